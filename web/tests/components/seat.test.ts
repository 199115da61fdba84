// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import Chart from '$lib/parts/Chart.svelte';
import type { ClockShown, GameEvent, Position, SeatShown } from '$lib/protocol';
import Log from '../../src/table/Log.svelte';
import Seat from '../../src/table/Seat.svelte';
import { all, find, show, tableOf, text } from './seen.svelte';

const COW = 8;
const HORSE = 9;
const herdOf = (...owned: [animal: number, count: number][]) =>
  Array.from({ length: 10 }, (_, animal) => owned.find(([one]) => one === animal)?.[1] ?? 0);
const LYING: Partial<Position> = {
  lot: [],
  shown: [null, null, null],
  hand_sizes: [4, 4, 4],
  herds: [herdOf(), herdOf([HORSE, 3], [COW, 2]), herdOf()],
  scores: [10, 1000, 0],
  dove: null,
};
const person = (name: string, more: Partial<SeatShown> = {}) =>
  ({ kind: 'person', name, present: true, standing_in: false, bot_at: null, timed_out: false, ...more }) as SeatShown;
const seated = (ben: Partial<SeatShown> = {}, position: Partial<Position> = {}) =>
  tableOf({ seats: [person('Ana'), person('Ben', ben), person('Cleo')] }, { ...LYING, phase: 'turn', ...position })
    .scene;

test('a herd says how much of each family is there, and what a complete one is worth', () => {
  show(Seat, seated(), { seat: 1 });
  expect(all('.herd li').map((one) => one.textContent.trim().replace(/\s+/g, ' '))).toEqual([
    '✓ Complete: the family of horses, 1,000',
    '2/3 Cows: 2 of 3',
  ]);
});

test('a place says what its complete families count now, and who is ahead wears a crown', () => {
  const scene = seated();
  show(Seat, scene, { seat: 1 });
  expect(text('.points')).toBe('♛ 1,000 Ahead now with 1,000 points in complete families');
  document.body.replaceChildren();
  show(Seat, seated({}, { viewer: 1 }), { seat: 0 });
  expect(text('.points')).toContain('10');
  expect(all('.points.ahead')).toEqual([]);
  document.body.replaceChildren();
  show(Seat, scene, { seat: 2 });
  expect(all('.points')).toEqual([]);
});

test('everybody has a face and a colour, and the log the same ones', () => {
  show(Seat, seated(), { seat: 1 });
  const colour = find('.seat').style.getPropertyValue('--colour');
  expect(find('[data-face]').dataset['face']).toBe('1');
  const story = [{ type: 'turn_began', seat: 1 }] as GameEvent[];
  show(Log, seated(), { story, names: ['Ana', 'Ben', 'Cleo'], reader: 0 });
  expect(find('.log li').style.getPropertyValue('--colour')).toBe(colour);
});

test('absence is said in words, and so is that the table had to decide', () => {
  const marks = [{ present: false }, { present: false, standing_in: true }, { timed_out: true }].map((ben) => {
    document.body.replaceChildren();
    show(Seat, seated(ben), { seat: 1 });
    return text('.mark .text');
  });
  expect(marks).toEqual(['away', 'a bot plays', 'time was up']);
});

test('a clock is labelled: who is away has one, until a bot comes, and who thinks another', () => {
  const clock = { thinking: [1], decide_by: 9000, out: [] } as unknown as ClockShown;
  const labels = [{}, { present: false, bot_at: 5000 }].map((ben) => {
    document.body.replaceChildren();
    show(Seat, { ...seated(ben), clock }, { seat: 1 });
    return all('.clock small').map((one) => one.textContent);
  });
  expect(labels).toEqual([['to think'], ['bot in']]);
});

test('once the game is over nobody is away, and no bot comes', () => {
  show(Seat, seated({ present: false, bot_at: 5000 }, { phase: 'over' }), { seat: 1 });
  expect([text('.mark .text'), all('.clock').length]).toEqual(['', 0]);
});

test('in a chart everybody has the colour of their seat', () => {
  const lines = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, values: [0, 10] }));
  show(Chart, seated(), { title: 'Points', lines });
  const colours = all('figcaption + div path').map((line) => line.getAttribute('stroke'));
  expect(colours).toEqual([0, 1, 2].map((seat) => `var(--player-${seat})`));
  document.body.replaceChildren();
  show(Seat, seated(), { seat: 1 });
  expect(find('.seat').style.getPropertyValue('--colour')).toBe(colours[1]);
});
