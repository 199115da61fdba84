// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import Settling from '../../src/table/dock/Settling.svelte';
import { all, find, press, show, tableOf, text } from './seen.svelte';

const EXACT = {
  price: 50,
  purse: [1, 5, 1, 0, 0, 0],
  ceilings: [0, 50, 50, 50, 50, 50],
  ways: [
    [0, 0, 1, 0, 0, 0],
    [0, 5, 0, 0, 0, 0],
  ],
};
const ABOVE = {
  price: 60,
  purse: [1, 0, 0, 1, 0, 0],
  ceilings: [0, 60, 100, 150, 250, 550],
  ways: [[0, 0, 0, 1, 0, 0]],
};

function settle(due: typeof EXACT, more: object = {}) {
  const paid: number[][] = [];
  show(Settling, tableOf().scene, {
    title: 'Pay',
    due,
    confirm: ({ sum }: { sum: unknown }) => `Pay ${String(sum)}`,
    onpaid: (notes: number[]) => void paid.push(notes),
    ...more,
  } as never);
  return paid;
}

test('the best way is laid already, and another is one press away', () => {
  const paid = settle(EXACT);
  expect(all('.proposal').map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  press('.proposal', 1);
  press('.act');
  expect(paid).toEqual([[10, 10, 10, 10, 10]]);
});

test('paying has a key of its own, which only works once the sum is right', () => {
  settle(EXACT);
  const pay = find<HTMLButtonElement>('.act');
  expect([pay.dataset['key'], pay.getAttribute('aria-keyshortcuts')]).toEqual(['y', 'y']);
});

test('a needless zero cannot be paid with, and the reason is on the screen', () => {
  const paid = settle(EXACT);
  press('[data-key="1"]');
  expect(find<HTMLButtonElement>('.act').disabled).toBe(true);
  expect(find('.loss').dataset['stands']).toBe('needless');
  press('.take', 0);
  press('.act');
  expect(paid).toEqual([[50]]);
});

test('what is lost for want of change is said before it is paid', () => {
  settle(ABOVE);
  expect(all('.proposal')).toEqual([]);
  expect(text('.loss')).toContain('40');
  expect(find<HTMLButtonElement>('.act').disabled).toBe(false);
});

test('notes taken back one by one leave a debt that is named, and nothing can be paid meanwhile', () => {
  const paid = settle(EXACT);
  press('.proposal', 1);
  press('.take', 0);
  press('.take', 0);
  expect(find<HTMLButtonElement>('.act').disabled).toBe(true);
  expect(text('.loss')).toContain('20');
  press('[data-key="2"]');
  press('[data-key="2"]');
  press('.act');
  expect(paid).toEqual([[10, 10, 10, 10, 10]]);
});

test('clearing the tray takes everything back', () => {
  settle(EXACT);
  press('.sum button');
  expect(all('.take')).toEqual([]);
  expect(text('.loss')).toContain('50');
});

test('more notes than the price needs cannot be handed over where it can be paid exactly', () => {
  settle(EXACT);
  press('[data-key="2"]');
  expect(find<HTMLButtonElement>('.act').disabled).toBe(true);
});

test('who may still change their mind has a way back, who owes has none', () => {
  let back = 0;
  settle(EXACT);
  expect(all('[data-key="escape"]')).toEqual([]);
  settle(EXACT, { cancel: () => back++ });
  press('[data-key="escape"]');
  expect(back).toBe(1);
});
