import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll } from 'vitest';
import { chooseLanguage } from '$lib/i18n/index.svelte';
import type { BidChoice, Edition, Move, Position } from '$lib/protocol';
import type { Scene } from '../../src/table/scene';
import Within from './Within.svelte';

beforeAll(() => chooseLanguage('en'));
// What moves has arrived at once.
Element.prototype.animate = function () {
  const animation = { cancel() {}, onfinish: null as (() => void) | null, effect: null };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
Element.prototype.getAnimations = () => [];

const shown: Record<string, unknown>[] = [];

afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.replaceChildren();
});

/** A table at which Ana (0) and Ben (1) bid for what Cleo (2) auctions; `moves` is what was done. */
export function tableOf(change: Partial<Scene> = {}, position: Partial<Position> = {}) {
  const moves: Move[] = [];
  const scene: Scene = {
    edition: { family_size: 3 } as Edition,
    position: {
      viewer: 0,
      players: 3,
      phase: 'bidding',
      active: 2,
      leader: null,
      high_bid: 0,
      target: null,
      round: 0,
      to_act: [0, 1],
      herds: [[], [], []],
      hand_sizes: [7, 7, 7],
      passed: [false, false, false],
      ...position,
    } as unknown as Position,
    get goods() {
      return this.position;
    },
    choices: [],
    ownRaise: null,
    names: ['Ana', 'Ben', 'Cleo'],
    seats: [],
    clock: null,
    busy: false,
    purses: null,
    stake: null,
    until: () => 0,
    act: (move) => moves.push(move),
    pressHammer: () => undefined,
    askHint: null,
    hint: null,
    outOfLot: () => undefined,
    ...change,
  };
  return { scene, moves };
}

export const bidding = (minimum: number, affordable = 100, maximum = 500): BidChoice => ({
  do: 'bid',
  minimum,
  maximum,
  affordable,
});

/** Shows a component at a table; what it is given can be changed as if the server had said so. */
export function show<Given extends object>(component: Component<Given>, scene: Scene, given: Given) {
  const props = $state({
    scene,
    component: component as unknown as Component<Record<string, unknown>>,
    given: given as Record<string, unknown>,
  });
  shown.push(mount(Within, { target: document.body, props }));
  flushSync();
  return (next: Partial<Given>) => {
    props.given = { ...props.given, ...next };
    flushSync();
  };
}

export const find = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind =>
  document.body.querySelector<Kind>(selector)!;
export const all = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)];
export const text = (selector: string): string => find(selector).textContent.trim().replace(/\s+/g, ' ');

export function press(selector: string, place = 0) {
  all(selector)[place]!.click();
  flushSync();
}

/** Types as a person does: the whole field anew. */
export function type(selector: string, words: string) {
  const field = find<HTMLInputElement>(selector);
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

/** Props that a test changes while they are looked at. */
export function changing<Props extends object>(props: Props): Props {
  const changed = $state(props);
  return changed;
}
