import { NOTES } from './box';

export { NOTES };

/** Notes as counts by kind, in the order of `NOTES`, as they come over the wire. */
export type Counts = readonly number[];

export const nothing = (): number[] => NOTES.map(() => 0);

export const worth = (counts: Counts): number =>
  NOTES.reduce<number>((sum, note, kind) => sum + note * (counts[kind] ?? 0), 0);

export const size = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** Counts as a list of notes, the smallest first: the form in which an action names them. */
export const list = (counts: Counts): number[] =>
  NOTES.flatMap((note, kind) => Array<number>(counts[kind] ?? 0).fill(note));

export const minus = (all: Counts, some: Counts): number[] => all.map((count, kind) => count - (some[kind] ?? 0));

export const plusOne = (counts: Counts, kind: number, more = 1): number[] =>
  counts.map((count, at) => (at === kind ? count + more : count));

export const same = (one: Counts, other: Counts): boolean => one.every((count, kind) => count === other[kind]);
