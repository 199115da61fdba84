import { expect, test } from 'vitest';
import type { Fact } from '$lib/i18n/facts';
import { explainIn, tellIn } from '$lib/i18n/sentences';
import languages from 'virtual:languages';
import facts from './facts.json';

interface Said {
  told: string[];
  to_ana: string[];
  to_ben: string[];
  to_cleo: string[];
  explained: string[];
}
const said = import.meta.glob<Said>('./said/*.json', { import: 'default', eager: true });

test.each(languages)('the log in $name says what the notation says', async ({ code, load }) => {
  const words = (await load()).default;
  expect(facts.told.map((event: Fact) => tellIn(words, event, facts.names))).toEqual(said[`./said/${code}.json`]!.told);
});

test.each(languages)('everybody is spoken to in $name as the notation does it', async ({ code, load }) => {
  const words = (await load()).default;
  const to = (reader: number) => facts.told.map((event: Fact) => tellIn(words, event, facts.names, reader));
  const { to_ana, to_ben, to_cleo } = said[`./said/${code}.json`]!;
  expect([to(0), to(1), to(2)]).toEqual([to_ana, to_ben, to_cleo]);
});

test.each(languages)('hints in $name say what the notation says', async ({ code, load }) => {
  const words = (await load()).default;
  expect(facts.explained.map((why: Fact) => explainIn(words, why, facts.names))).toEqual(
    said[`./said/${code}.json`]!.explained,
  );
});
