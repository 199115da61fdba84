import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, Update } from '$lib/protocol';
import { flights } from '../src/table/flights';
import { Queue } from '../src/table/queue';
import { around, choice } from '../src/table/scene';
import { soundsOf } from '../src/table/soundtrack';

beforeEach(() => {
  vi.useFakeTimers();
});

test('others sit clockwise after the viewer, and a spectator sees all', () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

test('a choice is found by its name, or is not open', () => {
  const open = [{ do: 'pass' as const }, { do: 'bid' as const, minimum: 10, maximum: 90, affordable: 50 }];
  expect(choice(open, 'bid')?.affordable).toBe(50);
  expect(choice(open, 'sell')).toBeUndefined();
});

test('things are shown one after another and then cleared', () => {
  const shown: string[] = [];
  const queue = new Queue<string>(
    (thing) => shown.push(thing),
    () => shown.push('·'),
    () => 100,
  );
  queue.add('a');
  queue.add('b');
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b', '·']);
  queue.add('c');
  expect(shown.at(-1)).toBe('c');
});

test('a queue that falls behind lets the oldest go', () => {
  const shown: number[] = [];
  const queue = new Queue<number>(
    (thing) => shown.push(thing),
    () => undefined,
    () => 100,
    2,
  );
  for (let thing = 0; thing < 6; thing++) queue.add(thing);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([0, 4, 5]);
});

test('what is followed by something else is shown less long, but long enough', () => {
  const shown: string[] = [];
  const queue = new Queue<string>(
    (thing) => shown.push(thing),
    () => shown.push('·'),
    () => 1000,
    3,
    () => 300,
  );
  queue.add('a');
  vi.advanceTimersByTime(100);
  queue.add('b');
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b', '·']);
});

test('what is hushed is gone, with all that waited, and the next is shown at once', () => {
  const shown: string[] = [];
  const queue = new Queue<string>(
    (thing) => shown.push(thing),
    () => shown.push('·'),
    () => 100,
  );
  queue.add('a');
  queue.add('b');
  queue.hush();
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', '·']);
  queue.add('c');
  expect(shown.at(-1)).toBe('c');
});

test('a sale sends notes one way and animals the other', () => {
  const paid: GameEvent = {
    type: 'price_paid',
    payer: 1,
    payee: 0,
    price: 60,
    count: 2,
    notes: null,
    moved: [{ giver: 1, receiver: 0, count: 2, notes: null }],
  };
  expect(flights(paid)).toEqual([
    { what: { note: null }, from: 'purse-1', to: 'purse-0' },
    { what: { note: null }, from: 'purse-1', to: 'purse-0' },
  ]);
  const won: GameEvent = { type: 'lot_won', seat: 1, animals: [8, 9], free: false };
  expect(flights(won).map(({ from, to }) => [from, to])).toEqual([
    ['lot-0', 'herd-1'],
    ['lot-1', 'herd-1'],
  ]);
});

test('a donkey rains a note on everybody, from the bank', () => {
  const moved = [0, 1, 2, 3].map((receiver) => ({ giver: null, receiver, count: 1, notes: [0, 0, 0, 1, 0, 0] }));
  const flown = flights({ type: 'donkey_paid', note: 100, number: 1, moved });
  expect(flown.map(({ what, from, to }) => [what, from, to])).toEqual(
    [0, 1, 2, 3].map((seat) => [{ note: 3 }, 'pile', `purse-${seat}`]),
  );
});

test('where the winner of a trade pays, the other takes their heap back, as the event says', () => {
  const decided: GameEvent = {
    type: 'trade_decided',
    challenger: 0,
    target: 1,
    winner: 0,
    animal: 7,
    stake: 1,
    offer: [1, 2, 0, 0, 0, 0],
    counter: [0, 1, 0, 0, 0, 0],
    open: true,
    moved: [
      { giver: 0, receiver: 1, count: 2, notes: [0, 2, 0, 0, 0, 0] },
      { giver: 0, receiver: 0, count: 1, notes: [1, 0, 0, 0, 0, 0] },
      { giver: 1, receiver: 1, count: 1, notes: [0, 1, 0, 0, 0, 0] },
    ],
  };
  expect(flights(decided).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'offer → purse-1',
    'offer → purse-1',
    'offer → purse-0',
    'counter → purse-1',
    'herd-1 → herd-0',
  ]);
});

test('whoever does not know the notes sees only their backs, and never more than six', () => {
  const opened: GameEvent = {
    type: 'trade_opened',
    challenger: 0,
    target: 1,
    animal: 3,
    stake: 1,
    count: 9,
    notes: null,
  };
  expect(flights(opened)).toHaveLength(6);
  expect(flights(opened).every(({ what }) => 'note' in what && what.note === null)).toBe(true);
});

test('an update sounds once for each thing, and rings when it is my turn', () => {
  const update = { options: { seat: 0, choices: [{ do: 'sell' }] }, view: { phase: 'deciding' } } as unknown as Update;
  const fell: GameEvent = { type: 'hammer_fell', leader: 1, price: 40 };
  expect(soundsOf([fell, fell], update)).toEqual(['hammer', 'turn']);
});

test('whatever came with an update is heard', () => {
  const bid: GameEvent = { type: 'bid_made', seat: 1, amount: 40 };
  expect(soundsOf([{ type: 'donkey_paid', note: 50, number: 1, moved: [] }, bid, { type: 'passed', seat: 0 }])).toEqual(
    ['donkey', 'bid'],
  );
});
