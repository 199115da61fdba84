import { expect, test } from 'vitest';
import type { Chapter } from '$lib/protocol';
import { found } from '../src/rules/searching';

const rule = (number: string, text: string, example = '') => ({ number, text, example, cites: [], changed: false });
const CHAPTERS: Chapter[] = [
  { number: 4, title: 'Les enchères', rules: [rule('R4.1', 'On retourne le lot.'), rule('R4.5', 'Le marteau tombe.')] },
  { number: 5, title: 'Le marchandage', rules: [rule('R5.4', 'À égalité, on recommence.', 'Deux zéros.')] },
];
const numbers = (asked: string) => found(CHAPTERS, asked).flatMap(({ rules }) => rules.map(({ number }) => number));

test('who asks for nothing has all the rules', () => {
  expect(numbers('  ')).toEqual(['R4.1', 'R4.5', 'R5.4']);
});

test('words are found without accents, in any order, in titles and examples too', () => {
  expect(numbers('EGALITE')).toEqual(['R5.4']);
  expect(numbers('zero')).toEqual(['R5.4']);
  expect(numbers('marteau enchères')).toEqual(['R4.5']);
  expect(numbers('encheres')).toEqual(['R4.1', 'R4.5']);
});

test('what no rule says is not found, and a chapter without a find is left out', () => {
  expect(found(CHAPTERS, 'dragon')).toEqual([]);
  expect(found(CHAPTERS, 'lot').map(({ number }) => number)).toEqual([4]);
});
