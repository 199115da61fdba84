import { expect, test } from 'vitest';
import type { Language } from '$lib/i18n/index.svelte';
import { tell as de } from '$lib/i18n/told/de';
import { tell as en } from '$lib/i18n/told/en';
import { tell as fr } from '$lib/i18n/told/fr';
import { tell as nl } from '$lib/i18n/told/nl';
import type { Tell } from '$lib/i18n/told/grammar';
import type { GameEvent } from '$lib/protocol';
import corpus from './sentences.json';

const narrators: Record<Language, Tell> = { en, fr, de, nl };

test.each(Object.entries(narrators))('the log in %s says what the notation says', (language, tell) => {
  for (const told of corpus.told) {
    expect(tell(told.event as GameEvent, corpus.names)).toBe(told[language as Language]);
  }
});
