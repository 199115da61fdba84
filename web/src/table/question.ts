import { m } from '$lib/i18n/index.svelte';
import type { Choice, Position } from '$lib/protocol';
import { choice } from './scene';

/** What I am asked, and only what I may do; nothing where there are no words for it. */
export function questionOf({ phase, high_bid }: Position, choices: readonly Choice[]): string | null {
  const say = m().stage.yours;
  if (choices.length === 0 || !(phase in say)) return null;
  if (phase === 'turn' && !choice(choices, 'trade')) return say.must_auction({ price: 0 });
  if (phase === 'turn' && !choice(choices, 'auction')) return say.must_trade({ price: 0 });
  return say[phase]!({ price: high_bid });
}
