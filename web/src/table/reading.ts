import { nameOf } from '$lib/cards';
import { m } from '$lib/i18n/index.svelte';
import { tell } from '$lib/i18n/sentences';
import { NOTES, size, worth } from '$lib/notes';
import type { GameEvent } from '$lib/protocol';
import type { Scene } from './scene';

const LAST = 3;

/** What can be read aloud at any moment, by key. */
export const READINGS = {
  g: ({ position: { purse } }: Scene) =>
    [
      m().notes.inAll({ sum: worth(purse ?? []), count: size(purse ?? []) }),
      ...(purse ?? []).flatMap((count, kind) => (count > 0 ? [m().notes.count({ note: NOTES[kind]!, count })] : [])),
    ].join(', '),
  f: ({ position, names, edition }: Scene) =>
    position.herds
      .map((herd, seat) =>
        m().app.labelled({
          name: names[seat] ?? '',
          value:
            herd
              .flatMap((number, animal) =>
                number > 0 ? [m().table.animalsOf({ animal: nameOf(animal), number, size: edition.family_size })] : [],
              )
              .join(', ') || m().table.noAnimals,
        }),
      )
      .join('. '),
  l: ({ position, names }: Scene) =>
    position.leader === null
      ? m().stage.noBid
      : m().app.labelled({ name: names[position.leader] ?? '', value: String(position.high_bid) }),
  w: ({ clock, until }: Scene) => {
    const moment = clock?.next_call ?? clock?.decide_by;
    return moment
      ? m().table.secondsLeft({ seconds: Math.max(0, Math.ceil(until(moment) / 1000)) })
      : m().voice.noClock;
  },
  e: ({ names, position }: Scene, story: readonly GameEvent[]) =>
    story
      .slice(-LAST)
      .map((event) => tell(event, names, position.viewer))
      .join(' ') || m().log.none,
} as const;

export type Reading = keyof typeof READINGS;
