// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { live as Line } from '$lib/live/live.svelte';
import { House, tableShown, updateOf } from './house';
import './seen.svelte';

let live: typeof Line;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', House);
  localStorage.clear();
  vi.resetModules();
  const { chooseLanguage } = await import('$lib/i18n/index.svelte');
  await chooseLanguage('en');
  ({ live } = await import('$lib/live/live.svelte'));
  live.open();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => live.close());

test('a new guest gives a name, keeps the token, and is known by it from then on', async () => {
  expect(House.line.said[0]).toMatchObject({ type: 'hello', name: 'Guest' });
  House.line.welcome('the-token');
  expect(live.standing).toBe('open');
  House.line.close();
  expect(live.standing).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(House.line.said[0]).toMatchObject({ type: 'hello', token: 'the-token' });
});

test('whoever cannot be greeted for a moment stays who they are, and comes again', async () => {
  live.close();
  localStorage.setItem('maquignon.token', 'mine');
  live.open();
  await vi.advanceTimersByTimeAsync(0);
  House.line.tell({ type: 'refused', id: null, reason: 'not_stored', sentence: 'Not now.', case: {} });
  House.line.tell({ type: 'moved', wait: 700 });
  expect(live.complaint).not.toBeNull();
  await vi.advanceTimersByTimeAsync(800);
  expect(House.line.said[0]).toMatchObject({ type: 'hello', token: 'mine' });
});

test('what was said waits for a table that cannot be reached for a moment', async () => {
  House.line.welcome('mine');
  const said = live.say({ type: 'leave' });
  House.line.tell({ type: 'refused', id: null, reason: 'shutting_down', sentence: 'Again.', case: {} });
  House.line.tell({ type: 'moved', wait: 100 });
  await vi.advanceTimersByTimeAsync(200);
  House.line.welcome();
  House.line.done('leave');
  await expect(said).resolves.toBeUndefined();
});

