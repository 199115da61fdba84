import { expect, test } from 'vitest';
import { refusalIn } from '$lib/i18n/sentences';
import languages from 'virtual:languages';

const french = (await languages.find(({ code }) => code === 'fr')!.load()).default;

test('a refusal is said by its reason, of the table or of the law', () => {
  expect(refusalIn(french, 'not_host', 'Only the host may do that.')).toBe('Seul l’hôte peut faire cela.');
  expect(refusalIn(french, 'too_low', 'The bid is too low.')).toBe('L’offre est trop basse.');
});

test('rules that do not fit together are named with their numbers', () => {
  const about = { reason: 'unplayable', about: 'donkeys', donkeys: 4, payments: 3 };
  expect(refusalIn(french, 'bad_terms', 'There are 4 donkeys …', about)).toBe(
    'Il y a 4 ânes mais seulement 3 versements\u202f: il en faut un pour chacun.',
  );
});

test('a reason that this language does not know is said as the server put it', () => {
  expect(refusalIn(french, 'new_reason', 'Something new.')).toBe('Something new.');
});

test('terms that are wrong in another way have a sentence all the same', () => {
  const about = { reason: 'unknown_edition', about: 'x' };
  expect(refusalIn(french, 'bad_terms', 'There is no edition.', about)).toBe(
    'On ne peut pas jouer ainsi\u202f: ces règles ne vont pas ensemble.',
  );
});
