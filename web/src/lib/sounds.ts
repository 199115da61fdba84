/** Every sound of the saleroom, made on the spot: all of the same loudness, none like another. */
import { settings } from '$lib/settings.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

/** Where a sound is made, and what it goes through. */
interface Desk {
  at: AudioContext;
  out: AudioNode;
}

function tone(
  { at, out }: Desk,
  kind: OscillatorType,
  from: number,
  to: number,
  start: number,
  length: number,
  loud: number,
) {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const begin = at.currentTime + start;
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(out);
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.02);
}

function noise({ at, out }: Desk, pitch: number, start: number, length: number, loud: number) {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++)
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at.currentTime + start);
}

const sounds = {
  bid: (desk: Desk) => tone(desk, 'triangle', 520, 660, 0, 0.12, 0.12),
  call: (desk: Desk) => {
    noise(desk, 900, 0, 0.07, 0.35);
    tone(desk, 'sine', 240, 120, 0, 0.09, 0.25);
  },
  hammer: (desk: Desk) => {
    noise(desk, 700, 0.2, 0.14, 0.9);
    tone(desk, 'sine', 190, 48, 0.2, 0.28, 0.7);
    noise(desk, 1400, 0.34, 0.05, 0.25);
  },
  notes: (desk: Desk) => [0, 0.07, 0.13].forEach((start) => noise(desk, 3800, start, 0.06, 0.22)),
  donkey: (desk: Desk) => {
    tone(desk, 'sawtooth', 620, 760, 0, 0.28, 0.07);
    tone(desk, 'sawtooth', 330, 210, 0.3, 0.42, 0.08);
  },
  family: (desk: Desk) =>
    [523, 659, 784, 1047].forEach((pitch, place) => tone(desk, 'triangle', pitch, pitch, place * 0.09, 0.4, 0.1)),
  turn: (desk: Desk) => [880, 1320].forEach((pitch, place) => tone(desk, 'sine', pitch, pitch, place * 0.1, 0.5, 0.09)),
  end: (desk: Desk) =>
    [196, 294, 392, 494, 587].forEach((pitch, place) => tone(desk, 'triangle', pitch, pitch, place * 0.13, 0.7, 0.1)),
};

export type Sound = keyof typeof sounds;
export const SOUNDS = Object.keys(sounds) as Sound[];

/** What makes them equally loud, as measured in a browser (tests/browser/test_sounds.py). */
const LEVEL: Record<Sound, number> = {
  bid: 2.82,
  call: 1.46,
  hammer: 0.44,
  notes: 1.62,
  donkey: 2.88,
  family: 1.48,
  turn: 1.32,
  end: 1.41,
};
/** What the hammer says; everything else is an effect. */
const CALLS: readonly Sound[] = ['call', 'hammer'];

export function play(sound: Sound) {
  if (CALLS.includes(sound) ? settings.calls : settings.effects) listen(sound);
}

/** Makes it heard whether or not its kind is switched on. */
export function listen(sound: Sound) {
  const at = audio();
  if (!at) return;
  const out = at.createGain();
  out.gain.value = LEVEL[sound] * settings.volume;
  out.connect(at.destination);
  sounds[sound]({ at, out });
}

/** Says something aloud, instead of what is still being said. */
export function speakAloud(text: string, language: string) {
  if (!settings.sound || !settings.speaks || typeof speechSynthesis === 'undefined') return;
  const line = new SpeechSynthesisUtterance(text);
  line.lang = language;
  line.volume = settings.volume;
  line.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(line);
}
