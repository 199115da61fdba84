// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { m } from '$lib/i18n/index.svelte';
import { live } from '$lib/live/live.svelte';
import { remember, settings } from '$lib/settings.svelte';
import type { SeatShown, TableShown, Update } from '$lib/protocol';
import Notices from '../../src/table/Notices.svelte';
import Watching from '../../src/table/Watching.svelte';
import { House } from './house';
import { all, changing, press, text, type } from './seen.svelte';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', House);
  live.open();
  await vi.advanceTimersByTimeAsync(0);
  House.line.welcome();
});

const person = (name: string, more: Partial<SeatShown> = {}) =>
  ({ kind: 'person', name, present: true, standing_in: false, wishes_pause: false, ...more }) as SeatShown;

function show(
  seats: SeatShown[],
  status: TableShown['status'] = 'playing',
  you: number | null = 0,
  trouble: string | null = null,
) {
  const table = { seats, status, you, trouble, code: 'AAAA2' } as TableShown;
  const update = { view: { phase: 'bidding' } } as Update;
  const props = changing({ table, update });
  mount(Notices, { target: document.body, props });
  flushSync();
  return props;
}
const said = () => House.line.said.at(-1);

test('whoever a bot plays for takes the seat back', () => {
  show([person('Ana', { standing_in: true }), person('Ben')]);
  press('button');
  expect(said()).toMatchObject({ type: 'take_back' });
});

test('a wish for a pause is agreed to, and whoever wished for it is asked nothing', () => {
  show([person('Ana'), person('Ben', { wishes_pause: true })]);
  expect(text('.notice')).toContain('Ben');
  press('button');
  expect(said()).toMatchObject({ type: 'pause', wish: true });
  document.body.replaceChildren();
  show([person('Ana', { wishes_pause: true }), person('Ben')]);
  expect(all('button')).toEqual([]);
});

test('at a finished table no bot plays for anybody', () => {
  show([person('Ana', { standing_in: true }), person('Ben', { standing_in: true })], 'finished');
  expect(all('.notice')).toEqual([]);
});

test('where notices come is a place that is listened to before there is one', () => {
  const props = show([person('Ana'), person('Ben')]);
  const place = document.body.querySelector('[aria-live=polite]')!;
  expect(place.textContent.trim()).toBe('');
  props.table = { ...props.table, status: 'paused' };
  flushSync();
  expect(place.textContent).toContain(m().table.paused);
  expect(all('.notice [role=status], .notice[role=status]')).toEqual([]); // said twice, else
});

test('a paused table can be asked to go on', () => {
  show([person('Ana'), person('Ben')], 'paused');
  press('button');
  expect(said()).toMatchObject({ type: 'pause', wish: false });
});

test('who looks on reads that they do, and takes the seat of a bot', () => {
  const table = { seats: [person('Ana'), { kind: 'bot', bot: 'easy', name: 'Easy' }], status: 'playing', you: null };
  mount(Watching, { target: document.body, props: { table: table as TableShown } });
  flushSync();
  expect(text('p')).toContain(m().table.watching);
  settings.chooseName('Cleo');
  press('button');
  expect(said()).toMatchObject({ type: 'sit', seat: 1 });
});

test('who takes the seat of a bot without a name is asked for one first', async () => {
  const table = { seats: [person('Ana'), { kind: 'bot', bot: 'easy', name: 'Easy' }], status: 'playing', you: null };
  settings.chooseName('');
  remember('token', 'mine');
  mount(Watching, { target: document.body, props: { table: table as TableShown } });
  flushSync();
  const before = House.line.said.length;
  press('button');
  expect(House.line.said).toHaveLength(before);
  type('dialog input', 'Cleo');
  press('dialog .act');
  expect(said()).toMatchObject({ type: 'rename', name: 'Cleo' });
  House.line.done('rename');
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(said()).toMatchObject({ type: 'sit', seat: 1 });
  expect(all('dialog')).toEqual([]);
});

test('a seat that a bot keeps is voted on, or put away until somebody else has voted', () => {
  const kept = (voters: number[]) => person('Ben', { present: false, standing_in: true, bot: 'easy', voters });
  const props = show([person('Ana'), kept([])]);
  press('[aria-pressed]');
  expect(said()).toMatchObject({ type: 'vote_out', seat: 1, wish: true });
  press('.bare');
  expect(all('.notice')).toEqual([]);
  props.table = { ...props.table, seats: [person('Ana'), kept([2])] };
  flushSync();
  expect(all('.notice')).toHaveLength(1);
});

test('a table that stands still says why: nothing can be stored, its server is cut off, or another server has it', () => {
  const sentences = [];
  for (const trouble of ['not_stored', 'cut_off']) {
    show([person('Ana')], 'playing', 0, trouble);
    sentences.push(text('[role=alert]'));
    document.body.replaceChildren();
  }
  live.gone = 'elsewhere';
  show([person('Ana')], 'playing', 0, 'cut_off');
  sentences.push(text('[role=alert]'));
  live.gone = null;
  flushSync();
  sentences.push(text('[role=alert]'));
  const { trouble, cutOff, elsewhere } = m().table;
  expect(sentences).toEqual([trouble, cutOff, elsewhere, cutOff]);
});

test('whoever the table decided for is told so, and can put that away', () => {
  show([person('Ana', { timed_out: true }), person('Ben')]);
  expect(text('.notice')).toContain(m().table.playedForYou);
  press('.bare');
  expect(all('.notice')).toEqual([]);
});
