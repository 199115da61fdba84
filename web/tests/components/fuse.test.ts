// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ClockShown } from '$lib/protocol';
import Bids from '../../src/table/dock/Bids.svelte';
import { all, bidding, find, show, tableOf } from './seen.svelte';

const clock = (more: Partial<ClockShown>) =>
  ({
    paused: false,
    calls: 1,
    next_call: 5_000,
    hammer: 2,
    out: [],
    thinking: [],
    decide_by: null,
    ...more,
  }) as ClockShown;
const bid = (shown: ClockShown | null) =>
  show(Bids, tableOf({ clock: shown, until: (moment) => moment - 3_500 }).scene, { open: bidding(10) });

test('over the paddles the time to the next call burns down', () => {
  bid(clock({}));
  expect(find('.fuse').style.getPropertyValue('--wait')).toBe('1500ms');
  expect(find('.fuse').dataset['calls']).toBe('1');
});

test('where no clock runs nothing burns', () => {
  for (const shown of [null, clock({ paused: true }), clock({ next_call: null })]) bid(shown);
  expect(all('.fuse')).toEqual([]);
});
