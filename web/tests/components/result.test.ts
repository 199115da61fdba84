// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FinalCount, Position, TableShown } from '$lib/protocol';
import Result from '../../src/table/Result.svelte';
import { all, press, text } from './seen.svelte';

const COUNTS: FinalCount[] = [
  { families: [9, 5, 1], values: [1000, 350, 40], sum: 1390, factor: 3, dove: 0, total: 4170 },
  { families: [], values: [], sum: 0, factor: 0, dove: 0, total: 0 },
  { families: [0], values: [10], sum: 10, factor: 1, dove: 500, total: 510 },
];

beforeEach(() => {
  vi.useFakeTimers();
});

function show() {
  const props = {
    table: { you: 0, seats: [{}, {}, {}], next: null } as unknown as TableShown,
    view: { winners: [0], standstill: 0, scores: [] } as unknown as Position,
    counts: COUNTS,
    names: ['Ana', 'Ben', 'Cleo'],
    finished: null,
    onclose: () => undefined,
    onhome: () => undefined,
  };
  mount(Result, { target: document.body, props });
  flushSync();
}
const rows = () => all('li').map((row) => row.textContent.replace(/\s+/g, ' ').trim());

test('the loser is counted first and the winner last, by the server’s own figures', async () => {
  show();
  expect(rows().map((row) => row.split(' ')[0])).toEqual(['Ben', 'Cleo', 'Ana']);
  expect(all('.wins')).toEqual([]);
  press('.result > .button');
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(all('.family')).toHaveLength(5);
  expect(text('.wins')).toContain('Ana');
  expect(all('.times').map((one) => one.textContent.replace(/\D+/g, ' ').trim())).toEqual(['', '', '1 390 3']);
});

test('families come one by one', async () => {
  show();
  await vi.advanceTimersByTimeAsync(420 * 3 + 10);
  flushSync();
  expect(all('.family')).toHaveLength(1);
});
