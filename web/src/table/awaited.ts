import { m } from '$lib/i18n/index.svelte';
import type { Position } from '$lib/protocol';

/** What the table waits for, in a sentence. */
export function awaited(position: Position, names: readonly string[]): string {
  const say = m().stage;
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  const active = name(position.active);
  const you = position.viewer;
  switch (position.phase) {
    case 'turn':
      if (position.must_auction) return say.mustAuction({ name: active });
      return (position.pile.some(Boolean) ? say.turn : say.mustTrade)({ name: active });
    case 'turning_up':
      return say.turningUp({ name: active, me: position.active === you ? 'name' : null });
    case 'dealing':
      return say.dealing;
    case 'deciding':
      return say.deciding({
        seller: active,
        bidder: name(position.leader),
        price: position.high_bid,
        me: position.leader === you ? 'bidder' : null,
      });
    case 'paying':
      return say.paying({ name: name(position.debtor), price: position.high_bid });
    case 'buying_back':
      return say.buyingBack({ name: active, price: position.high_bid });
    case 'answering':
      return say.answering({ name: name(position.target) });
    case 'offering':
      return say.offering({ name: active });
    case 'over':
      return position.ended && position.ended !== 'complete' ? say.ended[position.ended] : say.over;
    default:
      return '';
  }
}
