import { m } from '$lib/i18n/index.svelte';
import type { Terms } from '$lib/protocol';
import { remembered, settings } from '$lib/settings.svelte';
import { live } from './live.svelte';

export const DEFAULT_TERMS: Terms = {
  edition: 'boursicocotte-2025',
  variants: [],
  house_rules: {},
  seats: [null, null, null],
  first: null,
  hammer: 'normal',
  thinking: 'normal',
  public: false,
  spectators: true,
};

/** Goes through the door: with the token this browser keeps, or as a new guest, who needs some name. */
export async function enter(): Promise<void> {
  if (!remembered('token') && !settings.name) settings.chooseName(m().name.guest);
  live.open();
}

/** Opens a table and says its code; null when it was refused, which is then on screen. */
export async function openTable(terms: Partial<Terms>, start = false): Promise<string | null> {
  live.leaveTable();
  const done = await live.tell({ type: 'create_table', terms: { ...DEFAULT_TERMS, ...terms }, start });
  return done ? (live.table?.code ?? null) : null;
}
