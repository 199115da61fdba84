import { expect, test } from 'vitest';
import type { Fact } from '$lib/i18n/facts';
import { explainIn, tellIn } from '$lib/i18n/sentences';
import languages from 'virtual:languages';
import facts from './facts.json';

interface Said {
  told: string[];
  explained: string[];
}
const said = import.meta.glob<Said>('./said/*.json', { import: 'default', eager: true });

test.each(languages)('the log in $name says what the notation says', async ({ code, load }) => {
  const words = (await load()).default;
  expect(facts.told.map((event: Fact) => tellIn(words, event, facts.names))).toEqual(said[`./said/${code}.json`]!.told);
});

test.each(languages)('hints in $name say what the notation says', async ({ code, load }) => {
  const words = (await load()).default;
  expect(facts.explained.map((why: Fact) => explainIn(words, why, facts.names))).toEqual(
    said[`./said/${code}.json`]!.explained,
  );
});
