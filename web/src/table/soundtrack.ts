import type { GameEvent, Update } from '$lib/protocol';
import type { Sound } from '$lib/sounds';

const BY_EVENT: Partial<Record<GameEvent['type'], Sound>> = {
  bid_made: 'bid',
  hammer_fell: 'hammer',
  price_paid: 'notes',
  bought_back: 'notes',
  trade_opened: 'notes',
  counter_laid: 'notes',
  donkey_paid: 'donkey',
  family_completed: 'family',
  game_ended: 'end',
};

/** What events sound like: each sound once, and a bell when it is one's own turn after them. */
export function soundsOf(events: readonly GameEvent[], update?: Update): Sound[] {
  const heard = new Set(events.flatMap((event) => BY_EVENT[event.type] ?? []));
  const mine = (update?.options?.choices.length ?? 0) > 0 && update?.view.phase !== 'bidding';
  if (mine) heard.add('turn');
  return [...heard];
}
