// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '$lib/protocol';
import Log from '../../src/table/Log.svelte';
import { all, find, show, tableOf } from './seen.svelte';

const ROOM = 100;
const LINE = 30;
const bids = (count: number): GameEvent[] =>
  Array.from({ length: count }, (_, nth) => ({ type: 'bid_made', seat: 1, amount: 10 * (nth + 1) }));

beforeEach(() => {
  vi.useFakeTimers();
});

/** A log of so many lines, as high as they are, in a room for three; the page tells of scrolling a moment later. */
function logOf(count: number) {
  const tell = show(Log, tableOf().scene, { story: bids(count), names: ['Ana', 'Ben', 'Cleo'], reader: 0 });
  const list = find<HTMLElement>('.log');
  let top = 0;
  const most = () => Math.max(0, list.children.length * LINE - ROOM);
  Object.defineProperties(list, {
    clientHeight: { value: ROOM },
    scrollHeight: { get: () => list.children.length * LINE },
    scrollTop: { get: () => Math.min(top, most()), set: (to: number) => (top = Math.min(to, most())) },
  });
  return { tell, list, scrolled: () => list.dispatchEvent(new Event('scroll')), most };
}

test('many lines that come before the page tells of the last scrolling do not leave the list behind', async () => {
  const { tell, list, scrolled, most } = logOf(10);
  await vi.runAllTimersAsync();
  expect(list.scrollTop).toBe(most());
  tell({ story: bids(15) });
  scrolled();
  await vi.runAllTimersAsync();
  expect(list.scrollTop).toBe(most());
});

test('lines that are held back for a showdown and come again do not leave the list behind', async () => {
  const { tell, list, scrolled, most } = logOf(10);
  await vi.runAllTimersAsync();
  tell({ story: bids(6) });
  tell({ story: bids(12) });
  list.scrollTop = 6 * LINE - ROOM; // where the shorter list left it
  scrolled();
  await vi.runAllTimersAsync();
  expect(list.scrollTop).toBe(most());
});

test('whoever reads further up is left there until they come back', async () => {
  const { tell, list, scrolled, most } = logOf(10);
  await vi.runAllTimersAsync();
  list.scrollTop = 20;
  scrolled();
  tell({ story: bids(15) });
  await vi.runAllTimersAsync();
  expect(list.scrollTop).toBe(20);
  list.scrollTop = most();
  scrolled();
  tell({ story: bids(20) });
  await vi.runAllTimersAsync();
  expect(list.scrollTop).toBe(most());
});

test('a line has the colour of whoever did it', () => {
  const story = [
    { type: 'bid_made', seat: 2, amount: 10 },
    { type: 'offer_renewed', challenger: 1, target: 2, count: 2, notes: null },
    { type: 'counter_laid', target: 2, count: 1, notes: null },
  ] as GameEvent[];
  show(Log, tableOf().scene, { story, names: ['Ana', 'Ben', 'Cleo'], reader: 0 });
  const colours = all('.log li').map((line) => line.style.getPropertyValue('--colour'));
  expect(colours).toEqual(['var(--player-2)', 'var(--player-1)', 'var(--player-2)']);
});
