import type { Chapter } from '$lib/protocol';

/** Letters as somebody in a hurry types them: small, and without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The chapters with those of their rules in which every word occurs; all of them where nothing is asked. */
export function found(chapters: readonly Chapter[], asked: string): Chapter[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter(({ text, example }) => {
      const said = plain(`${chapter.title} ${text} ${example ?? ''}`);
      return words.every((word) => said.includes(word));
    });
    return rules.length > 0 ? [{ ...chapter, rules }] : [];
  });
}
