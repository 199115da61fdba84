import { ANIMALS } from '$lib/box';
import MEASURED from '$lib/minutes.json';
import type { Arrangement, Edition, Editions } from '$lib/protocol';

const BY_HAND = 8; // seconds until somebody has struck the hammer three times
const ROUND = 5;

type Measured = Record<string, Record<string, { auctions: number; seconds: number }>>;

/** How many cards come under the hammer, and how many lots they make. */
function lots(edition: Edition, players: number): { cards: number; lots: number } {
  const cards = Math.max(0, ANIMALS.length * edition.family_size - edition.opening_deal * players);
  return { cards, lots: Math.ceil(cards / edition.lot_size) };
}

/** About how many minutes a game takes: as bots played it, at the speed of this hammer, for as many cards as here. */
export function minutes(arrangement: Arrangement, printed: Edition, hammers: Editions['hammers']): number | null {
  const players = arrangement.seats.length;
  const played = (MEASURED as Measured)[arrangement.edition]?.[players];
  if (!played) return null;
  const here = lots({ ...printed, ...arrangement.house_rules } as Edition, players);
  const there = lots(printed, players);
  const pace = hammers[arrangement.hammer];
  const fall = pace ? pace.quiet + 2 * pace.gap : BY_HAND;
  const share = Number(arrangement.house_rules['family_size'] ?? printed.family_size) / printed.family_size;
  const spent = played.auctions * (here.lots / there.lots) * fall + played.seconds * share;
  return Math.max(ROUND, Math.round(spent / 60 / ROUND) * ROUND);
}
