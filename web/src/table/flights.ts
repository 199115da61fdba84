import { NOTES } from '$lib/notes';
import { loserOf } from '$lib/i18n/facts';
import type { GameEvent } from '$lib/protocol';

/** One thing that travels over the table, from a place to a place; places are the `data-place` of elements. */
export interface Flight {
  /** A kind of note, the back of a note, or an animal. */
  what: { note: number | null } | { animal: number };
  from: string;
  to: string;
}

const MOST_NOTES = 6;

function notes(count: number, known: readonly number[] | null, from: string, to: string): Flight[] {
  const kinds = known
    ? known.flatMap((number, kind) => Array<number>(number).fill(kind))
    : Array<null>(count).fill(null);
  return kinds.slice(0, MOST_NOTES).map((note) => ({ what: { note }, from, to }));
}

const animals = (count: number, animal: number, from: string, to: string): Flight[] =>
  Array.from({ length: count }, () => ({ what: { animal }, from, to }));

const purse = (seat: number) => `purse-${seat}`;
const herd = (seat: number) => `herd-${seat}`;

/** What has to travel so that the eye can follow what happened. */
export function flights(event: GameEvent, players: number): Flight[] {
  switch (event.type) {
    case 'lot_turned_up':
      return event.animals.map((animal, place) => ({ what: { animal }, from: 'pile', to: `lot-${place}` }));
    case 'animals_dealt':
      return event.seats.map((seat, place) => ({
        what: { animal: event.animals[place]! },
        from: 'pile',
        to: herd(seat),
      }));
    case 'donkey_paid': {
      const kind = NOTES.findIndex((note) => note === event.note);
      return Array.from({ length: players }, (_, seat) => ({ what: { note: kind }, from: 'pile', to: purse(seat) }));
    }
    case 'price_paid':
      return notes(event.count, event.notes, purse(event.payer), purse(event.payee));
    case 'bought_back':
      return notes(event.count, event.notes, purse(event.seller), purse(event.bidder));
    case 'lot_won':
      return event.animals.map((animal, place) => ({ what: { animal }, from: `lot-${place}`, to: herd(event.seat) }));
    case 'trade_opened':
    case 'offer_renewed':
      return notes(event.count, null, purse(event.challenger), 'offer');
    case 'counter_laid':
      return notes(event.count, null, purse(event.target), 'counter');
    case 'offer_accepted':
      return [
        ...notes(event.count, event.notes, 'offer', purse(event.target)),
        ...animals(event.stake, event.animal, herd(event.target), herd(event.challenger)),
      ];
    case 'trade_decided': {
      const loser = loserOf(event);
      return [
        ...(event.offer ? notes(0, event.offer, 'offer', purse(event.target)) : []),
        ...(event.counter ? notes(0, event.counter, 'counter', purse(event.challenger)) : []),
        ...animals(event.stake, event.animal, herd(loser), herd(event.winner)),
      ];
    }
    default:
      return [];
  }
}
