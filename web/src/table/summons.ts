import { mark } from '$lib/badge';
import { nudge } from '$lib/nudge';
import { settings } from '$lib/settings.svelte';

/** Calls whoever may not be looking to their turn: the phone trembles, the icon is marked, the system says so. */
export function summon(): () => void {
  if (settings.effects) navigator.vibrate?.(60);
  mark(true);
  const end = nudge();
  return () => {
    mark(false);
    end();
  };
}
