import { nameOf } from './cards';
import type { GameEvent, Seal } from './protocol';
import { sha256 } from './sha256';

/** The hash of a pile and its nonce, as the server makes it before the first card. */
export const commitmentOf = ({ nonce, order }: Pick<Seal, 'nonce' | 'order'>): string =>
  sha256(`maquignon sealed shuffle 1\n${nonce}\n${order.join(' ')}\n`);

/** How many cards came up in the order that was promised; null when the promise was not kept. */
export function kept(seal: Seal, promised: string | null, story: readonly GameEvent[]): number | null {
  const came = story.flatMap((event) =>
    event.type === 'lot_turned_up' || event.type === 'animals_dealt' ? event.animals.map(nameOf) : [],
  );
  const honest = commitmentOf(seal) === seal.commitment && (promised === null || promised === seal.commitment);
  return honest && came.every((animal, place) => animal === seal.order[place]) ? came.length : null;
}
