import { settings } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/protocol';

/** How long what happens may be looked at, by the pace somebody chose: of lively, so and so much. */
const TIMES = { calm: 1.7, lively: 1, instant: 0 } as const;
export const stretch = (): number => TIMES[settings.pace];

export type Trade = Extract<GameEvent, { type: 'trade_decided' | 'trade_tied' }>;
export const isTrade = (event: GameEvent): event is Trade =>
  event.type === 'trade_decided' || event.type === 'trade_tied';

export const BEAT = 550; // both piles lie there, and nobody knows
export const TURN = 130; // one note
const LOOK = 350; // at both sums
const AFTER = 1100; // who has won, and the animal goes over

/** Milliseconds until the last note is turned, until it is told who won, and until the stage is cleared; at a lively pace. */
export function acts(event: Trade): { counted: number; told: number; over: number } {
  const notes = Math.max(
    ...[event.offer, event.counter].map((pile) => pile?.reduce((sum, count) => sum + count, 0) ?? 0),
  );
  const counted = BEAT + notes * TURN;
  return { counted, told: counted + LOOK, over: counted + LOOK + AFTER };
}
