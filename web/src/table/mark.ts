import { m } from '$lib/i18n/index.svelte';
import type { Scene } from './scene';

export interface Mark {
  kind: 'away' | 'leads' | 'passed' | 'trades' | 'auctioneer' | 'turn';
  text: string;
}

/** What somebody is to the others just now, in a word or two. */
export function markOf({ seats, position, clock }: Scene, seat: number): Mark | null {
  const said = m().table;
  const person = seats[seat];
  const bidding = position.phase === 'bidding';
  if (person?.kind === 'person' && !person.present && position.phase !== 'over')
    return { kind: 'away', text: person.standing_in ? said.botPlays : said.isAway };
  if (person?.timed_out && !bidding) return { kind: 'away', text: said.timedOut };
  if (position.leader === seat) return { kind: 'leads', text: said.leadsWith({ amount: position.high_bid }) };
  if (bidding && clock?.out.includes(seat)) return { kind: 'passed', text: said.out };
  if (bidding && position.passed[seat]) return { kind: 'passed', text: said.passed };
  if (position.target === seat) return { kind: 'trades', text: said.challenged };
  if (position.active === seat && position.target !== null) return { kind: 'trades', text: said.challenges };
  if (position.active === seat && position.lot.length > 0) return { kind: 'auctioneer', text: said.auctioneer };
  if (position.active === seat && position.phase === 'turn') return { kind: 'turn', text: said.onTurn };
  return null;
}
