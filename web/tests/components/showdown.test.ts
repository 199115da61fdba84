// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GameEvent, TradeDecided } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import Herald from '../../src/table/Herald.svelte';
import { acts, BEAT, TURN } from '../../src/table/pace';
import { all, text } from './seen.svelte';

const NAMES = ['Ana', 'Ben', 'Cleo'];
const OPENED = { type: 'trade_opened', challenger: 0, target: 1, animal: 9, stake: 1, count: 2, notes: null };
const LAID = { type: 'counter_laid', target: 1, count: 3, notes: null };
const DECIDED: TradeDecided = {
  type: 'trade_decided',
  challenger: 0,
  target: 1,
  winner: 0,
  animal: 9,
  stake: 1,
  offer: [0, 0, 1, 1, 0, 0],
  counter: [2, 1, 0, 0, 0, 0],
  open: false,
  moved: [],
};
const FAMILY: GameEvent = { type: 'family_completed', seat: 0, animal: 9 };

beforeEach(() => {
  vi.useFakeTimers();
  settings.choosePace('lively');
});

function herald(more: { reader?: number; deciding?: boolean } = {}) {
  const outcomes: GameEvent[] = [];
  const props = {
    names: NAMES,
    reader: null,
    family: 4,
    deciding: false,
    onoutcome: (event: GameEvent) => void outcomes.push(event),
    ...more,
  };
  const cried = mount(Herald, { target: document.body, props });
  onTestFinished(() => void unmount(cried));
  flushSync();
  return { outcomes, cried };
}
const wait = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
};

test('a trade is staged: face down, a beat, note by note, and only then who has won', async () => {
  const { outcomes, cried } = herald();
  cried.cry([OPENED, LAID, DECIDED, FAMILY] as GameEvent[]);
  await wait(BEAT - 10);
  expect(all('.note.open')).toHaveLength(0);
  expect(all('.side').map((side) => side.querySelectorAll('.note .note').length)).toEqual([2, 3]);
  await wait(20);
  expect(all('.sum').map((sum) => sum.textContent)).toEqual(['50', '0']);
  expect(all('.open [data-kind]').map((note) => note.dataset['kind'])).toEqual(['2', '0']);
  await wait(2 * TURN);
  expect(all('.sum').map((sum) => sum.textContent)).toEqual(['150', '10']);
  expect(all('.wins')).toEqual([]);
  expect(outcomes).toEqual([]);
  await wait(acts(DECIDED).told - BEAT - 2 * TURN);
  expect(text('.wins strong')).toBe('Ana');
  expect(outcomes).toEqual([DECIDED]);
});

test('who may not see the notes sees their backs and the outcome, and the family comes after it', async () => {
  const { cried } = herald();
  const secret = { ...DECIDED, offer: null, counter: null };
  cried.cry([OPENED, LAID, secret, FAMILY] as GameEvent[]);
  await wait(acts(secret).told + 10);
  expect(all('.note.open')).toEqual([]);
  expect(all('.sum').map((sum) => sum.textContent)).toEqual(['× 2', '× 3']);
  expect(text('.wins strong')).toBe('Ana');
  await wait(acts(secret).over - acts(secret).told);
  expect(all('.showdown')).toEqual([]);
  expect(all('.family .card')).toHaveLength(4);
});

test('whoever acts has seen enough', async () => {
  const { cried } = herald();
  cried.cry([OPENED, LAID, DECIDED] as GameEvent[]);
  await wait(100);
  cried.hush();
  await wait(300);
  expect(all('.showdown, .ribbon')).toEqual([]);
});

test('calm takes longer, instant stages nothing and still says it', async () => {
  const { cried } = herald();
  settings.choosePace('calm');
  cried.cry([OPENED, LAID, DECIDED] as GameEvent[]);
  await wait(acts(DECIDED).over + 50);
  expect(all('.showdown')).toHaveLength(1);
  cried.hush();
  settings.choosePace('instant');
  await wait(500);
  cried.cry([OPENED, LAID, DECIDED] as GameEvent[]);
  flushSync();
  expect(all('.showdown')).toEqual([]);
  expect(text('.ribbon')).toContain('Ana');
});

test('on my own side of a trade I read that it is mine', async () => {
  const { cried } = herald({ reader: 0 });
  cried.cry([OPENED, LAID, DECIDED] as GameEvent[]);
  await wait(acts(DECIDED).told + 10);
  expect(text('.wins strong')).toBe('You');
  expect(text('.ribbon')).toContain('you win');
});

test('nothing is laid over what I decide about', async () => {
  herald().cried.cry([FAMILY]);
  await wait(0);
  const [art, ribbon] = [document.querySelectorAll('.herald > *').length, text('.ribbon')];
  document.body.replaceChildren();
  herald({ deciding: true }).cried.cry([FAMILY]);
  await wait(0);
  expect([document.querySelectorAll('.herald > *').length, text('.ribbon')]).toEqual([art - 1, ribbon]);
});
