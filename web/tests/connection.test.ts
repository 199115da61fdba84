import { beforeEach, expect, test, vi } from 'vitest';
import { Connection, Refusal, SILENCE, type Socket, type ConnectionState } from '$lib/live/connection';
import type { ServerMessage } from '$lib/protocol';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let heard: ServerMessage[];
let standings: ConnectionState[];
let connection: Connection;
const welcome = { type: 'welcome', player: 'p', name: 'Ana', token: null, seats: [], now: 0, server: '1' };
const latest = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, standings] = [[], [], []];
  connection = new Connection({
    open: () => (sockets.push(new FakeSocket()), latest()),
    hello: () => ({ type: 'hello', name: 'Ana' }),
    heard: (message) => heard.push(message),
    stands: (standing) => standings.push(standing),
  });
});

function comeIn() {
  connection.open();
  latest().onopen?.();
  latest().hear(welcome);
}

test('hello comes first, and commands only after the welcome', () => {
  void connection.say({ type: 'leave' });
  connection.open();
  latest().onopen?.();
  expect(latest().sent.map((message) => message['type'])).toEqual(['hello']);
  latest().hear(welcome);
  expect(latest().sent.map((message) => message['type'])).toEqual(['hello', 'leave']);
  expect(standings).toEqual(['connecting', 'open']);
});

test('a command without an answer is said again with the same id after the line broke', async () => {
  comeIn();
  const said = connection.say({ type: 'act', question: 3, action: { do: 'pass' } });
  const first = latest().sent.at(-1)!;
  latest().onclose?.();
  expect(standings.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  latest().onopen?.();
  latest().hear(welcome);
  expect(latest().sent.at(-1)).toEqual(first);
  latest().hear({ type: 'update', done: first['id'] });
  await said;
  latest().onclose?.();
  vi.advanceTimersByTime(1000);
  latest().onopen?.();
  latest().hear(welcome);
  expect(latest().sent.map((message) => message['type'])).toEqual(['hello']);
});

test('a refusal is handed to whoever said the command', async () => {
  comeIn();
  const said = connection.say({ type: 'start' });
  latest().hear({
    type: 'refused',
    id: latest().sent.at(-1)!['id'],
    reason: 'not_host',
    sentence: 'Only the host may do that.',
    case: {},
  });
  await expect(said).rejects.toEqual(new Refusal('not_host', 'Only the host may do that.', {}));
});

test('what the server could not read is not waited for', async () => {
  comeIn();
  const said = connection.say({ type: 'start' });
  latest().hear({ type: 'refused', id: null, reason: 'unreadable', sentence: 'What?', case: {} });
  await expect(said).rejects.toEqual(new Refusal('unreadable', 'What?', {}));
  latest().onclose?.();
  vi.advanceTimersByTime(1000);
  latest().onopen?.();
  latest().hear(welcome);
  expect(latest().sent.map((message) => message['type'])).toEqual(['hello']);
});

test('every try waits longer, up to a limit, and a welcome begins anew', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  connection.open();
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    latest().onclose?.();
    const before = sockets.length;
    let waited = 0;
    while (sockets.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  latest().onopen?.();
  latest().hear(welcome);
  latest().onclose?.();
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(10);
});

test('a ping is answered at once', () => {
  comeIn();
  latest().hear({ type: 'ping', number: 7, round_trip: null, now: 0 });
  expect(latest().sent.at(-1)).toEqual({ type: 'pong', number: 7 });
});

test('a server that moves is followed after the time it names', () => {
  comeIn();
  latest().hear({ type: 'moved', wait: 1500 });
  expect(latest().closed).toBe(true);
  vi.advanceTimersByTime(1400);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
});

test('a closed connection does not come back by itself', () => {
  comeIn();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(standings.at(-1)).toBe('idle');
});

test('a line that falls silent is taken for dead, and another is tried at once', async () => {
  comeIn();
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  latest().hear({ type: 'ping', number: 1, round_trip: 20, now: 0 });
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect(standings.at(-1)).toBe('open');
  await vi.advanceTimersByTimeAsync(2);
  expect(standings.slice(-2)).toEqual(['lost', 'connecting']);
  expect([sockets.length, sockets[0]!.closed]).toEqual([2, true]);
});

test('a connection that is never answered is given up as well', async () => {
  connection.open();
  await vi.advanceTimersByTimeAsync(SILENCE + 1);
  expect(sockets).toHaveLength(2);
});

test('a page that wakes up trusts no line that was silent meanwhile', () => {
  comeIn();
  connection.wake();
  expect(sockets).toHaveLength(1);
  vi.setSystemTime(Date.now() + SILENCE + 1);
  connection.wake();
  expect(sockets[0]!.closed).toBe(true);
});

test('what waits is told when it will never be answered', async () => {
  connection.open();
  const waiting = connection.say({ type: 'rematch' });
  connection.giveUp(new Refusal('bad_name', 'no', {}));
  await expect(waiting).rejects.toMatchObject({ reason: 'bad_name' });
});
