import { ANIMALS, type AnimalName } from '$lib/cards';
import { capital, of } from './en/grammar';
import { houseRules } from './en/houserules';
import { pages } from './en/pages';
import { table } from './en/table';
import { tips } from './en/tips';
import type { Refuse } from './refusal';
import { tell } from './told/en';

const en = {
  tell,
  animals: Object.fromEntries(ANIMALS.map((name) => [name, capital(of(name, 1))])) as Record<AnimalName, string>,
  /** Refusals come from the server in English already. */
  refusal: ((_reason, sentence) => sentence) satisfies Refuse as Refuse,
  houseRules,
  tips,
  ...pages,
  ...table,
};

export default en;
