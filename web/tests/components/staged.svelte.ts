import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished, vi } from 'vitest';
import { live } from '$lib/live/live.svelte';
import type { Edition, GameEvent, Options, Position, SeatShown, TableShown, TradeDecided, Update } from '$lib/protocol';
import { tableOf } from './seen.svelte';

export const COW = 8;
export const OPENED: GameEvent = {
  type: 'trade_opened',
  challenger: 0,
  target: 1,
  animal: COW,
  stake: 1,
  count: 1,
  notes: null,
};
export const DECIDED: TradeDecided = {
  type: 'trade_decided',
  challenger: 0,
  target: 1,
  winner: 0,
  animal: COW,
  stake: 1,
  offer: [0, 0, 1, 0, 0, 0],
  counter: [0, 1, 0, 0, 0, 0],
  open: false,
  moved: [],
};
export const LOT = { type: 'lot_turned_up', seat: 1, animals: [3] } as GameEvent;

/** Ana's turn, with so many cows before everybody. */
export function updateOf(
  version: number,
  cows: readonly number[],
  more: Partial<Position> = {},
  events: GameEvent[] = [],
  choices: Options['choices'] = [],
): Update {
  const view = {
    ...tableOf().scene.position,
    viewer: null,
    phase: 'turn',
    active: 0,
    lot: [],
    pile: [],
    shown: [null, null, null],
    hand_sizes: [4, 4, 4],
    herds: cows.map((count) => Array.from({ length: 10 }, (_, animal) => (animal === COW ? count : 0))),
    scores: cows.map((count) => (count === 3 ? 800 : 0)),
    dove: null,
    animal: null,
    ...more,
  } as unknown as Position;
  const options = { seat: 0, choices, own_raise: null };
  return { type: 'update', version, since: version - 1, question: version, events, view, options } as unknown as Update;
}

/** Ana has two cows, Ben one, and she has laid one note for his; `happens` is what the server tells next. */
export function watch(Shown: Component<{ table: TableShown; update: Update }>, first = updateOf(1, [2, 1, 0])) {
  let update = $state.raw(first);
  let table = $state.raw({
    code: 'AAAA2',
    status: 'playing',
    you: first.view.viewer,
    edition: { family_size: 3 } as Edition,
    terms: { edition: 'koehandel' },
    seats: ['Ana', 'Ben', 'Cleo'].map((name) => ({ kind: 'bot', name, present: true }) as SeatShown),
    removed: [] as string[],
  } as TableShown);
  live.story = [OPENED];
  const props = {
    get table() {
      return table;
    },
    get update() {
      return update;
    },
  };
  const shown = mount(Shown, { target: document.body, props });
  onTestFinished(() => void unmount(shown));
  flushSync();
  return (next: Update, status: TableShown['status'] = 'playing') => {
    update = next;
    table = { ...table, status };
    live.story = [...live.story, ...next.events];
    live.onevents?.(next.events, next);
    flushSync();
  };
}

export const wait = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
};
