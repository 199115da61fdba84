// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { m } from '$lib/i18n/index.svelte';
import { live } from '$lib/live/live.svelte';
import type { ClockShown, GameEvent, Position } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import * as sounds from '$lib/sounds';
import { voice } from '$lib/voice.svelte';
import LiveTable from '../../src/table/LiveTable.svelte';
import { acts, BEAT } from '../../src/table/pace';
import { all, find, press, text } from './seen.svelte';
import { COW, DECIDED, LOT, OPENED, updateOf, wait, watch } from './staged.svelte';

const FLIGHT = 620;
const SOLD = { moved: [{ giver: 0, receiver: 1, count: 1, notes: [0, 0, 1, 0, 0, 0] }] };
const FAMILY: GameEvent = { type: 'family_completed', seat: 0, animal: COW };
const TURN = updateOf(1, [2, 1, 0], { viewer: 0 }, [], [{ do: 'auction' }]);
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    ...navigator,
    wakeLock: { request: vi.fn(() => Promise.resolve({ release: vi.fn() })) },
  });
  settings.choosePace('lively');
  settings.explainAgain();
  live.clock = null;
  heard = [];
  vi.spyOn(sounds, 'play').mockImplementation((sound) => void heard.push(sound));
  // What moves is on its way for as long as it takes.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    const animation = { cancel() {}, onfinish: null as (() => void) | null, effect: null };
    setTimeout(() => animation.onfinish?.(), FLIGHT);
    return animation as unknown as Animation;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const decided = (more: object = {}) =>
  updateOf(2, [3, 0, 0], { viewer: 0, active: 1 }, [{ ...DECIDED, ...more }, FAMILY]);

test('a donkey lets it rain', async () => {
  watch(LiveTable)(updateOf(2, [2, 1, 0], {}, [{ type: 'donkey_paid', note: 100, number: 2, moved: [] }]));
  expect(all('.sky .drop').length).toBeGreaterThan(0);
});

test.each([
  ['the dove', { type: 'dove_claimed', seat: 1 }],
  ['a bluff that is called', { type: 'defaulted', seat: 1, price: 300, notes: [0, 4, 0, 0, 0, 0] }],
  ['a family', FAMILY],
])('%s has a picture of its own over its ribbon', (_, event) => {
  watch(LiveTable)(updateOf(2, [2, 1, 0], {}, [event as GameEvent]));
  expect(all('.herald > *')).toHaveLength(2);
});

test.each([
  [0, 'left', 'offer'],
  [1, 'right', 'counter'],
])('the animal goes to the side of who wins it: %i', async (winner, side, pile) => {
  watch(LiveTable)(decided({ winner }));
  await wait(acts(DECIDED).told - 20);
  expect(find('.showdown .prize').dataset['to']).toBe('');
  await wait(40);
  expect(find('.showdown .prize').dataset['to']).toBe(side);
  expect(find('.wins').dataset['place']).toBe(pile);
});

test('no note flies and no fanfare sounds before it is told who has won', async () => {
  watch(LiveTable)(decided(SOLD));
  await wait(BEAT);
  expect([all('.sky .thing').length, heard]).toEqual([0, []]);
  await wait(acts(DECIDED).told - BEAT + 20);
  expect(all('.sky .thing')).toHaveLength(2);
  expect(heard).toEqual(['family']);
});

test('whoever acts has seen enough', async () => {
  const told = vi.spyOn(live, 'tell').mockResolvedValue(true);
  const happens = watch(LiveTable, TURN);
  happens(updateOf(2, [3, 0, 0], { viewer: 0 }, [DECIDED], [{ do: 'auction' }]));
  await wait(100);
  expect(all('.showdown')).toHaveLength(1);
  press('[data-key="a"]');
  expect(told).toHaveBeenCalledTimes(1);
  expect(all('.showdown')).toEqual([]);
  expect(text('[data-place="herd-0"]')).toContain('✓');
});

test.each([
  ['a lot', LOT],
  ['another trade', OPENED],
])('%s that is to be decided about clears the stage', async (_, next) => {
  const happens = watch(LiveTable);
  happens(decided());
  await wait(100);
  expect(all('.showdown')).toHaveLength(1);
  happens(updateOf(3, [3, 0, 0], {}, [next]));
  expect(all('.showdown')).toEqual([]);
});

test('the hammer calls with light, voice and sound, and falls with more', () => {
  const said = vi.spyOn(sounds, 'speakAloud');
  const bidding: Partial<Position> = { phase: 'bidding', lot: [3], leader: 0, high_bid: 30, active: 2 };
  const happens = watch(LiveTable, updateOf(1, [2, 1, 0], bidding));
  expect(all('.hammer .light')).toEqual([]);
  const words = ['once', 'twice'].map((word, place) => {
    live.clock = { calls: place + 1, next_call: null, paused: false, out: [], thinking: [] } as unknown as ClockShown;
    flushSync();
    expect(all('.hammer .light')).toHaveLength(1);
    return m().table.calls[word];
  });
  expect(heard).toEqual(['call', 'call']);
  live.clock = null;
  happens(updateOf(2, [2, 1, 0], { ...bidding, phase: 'deciding' }, [{ type: 'hammer_fell', leader: 0, price: 30 }]));
  expect(all('.hammer.fallen .light')).toHaveLength(1);
  expect(said.mock.calls.map(([text]) => text)).toEqual([...words, m().table.sold]);
  expect(heard.slice(2)).toEqual(['hammer']);
});

test('while a game is on the screen stays lit', () => {
  watch(LiveTable);
  expect(navigator.wakeLock.request).toHaveBeenCalledWith('screen');
});

test('the first turn of all is explained at the table, to eyes and ears', async () => {
  const said = vi.spyOn(voice, 'say');
  watch(LiveTable, TURN);
  expect(text('aside p')).toBe(m().firsts.turn);
  await wait(8000);
  expect(said).toHaveBeenCalledWith(m().firsts.turn);
});
