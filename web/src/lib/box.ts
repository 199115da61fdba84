// Written by scripts/write_types.py from the cards of the law. Do not edit.

export const ANIMALS = ['rooster', 'goose', 'cat', 'dog', 'sheep', 'goat', 'donkey', 'pig', 'cow', 'horse'] as const;

export const FAMILY_VALUES = [10, 40, 90, 160, 250, 350, 500, 650, 800, 1000] as const;

export const NOTES = [0, 10, 50, 100, 200, 500] as const;
