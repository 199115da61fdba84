/** What a message can be told: text, numbers, truths, lists, records of these, and what is not known. */
export type Value =
  string | number | boolean | null | undefined | readonly Value[] | { readonly [field: string]: Value };
export type Scope = Record<string, Value>;
export type Sentence = (told: Scope) => string;

export interface Grammar {
  thousands: { separator: string; from: number };
  initials: Record<string, string>;
  endings: Record<string, string>;
  plural: (number: number) => string;
  terms: Record<string, { word: Sentence } & Record<string, unknown>>;
  and: Sentence;
}

/** The few functions that no language could write for itself; `maquignon/languages/functions.py` is the same. */
export function tools({ thousands, initials, endings, plural, terms, and }: Grammar) {
  const s = (value: Value): string => (typeof value === 'number' ? grouped(value) : String(value ?? ''));
  const grouped = (number: number) =>
    number < thousands.from ? String(number) : String(number).replace(/\B(?=(\d{3})+$)/g, thousands.separator);
  const of = (value: Value, named: Scope = {}): Scope => ({
    ...(typeof value === 'object' && !Array.isArray(value) ? (value as Scope) : {}),
    it: value,
    ...named,
  });
  const among = (letter: string, classes: Record<string, string>) =>
    Object.keys(classes).find((name) => letter !== '' && classes[name]!.includes(letter.toLowerCase())) ?? 'other';
  const each = (items: Value, around: Scope, said: Sentence) =>
    (items as readonly Value[]).map((item) => said({ ...around, ...of(item) }));

  return {
    s,
    of,
    choose(value: Value, variants: Record<string, () => string>, otherwise: () => string): string {
      const key = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
      const found = typeof value === 'number' ? (variants[key] ?? variants[plural(value)]) : variants[key];
      return (found ?? otherwise)();
    },
    LIST(items: Value, around: Scope, said: Sentence): string {
      const parts = each(items, around, said);
      const last = parts.pop() ?? '';
      return parts.length > 0 ? and({ others: parts.join(', '), last }) : last;
    },
    JOIN: (items: Value, around: Scope, said: Sentence, between = ', ') => each(items, around, said).join(between),
    WORD: (thing: Value, number: Value) => terms[String(thing)]!.word({ number }),
    TRAIT: (thing: Value, trait: string) => String(terms[String(thing)]![trait]),
    INITIAL: (text: Value) => among(s(text).normalize('NFD').slice(0, 1), initials),
    ENDING: (text: Value) => among(s(text).slice(-1), endings),
    CAPITAL: (text: Value) => s(text).slice(0, 1).toUpperCase() + s(text).slice(1),
    DIGITS: (number: Value) => String(number),
    COUNT: (items: Value) => (items as readonly Value[]).length,
    SUM: (items: Value) => (items as readonly number[]).reduce((sum, item) => sum + item, 0),
    KNOWN: (value: Value) => (value === null || value === undefined ? 'no' : 'yes'),
  };
}
