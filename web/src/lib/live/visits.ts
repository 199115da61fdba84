import type { Arrangement } from '$lib/protocol';
import { go } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { live } from './live.svelte';

/** What a table is like when nobody has said otherwise: its bots bid at the pace that was chosen here. */
export const usual = (): Arrangement => ({
  edition: 'boursicocotte-2025',
  variants: [],
  house_rules: {},
  seats: [null, null, null],
  first: null,
  hammer: 'normal',
  thinking: 'normal',
  public: false,
  spectators: true,
  liveliness: settings.pace,
  banter: true,
});

/** Opens a table and goes there; says why when it was refused. */
export async function openTable(arrangement: Partial<Arrangement>, start = false): Promise<string | null> {
  live.leaveTable();
  const problem = await live.ask({ type: 'create_table', terms: { ...usual(), ...arrangement }, start });
  if (problem === null && live.table) go(`/t/${live.table.code}`);
  return problem;
}

/** A game against three bots, without a question asked; nobody waits for whoever thinks it over. */
export async function playAtOnce(): Promise<void> {
  live.complaint = await openTable({ seats: [null, 'medium', 'easy', 'hard'], thinking: 'none' }, true);
}
