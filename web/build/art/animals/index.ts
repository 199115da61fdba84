import { cat } from './cat.ts';
import { cow } from './cow.ts';
import { dog } from './dog.ts';
import { donkey } from './donkey.ts';
import { dove } from './dove.ts';
import { goat } from './goat.ts';
import { goose } from './goose.ts';
import { horse } from './horse.ts';
import { pig } from './pig.ts';
import { rooster } from './rooster.ts';
import { sheep } from './sheep.ts';

/** Ten portraits for the ten families, and the dove. */
export const BLOCKS = { rooster, goose, cat, dog, sheep, goat, donkey, pig, cow, horse, dove };
