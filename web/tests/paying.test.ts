import { expect, test } from 'vitest';
import type { Counts } from '$lib/notes';
import { standing, type Due } from '$lib/paying';
import payments from './payments.json';

/** Every selection that a purse allows. */
const selections = (purse: Counts): number[][] =>
  purse.reduce<number[][]>(
    (found, most) => found.flatMap((laid) => Array.from({ length: most + 1 }, (_, count) => [...laid, count])),
    [[]],
  );

test('exactly what the law takes can be paid', () => {
  for (const { due, sets } of payments) {
    const payable = selections(due.purse).filter((laid) => ['exact', 'over'].includes(standing(due, laid)));
    expect(payable.map(String).sort()).toEqual(sets.map(String).sort());
  }
});

test('every way that the server proposes can be paid', () => {
  for (const { due } of payments) for (const way of due.ways) expect(['exact', 'over']).toContain(standing(due, way));
});

test('where a selection stands', () => {
  const exact: Due = { price: 60, purse: [2, 4, 2, 0, 0, 0], ceilings: [0, 60, 60, 60, 60, 60], ways: [] };
  expect(standing(exact, [0, 1, 0, 0, 0, 0])).toBe('short');
  expect(standing(exact, [0, 1, 1, 0, 0, 0])).toBe('exact');
  expect(standing(exact, [0, 0, 2, 0, 0, 0])).toBe('exact-possible');
  expect(standing(exact, [1, 1, 1, 0, 0, 0])).toBe('needless');
  const above: Due = { price: 60, purse: [0, 0, 0, 1, 1, 0], ceilings: [0, 60, 100, 150, 250, 550], ways: [] };
  expect(standing(above, [0, 0, 0, 1, 0, 0])).toBe('over');
  expect(standing(above, [0, 0, 0, 1, 1, 0])).toBe('needless');
});
