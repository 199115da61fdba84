// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mark } from '$lib/badge';

afterEach(() => vi.unstubAllGlobals());

test('the icon is marked while the game waits for me, whatever the browser thinks of it', () => {
  const setAppBadge = vi.fn(() => Promise.reject(new Error('not installed')));
  const clearAppBadge = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  mark(true);
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 0]);
  mark(false);
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 1]);
});

test('where there are no marks nothing happens', () => {
  vi.stubGlobal('navigator', {});
  expect(() => mark(true)).not.toThrow();
});