test('a token that the server does not know is forgotten, and the guest comes in anew', async () => {
  live.close();
  localStorage.setItem('maquignon.token', 'an-old-one');
  live.open();
  await vi.advanceTimersByTimeAsync(0);
  House.line.tell({ type: 'refused', id: null, reason: 'unknown_token', sentence: 'Nobody.', case: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(House.line.said[0]).not.toHaveProperty('token');
  expect(localStorage.getItem('maquignon.token')).toBeNull();
});

test('a table is kept until one is gone from it, and another table begins with nothing of the first', () => {
  House.line.welcome();
  House.line.tell(tableShown('AAAA2'));
  House.line.tell(updateOf(3, 0, [{ type: 'passed', seat: 1 }]));
  House.line.tell({ type: 'said', name: 'Ben', seat: 1, text: 'hello', phrase: null, at: 0 });
  expect([live.story.length, live.chat.length]).toEqual([1, 1]);
  House.line.tell(tableShown('BBBB2'));
  expect([live.update, live.story.length, live.chat.length]).toEqual([null, 0, 0]);
  House.line.tell({ type: 'gone', code: 'BBBB2', reason: 'removed', next: null });
  expect([live.table, live.gone]).toEqual([null, 'removed']);
});

test('whoever leaves a game keeps the way back to it, and whoever leaves a waiting room or is removed does not', () => {
  House.line.welcome();
  const leave = (code: string, status: string, reason: string) => {
    House.line.tell(tableShown(code, { status }));
    House.line.tell({ type: 'gone', code, reason, next: null });
  };
  leave('AAAA2', 'playing', 'left');
  leave('BBBB2', 'gathering', 'left');
  leave('CCCC2', 'playing', 'removed');
  expect(live.seats).toEqual([{ code: 'AAAA2', seat: 0, status: 'playing', edition: 'koehandel' }]);
  House.line.tell(tableShown('AAAA2', { status: 'playing', you: null }));
  expect(live.seats).toEqual([]);
});

test('who plays elsewhere keeps looking at the table', () => {
  House.line.welcome();
  House.line.tell(tableShown('AAAA2'));
  House.line.tell({ type: 'gone', code: 'AAAA2', reason: 'elsewhere', next: null });
  expect(live.table?.code).toBe('AAAA2');
});

test('events are told once, in order; a gap is asked for', async () => {
  const heard: number[] = [];
  live.onevents = (events) => heard.push(events.length);
  House.line.welcome();
  House.line.tell(tableShown('AAAA2'));
  House.line.tell(updateOf(2, 0, [{ type: 'passed', seat: 1 }]));
  House.line.tell(updateOf(2, 0, [{ type: 'passed', seat: 1 }]));
  expect(live.story).toHaveLength(1);
  House.line.tell(updateOf(6, 5, [{ type: 'passed', seat: 2 }]));
  expect(live.story).toHaveLength(1);
  const asked = House.line.said.at(-1)!;
  expect(asked).toMatchObject({ type: 'story', since: 2 });
  House.line.tell({
    type: 'story',
    since: 2,
    version: 6,
    events: [
      { type: 'passed', seat: 0 },
      { type: 'passed', seat: 2 },
    ],
  });
  expect(live.story.map((event) => 'seat' in event && event.seat)).toEqual([1, 0, 2]);
  expect(heard).toEqual([1, 1]);
});

test('an older update that comes late changes nothing', () => {
  House.line.welcome();
  House.line.tell(updateOf(5, 4));
  House.line.tell(updateOf(4, 3));
  expect(live.update?.version).toBe(5);
});

test('a refused command comes back as a sentence, and a told one is shown', async () => {
  House.line.welcome();
  const answer = live.tell({ type: 'rematch' });
  const said = House.line.said.at(-1)!;
  House.line.tell({
    type: 'refused',
    id: said['id'],
    reason: 'not_finished',
    sentence: 'The game is not over.',
    case: {},
  });
  expect(await answer).toBe(false);
  expect(live.complaint).toBe('The game is not over.');
});

test('moments are measured on the server’s clock', () => {
  House.line.tell({ type: 'ping', number: 1, round_trip: null, now: Date.now() + 5000 });
  expect(live.until(Date.now() + 6000)).toBe(1000);
});

test('who never said a name is a guest, and stays unnamed for this browser', () => {
  House.line.tell({ type: 'welcome', player: 'p1', name: 'Guest', token: 't', seats: [], now: 0, server: '1' });
  expect(localStorage.getItem('maquignon.name')).toBeNull();
});

test('a new name is kept once the server has taken it', async () => {
  House.line.welcome('the-token');
  const taking = live.rename('Eve');
  expect(localStorage.getItem('maquignon.name')).toBeNull();
  House.line.done('rename');
  expect(await taking).toBeNull();
  expect(localStorage.getItem('maquignon.name')).toBe('Eve');
});

test('a name that is not taken at the door is forgotten, and nothing is left waiting', async () => {
  live.close();
  await live.rename('<b>');
  const asked = live.ask({ type: 'rematch' });
  await vi.advanceTimersByTimeAsync(0);
  expect(House.line.said[0]).toMatchObject({ name: '<b>' });
  House.line.tell({ type: 'refused', id: null, reason: 'bad_name', sentence: 'A name has letters.', case: {} });
  expect(await asked).toBe('A name has letters.');
  expect([live.standing, localStorage.getItem('maquignon.name')]).toEqual(['idle', '']);
});

test('who loses the seat in a waiting room is told', () => {
  House.line.welcome();
  House.line.tell(tableShown('AAAA2'));
  House.line.tell(tableShown('AAAA2', { you: null }));
  expect(live.complaint).toBe('You were taken from your seat. You may watch.');
});

test('a clock is drawn by when a message was sent, not by when it came', () => {
  House.line.tell({ type: 'ping', number: 2, round_trip: 400, now: Date.now() });
  expect(live.until(Date.now() + 1000)).toBe(800);
});

test('a page that came over an encrypted line talks over one', async () => {
  expect(House.line.address).toMatch(/^ws:/);
  live.close();
  vi.stubGlobal('location', { protocol: 'https:', host: 'game.example' });
  live.open();
  expect(House.line.address).toBe('wss://game.example/api/live');
  vi.unstubAllGlobals();
  await vi.advanceTimersByTimeAsync(0);
});

test('who goes on to the next game has not lost the table', () => {
  House.line.welcome();
  House.line.tell(tableShown('AAAA2'));
  House.line.tell({ type: 'gone', code: 'AAAA2', reason: 'left', next: 'BBBB2' });
  expect([live.next, live.gone]).toEqual(['BBBB2', null]);
});
