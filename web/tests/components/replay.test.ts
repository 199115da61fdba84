// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, Replay, ReplayStep } from '$lib/protocol';
import Player from '../../src/replay/Player.svelte';
import { all, find, press, show, tableOf, text } from './seen.svelte';
import { updateOf } from './staged.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = () => undefined;
});

const bid = (amount: number): GameEvent => ({ type: 'bid_made', seat: 1, amount });
function replay(purses: number[][] | null, chances: number[][] | null = null) {
  const steps = [null, bid(10), bid(20), bid(30)].map((event, line) => {
    const { view } = updateOf(line, [1, 0, 0]);
    return { line, action: null, events: event ? [event] : [], view, purses } as ReplayStep;
  });
  const { edition } = tableOf().scene;
  const shown = { edition, players: ['Ana', 'Ben', 'Cleo'], first: 0, tags: null, steps, chances } as Replay;
  show(Player, tableOf().scene, {
    replay: shown,
    viewer: 'open',
    address: '',
    shareable: false,
    onviewer: () => undefined,
  });
}
const told = () => text('.told');

test('a game is turned over step by step, and played to its end, where it stops', () => {
  replay(null);
  press('[data-key="arrowright"]');
  expect(told()).toBe('Ben bids 10.');
  press('[data-key="arrowleft"]');
  press('[data-key="arrowleft"]');
  expect(find<HTMLInputElement>('[type=range]').value).toBe('0');
  press('.play');
  vi.advanceTimersByTime(1400);
  flushSync();
  expect(told()).toBe('Ben bids 10.');
  for (let step = 0; step < 4; step++) {
    vi.advanceTimersByTime(1400);
    flushSync();
  }
  expect([told(), text('.play')]).toEqual(['Ben bids 30.', 'Play']);
  press('.play');
  expect(find<HTMLInputElement>('[type=range]').value).toBe('0');
});

test('there is a chart of all that is known: points, money, chances', () => {
  const purses = [[1], [1], [1]];
  const charts = [replay.bind(null, null), replay.bind(null, purses), replay.bind(null, purses, [[0.5, 0.3, 0.2]])].map(
    (open) => {
      document.body.replaceChildren();
      open();
      all('.controls button')
        .find((one) => one.title.includes('over time'))!
        .click();
      flushSync();
      return all('figure').length;
    },
  );
  expect(charts).toEqual([1, 2, 3]);
});
