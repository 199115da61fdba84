import { expect, test } from 'vitest';
import type { GameEvent } from '../src/lib/protocol';
import { worthTelling } from '../src/table/told';

const opened = { type: 'auction_opened', auctioneer: 0 } as GameEvent;
const passed = (seat: number) => ({ type: 'passed', seat }) as GameEvent;
const bid = (seat: number, amount: number) => ({ type: 'bid_made', seat, amount }) as GameEvent;
const places = (...story: GameEvent[]) => worthTelling(story).map(({ place }) => place);

test('who is out of a lot is told once, however often the price rises', () => {
  expect(places(opened, passed(1), bid(2, 10), passed(1), bid(3, 20), passed(1))).toEqual([0, 1, 2, 4]);
});

test('who comes back and passes again is told again, and so is everybody in the next auction', () => {
  expect(places(opened, passed(1), bid(1, 10), passed(2), passed(1))).toEqual([0, 1, 2, 3, 4]);
  expect(places(opened, passed(1), opened, passed(1))).toEqual([0, 1, 2, 3]);
});
