import { live, type Live } from '$lib/live/live.svelte';
import type { TableShown, Update } from '$lib/protocol';
import { called } from './called';
import type { Drawn, Scene } from './scene';

/** The live game as anybody at it sees it: who sits there, what lies there, and the clock. */
export function watched(table: () => TableShown, update: () => Update, line: Live = live): Drawn & Partial<Scene> {
  const names = $derived(table().seats.map((seat, place) => called(seat, place)));
  return {
    get edition() {
      return table().edition;
    },
    get position() {
      return update().view;
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
