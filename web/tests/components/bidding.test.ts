// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { m } from '$lib/i18n/index.svelte';
import { Aim, REACTION } from '../../src/table/dock/aim';
import Bids from '../../src/table/dock/Bids.svelte';
import OwnRaise from '../../src/table/dock/OwnRaise.svelte';
import { all, bidding, find, press, show, tableOf, text, type } from './seen.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

test('a hand means what it saw when it set out', () => {
  const aim = new Aim();
  aim.show([10, 20, 50], 0);
  expect(aim.meant(0, 0)).toBe(10);
  aim.show([30, 40, 70], 1000);
  expect(aim.meant(0, 1000 + REACTION - 1)).toBe(10);
  expect(aim.meant(0, 1000 + REACTION)).toBe(30);
  aim.show([30, 40, 70], 5000);
  expect(aim.meant(1, 5000)).toBe(40);
});

test('paddles bid the least, ten more and forty more, within what may be bid', () => {
  const { scene, moves } = tableOf();
  const change = show(Bids, scene, { open: bidding(30) });
  expect(all('.paddle .amount').map((one) => one.textContent)).toEqual(['30', '40', '70']);
  press('.paddle', 2);
  expect(moves).toEqual([{ do: 'bid', amount: 70 }]);
  change({ open: bidding(490) });
  expect(all('.paddle .amount').map((one) => one.textContent)).toEqual(['490', '500']);
});

test('a finger that came down on an overtaken amount bids nothing and is told who was faster', () => {
  const { scene, moves } = tableOf({}, { leader: 1, high_bid: 30 });
  const change = show(Bids, scene, { open: bidding(10) });
  vi.advanceTimersByTime(REACTION);
  find('.paddle').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  change({ open: bidding(40) });
  vi.advanceTimersByTime(REACTION);
  press('.paddle');
  expect(moves).toEqual([]);
  expect(text('.limit')).toBe('Ben was faster: 30.');
  press('.paddle');
  expect(moves).toEqual([{ do: 'bid', amount: 40 }]);
});

test('a bluff takes two presses, and another bid over it calls it off', () => {
  const { scene, moves } = tableOf();
  const change = show(Bids, scene, { open: bidding(110) });
  press('.paddle');
  expect(moves).toEqual([]);
  expect(text('.paddle')).toBe('Really bluff 110? Bluff? Bid 110');
  change({ open: bidding(120) });
  vi.advanceTimersByTime(REACTION);
  press('.paddle');
  expect(moves).toEqual([]);
  press('.paddle');
  expect(moves).toEqual([{ do: 'bid', amount: 120 }]);
});

test('a typed amount stays while the price rises, and can be bid as long as it is enough', () => {
  const { scene, moves } = tableOf();
  const change = show(Bids, scene, { open: bidding(10) });
  type('input', '8');
  expect(find<HTMLButtonElement>('.free .act').textContent.trim()).toBe('Bid 10');
  type('input', '80');
  change({ open: bidding(60) });
  expect(find<HTMLInputElement>('input').value).toBe('80');
  expect(text('.free .act')).toBe('Bid 80');
  change({ open: bidding(90) });
  expect(find<HTMLInputElement>('input').value).toBe('80');
  expect(text('.free .act')).toBe('At least 90');
  expect(find<HTMLButtonElement>('.free .act').disabled).toBe(true);
  type('input', '100');
  press('.free .act');
  expect(moves).toEqual([{ do: 'bid', amount: 100 }]);
  expect(find<HTMLInputElement>('input').value).toBe('90');
});

test('the wheel goes by ten within the bounds, and too much is said to be too much', () => {
  const { scene } = tableOf();
  show(Bids, scene, { open: bidding(10, 100, 30) });
  expect(all('.step.button').map((one) => (one as HTMLButtonElement).disabled)).toEqual([true, false]);
  press('.step.button', 1);
  press('.step.button', 1);
  expect(find<HTMLInputElement>('input').value).toBe('30');
  expect(all('.step.button').map((one) => (one as HTMLButtonElement).disabled)).toEqual([false, true]);
  type('input', '70');
  expect(text('.free .act')).toBe('At most 30');
});

test('who leads sees no paddle until they ask for it', () => {
  const { scene, moves } = tableOf({}, { leader: 0, high_bid: 60 });
  show(OwnRaise, scene, { open: bidding(70) });
  expect(text('.waiting')).toBe('You lead with 60.');
  expect(all('.paddle')).toEqual([]);
  press('.own-raise');
  press('.paddle');
  expect(moves).toEqual([{ do: 'bid', amount: 70 }]);
  press('[data-key=escape]');
  expect(all('.paddle')).toEqual([]);
});

test('a bluff that was called off takes two presses again, also in the next lot', () => {
  const { scene, moves } = tableOf();
  const change = show(Bids, scene, { open: bidding(110) });
  press('.paddle');
  change({ open: bidding(200) });
  change({ open: bidding(110) });
  vi.advanceTimersByTime(REACTION);
  press('.paddle');
  expect(moves).toEqual([]);
});

test('before a typed bluff is said it is told what it may cost', () => {
  show(Bids, tableOf().scene, { open: bidding(10) });
  const said = find('.free .act').title;
  type('input', '300');
  expect(find('.free .act').title).toBe(m().dock.bluffTip({ amount: 300 }));
  expect(said).toBe(m().dock.bidOf({ amount: 10 }));
});
