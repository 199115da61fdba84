import type { GameEvent } from '$lib/protocol';

export interface Told {
  /** Where in the story it stands: a line keeps its place whatever is told before it. */
  place: number;
  event: GameEvent;
}

/** Whoever is out of a lot passes again at every price; until they bid once more, once is enough to read. */
export function worthTelling(story: readonly GameEvent[]): Told[] {
  const out = new Set<number>();
  return story
    .map((event, place) => ({ event, place }))
    .filter(({ event }) => {
      if (event.type === 'lot_turned_up' || event.type === 'auction_opened') out.clear();
      if (event.type === 'bid_made') out.delete(event.seat);
      if (event.type !== 'passed') return true;
      const isNews = !out.has(event.seat);
      out.add(event.seat);
      return isNews;
    });
}
