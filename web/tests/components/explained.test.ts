// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice, ClockShown, Stake } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import Settings from '../../src/shell/Settings.svelte';
import Explained from '../../src/table/Explained.svelte';
import { KINDS, kindOf } from '../../src/table/kinds';
import { m } from '$lib/i18n/index.svelte';
import { all, bidding, find, press, show, tableOf, text } from './seen.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.explainAgain();
});

const pass = { do: 'pass' } as Choice;
const asked = (...moves: string[]) => moves.map((move) => ({ do: move }) as Choice);
const explain = (table = tableOf({ choices: [pass, bidding(10)] })) => {
  const told: string[] = [];
  show(Explained, table.scene, { onexplain: (one: string) => void told.push(one) });
  return told;
};

test('every kind of decision is told apart, and has its sentence', () => {
  const kind = (choices: Choice[], change = {}, position = {}) =>
    kindOf(tableOf({ choices, ...change }, position).scene);
  expect([
    kind(asked('auction', 'trade')),
    kind(asked('auction', 'trade'), { stake: { target: 1 } as Stake }),
    kind(asked('pass', 'bid')),
    kind([], { clock: { hammer: 0 } as ClockShown }),
    kind(asked('sell')),
    kind(asked('pay')),
    kind(asked('let_stand', 'buy_back')),
    kind(asked('accept', 'counter'), {}, { round: 1 }),
    kind(asked('counter'), {}, { round: 1 }),
    kind(asked('offer'), {}, { round: 2 }),
    kind(asked('claim_dove', 'auction')),
  ]).toEqual(KINDS);
  expect(kind([], { clock: { hammer: 1 } as ClockShown })).toBeNull();
  expect(KINDS.filter((one) => !m().firsts[one])).toEqual([]);
});

test('once even the slowest have read it, the seats under it are in sight again', () => {
  explain();
  vi.advanceTimersByTime(3000 + 90 * m().firsts.bid.length);
  flushSync();
  expect(all('aside')).toHaveLength(0);
});

test('a decision is explained the first time, to eyes and ears, and never again', () => {
  expect(explain()).toEqual([m().firsts.bid]);
  expect(text('aside p')).toBe(m().firsts.bid);
  vi.advanceTimersByTime(3000);
  expect(localStorage.getItem('maquignon.explained')).toBe('bid');
  expect(all('aside')).toHaveLength(1); // whoever still reads may go on reading
  expect(explain()).toEqual([]);
  expect(all('aside')).toHaveLength(1);
});

test('what was gone before it could be read is explained the next time', () => {
  explain();
  vi.advanceTimersByTime(500);
  expect(settings.explained).toEqual([]);
});

test('whoever has understood puts it away', () => {
  explain();
  press('aside button');
  expect(find('aside')).toBeNull();
  expect(settings.explained).toEqual(['bid']);
});

test('whoever acts has understood', () => {
  explain(tableOf({ choices: [pass], busy: true }));
  expect(settings.explained).toEqual(['bid']);
});

test('nothing is explained to whoever decides nothing', () => {
  expect(explain(tableOf())).toEqual([]);
  expect(find('aside')).toBeNull();
});

test('the settings have everything explained once more', () => {
  settings.keepExplained('bid');
  HTMLDialogElement.prototype.showModal = () => undefined;
  show(Settings, tableOf().scene, { onclose: () => undefined });
  all('button')
    .find((one) => one.textContent.includes(m().settings.explainAgain))!
    .click();
  expect(settings.explained).toEqual([]);
  expect(localStorage.getItem('maquignon.explained')).toBeNull();
});
