import { ANIMALS, type AnimalName } from '$lib/cards';
import { capital, of } from './en/grammar';
import { pages } from './en/pages';
import { table } from './en/table';
import { tell } from './told/en';

const en = {
  tell,
  animals: Object.fromEntries(ANIMALS.map((name) => [name, capital(of(name, 1))])) as Record<AnimalName, string>,
  /** Refusals come from the server in English already. */
  refusal: (_reason: string, sentence: string): string => sentence,
  ...pages,
  ...table,
};

export default en;
