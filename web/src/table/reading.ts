import { nameOf } from '$lib/cards';
import { m } from '$lib/i18n/index.svelte';
import { tell } from '$lib/i18n/sentences';
import { NOTES, size, worth } from '$lib/notes';
import type { GameEvent } from '$lib/protocol';
import type { Scene } from './scene';

const LAST = 3;

/** What is bid, or laid, or whose turn it is. */
function matter({ position, names }: Scene): string {
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  if (position.phase === 'over') return m().stage.over;
  if (position.phase === 'offering') return m().stage.offering({ name: name(position.active) });
  if (position.target !== null)
    return m().dock.answer({
      name: name(position.active),
      count: position.offer_size,
      animal: nameOf(position.animal ?? 0),
      number: position.stake,
    });
  if (position.leader !== null) return m().app.labelled({ name: name(position.leader), value: `${position.high_bid}` });
  if (position.phase !== 'turn') return m().stage.noBid;
  return position.active === position.viewer ? m().dock.yourTurn : m().stage.turn({ name: name(position.active) });
}

/** What can be read aloud at any moment, by key. */
export const READINGS = {
  g: ({ position: { purse } }: Scene) =>
    purse
      ? [
          m().notes.inAll({ sum: worth(purse), count: size(purse) }),
          ...purse.flatMap((count, kind) => (count > 0 ? [m().notes.count({ note: NOTES[kind]!, count })] : [])),
        ].join(', ')
      : m().table.watching,
  f: ({ position, names, edition }: Scene) =>
    position.herds
      .map((herd, seat) =>
        m().app.labelled({
          name: names[seat] ?? '',
          value: [
            ...(seat === position.viewer ? [] : [m().table.notesInHand({ count: position.hand_sizes[seat] ?? 0 })]),
            herd
              .flatMap((number, animal) =>
                number > 0 ? [m().table.animalsOf({ animal: nameOf(animal), number, size: edition.family_size })] : [],
              )
              .join(', ') || m().table.noAnimals,
          ].join(', '),
        }),
      )
      .join('. '),
  l: matter,
  w: ({ clock, until }: Scene) => {
    if (clock?.paused) return m().table.paused;
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
