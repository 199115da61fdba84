import { getContext, setContext } from 'svelte';
import type { BidChoice, Choice, ClockShown, Edition, Move, Position, SeatShown, Stake } from '$lib/protocol';
import type { Goods } from './suspense.svelte';

/** A table to draw, wherever it comes from: live, from an archive, or from a lesson. */
export interface Scene {
  readonly edition: Edition;
  readonly position: Position;
  /** What lies before everybody, as far as it has been told. */
  readonly goods: Goods;
  readonly choices: readonly Choice[];
  /** Within what I may raise my own bid, while I lead; nobody is asked to. */
  readonly ownRaise: BidChoice | null;
  readonly names: readonly string[];
  readonly seats: readonly SeatShown[];
  readonly clock: ClockShown | null;
  /** A move is on its way and has not been answered. */
  readonly busy: boolean;
  /** A replay with all cards open knows everybody's purse. */
  readonly purses: readonly (readonly number[])[] | null;
  /** The animal and owner picked for a trade, before any note is laid. */
  stake: Stake | null;
  until(moment: number): number;
  act(move: Move): void;
  pressHammer(): void;
  /** Asks what a good bot would do here; null where nobody can be asked. */
  readonly askHint: (() => void) | null;
  /** The answer, line by line: what to do, and why. */
  readonly hint: readonly string[] | null;
  outOfLot(): void;
}

/** What every table has; the rest is there where somebody plays. */
export type Drawn = Pick<Scene, 'edition' | 'position' | 'names'>;

/** A table that is only looked at: nothing to decide, no clock, nobody to ask. */
const STILL: Omit<Scene, keyof Drawn | 'goods'> = {
  choices: [],
  ownRaise: null,
  seats: [],
  clock: null,
  busy: false,
  purses: null,
  stake: null,
  until: () => 0,
  act: () => undefined,
  pressHammer: () => undefined,
  askHint: null,
  hint: null,
  outOfLot: () => undefined,
};

const KEY = Symbol('scene');

/** What is given comes over what stands still, and what is `played` over both; getters stay getters. */
export function provideScene(given: Drawn & Partial<Scene>, played: Partial<Scene> = {}): Scene {
  const scene = { ...STILL } as Scene;
  Object.defineProperty(scene, 'goods', { get: () => scene.position, configurable: true });
  for (const layer of [given, played]) Object.defineProperties(scene, Object.getOwnPropertyDescriptors(layer));
  return setContext(KEY, scene);
}

export const scene = (): Scene => getContext<Scene>(KEY);

export type Doing = Choice['do'];

/** The choice with this name, if it is open now. */
export function choice<Do extends Doing>(
  choices: readonly Choice[],
  name: Do,
): Extract<Choice, { do: Do }> | undefined {
  return choices.find((one): one is Extract<Choice, { do: Do }> => one.do === name);
}

/** Seats clockwise, beginning after the viewer; all of them for a spectator. */
export function around(players: number, viewer: number | null): number[] {
  const start = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: viewer === null ? players : players - 1 }, (_, place) => (start + place) % players);
}
