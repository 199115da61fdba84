import { m } from '$lib/i18n/index.svelte';
import { tell } from '$lib/i18n/sentences';
import type { GameEvent, Update } from '$lib/protocol';

/** What is asked for comes at once, what concerns me next, then what happens and is explained; passes are summed up last. */
export type Weight = 'asked' | 'mine' | 'told' | 'explained' | 'passes';
const ORDER: readonly Weight[] = ['asked', 'mine', 'told', 'explained', 'passes'];

export interface Line {
  text: string;
  weight: Weight;
  /** A newer price makes an older one needless. */
  price?: boolean;
  /** Who passed. */
  passes?: string;
  /** What follows tells it again: whoever is late can do without it. */
  minor?: boolean;
  /** What was bid before is of another lot. */
  anew?: boolean;
}

/** So many milliseconds behind, nobody wants to hear a thing twice. */
const LATE = 6000;

/** How long a voice needs for it. */
const spoken = (text: string) => 500 + 55 * text.length;

/** Hands lines to a voice one after another, so that none is swallowed by the next. */
export class Announcer {
  #waiting: Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = '';
  #saying: Weight | undefined;

  constructor(private readonly say: (text: string) => void) {}

  add(...lines: readonly Line[]) {
    for (const line of lines) {
      if (line.price || line.anew)
        this.#waiting = this.#waiting.filter((one) => !one.price && one.passes === undefined);
      this.#waiting.push(line);
    }
    const behind = this.#waiting.reduce((sum, { text }) => sum + spoken(text), 0);
    const last = this.#waiting.findLastIndex(({ weight, minor }) => weight === 'told' && !minor);
    if (behind > LATE) this.#waiting = this.#waiting.filter(({ minor }, place) => !minor || place > last);
    if (lines.some((line) => line.weight === 'asked')) this.#stop();
    if (this.#timer === undefined) this.#next();
  }

  repeat() {
    this.add({ text: this.#last, weight: 'asked' });
  }

  /** Whoever acts has understood, and wants to hear what comes of it. */
  understood() {
    this.#waiting = this.#waiting.filter((line) => line.weight !== 'explained');
    if (this.#timer === undefined || this.#saying !== 'explained') return;
    this.#stop();
    this.#next();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next() {
    this.#timer = undefined;
    const first = ORDER.flatMap((weight) => this.#waiting.filter((line) => line.weight === weight))[0];
    if (!first) return;
    const together = first.passes === undefined ? [first] : this.#waiting.filter((line) => line.passes !== undefined);
    this.#waiting = this.#waiting.filter((line) => !together.includes(line));
    const text =
      first.passes === undefined ? first.text : m().voice.passes({ names: together.map((one) => one.passes!) });
    this.#last = text;
    this.#saying = first.weight;
    this.say(text);
    this.#timer = setTimeout(() => this.#next(), spoken(text));
  }
}

/** Whether the next sentences say it as well, and it is nothing of mine: who won, and who paid how much, they do. */
function toldAgain(event: GameEvent, me: number | null, now: Update): boolean {
  switch (event.type) {
    case 'turn_began':
      return event.seat !== me;
    case 'auction_opened':
      return event.auctioneer !== me;
    case 'hammer_fell':
      return event.leader !== me && now.view.active !== me;
    case 'sold':
      return event.bidder !== me && event.auctioneer !== me;
    default:
      return false;
  }
}

/** What an update is worth saying, from where I sit: what happened, that I am outbid, that it is my turn. */
export function linesOf(
  events: readonly GameEvent[],
  before: Update | null,
  now: Update,
  names: readonly string[],
): Line[] {
  const me = now.view.viewer;
  const lines = events.map((event): Line => {
    const text = tell(event, names, me);
    if (event.type === 'passed' && event.seat !== me)
      return { text, weight: 'passes', passes: names[event.seat] ?? '' };
    if (event.type === 'lot_turned_up') return { text, weight: 'told', anew: true };
    if (event.type !== 'bid_made') return { text, weight: 'told', minor: toldAgain(event, me, now) };
    const outbid = me !== null && before?.view.leader === me && event.seat !== me;
    return outbid
      ? { text: m().voice.outbid({ name: names[event.seat] ?? '', amount: event.amount }), weight: 'mine', price: true }
      : { text, weight: 'told', price: true };
  });
  const asked = (update: Update | null) =>
    (update?.options?.choices.length ?? 0) > 0 && update?.view.phase !== 'bidding';
  const said = events.some((event) => event.type === 'turn_began' && event.seat === me);
  if (!said && asked(now) && (!asked(before) || before?.question !== now.question))
    lines.push({ text: m().dock.yourTurn, weight: 'told' });
  return lines;
}
