import { expect, test } from 'vitest';
import { tools } from '$lib/i18n/functions';
import { condition, plural } from '../build/languages/plural';
import { folders } from '../build/languages/folder';
import languages from 'virtual:languages';

test('every folder is a language, in the order they ask for', () => {
  expect(languages.map(({ code }) => code)).toEqual(folders().map(({ code }) => code));
  const orders = folders().map(({ about }) => about.order);
  expect(orders).toEqual(orders.toSorted((one, other) => one - other));
});

test('a rule for a plural reads as CLDR writes it', () => {
  const polish = { one: 'n = 1', few: 'n % 10 = 2..4 and n % 100 != 12..14' };
  const category = new Function(`return ${plural(polish)}`)() as (number: number) => string;
  expect([1, 2, 4, 5, 12, 14, 22, 112, 122].map(category)).toEqual([
    ...['one', 'few', 'few', 'other', 'other', 'other', 'few', 'other', 'few'],
  ]);
  expect(() => condition('n is 1')).toThrow('“n is 1” is no rule for a plural.');
});

test('every language has the same messages, in every section', async () => {
  const shapes = await Promise.all(languages.map(async ({ load }) => shape((await load()).default)));
  for (const one of shapes) expect(one).toEqual(shapes[0]);
});

function shape(words: object): string[] {
  return Object.entries(words).flatMap(([name, said]) =>
    typeof said === 'object' ? shape(said as object).map((inner) => `${name}.${inner}`) : [`${name}: ${typeof said}`],
  );
}

const { s, choose, LIST, INITIAL, ENDING, KNOWN, WORD } = tools({
  thousands: { separator: "'", from: 1000 },
  initials: { vowel: 'aeiou' },
  endings: { hissing: 'sz' },
  plural: (number) => (number === 1 ? 'one' : 'other'),
  terms: { cow: { word: ({ number }) => (number === 1 ? 'cow' : 'cows') } },
  and: ({ others, last }) => `${others} and ${last}`,
});

test('numbers are set with their thousands apart', () => {
  expect([0, 999, 1000, 1234567].map(s)).toEqual(['0', '999', "1'000", "1'234'567"]);
});

test('a name is said, and never chosen by', () => {
  const item = ({ it }: { it?: unknown }) => String(it);
  expect(LIST(['none', 'other', '0'], {}, item)).toBe('none, other and 0');
  expect(['Ève', 'Max', ''].map(INITIAL)).toEqual(['vowel', 'other', 'other']);
  expect(['Inès', 'Max'].map(ENDING)).toEqual(['hissing', 'other']);
});

test('a choice is made by number, plural or truth, and what nobody may know is told apart from nothing', () => {
  const said = (value: Parameters<typeof choose>[0]) =>
    choose(value, { 0: () => 'nothing', one: () => 'one', yes: () => 'yes' }, () => 'else');
  expect([0, 1, 2, true, false, null].map(said)).toEqual(['nothing', 'one', 'else', 'yes', 'else', 'else']);
  expect([null, undefined, [], 0].map(KNOWN)).toEqual(['no', 'no', 'yes', 'yes']);
  expect(WORD('cow', 2)).toBe('cows');
});

test('in French nobody is “de Ana”', async () => {
  const words = (await languages.find(({ code }) => code === 'fr')!.load()).default;
  const { hotseat, table } = words;
  expect([hotseat.handOf, hotseat.paddlesOf, table.takeBotsSeat].map((say) => say({ name: 'Ana' }))).toEqual([
    ...['La main d’Ana', 'Les palettes d’Ana', 'Prendre la place d’Ana'],
  ]);
});

test('a French table of Bluff has neither hammer nor auctioneer', async () => {
  const words = (await languages.find(({ code }) => code === 'fr')!.load()).default;
  const { learn, settings, home, ...atTheTable } = words;
  expect([learn, settings, home].map(text).join()).toMatch(/marteau/);
  expect(text(atTheTable)).not.toMatch(/marteau|commissaire/i);
});

/** All that is said in a part of the words; of a message that is told something, what it is made of. */
function text(words: unknown): string {
  return words !== null && typeof words === 'object' ? Object.values(words).map(text).join('\n') : String(words);
}
