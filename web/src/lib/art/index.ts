import type { AnimalName } from '$lib/cards';
import type { Theme } from '$lib/settings.svelte';

const files = import.meta.glob<string>('./drawn/*/*.svg', { eager: true, query: '?url', import: 'default' });

/** Where the portrait of an animal (or of the dove) lies, printed for this light. */
export const portrait = (name: AnimalName | 'dove', theme: Theme): string =>
  files[`./drawn/${theme}/${name}.svg`] ?? '';
