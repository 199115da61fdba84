import { m } from '$lib/i18n/index.svelte';
import { tell } from '$lib/i18n/sentences';
import type { GameEvent, Update } from '$lib/protocol';
import { doerOf } from './doer';
import { questionOf } from './question';

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
  /** What was bid before is of another lot. */
  anew?: boolean;
  /** What follows tells it again: whoever is late can do without it. */
  minor?: boolean;
  /** It matters for longer than other things. */
  lasting?: boolean;
  /** Nothing follows. */
  final?: boolean;
}

/** So many milliseconds behind, nobody wants to hear a thing twice. */
const LATE = 6000;
/** What was so long ago stands in the log, and what matters longer after as long again; before a new lot all is past sooner. */
const PAST = 15_000;
const PAST_LOT = 8000;
/** Whoever is waited for need not hear another sentence to its end. */
const SHORTLY = 2000;

/** How long a voice needs for it. */
const spoken = (text: string) => 500 + 55 * text.length;

/** Hands lines to a voice one after another, so that none is swallowed by the next. */
export class Announcer {
  #waiting: Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = '';
  #until = 0;
  #saying: Weight | undefined;

  /** `settle`: so many milliseconds nothing is said, until the page stands that says it and all it has to say is known. */
  constructor(
    private readonly say: (text: string) => void,
    settle = 0,
  ) {
    if (settle > 0) this.#timer = setTimeout(() => this.#next(), settle);
  }

  add(...lines: readonly Line[]) {
    for (const line of lines) {
      if (line.price || line.anew)
        this.#waiting = this.#waiting.filter((one) => !one.price && one.passes === undefined);
      this.#waiting.push(line);
    }
    this.#catchUp(lines);
    if (lines.some(({ weight }) => weight === 'asked')) this.#stop();
    else if (lines.some(({ weight }) => weight === 'mine')) this.#hurry();
    if (this.#timer === undefined) this.#next();
  }

  #catchUp(newest: readonly Line[]) {
    const behind = () => this.#waiting.reduce((sum, { text }) => sum + spoken(text), 0);
    const last = this.#waiting.findLastIndex(({ minor }) => !minor);
    if (behind() > LATE) this.#waiting = this.#waiting.filter(({ minor }, place) => !minor || place > last);
    const most = newest.some(({ final }) => final) ? 0 : newest.some(({ anew }) => anew) ? PAST_LOT : PAST;
    const old = this.#waiting.filter(
      (line) => (line.weight === 'told' || line.weight === 'passes') && !newest.includes(line),
    );
    for (const line of [...old.filter(({ lasting }) => !lasting), ...old.filter(({ lasting }) => lasting)])
      if (behind() > (line.lasting ? 2 * most : most)) this.#waiting = this.#waiting.filter((one) => one !== line);
  }

  repeat() {
    this.add({ text: this.#last, weight: 'asked' });
  }

  /** Whoever acts has understood, and wants to hear what comes of it. */
  understood() {
    this.#waiting = this.#waiting.flatMap((line) => {
      if (line.weight === 'mine') return line.lasting ? { ...line, weight: 'told' } : [];
      return line.weight === 'explained' ? [] : line;
    });
    if (this.#timer === undefined || this.#saying !== 'explained') return;
    this.#stop();
    this.#next();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #hurry() {
    if (this.#timer === undefined || this.#until - Date.now() <= SHORTLY) return;
    this.#stop();
    this.#timer = setTimeout(() => this.#next(), SHORTLY);
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
    this.#until = Date.now() + spoken(text);
    this.#timer = setTimeout(() => this.#next(), spoken(text));
  }
}

/** What somebody does tells itself again by what comes of it: who pays whom how much, who wins what. */
const DEEDS: readonly GameEvent['type'][] = [
  'turn_began',
  'trade_opened',
  'auction_opened',
  'hammer_fell',
  'sold',
  'counter_laid',
  'offer_renewed',
];
/** What matters for longer: what somebody else did to me, and what changes the game for all. */
const LASTING: readonly GameEvent['type'][] = ['family_completed', 'defaulted', 'dove_claimed'];

/** From where something is looked at: who I am, and whether I am asked to decide after it. */
interface Standpoint {
  me: number | null;
  asked: boolean;
  /** I had the highest bid. */
  led: boolean;
  names: readonly string[];
}

function lineOf(event: GameEvent, { me, asked, led, names }: Standpoint, weight: Weight): Line {
  const text = tell(event, names, me);
  if (event.type === 'passed' && event.seat !== me) return { text, weight: 'passes', passes: names[event.seat] ?? '' };
  if (event.type === 'bid_made') {
    if (!led || event.seat === me) return { text, weight: 'told', price: true };
    const outbid = m().voice.outbid({ name: names[event.seat] ?? '', amount: event.amount });
    return { text: outbid, weight: 'mine', price: true };
  }
  const mine = me !== null && text !== tell(event, names, null);
  const toMe = mine && doerOf(event) !== me;
  const deed = DEEDS.includes(event.type) && !(event.type === 'hammer_fell' && (mine || asked));
  return {
    text,
    weight,
    anew: event.type === 'lot_turned_up',
    minor: deed && !toMe,
    lasting: (toMe && !deed) || LASTING.includes(event.type),
    final: event.type === 'game_ended',
  };
}

/** What an update is worth saying, from where I sit: what happened, that I am outbid, what I am asked. */
export function linesOf(
  events: readonly GameEvent[],
  before: Update | null,
  now: Update,
  names: readonly string[],
): Line[] {
  const me = now.view.viewer;
  const asks = (update: Update | null) =>
    (update?.options?.choices.length ?? 0) > 0 && update?.view.phase !== 'bidding';
  const asked = asks(now) && (!asks(before) || before?.question !== now.question);
  const led = me !== null && before?.view.leader === me;
  // What led to a question comes with it.
  const weight = asked || events.some(({ type }) => type === 'game_ended') ? 'mine' : 'told';
  const lines = events.map((event) => lineOf(event, { me, asked, led, names }, weight));
  if (asked && !events.some((event) => event.type === 'turn_began' && event.seat === me))
    lines.push({ text: questionOf(now.view, now.options?.choices ?? []) ?? m().dock.yourTurn, weight });
  return lines;
}
