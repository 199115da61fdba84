import { m } from '$lib/i18n/index.svelte';
import type { Choice, Edition, GameEvent, Move, Position } from '$lib/protocol';
import { remember, remembered } from '$lib/settings.svelte';

/** In the order in which they are best played. */
export const LESSONS = ['first', 'trades', 'scoring'] as const;
export type LessonName = (typeof LESSONS)[number];

export interface Frame {
  view: Position;
  choices: Choice[];
  events: GameEvent[];
  text: string | null;
  expect: Move | null;
  point: string | null;
}
/** A game played by the law beforehand: scripts/write_lessons.py. */
export interface Lesson {
  edition: Edition;
  frames: Frame[];
}

const files = import.meta.glob<Lesson>('./lessons/*.json', { import: 'default' });

export const isLesson = (name: string | undefined): name is LessonName => LESSONS.includes(name as LessonName);
export const load = (name: LessonName): Promise<Lesson> => files[`./lessons/${name}.json`]!();
export const after = (name: LessonName): LessonName | undefined => LESSONS[LESSONS.indexOf(name) + 1];

/** What is said at a step. */
export function textOf(name: LessonName, step: string): string {
  const texts = { first: m().learn.first, trades: m().learn.trades, scoring: m().learn.scoring };
  return texts[name][step] ?? '';
}

export const isDone = (name: LessonName): boolean => remembered(`lesson.${name}`) === 'done';
export const keepDone = (name: LessonName) => remember(`lesson.${name}`, 'done');
