// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Choice } from '$lib/protocol';
import Turn from '../../src/table/dock/Turn.svelte';
import { all, show, tableOf } from './seen.svelte';

test('every animal to trade for has a key, as far as digits go', () => {
  const stakes = Array.from({ length: 10 }, (_, animal) => ({ target: 1, animal, number: 1 }));
  const trade = { do: 'trade', stakes, purse: [2, 4, 1, 0, 0, 0], least: 1 } as unknown as Choice;
  show(Turn, tableOf({ choices: [trade] }, { phase: 'turn' }).scene, {});
  const keys = all('.stake').map((one) => one.dataset['key']);
  expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', undefined]);
});
