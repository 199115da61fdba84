// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Live } from '$lib/live/live.svelte';
import type { BidChoice } from '$lib/protocol';
import Desk from '../../src/hotseat/Desk.svelte';
import { household } from '../../src/hotseat/household.svelte';
import { all, bidding, show, tableOf } from './seen.svelte';

afterEach(() => (household.hands = []));

/** The open table of Ana (0), Ben (1) and Cleo (2), who auctions; Ana and Ben have been sent these options. */
function deskOf(...sent: (BidChoice | null)[]) {
  household.hands = sent.map(
    (bid, you) => ({ table: { you }, update: { options: { choices: bid ? [bid] : [] } } }) as unknown as Live,
  );
  show(Desk, tableOf({}, { viewer: null }).scene, { asked: null, onhand: () => undefined });
}
const paddles = (seat: number) => all(`[data-seat="${seat}"] .amount`).map((one) => Number(one.textContent));

test('on the paddles of the shared device stands what may be bid, as everybody was told', () => {
  deskOf(bidding(50, 100, 90), bidding(50, 20, 90));
  expect([paddles(0), paddles(1)]).toEqual([
    [50, 60, 90],
    [50, 60, 90],
  ]);
});

test('the most that all the money allows is no secret, what somebody holds is', () => {
  deskOf(bidding(50, 20, 70), bidding(50, 60, 60)); // Ben bids no more than he has shown
  expect(paddles(1)).toEqual([50, 60]);
  deskOf(bidding(50, 60, 60), bidding(50, 80, 80)); // nobody may bid more than they hold
  expect(paddles(0).slice(0, 3)).toEqual([50, 60, 90]);
});

test('there is no paddle where nobody may bid', () => {
  deskOf(null, null);
  expect(all('.paddle')).toEqual([]);
  expect(all('.out')).toHaveLength(2);
});
