// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepLit } from '$lib/lamp';

afterEach(() => vi.unstubAllGlobals());

test('the screen stays lit, is lit again when somebody comes back, and goes out in the end', async () => {
  const release = vi.fn();
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const end = keepLit();
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  end();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('where the browser does not allow it, nothing happens', () => {
  vi.stubGlobal('navigator', {});
  expect(() => keepLit()()).not.toThrow();
});
