import type { Refused } from '$lib/protocol';

/** Says why something was not done: by the reason, with the case where there is one, else as the server put it. */
export type Refuse = (reason: string, sentence: string, about?: Refused['case']) => string;

/** Refusals in a language that has a sentence for every reason, and for every way in which rules do not fit together. */
export const refusalIn =
  (reasons: Record<string, string>, unplayable: Record<string, string>): Refuse =>
  (reason, sentence, about = {}) => {
    const precise = about['reason'] === 'unplayable' ? unplayable[String(about['about'])] : undefined;
    const template = precise ?? reasons[reason] ?? sentence;
    return template.replace(/\{(\w+)\}/g, (place, name: string) => String(about[name] ?? place));
  };
