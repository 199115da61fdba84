import type { BotShown, Editions, GamesFound, Replay, Rulebook, Whereabouts } from '$lib/protocol';

/** The server said no, for a reason and in a sentence, or could not be asked. */
export class Unanswered extends Error {
  constructor(
    readonly reason: string = '',
    sentence = '',
    readonly about: Record<string, string | number> = {},
  ) {
    super(sentence);
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Unanswered();
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refused = body as { reason?: string; sentence?: string; case?: Record<string, string | number> } | null;
    throw new Unanswered(refused?.reason, refused?.sentence, refused?.case);
  }
  return body as Answer;
}

const query = (fields: Record<string, string | number | undefined>): string => {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][])}`;
};

export const editions = () => ask<Editions>('/editions');

export const whereabouts = () => ask<Whereabouts>('/address');

export const bots = () => ask<BotShown[]>('/bots');

export const rules = (edition: string, language: string, variants: readonly string[] = [], houseRules: object = {}) =>
  ask<Rulebook>(
    `/rules/${edition}${query({ language, variants: variants.join(','), house_rules: JSON.stringify(houseRules) })}`,
  );

export const games = (wanted: { name?: string; edition?: string; before?: number; most?: number }) =>
  ask<GamesFound>(`/games${query(wanted)}`);

export const recordAddress = (game: string) => `/api/games/${game}/record`;

export const watch = (game: string, viewer: string) => ask<Replay>(`/games/${game}/replay${query({ viewer })}`);

export const watchRecord = (record: string, viewer: string) =>
  ask<Replay>(`/replays${query({ viewer })}`, {
    method: 'POST',
    body: record,
    headers: { 'content-type': 'application/x-ndjson' },
  });
