import { m } from '$lib/i18n/index.svelte';
import { NOTES } from '$lib/notes';
import type { Arrangement } from '$lib/protocol';

export type RuleValue = Arrangement['house_rules'][string];

/** How many there are of each note, in the order of `NOTES`: from a list of notes, or from a box. */
export function counted(value: RuleValue): number[] {
  if (Array.isArray(value)) return NOTES.map((note) => value.filter((one) => one === note).length);
  return NOTES.map((note) => (typeof value === 'object' ? (value[String(note)] ?? 0) : 0));
}

export const isSame = (one: RuleValue, other: RuleValue): boolean =>
  typeof one === 'object' && !Array.isArray(one)
    ? String(counted(one)) === String(counted(other))
    : String(one) === String(other);

/** The value of a house rule as a person would say it. */
export function said(rule: string, value: RuleValue): string {
  const words = m().houserules;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return words.values[`${rule}-${value}`] ?? value;
  if (typeof value === 'number') return String(value);
  if (rule === 'donkey_payments') return (value as number[]).join(', ') || words.none;
  const kinds = counted(value).flatMap((count, kind) => (count > 0 ? [`${count} × ${NOTES[kind]}`] : []));
  return kinds.join(', ') || words.none;
}

/** What a table has changed, rule by rule, to be read before sitting down. */
export const changes = (rules: Arrangement['house_rules']): string[] =>
  Object.entries(rules).map(([rule, value]) =>
    m().app.labelled({ name: m().houserules.names[rule] ?? rule, value: said(rule, value) }),
  );
