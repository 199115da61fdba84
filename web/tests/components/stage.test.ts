// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Choice } from '$lib/protocol';
import Stage from '../../src/table/Stage.svelte';
import { all, show, tableOf, text } from './seen.svelte';

const EMPTY = { lot: [], pile: [], animal: null, stake: 0, offer_size: 0, dove: null, debtor: null };
const TRADE = [{ do: 'trade', stakes: [] } as unknown as Choice];

test('while I lay an offer the stage shows what is at stake, and with whom', () => {
  const stake = { target: 1, animal: 8, number: 2 };
  show(Stage, tableOf({ choices: TRADE, stake }, { ...EMPTY, phase: 'turn', active: 0 }).scene, {});
  expect(text('.prize .stake')).toBe('2 cows at stake');
  expect(all('.side strong').map((side) => side.textContent)).toEqual(['You', 'Ben']);
});

test('before I have picked anything it is my turn, and no trade', () => {
  show(Stage, tableOf({ choices: TRADE }, { ...EMPTY, phase: 'turn', active: 0 }).scene, {});
  expect(all('.prize')).toEqual([]);
  expect(text('.plate')).toBe('Your turn');
});

test('where there is only one thing to do, that is what I am asked', () => {
  const asked = [{ do: 'auction' } as Choice, TRADE[0]!].map((only) => {
    document.body.replaceChildren();
    show(Stage, tableOf({ choices: [only] }, { ...EMPTY, phase: 'turn', active: 0 }).scene, {});
    return text('.state');
  });
  expect(asked).toEqual(['Your turn: only an auction is open to you.', 'Your turn: only trades are left.']);
});

test('of another nothing is expected that the pile no longer holds', () => {
  const others = { ...EMPTY, phase: 'turn' as const, active: 2, must_auction: false };
  const expected = [[1], [0]].map((pile) => {
    document.body.replaceChildren();
    show(Stage, tableOf({}, { ...others, pile }).scene, {});
    return text('.state');
  });
  expect(expected).toEqual(['Cleo: auction or trade?', 'Cleo must trade.']);
});

test('whoever waits for the auctioneer is spoken to', () => {
  const sold = { ...EMPTY, lot: [8], phase: 'deciding' as const, leader: 0, high_bid: 30 };
  show(Stage, tableOf({}, sold).scene, {});
  expect(text('.state')).toBe('You bid 30. Does Cleo sell, or keep it for that price?');
});

test('what stands under my plate is said to me, and under that of another about them', () => {
  const trade = { ...EMPTY, animal: 8, stake: 1, offer_size: 2, phase: 'answering' as const, active: 1, target: 0 };
  show(Stage, tableOf({}, trade).scene, {});
  expect(text('[data-place=counter]')).toBe('You answer');
});

test('under the plate of another it is said about them', () => {
  const trade = { ...EMPTY, animal: 8, stake: 1, offer_size: 0, phase: 'answering' as const, active: 0, target: 1 };
  show(Stage, tableOf({}, trade).scene, {});
  expect(text('[data-place=counter]')).toBe('Ben answers');
  expect(text('[data-place=offer]')).toBe('You lay down nothing');
});
