/** What this browser remembers of its owner: name, language, theme, sound, pace. */

export type Theme = 'light' | 'dark' | 'contrast';

function remembered<T extends string>(key: string, allowed?: readonly T[]): T | null {
  try {
    const value = localStorage.getItem(`maquignon.${key}`) as T | null;
    return value !== null && (!allowed || allowed.includes(value)) ? value : null;
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

function remember(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(`maquignon.${key}`);
    else localStorage.setItem(`maquignon.${key}`, value);
  } catch {
    // nothing is kept; the choice holds until the page is closed
  }
}

export const THEMES = ['light', 'dark', 'contrast'] as const;
export const PACES = ['calm', 'lively', 'instant'] as const;
/** How long what happens is shown. */
export type Pace = (typeof PACES)[number];

class Settings {
  name = $state(remembered('name') ?? '');
  /** null: as the system has it */
  theme = $state<Theme | null>(remembered('theme', THEMES));
  sound = $state(remembered('sound') !== 'off');
  /** From 0 to 1. */
  volume = $state(Number(remembered('volume') ?? 0.8));
  effects = $state(remembered('effects') !== 'off');
  calls = $state(remembered('calls') !== 'off');
  /** null: only where a whole room listens. */
  #voice = $state<boolean | null>(remembered('voice') === null ? null : remembered('voice') === 'on');
  /** Whether this device stands in the middle of a room. */
  room = $state(false);
  /** Whether a single key decides and reads aloud. */
  keys = $state(remembered('keys') !== 'off');
  pace = $state<Pace>(remembered('pace', PACES) ?? 'lively');
  /** The kinds of decision that have been explained here. */
  explained = $state<readonly string[]>((remembered('explained') ?? '').split(',').filter(Boolean));
  /** Whether the system says that it is my turn while I look elsewhere. */
  nudges = $state(remembered('nudges') === 'on');
  /** The table stands on a screen in the room: here is only my hand. */
  hand = $state(remembered('hand') === 'on');
  #dark = $state(false);
  #contrast = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const contrast = matchMedia('(prefers-contrast: more)');
    this.#dark = dark.matches;
    this.#contrast = contrast.matches;
    dark.addEventListener('change', () => (this.#dark = dark.matches));
    contrast.addEventListener('change', () => (this.#contrast = contrast.matches));
  }

  /** The theme on screen. */
  get shown(): Theme {
    return this.theme ?? (this.#contrast ? 'contrast' : this.#dark ? 'dark' : 'light');
  }

  chooseName(name: string) {
    this.name = name;
    remember('name', name);
  }

  chooseTheme(theme: Theme | null) {
    this.theme = theme;
    remember('theme', theme);
  }

  choosePace(pace: Pace) {
    this.pace = pace;
    remember('pace', pace);
  }

  chooseKeys(on: boolean) {
    this.keys = on;
    remember('keys', on ? null : 'off');
  }

  keepExplained(kind: string) {
    if (this.explained.includes(kind)) return;
    this.explained = [...this.explained, kind];
    remember('explained', this.explained.join());
  }

  explainAgain() {
    this.explained = [];
    remember('explained', null);
  }

  chooseHand(on: boolean) {
    this.hand = on;
    remember('hand', on ? 'on' : null);
  }

  chooseNudges(on: boolean) {
    this.nudges = on;
    remember('nudges', on ? 'on' : null);
  }

  chooseSound(on: boolean) {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  /** Whether the hammer's calls are spoken. */
  get speaks(): boolean {
    return this.#voice ?? this.room;
  }

  chooseVolume(volume: number) {
    this.volume = volume;
    remember('volume', String(volume));
  }

  switch(kind: 'effects' | 'calls' | 'voice', on: boolean) {
    if (kind === 'voice') this.#voice = on;
    else this[kind] = on;
    remember(kind, on ? 'on' : 'off');
  }
}

export const settings = new Settings();
export { remember, remembered };
