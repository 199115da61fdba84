import { ANIMALS, type AnimalName } from '$lib/cards';
import words from '../words/fr.json';

export const of = (animal: AnimalName, count: number) => words.animals[ANIMALS.indexOf(animal)]![count === 1 ? 0 : 1]!;
export const FEMININE: AnimalName[] = ['goose', 'goat', 'cow'];
export const vowel = (word: string) => /^[aeiouâêîôûœæ]/i.test(word.normalize('NFD'));
export const the = (animal: AnimalName) =>
  vowel(of(animal, 1)) ? `l’${of(animal, 1)}` : `${FEMININE.includes(animal) ? 'la' : 'le'} ${of(animal, 1)}`;
export const some = (animal: AnimalName, count: number) =>
  count === 1 ? the(animal) : `${count} ${of(animal, count)}`;
export const from = (name: string) => (vowel(name) ? `d’${name}` : `de ${name}`);
export const notes = (count: number) => (count === 1 ? '1 carte argent' : `${count} cartes argent`);
export const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
