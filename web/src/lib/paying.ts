import { worth, type Counts } from './notes';
import type { PayChoice } from './protocol';

/** What a settlement asks for, as the options carry it. */
export type Due = Pick<PayChoice, 'price' | 'purse' | 'ways' | 'ceilings'>;

/** How a selection of notes stands against the price. */
export type Standing = 'short' | 'exact' | 'over' | 'exact-possible' | 'needless';

/** Where a selection stands, by the bounds that the server names; only `exact` and `over` can be paid with. */
export function standing({ price, ceilings }: Due, laid: Counts): Standing {
  const total = worth(laid);
  if (total < price) return 'short';
  const smallest = laid.findIndex((count) => count > 0);
  if (total <= (ceilings[smallest] ?? 0)) return total === price ? 'exact' : 'over';
  return total > price && ceilings.at(-1) === price ? 'exact-possible' : 'needless';
}
