// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { m } from '$lib/i18n/index.svelte';
import { live, type Live } from '$lib/live/live.svelte';
import type { Choice, Edition, Position } from '$lib/protocol';
import Desk from '../../src/hotseat/Desk.svelte';
import { household } from '../../src/hotseat/household.svelte';
import { all, bidding, press, show, tableOf } from './seen.svelte';

afterEach(() => {
  household.hands = [];
});

const edition = { family_size: 3, bid_step: 10 } as Edition;
/** People round one tablet, each with what they may do; `said` is who said what. */
function desk(choices: Choice[][], position: Partial<Position>) {
  const said: [number, string][] = [];
  household.hands = choices.map(
    (mine, you) =>
      ({
        table: { you },
        update: { question: 7, options: { choices: mine } },
        ask: ({ action }: { action: { do: string } }) =>
          Promise.resolve(void said.push([you, action.do])).then(() => null),
      }) as unknown as Live,
  );
  show(Desk, tableOf({ edition }, position).scene, { asked: null, onhand: () => undefined });
  return said;
}

test('while people bid, everybody reads of the others how they stand', () => {
  const bids = [[bidding(40)], [bidding(40)], []];
  desk(bids, { leader: 1, high_bid: 30, passed: [true, false, false], to_act: [0] });
  expect(all('[data-seat] small').map((one) => one.textContent)).toEqual([
    m().table.passed,
    m().table.leadsWith({ amount: 30 }),
    m().table.auctioneer,
  ]);
});

test('what only one of them may do, only they are offered, and it is said by their hand', () => {
  live.complaint = null;
  const said = desk([[], [{ do: 'claim_dove' }], []], { phase: 'dealing', to_act: [1] });
  expect(all('[data-seat="1"] .act')).toHaveLength(1);
  press('.act');
  expect(said).toEqual([[1, 'claim_dove']]);
});
