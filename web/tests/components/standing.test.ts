// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { live } from '$lib/live/live.svelte';
import type { ConnectionState } from '$lib/live/connection';
import Connection from '../../src/shell/Connection.svelte';
import { m } from '$lib/i18n/index.svelte';
import { show, tableOf, text } from './seen.svelte';

afterEach(() => vi.useRealTimers());

test('whoever hears that the line is lost hears that it is back, and after a blink nobody hears anything', () => {
  vi.useFakeTimers();
  const stands = (standing: ConnectionState, milliseconds: number) => {
    live.standing = standing;
    flushSync();
    vi.advanceTimersByTime(milliseconds);
    flushSync();
    return text('.line');
  };
  show(Connection, tableOf().scene, {});
  expect(stands('open', 0)).toBe('');
  expect([stands('lost', 300), stands('open', 300)]).toEqual(['', '']);
  expect([stands('lost', 1000), stands('open', 0)]).toEqual([m().connection.lost, m().connection.back]);
  expect(stands('lost', 0)).toBe('');
  live.standing = 'idle';
});
