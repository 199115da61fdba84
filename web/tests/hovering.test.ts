import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });
const RULE = /([^{}]*:hover[^{}\s>+~]*)\s*\{([^}]*)\}/g;

test('nothing moves from under the pointer that points at it', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  const moving = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(RULE)]
      .filter(([, , body]) => /\b(transform|translate|margin|top|left|inset)\s*:/.test(body!))
      .map(([, selector]) => `${file}: ${selector!.trim()}`),
  );
  expect(moving).toEqual([]);
});
