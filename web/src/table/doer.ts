import type { GameEvent } from '$lib/protocol';

/** Whose doing an event is, where it is somebody's. */
const FIELDS = ['seat', 'winner', 'payer', 'leader', 'auctioneer'] as const;

export function doerOf(event: GameEvent): number | null {
  if (event.type === 'counter_laid' || event.type === 'offer_accepted') return event.target;
  if (event.type === 'trade_opened' || event.type === 'offer_renewed') return event.challenger;
  const fields = event as Partial<Record<(typeof FIELDS)[number], number | null>>;
  return FIELDS.map((field) => fields[field]).find((seat) => seat != null) ?? null;
}
