import type { AnimalName } from '$lib/cards';

const files = import.meta.glob<string>('./drawn/*/*.svg', { eager: true, query: '?url', import: 'default' });

export type Palette = 'colour' | 'contrast';

/** Where the picture of an animal (or of the dove) lies. */
export const picture = (name: AnimalName | 'dove', palette: Palette): string =>
  files[`./drawn/${palette}/${name}.svg`] ?? '';
