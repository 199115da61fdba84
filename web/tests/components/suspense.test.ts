// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import BigTable from '../../src/table/BigTable.svelte';
import { acts } from '../../src/table/pace';
import { all, text } from './seen.svelte';
import { DECIDED, LOT, updateOf, wait, watch } from './staged.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.choosePace('lively');
});

const herd = () => text('[data-place="herd-0"]');
const last = () => text('footer li:last-child');

test('herds, points and the log stand as they were until it is told who has won', async () => {
  const happens = watch(BigTable);
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
  const happens = watch(BigTable);
  happens(updateOf(2, [3, 0, 0], {}, [DECIDED]));
  await wait(100);
  happens(updateOf(3, [3, 0, 0], { phase: 'bidding', lot: [3] }, [LOT]));
  expect(herd()).toContain('✓');
  expect(last()).toContain('dog');
});

test('at an instant pace nothing is held back', () => {
  settings.choosePace('instant');
  watch(BigTable)(updateOf(2, [3, 0, 0], {}, [DECIDED]));
  expect(herd()).toContain('✓');
});

test('the last trade is seen to its end before anything is counted', async () => {
  const happens = watch(BigTable);
  happens(updateOf(2, [3, 0, 0], { phase: 'over', winners: [0] }, [DECIDED]), 'finished');
  await vi.dynamicImportSettled();
  await wait(acts(DECIDED).over - 20);
  expect(all('.result')).toEqual([]);
  await wait(40);
  await vi.dynamicImportSettled();
  flushSync();
  expect(all('.result')).toHaveLength(1);
});

test('a screen that came too late for the final count has it from the story', async () => {
  const counts = [3, 0, 0].map((cows) => ({
    families: cows ? [8] : [],
    values: [800],
    sum: 800,
    factor: 1,
    dove: 0,
    total: 800,
  }));
  const ended = { type: 'game_ended', why: 'complete', scores: [800, 0, 0], winners: [0], counts } as GameEvent;
  watch(BigTable)(updateOf(2, [3, 0, 0], { phase: 'over', winners: [0] }, [ended]), 'finished');
  await vi.dynamicImportSettled();
  flushSync();
  expect(all('.result .who').map((one) => one.textContent)).toHaveLength(3);
});
