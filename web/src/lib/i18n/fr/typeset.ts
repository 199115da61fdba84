const WIDE_MARK = / (?=[:;!?»])/g;
const HARD_SPACE = '\u00a0';

/** No line begins with a colon: the space that French sets before such marks holds them to their word. */
export function typeset<Words>(words: Words): Words {
  return set(words) as Words;
}

function set(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(WIDE_MARK, HARD_SPACE);
  if (typeof words === 'function')
    return (...given: unknown[]) => set((words as (...given: unknown[]) => unknown)(...given));
  if (Array.isArray(words)) return words.map(set);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([name, said]) => [name, set(said)]));
  return words;
}
