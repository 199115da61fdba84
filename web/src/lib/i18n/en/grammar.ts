import { ANIMALS, type AnimalName } from '$lib/cards';
import words from '../words/en.json';

export const of = (animal: AnimalName, count: number) => words.animals[ANIMALS.indexOf(animal)]![count === 1 ? 0 : 1]!;
export const notes = (count: number) => (count === 1 ? '1 note' : `${count} notes`);
export const some = (animal: AnimalName, count: number) =>
  count === 1 ? `the ${of(animal, 1)}` : `${count} ${of(animal, count)}`;
export const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
