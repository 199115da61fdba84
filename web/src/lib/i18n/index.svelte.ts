import { remember, remembered } from '$lib/settings.svelte';
import languages from 'virtual:languages';
import type { Messages } from './messages';

/** The code of a language: fr, en, de. */
export type Language = string;

/** Each with its own name for itself. */
export const LANGUAGES = languages.map(({ code, name }) => ({ code, name }));
/** Spoken where the browser asks for none of ours. */
export const ENGLISH = 'en';

let words = $state.raw<Messages>();
let spoken = $state<Language>(ENGLISH);

/** The words of the language that is spoken now. */
export function m(): Messages {
  if (!words) throw new Error('No language has been loaded yet.');
  return words;
}

export const language = (): Language => spoken;

export async function speak(chosen: Language) {
  words = (await languages.find(({ code }) => code === chosen)!.load()).default;
  spoken = chosen;
  document.documentElement.lang = chosen;
}

export async function chooseLanguage(chosen: Language) {
  await speak(chosen);
  remember('language', chosen);
}

/** What the owner chose, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  const codes = languages.map(({ code }) => code);
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return remembered('language', codes) ?? wanted.find((tag) => codes.includes(tag)) ?? ENGLISH;
}
