import { remember, remembered } from '$lib/settings.svelte';
import type { Messages } from './messages';

export const LANGUAGES = ['fr', 'en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
};

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  fr: () => import('./fr'),
  en: () => import('./en'),
  de: () => import('./de'),
  nl: () => import('./nl'),
};

let words = $state.raw<Messages>();
let spoken = $state<Language>('en');

/** The words of the language that is spoken now. */
export function m(): Messages {
  if (!words) throw new Error('No language has been loaded yet.');
  return words;
}

export const language = (): Language => spoken;

export async function speak(chosen: Language) {
  words = (await loaders[chosen]()).default;
  spoken = chosen;
  document.documentElement.lang = chosen;
}

export async function chooseLanguage(chosen: Language) {
  await speak(chosen);
  remember('language', chosen);
}

/** What the owner chose, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  const chosen = remembered('language', LANGUAGES);
  if (chosen) return chosen;
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === known.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en';
}
