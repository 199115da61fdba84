import { m } from '$lib/i18n/index.svelte';
import type { SeatShown } from '$lib/protocol';

/** What somebody is called on screen: people by their name, bots by their trade in the language spoken. */
export function called(seat: SeatShown, place: number): string {
  if (seat.kind !== 'bot') return seat.name ?? m().make.seat(place + 1);
  const number = /\d+$/.exec(seat.name ?? '')?.[0];
  const trade = m().make.bots[seat.bot ?? ''] ?? seat.name ?? seat.bot ?? '';
  return number ? `${trade} ${number}` : trade;
}
