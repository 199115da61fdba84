/** Every sound of the saleroom, made on the spot. */
import { settings } from '$lib/settings.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

function tone(
  at: AudioContext,
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
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.02);
}

function noise(at: AudioContext, pitch: number, start: number, length: number, loud: number) {
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
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

const sounds = {
  bid: (at: AudioContext) => tone(at, 'triangle', 520, 660, 0, 0.12, 0.12),
  call: (at: AudioContext) => {
    noise(at, 900, 0, 0.07, 0.35);
    tone(at, 'sine', 240, 120, 0, 0.09, 0.25);
  },
  hammer: (at: AudioContext) => {
    noise(at, 700, 0.2, 0.14, 0.9);
    tone(at, 'sine', 190, 48, 0.2, 0.28, 0.7);
    noise(at, 1400, 0.34, 0.05, 0.25);
  },
  notes: (at: AudioContext) => [0, 0.07, 0.13].forEach((start) => noise(at, 3800, start, 0.06, 0.22)),
  donkey: (at: AudioContext) => {
    tone(at, 'sawtooth', 620, 760, 0, 0.28, 0.07);
    tone(at, 'sawtooth', 330, 210, 0.3, 0.42, 0.08);
  },
  family: (at: AudioContext) =>
    [523, 659, 784, 1047].forEach((pitch, place) => tone(at, 'triangle', pitch, pitch, place * 0.09, 0.4, 0.1)),
  turn: (at: AudioContext) =>
    [880, 1320].forEach((pitch, place) => tone(at, 'sine', pitch, pitch, place * 0.1, 0.5, 0.09)),
  end: (at: AudioContext) =>
    [392, 523, 659, 784, 1047].forEach((pitch, place) => tone(at, 'triangle', pitch, pitch, place * 0.13, 0.7, 0.1)),
};

export type Sound = keyof typeof sounds;

export function play(sound: Sound) {
  const at = audio();
  if (at) sounds[sound](at);
}
