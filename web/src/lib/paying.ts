import { NOTES, same, size, worth, type Counts } from './notes';

/** What a settlement asks for, as the options carry it. */
export interface Due {
  price: number;
  purse: Counts;
  freely: boolean;
}

/** How a selection of notes stands against the price. */
export type Standing = 'short' | 'exact' | 'over' | 'exact-possible' | 'needless';

/** Every way to reach the price in which no note could be taken back, found from the largest note down. */
export function settlements(purse: Counts, price: number): Counts[] {
  const found: Counts[] = [];
  const lay = (kind: number, rest: number, larger: Counts) => {
    const note = NOTES[kind]!;
    if (note === 0) return;
    const enough = Math.ceil(rest / note);
    const most = Math.min(purse[kind] ?? 0, enough);
    for (let number = 0; number <= most; number++) {
      const laid = [number, ...larger];
      if (number === enough) found.push([...Array<number>(kind).fill(0), ...laid]);
      else lay(kind - 1, rest - number * note, laid);
    }
  };
  lay(NOTES.length - 1, price, []);
  const exact = found.filter((counts) => worth(counts) === price);
  return exact.length > 0 ? exact : found;
}

/** Up to three sets worth proposing: the least loss, then the fewest and the most notes among equals. */
export function proposals({ purse, price }: Due): Counts[] {
  const byLoss = settlements(purse, price).sort((a, b) => worth(a) - worth(b) || size(a) - size(b));
  const best = byLoss.filter((counts) => worth(counts) === worth(byLoss[0] ?? []));
  const next = byLoss.find((counts) => worth(counts) > worth(byLoss[0] ?? []));
  const chosen = [best[0], best.at(-1), next].filter((counts) => counts !== undefined);
  return chosen.filter((counts, place) => chosen.findIndex((other) => same(other, counts)) === place);
}

/** Where a selection stands; only `exact` and `over` can be paid with. */
export function standing(due: Due, laid: Counts): Standing {
  const total = worth(laid);
  if (total < due.price) return 'short';
  if (due.freely) return total === due.price ? 'exact' : 'over';
  const allowed = settlements(due.purse, due.price);
  if (allowed.some((counts) => same(counts, laid))) return total === due.price ? 'exact' : 'over';
  return worth(allowed[0] ?? []) === due.price && total > due.price ? 'exact-possible' : 'needless';
}
