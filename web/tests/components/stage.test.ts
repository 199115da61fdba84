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

test('whoever waits for the auctioneer is spoken to', () => {
  const sold = { ...EMPTY, lot: [8], phase: 'deciding' as const, leader: 0, high_bid: 30 };
  show(Stage, tableOf({}, sold).scene, {});
  expect(text('.state')).toBe('You bid 30. Does Cleo sell, or keep it for that price?');
});
