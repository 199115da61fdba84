// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Rain from '../../src/table/Rain.svelte';
import { all } from './seen.svelte';

test('a donkey lets it rain notes of what it pays, and the sky is clear again afterwards', async () => {
  const rain = mount(Rain, { target: document.body });
  rain.pour(3);
  flushSync();
  expect(all('.drop')).toHaveLength(22);
  rain.pour(4);
  rain.pour(5);
  flushSync();
  expect(all('.drop')).toHaveLength(44); // another donkey soon after: no more than the eye can take
  await vi.waitFor(() => expect(all('.drop')).toEqual([]));
});
