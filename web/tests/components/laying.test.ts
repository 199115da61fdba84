// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import Dock from '../../src/table/dock/Dock.svelte';
import Laying from '../../src/table/dock/Laying.svelte';
import type { Choice } from '$lib/protocol';
import { all, find, press, show, tableOf, text } from './seen.svelte';

const PURSE = [2, 4, 1, 0, 0, 0];

test('notes are laid one by one, taken back, and named when they are sent', () => {
  const laid: number[][] = [];
  const { scene } = tableOf();
  show(Laying, scene, {
    title: 'Your offer',
    purse: PURSE,
    least: 1,
    confirm: 'Lay',
    onlaid: (notes: number[]) => void laid.push(notes),
  });
  expect(find<HTMLButtonElement>('.act').disabled).toBe(true);
  expect(all('.stack').map((one) => one.dataset['key'])).toEqual(['1', '2', '3']);
  press('[data-key="3"]');
  expect(find<HTMLButtonElement>('[data-key="3"]').disabled).toBe(true);
  press('[data-key="1"]');
  press('[data-key="2"]');
  press('.take', 1);
  expect(text('.sum span')).toBe('2 notes · 50');
  press('.act');
  expect(laid).toEqual([[0, 50]]);
});

test('of several equal notes so many are left as are not laid', () => {
  const given = { title: '', purse: PURSE, least: 1, confirm: 'Lay', onlaid: () => undefined };
  show(Laying, tableOf().scene, given);
  const left = () => {
    press('[data-key="2"]');
    return text('[data-key="2"] .tally');
  };
  expect([left(), left(), left(), left()]).toEqual(['×3', '×2', '×1', '×0']);
  expect(find<HTMLButtonElement>('[data-key="2"]').disabled).toBe(true);
});

test('a broke player may lay nothing', () => {
  const laid: number[][] = [];
  const { scene } = tableOf();
  show(Laying, scene, {
    title: 'Your offer',
    purse: [0, 0, 0, 0, 0, 0],
    least: 0,
    confirm: 'Lay',
    onlaid: (notes: number[]) => void laid.push(notes),
  });
  press('.act');
  expect(laid).toEqual([[]]);
});

const answering = (choices: Choice[]) =>
  tableOf({ choices }, { phase: 'answering', active: 1, target: 0, animal: 7, stake: 1, offer_size: 2, round: 1 });
const COUNTER: Choice = { do: 'counter', purse: PURSE, least: 1 };

test('an offer is accepted, or countered with notes of one’s own', () => {
  const { scene, moves } = answering([{ do: 'accept' }, COUNTER]);
  show(Dock, scene, {});
  expect(text('h2')).toBe('Ben lays 2 notes for the pig');
  press('[data-key=c]');
  press('[data-key=escape]');
  press('[data-key=c]');
  press('[data-key="2"]');
  press('.laying .act');
  expect(moves).toEqual([{ do: 'counter', notes: [10] }]);
  press('[data-key=escape]');
  press('[data-key=t]');
  expect(moves.at(-1)).toEqual({ do: 'accept' });
});

test('where the counter is obligatory there is nothing to accept and no way back', () => {
  const { scene } = answering([COUNTER]);
  show(Dock, scene, {});
  expect(all('[data-key=t], [data-key=escape]')).toEqual([]);
  expect(all('.laying')).toHaveLength(1);
});

test('the auctioneer sells, or keeps the lot if they can pay for it', () => {
  const deciding = { phase: 'deciding' as const, active: 0, leader: 1, high_bid: 40 };
  const rich = tableOf({ choices: [{ do: 'sell' }, { do: 'preempt' }] }, deciding);
  show(Dock, rich.scene, {});
  press('[data-key=s]');
  press('[data-key=k]');
  expect(rich.moves).toEqual([{ do: 'sell' }, { do: 'preempt' }]);
});

test('who cannot pay cannot keep the lot, and reads why', () => {
  const poor = tableOf({ choices: [{ do: 'sell' }] }, { phase: 'deciding', active: 0, leader: 1, high_bid: 40 });
  show(Dock, poor.scene, {});
  expect(find<HTMLButtonElement>('[data-key=k]').disabled).toBe(true);
  expect(text('[data-key=k] small')).toBe('You cannot pay that.');
});

test('buying back says what is given back and what comes out of my own pocket', () => {
  const due = { do: 'buy_back', price: 20, purse: PURSE, ceilings: [0, 20, 50, 0, 0, 0], ways: [[0, 2, 0, 0, 0, 0]] };
  const sold = { phase: 'buying_back' as const, active: 0, leader: 1, high_bid: 20, paid_size: 2 };
  show(Dock, tableOf({ choices: [{ do: 'let_stand' }, due as unknown as Choice] }, sold).scene, {});
  expect(text('[data-key=k] small')).toBe('give the 20 back, and pay 20 of your own');
  press('[data-key=k]');
  expect(text('.settling h2')).toBe('Buy back: 20 from your own notes');
});

test('what is said of laid notes and of a hint is words, and not the names of buttons', () => {
  const choices = [{ do: 'counter', purse: PURSE, least: 1 } as Choice];
  show(Dock, tableOf({ choices, askHint: () => undefined }, { phase: 'answering', active: 1, target: 0 }).scene, {});
  press('[data-key="2"]');
  expect(all('.sum button, .hint button')).toHaveLength(2);
  expect(all('[aria-live] button')).toEqual([]);
});
