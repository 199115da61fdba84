import type { GameEvent, Refused } from '$lib/protocol';
import { facts, type Fact } from './facts';
import type { Sentence } from './functions';
import { ENGLISH, language, m } from './index.svelte';
import type { Messages } from './messages';

/** Who a sentence speaks to: the seat of the reader, or nobody. */
export type Reader = number | null;

/** Tells what happened, as far as the event says it; the reader is spoken to as *you*. */
export const tell = (event: GameEvent, names: readonly string[], reader: Reader): string =>
  tellIn(m(), event, names, reader);

/** Tells why somebody does something, to the player who asks. */
export const explain = (why: Fact, names: readonly string[]): string => explainIn(m(), why, names);

export const tellIn = (words: Messages, event: Fact, names: readonly string[], reader: Reader = null): string =>
  saying(words.event, event.type)(facts(event, names, reader));

export const explainIn = (words: Messages, why: Fact, names: readonly string[]): string =>
  saying(words.why, why.type)(facts(why, names));

/** The message about a kind of event or reason: `bidMade` for `bid_made`. */
function saying(section: object, type: string): Sentence {
  const name = type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = (section as Record<string, Sentence | string>)[name]!;
  return typeof found === 'string' ? () => found : found;
}

/** Says why something was not done: by the reason and the case, else as the server put it, which speaks English. */
export const refusal = (reason: string, sentence: string, about?: Refused['case']): string =>
  language() === ENGLISH ? sentence : refusalIn(m(), reason, sentence, about);

export function refusalIn(words: Messages, reason: string, sentence: string, about: Refused['case'] = {}): string {
  const precise = about['reason'] === 'unplayable' ? words.unplayable[String(about['about'])] : undefined;
  const said = precise ?? words.refusals[reason] ?? words.reasons[reason];
  return said ? said({ ...about, sentence, detail: '' }) : sentence;
}
