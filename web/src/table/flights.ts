import { loserOf } from '$lib/i18n/facts';
import type { GameEvent, NotesMoved } from '$lib/protocol';

/** One thing that travels over the table, from a place to a place; places are the `data-place` of elements. */
export interface Flight {
  /** A kind of note, the back of a note, or an animal. */
  what: { note: number | null } | { animal: number };
  from: string;
  to: string;
}

const MOST_NOTES = 6;

/** Where money goes is what the event says, from where it lay. */
const moved = (all: readonly NotesMoved[], from: (giver: number) => string): Flight[] =>
  all.flatMap(({ giver, receiver, count, notes: known }) =>
    notes(count, known, giver === null ? 'pile' : from(giver), purse(receiver)),
  );

function notes(count: number, known: readonly number[] | null, from: string, to: string): Flight[] {
  const kinds = known
    ? known.flatMap((number, kind) => Array<number>(number).fill(kind))
    : Array<null>(count).fill(null);
  return kinds.slice(0, MOST_NOTES).map((note) => ({ what: { note }, from, to }));
}

const animals = (count: number, animal: number, from: string, to: string): Flight[] =>
  Array.from({ length: count }, () => ({ what: { animal }, from, to }));

const purse = (seat: number) => `purse-${seat}`;
const heap =
  ({ challenger }: { challenger: number }) =>
  (giver: number) =>
    giver === challenger ? 'offer' : 'counter';
const herd = (seat: number) => `herd-${seat}`;

/** What has to travel so that the eye can follow what happened. */
export function flights(event: GameEvent): Flight[] {
  switch (event.type) {
    case 'lot_turned_up':
      return event.animals.map((animal, place) => ({ what: { animal }, from: 'pile', to: `lot-${place}` }));
    case 'animals_dealt':
      return event.seats.map((seat, place) => ({
        what: { animal: event.animals[place]! },
        from: 'pile',
        to: herd(seat),
      }));
    case 'donkey_paid':
    case 'price_paid':
    case 'bought_back':
      return moved(event.moved, purse);
    case 'lot_won':
      return event.animals.map((animal, place) => ({ what: { animal }, from: `lot-${place}`, to: herd(event.seat) }));
    case 'trade_opened':
    case 'offer_renewed':
      return notes(event.count, null, purse(event.challenger), 'offer');
    case 'counter_laid':
      return notes(event.count, null, purse(event.target), 'counter');
    case 'trade_tied':
      return moved(event.moved, heap(event));
    case 'offer_accepted':
      return [
        ...moved(event.moved, heap(event)),
        ...animals(event.stake, event.animal, herd(event.target), herd(event.challenger)),
      ];
    case 'trade_decided':
      return [
        ...moved(event.moved, heap(event)),
        ...animals(event.stake, event.animal, herd(loserOf(event)), herd(event.winner)),
      ];
    default:
      return [];
  }
}
