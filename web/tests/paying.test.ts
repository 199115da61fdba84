import { expect, test } from 'vitest';
import { list, worth } from '$lib/notes';
import { proposals, settlements, standing } from '$lib/paying';
import payments from './payments.json';

const START = [2, 4, 2, 0, 0, 0];

test('the client finds the same ways to pay as the law', () => {
  const sorted = (sets: readonly (readonly number[])[]) => sets.map((set) => set.join()).sort();
  for (const { purse, price, sets } of payments) expect(sorted(settlements(purse, price))).toEqual(sorted(sets));
});

test('an exact payment is proposed when there is one, with few notes and with many', () => {
  const sets = proposals({ purse: [0, 6, 1, 0, 0, 0], price: 60, freely: false });
  expect(sets.map(list)).toEqual([
    [10, 50],
    [10, 10, 10, 10, 10, 10],
  ]);
});

test('without the exact sum the smallest loss is proposed first', () => {
  const sets = proposals({ purse: [1, 0, 0, 1, 1, 0], price: 60, freely: false });
  expect(sets.map(worth)).toEqual([100, 200]);
});

test('where a selection stands', () => {
  const due = { purse: START, price: 60, freely: false };
  expect(standing(due, [0, 1, 0, 0, 0, 0])).toBe('short');
  expect(standing(due, [0, 1, 1, 0, 0, 0])).toBe('exact');
  expect(standing(due, [0, 0, 2, 0, 0, 0])).toBe('exact-possible');
  expect(standing(due, [1, 1, 1, 0, 0, 0])).toBe('needless');
  expect(standing({ ...due, purse: [0, 0, 0, 1, 0, 0] }, [0, 0, 0, 1, 0, 0])).toBe('over');
});

test('who may pay freely may lay anything that covers the price', () => {
  expect(standing({ purse: START, price: 60, freely: true }, [1, 0, 2, 0, 0, 0])).toBe('over');
});
