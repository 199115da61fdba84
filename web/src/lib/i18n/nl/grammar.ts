import { ANIMALS, type AnimalName } from '$lib/cards';
import words from '../words/nl.json';

export const of = (animal: AnimalName, count: number) => words.animals[ANIMALS.indexOf(animal)]![count === 1 ? 0 : 1]!;
export const NEUTER: AnimalName[] = ['sheep', 'pig', 'horse'];
export const the = (animal: AnimalName) => `${NEUTER.includes(animal) ? 'het' : 'de'} ${of(animal, 1)}`;
export const some = (animal: AnimalName, count: number) =>
  count === 1 ? the(animal) : `${count} ${of(animal, count)}`;
export const notes = (count: number) => (count === 1 ? '1 geldkaart' : `${count} geldkaarten`);
export const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
