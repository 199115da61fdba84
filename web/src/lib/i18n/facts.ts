import { nameOf } from '$lib/cards';
import { list, worth, type Counts } from '$lib/notes';
import type { AnimalsDealt, GameEnded, TradeDecided } from '$lib/protocol';
import type { Scope, Value } from './functions';

/** An event, or a reason, as the server sends it. */
export type Fact = { readonly type: string };

const SEATS = /^(seat|auctioneer|leader|bidder|payer|payee|seller|challenger|target|winner|rival)$/;
const NOTES = /^(notes|offer|counter)$/;

/** What a sentence about it can name, and who the reader is in it; `maquignon/notation/facts.py` does the same. */
export function facts(fact: Fact, names: readonly string[], reader: number | null = null): Scope {
  const found: Scope = { me: reader === null ? null : roleOf(fact, reader) };
  for (const [field, value] of Object.entries(fact)) found[field] = said(field, value, names);
  if ('stake' in found) found['stake'] = { animal: found['animal'], number: found['stake'] };
  if (fact.type === 'animals_dealt') found['hands'] = hands(fact as AnimalsDealt, names, reader);
  if (fact.type === 'trade_decided') {
    const trade = fact as TradeDecided;
    found['loser'] = names[loserOf(trade)];
    found['even'] = trade.offer !== null && trade.counter !== null && worth(trade.offer) === worth(trade.counter);
  }
  if (fact.type === 'game_ended') {
    const { scores, winners } = fact as GameEnded;
    found['scores'] = scores.map((score, seat) => ({ name: names[seat], mine: is(seat, reader), score }));
    found['winners'] = winners.map((seat) => names[seat]);
    found['partners'] = winners.filter((seat) => seat !== reader).map((seat) => names[seat]);
  }
  return found;
}

/** What a sentence calls the reader: the payer, the bidder, the loser of a trade. */
function roleOf(fact: Fact, reader: number): string | null {
  if (fact.type === 'game_ended') return (fact as GameEnded).winners.includes(reader) ? 'winner' : null;
  if (fact.type === 'trade_decided') {
    const trade = fact as TradeDecided;
    return trade.winner === reader ? 'winner' : loserOf(trade) === reader ? 'loser' : null;
  }
  return Object.entries<unknown>(fact).find(([field, value]) => SEATS.test(field) && value === reader)?.[0] ?? null;
}

const is = (seat: number, reader: number | null) => (seat === reader ? 'yes' : 'no');

function said(field: string, value: unknown, names: readonly string[]): Value {
  if (value === null) return null;
  if (SEATS.test(field)) return names[value as number];
  if (NOTES.test(field)) return list(value as Counts);
  if (field === 'animal') return nameOf(value as number);
  if (field === 'animals') return herd(value as readonly number[]);
  return value as Value;
}

/** Each kind of animal and how many there are of it, in order of appearance. */
const herd = (animals: readonly number[]) =>
  [...new Set(animals)].map((kind) => ({ animal: nameOf(kind), number: animals.filter((one) => one === kind).length }));

/** What each seat was dealt, in dealing order. */
const hands = ({ seats, animals }: AnimalsDealt, names: readonly string[], reader: number | null) =>
  [...new Set(seats)].map((seat) => ({
    name: names[seat],
    mine: is(seat, reader),
    animals: herd(animals.filter((_, place) => seats[place] === seat)),
  }));

export const loserOf = ({ challenger, target, winner }: TradeDecided): number =>
  winner === challenger ? target : challenger;
