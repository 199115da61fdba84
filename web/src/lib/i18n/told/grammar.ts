import { list, type Counts } from '$lib/notes';
import type { AnimalsDealt, GameEvent, TradeDecided } from '$lib/protocol';

/** Tells what happened, as far as the event says it. */
export type Tell = (event: GameEvent, names: readonly string[]) => string;

export const joined = (parts: readonly string[], conjunction: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`;

/** Each kind of animal and how many there are of it, in order of appearance. */
export const byKind = (animals: readonly number[]): [animal: number, count: number][] =>
  [...new Set(animals)].map((animal) => [animal, animals.filter((one) => one === animal).length]);

/** What each seat was dealt, in dealing order. */
export const bySeat = ({ seats, animals }: AnimalsDealt): [seat: number, animals: number[]][] =>
  [...new Set(seats)].map((seat) => [seat, animals.filter((_, place) => seats[place] === seat)]);

export const loserOf = (event: TradeDecided): number =>
  event.winner === event.challenger ? event.target : event.challenger;

export const listed = (notes: Counts): string => list(notes).join(', ');

export const any = (notes: Counts | null): notes is Counts => notes !== null && notes.some((count) => count > 0);

/** The notes in brackets, for whoever may know them. */
export const withList = (text: string, notes: Counts | null): string =>
  any(notes) ? `${text} (${listed(notes)})` : text;

/** Thousands apart, as each language writes them. */
export const grouped = (amount: number, separator: string): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
