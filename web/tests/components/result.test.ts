// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { m } from '$lib/i18n/index.svelte';
import { live } from '$lib/live/live.svelte';
import type { FinalCount, Finished, GameEvent, Position, TableShown } from '$lib/protocol';
import { commitmentOf } from '$lib/sealed';
import Result from '../../src/table/Result.svelte';
import { all, find, press, text } from './seen.svelte';

const COUNTS: FinalCount[] = [
  { families: [9, 5, 1], values: [1000, 350, 40], sum: 1390, factor: 3, dove: 0, total: 4170 },
  { families: [], values: [], sum: 0, factor: 0, dove: 0, total: 0 },
  { families: [0], values: [10], sum: 10, factor: 1, dove: 500, total: 510 },
];

beforeEach(() => {
  vi.useFakeTimers();
});

function show(
  change: {
    table?: object;
    view?: object;
    finished?: object | null;
    counts?: FinalCount[];
    onagain?: () => Promise<boolean>;
  } = {},
) {
  let closed = 0;
  const props = {
    table: { you: 0, seats: [{}, {}, {}], next: null, ...change.table } as unknown as TableShown,
    view: { winners: [0], standstill: 0, scores: [], ...change.view } as unknown as Position,
    counts: change.counts ?? COUNTS,
    names: ['Ana', 'Ben', 'Cleo'],
    finished: (change.finished ?? null) as Finished | null,
    onagain: change.onagain,
    onclose: () => closed++,
    onhome: () => undefined,
  };
  const shown = mount(Result, { target: document.body, props });
  flushSync();
  onTestFinished(() => void unmount(shown));
  return () => closed;
}
const rows = () => all('li').map((row) => row.textContent.replace(/\s+/g, ' ').trim());

test('the loser is counted first and the winner last, by the server’s own figures', async () => {
  show();
  expect(all('.who').map((one) => one.textContent)).toEqual(['Ben', 'Cleo', 'Ana']);
  expect(all('.name [data-face]').map((one) => one.dataset['face'])).toEqual(['1', '2', '0']);
  expect(all('.rank')).toEqual([]);
  expect(all('.wins')).toEqual([]);
  press('.result > .button');
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(all('.family')).toHaveLength(5);
  expect(all('.rank [aria-hidden]').map((one) => one.textContent)).toEqual(['3.', '2.', '1.']);
  expect(text('.wins')).toContain('Ana');
  expect(all('.times').map((one) => one.textContent.replace(/\D+/g, ' ').trim())).toEqual(['', '', '1 390 3']);
  expect(all('.score').map((one) => one.textContent)).toEqual(['0', '510', '4,170']);
});

test.each([
  { winners: [0, 2], places: ['3.', '1.', '1.'], order: ['Ben', 'Ana', 'Cleo'] },
  { winners: [0], places: ['3.', '2.', '1.'], order: ['Ben', 'Cleo', 'Ana'] },
])('as many points are as good a place only for who won as well: $winners', async ({ winners, places, order }) => {
  show({ view: { winners }, counts: [COUNTS[0]!, COUNTS[1]!, COUNTS[0]!] });
  press('.result > .button');
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(all('.who').map((one) => one.textContent)).toEqual(order);
  expect(all('.rank [aria-hidden]').map((one) => one.textContent)).toEqual(places);
});

test('families come one by one', async () => {
  show();
  await vi.advanceTimersByTimeAsync(420 * 3 + 10);
  flushSync();
  expect(all('.family')).toHaveLength(1);
});

const skip = async () => {
  press('.result > .button');
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
};

test('the dove is counted beside the families, and who has none reads so', async () => {
  show();
  await skip();
  const [ben, cleo] = rows();
  expect(ben).toContain('no complete family');
  expect(cleo).toContain('+ 500 dove');
});

test('two who are equal share the victory', async () => {
  show({ view: { winners: [0, 2] } });
  await skip();
  expect(all('.winner')).toHaveLength(2);
  expect(text('.wins')).toMatch(/Ana and Cleo/);
});

test('a game that came to nothing says why it ended', async () => {
  show({ view: { ended: 'standstill' } });
  expect(all('.ended')).toEqual([]);
  await skip();
  expect(text('.ended')).not.toBe('');
});

test('who only looked on is not asked for another game, but shown the way to it', () => {
  show({ table: { you: null } });
  expect(all('.row .act')).toEqual([]);
  show({ table: { you: null, next: 'NEXT2' } });
  expect(find<HTMLAnchorElement>('.row .act').getAttribute('href')).toBe('/t/NEXT2');
});

test('who share a device play again together, also when one of them has another table already', () => {
  let asked = 0;
  show({ table: { next: 'NEXT2' }, onagain: () => Promise.resolve(++asked > 0) });
  press('.row .act');
  expect(asked).toBe(1);
});

test('the sheet can be put away', () => {
  const closed = show();
  press('[data-key="escape"]');
  expect(closed()).toBe(1);
});

const NONCE = 'ab12';
const ORDER = ['goat', 'goose', 'horse', 'cat'];
const COMMITMENT = commitmentOf({ nonce: NONCE, order: ORDER });

test('the chart has its room before its curves have come, so that no button moves', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  show({ finished: { game: 'G', seal: { nonce: NONCE, order: ORDER, commitment: COMMITMENT } } });
  await skip();
  expect(all('figure')).toHaveLength(1);
});

test.each([
  ['came up as it was sealed', ORDER, [5, 1, 9], COMMITMENT, true],
  ['came up with two animals exchanged', ORDER, [5, 9, 1], COMMITMENT, false],
  ['was opened with two animals exchanged', ['goat', 'horse', 'goose', 'cat'], [5, 9, 1], COMMITMENT, false],
  ['is another than was promised', ORDER, [5, 1, 9], 'f'.repeat(64), false],
])('whoever checks the shuffle reads whether the pile %s', async (_, order, animals, promised, honest) => {
  const steps = [0, 40].map((score) => ({ view: { scores: [score, 0, 0] } }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ steps })));
  onTestFinished(() => void vi.unstubAllGlobals());
  live.promised = promised;
  live.story = [{ type: 'lot_turned_up', animals }] as GameEvent[];
  show({ finished: { game: 'G', seal: { nonce: NONCE, order, commitment: COMMITMENT } } });
  await skip();
  expect(all('figure')).toHaveLength(1); // everybody's points over the game
  press('.check');
  expect(find('.check').dataset['kept']).toBe(String(honest));
  expect(text('.check')).toBe(honest ? m().result.kept({ cards: 3 }) : m().result.broken);
});
