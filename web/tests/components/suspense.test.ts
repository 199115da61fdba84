// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { live } from '$lib/live/live.svelte';
import type { Edition, GameEvent, Position, SeatShown, TableShown, TradeDecided, Update } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import BigTable from '../../src/table/BigTable.svelte';
import { acts } from '../../src/table/pace';
import { all, changing, tableOf, text } from './seen.svelte';

const COW = 8;
const OPENED = { type: 'trade_opened', challenger: 0, target: 1, animal: COW, stake: 1, count: 1, notes: null };
const DECIDED: TradeDecided = {
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
const LOT = { type: 'lot_turned_up', seat: 1, animals: [3] };

beforeEach(() => {
  vi.useFakeTimers();
  settings.choosePace('lively');
});

function updateOf(version: number, cows: readonly number[], more: Partial<Position> = {}, events: GameEvent[] = []) {
  const { position } = tableOf().scene;
  const view = {
    ...position,
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
  return { type: 'update', version, since: version - 1, question: version, events, view, options: null } as Update;
}

/** Ana has two cows, Ben one; `happens` is what the server tells next. */
function watch() {
  const table = {
    code: 'AAAA2',
    status: 'playing',
    edition: { family_size: 3 } as Edition,
    seats: ['Ana', 'Ben', 'Cleo'].map((name) => ({ kind: 'bot', name, present: true }) as SeatShown),
  } as TableShown;
  const props = changing({ table, update: updateOf(1, [2, 1, 0]) });
  live.story = [OPENED as GameEvent];
  const shown = mount(BigTable, { target: document.body, props });
  onTestFinished(() => void unmount(shown));
  flushSync();
  const happens = (update: Update, status: TableShown['status'] = 'playing') => {
    props.update = update;
    props.table = { ...table, status };
    live.story = [...live.story, ...update.events];
    live.onevents?.(update.events, update);
    flushSync();
  };
  return happens;
}
const wait = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
};
const herd = () => text('[data-place="herd-0"]');
const last = () => text('footer li:last-child');

test('herds, points and the log stand as they were until it is told who has won', async () => {
  const happens = watch();
  const [before, told] = [herd(), last()];
  happens(updateOf(2, [3, 0, 0], {}, [DECIDED]));
  await wait(acts(DECIDED).told - 20);
  expect([herd(), last(), all('.points').length]).toEqual([before, told, 0]);
  await wait(40);
  expect(herd()).toContain('✓');
  expect(last()).toContain('Ana');
  expect(text('.points')).toContain('800');
});

test('whoever goes on has seen enough, and so have all: what follows is shown as it is', async () => {
  const happens = watch();
  happens(updateOf(2, [3, 0, 0], {}, [DECIDED]));
  await wait(100);
  happens(updateOf(3, [3, 0, 0], { phase: 'bidding', lot: [3] }, [LOT as GameEvent]));
  expect(herd()).toContain('✓');
  expect(last()).toContain('dog');
});

test('at an instant pace nothing is held back', () => {
  settings.choosePace('instant');
  watch()(updateOf(2, [3, 0, 0], {}, [DECIDED]));
  expect(herd()).toContain('✓');
});

test('the last trade is seen to its end before anything is counted', async () => {
  const happens = watch();
  happens(updateOf(2, [3, 0, 0], { phase: 'over', winners: [0] }, [DECIDED]), 'finished');
  await vi.dynamicImportSettled();
  await wait(acts(DECIDED).over - 20);
  expect(all('.result')).toEqual([]);
  await wait(40);
  await vi.dynamicImportSettled();
  flushSync();
  expect(all('.result')).toHaveLength(1);
});
