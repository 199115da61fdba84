import { expect, test } from 'vitest';
import { typeset } from '$lib/i18n/fr/typeset';

test('a mark with a space before it stays with its word, in whatever is said', () => {
  const said = typeset({
    ask: 'Bluffer ?',
    list: ['Âne : 500'],
    of: (sum: number) => `Adjugé à ${sum} !`,
    deep: { plain: 'Un instant…' },
  });
  expect(said.ask).toBe('Bluffer\u00a0?');
  expect(said.list).toEqual(['Âne\u00a0: 500']);
  expect(said.of(60)).toBe('Adjugé à 60\u00a0!');
  expect(said.deep.plain).toBe('Un instant…');
});
