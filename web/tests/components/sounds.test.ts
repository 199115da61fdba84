// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { m } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';
import { play, speakAloud, type Sound } from '$lib/sounds';
import Settings from '../../src/shell/Settings.svelte';
import { all, show, tableOf } from './seen.svelte';

/** An instrument of any kind: it takes every touch, and counts who begins to play. */
let played = 0;
const instrument = (): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => (name === 'getChannelData' ? () => [] : name === 'start' ? () => played++ : instrument()),
    apply: instrument,
    set: () => true,
  });
class Loudspeaker {
  state = 'running';
  currentTime = 0;
  sampleRate = 1;
  destination = instrument();
  createOscillator = instrument;
  createGain = instrument;
  createBiquadFilter = instrument;
  createBufferSource = instrument;
  createBuffer = instrument;
}
const spoken: string[] = [];
vi.stubGlobal('AudioContext', Loudspeaker);
vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: ({ text }: { text: string }) => spoken.push(text) });
vi.stubGlobal(
  'SpeechSynthesisUtterance',
  class {
    constructor(readonly text: string) {}
  },
);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  show(Settings, tableOf().scene, { onclose: () => undefined });
});
afterEach(() => {
  settings.chooseSound(true);
  for (const kind of ['effects', 'calls', 'voice'] as const) settings.switch(kind, true);
});

/** Presses the box with these words. */
const box = (words: string) =>
  all('label')
    .find((label) => label.textContent.trim() === words)!
    .querySelector('input')!
    .click();
function heard() {
  const sounding = (['bid', 'notes', 'turn', 'call', 'hammer'] as Sound[]).filter((sound) => {
    played = 0;
    play(sound);
    return played > 0;
  });
  spoken.length = 0;
  speakAloud('Sold!', 'en');
  return [...sounding, ...spoken];
}

test('effects, calls and voice are silenced each by a switch of its own, and all by one', () => {
  box(m().settings.kinds['voice']!);
  expect(heard()).toEqual(['bid', 'notes', 'turn', 'call', 'hammer', 'Sold!']); // it spoke on screens alone
  box(m().settings.kinds['effects']!);
  expect(heard()).toEqual(['call', 'hammer', 'Sold!']);
  box(m().settings.kinds['calls']!);
  expect(heard()).toEqual(['Sold!']);
  box(m().settings.kinds['effects']!);
  expect(heard()).toEqual(['bid', 'notes', 'turn', 'Sold!']);
  box(m().settings.kinds['voice']!);
  expect(heard()).toEqual(['bid', 'notes', 'turn']);
  box(m().settings.kinds['voice']!);
  box(m().settings.sound);
  expect(heard()).toEqual([]);
});
