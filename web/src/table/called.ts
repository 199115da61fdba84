import { m } from '$lib/i18n/index.svelte';
import type { Replay, SeatShown } from '$lib/protocol';

/** What somebody is called on screen: people by their name, bots by their trade in the language spoken. */
export function called(seat: SeatShown, place: number): string {
  if (seat.kind !== 'bot') return seat.name ?? m().make.seat({ number: place + 1 });
  return botCalled(seat.bot ?? '', seat.name ?? '');
}

/** Several bots of one trade are numbered by the table. */
export function botCalled(bot: string, name: string): string {
  const number = /\d+$/.exec(name)?.[0];
  const trade = m().bots[bot] ?? (name || bot);
  return number && !trade.endsWith(number) ? `${trade} ${number}` : trade;
}

/** Which bot, and how strong, where one is chosen. */
export const botOffered = (bot: string): string => m().make.bot({ name: m().bots[bot] ?? bot, level: m().levels[bot] });

/** Who played a recorded game; bots that were given a name of their own keep it, whatever else a record says of them. */
export function playersOf({ players, tags }: Replay): string[] {
  const bots = (tags as { bots?: Record<string, unknown> | null } | null)?.bots ?? {};
  return players.map((name, seat) => {
    const bot = bots[seat];
    const byTrade = typeof bot === 'string' && name.replace(/ \d+$/, '').toLowerCase() === bot.toLowerCase();
    return byTrade ? botCalled(bot, name) : name;
  });
}
