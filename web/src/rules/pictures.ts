import { m } from '$lib/i18n/index.svelte';
import type { Choice, Edition, Position } from '$lib/protocol';

/** Positions played by the law of an edition, by the chapters they belong to: scripts/write_pictures.py. */
export interface PictureBook {
  edition: Edition;
  pictures: Record<number, { view: Position; choices: Choice[] }>;
}

const files = import.meta.glob<PictureBook>('./*.json', { import: 'default' });
const CHAPTERS = ['cards', 'setup', 'turn', 'auction', 'trade', 'end'] as const;

/** Rules without pictures are still rules. */
export const picturesFor = async (edition: string): Promise<PictureBook | null> =>
  (await files[`./${edition}.json`]?.().catch(() => null)) ?? null;

export const captionOf = (chapter: number): string => m().rules.pictures[CHAPTERS[chapter - 1] ?? 'cards'];
