import type { SeatAt, TableShown } from '$lib/protocol';

export const withoutSeatAt = (seats: readonly SeatAt[], code: string): SeatAt[] =>
  seats.filter((seat) => seat.code !== code);

/** A seat is ours until the table says otherwise: whoever has left a game finds the way back to it. */
export function withSeatAt(seats: readonly SeatAt[], { code, you, status, terms }: TableShown): SeatAt[] {
  const others = withoutSeatAt(seats, code);
  return you === null ? others : [...others, { code, seat: you, status, edition: terms.edition }];
}
