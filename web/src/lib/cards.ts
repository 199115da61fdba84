import { ANIMALS, FAMILY_VALUES } from './box';

/** The ten families, in the order in which the law counts them. */
export { ANIMALS };

export type AnimalName = (typeof ANIMALS)[number];

export const nameOf = (animal: number): AnimalName => ANIMALS[animal]!;

export const valueOf = (animal: number): number => FAMILY_VALUES[animal]!;
