import type { Fact } from '$lib/i18n/facts';
import { m } from '$lib/i18n/index.svelte';
import { explain } from '$lib/i18n/sentences';
import type { Command } from '$lib/live/connection';
import type { Live } from '$lib/live/live.svelte';
import type { Move, Stake, TableShown, Update } from '$lib/protocol';
import type { Drawn, Scene } from './scene';

/** How a seat speaks to the table: one move at a time, so that what is pressed twice is said once. */
interface Voice {
  readonly busy: boolean;
  send(command: Command): void;
}

/** A seat of one's own at the live game that is `seen`: what may be done there, and the line over which it is said. */
export function played(
  line: Live,
  seen: Drawn,
  table: () => TableShown,
  update: () => Update,
  voice: Voice,
): Partial<Scene> {
  let stake = $state<Stake | null>(null);
  const playing = () => table().status === 'playing';
  const advise = (move: Move): string =>
    m().advice({
      action: m().advised[move.do]({ ...move, target: 'target' in move ? seen.names[move.target] : null }),
    });
  return {
    get choices() {
      return playing() ? (update().options?.choices ?? []) : [];
    },
    get ownRaise() {
      return playing() ? (update().options?.own_raise ?? null) : null;
    },
    get busy() {
      return voice.busy;
    },
    get stake() {
      return stake;
    },
    set stake(chosen: Stake | null) {
      stake = chosen;
    },
    act: (move) => voice.send({ type: 'act', question: update().question, action: move }),
    askHint: () => void line.tell({ type: 'hint', question: update().question }),
    get hint() {
      const advice = line.advice;
      return advice?.version === update().version
        ? [advise(advice.action as Move), explain(advice.why as Fact, seen.names)]
        : null;
    },
    // Whoever presses as the hammer falls needs no telling that it fell.
    pressHammer: () => void line.say({ type: 'press_hammer', question: update().question }).catch(() => undefined),
    outOfLot: () => voice.send({ type: 'out_of_lot', question: update().question }),
  };
}
