// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { beginning } from '$lib/beginning';

test('whoever turns the page by keyboard goes on at its beginning, unless they are somewhere already', () => {
  document.body.innerHTML = '<main tabindex="-1" id="page"></main><input>';
  const page = document.getElementById('page')!;
  beginning(page);
  expect(document.activeElement).toBe(document.body); // the first page is the browser's
  beginning(page);
  expect(document.activeElement).toBe(page);
  document.querySelector('input')!.focus();
  beginning(page);
  expect(document.activeElement).not.toBe(page);
});
