import { ANIMALS, type AnimalName } from '$lib/cards';
import words from '../words/de.json';

export const of = (animal: AnimalName, count: number) => words.animals[ANIMALS.indexOf(animal)]![count === 1 ? 0 : 1]!;
export const FEMININE: AnimalName[] = ['goose', 'cat', 'goat', 'cow'];
export const NEUTER: AnimalName[] = ['sheep', 'pig', 'horse'];
/** The accusative: um den Esel, um die Kuh, um das Pferd. */
export const the = (animal: AnimalName) =>
  `${FEMININE.includes(animal) ? 'die' : NEUTER.includes(animal) ? 'das' : 'den'} ${of(animal, 1)}`;
export const some = (animal: AnimalName, count: number) =>
  count === 1 ? the(animal) : `${count} ${of(animal, count)}`;
export const notes = (count: number) => (count === 1 ? '1 Geldkarte' : `${count} Geldkarten`);
export const whose = (name: string) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);
export const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
