/** The ten families, in the order in which the law counts them. */
export const ANIMALS = ['rooster', 'goose', 'cat', 'dog', 'sheep', 'goat', 'donkey', 'pig', 'cow', 'horse'] as const;

export type AnimalName = (typeof ANIMALS)[number];

export const VALUES = [10, 40, 90, 160, 250, 350, 500, 650, 800, 1000] as const;

export const nameOf = (animal: number): AnimalName => ANIMALS[animal]!;

export const valueOf = (animal: number): number => VALUES[animal]!;
