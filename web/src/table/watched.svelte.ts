import { live, type Live } from '$lib/live/live.svelte';
import type { GameEvent, TableShown, Update } from '$lib/protocol';
import { called } from './called';
import type { Drawn, Scene } from './scene';
import { Suspense } from './suspense.svelte';

/** A live game, with what is staged of it and the story as far as it has been told. */
export type Watched = Drawn &
  Partial<Scene> & {
    readonly suspense: Suspense;
    readonly story: readonly GameEvent[];
  };

/** The live game as anybody at it sees it: who sits there, what lies there, and the clock. */
export function watched(table: () => TableShown, update: () => Update, line: Live = live): Watched {
  const suspense = new Suspense();
  const names = $derived(table().seats.map((seat, place) => called(seat, place)));
  return {
    get edition() {
      return table().edition;
    },
    get position() {
      return update().view;
    },
    suspense,
    get goods() {
      return suspense.goods(update().view);
    },
    get story() {
      return suspense.story(line.story);
    },
    get names() {
      return names;
    },
    get seats() {
      return table().seats;
    },
    get clock() {
      return line.clock;
    },
    until: (moment) => line.until(moment),
  };
}
