import { expect, test } from 'vitest';
import { refusalIn } from '../src/lib/i18n/refusal';
import french from '../src/lib/i18n/words/fr.json';

const refuse = refusalIn(
  { bad_terms: 'On ne peut pas jouer ainsi.', not_host: 'Seul l’hôte peut faire cela.' },
  french.unplayable,
);

test('a refusal is said by its reason', () => {
  expect(refuse('not_host', 'Only the host may do that.')).toBe('Seul l’hôte peut faire cela.');
});

test('rules that do not fit together are named with their numbers', () => {
  const about = { reason: 'unplayable', about: 'donkeys', donkeys: 4, payments: 3 };
  expect(refuse('bad_terms', 'There are 4 donkeys …', about)).toBe(
    'Il y a 4 ânes mais seulement 3 versements : il en faut un pour chacun.',
  );
});

test('a reason that this language does not know is said as the server put it', () => {
  expect(refuse('new_reason', 'Something new.')).toBe('Something new.');
});

test('terms that are wrong in another way have a sentence all the same', () => {
  expect(refuse('bad_terms', 'There is no edition.', { reason: 'unknown_edition', about: 'x' })).toBe(
    'On ne peut pas jouer ainsi.',
  );
});
