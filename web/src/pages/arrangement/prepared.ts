import type { Arrangement } from '$lib/protocol';

/** A link can carry a whole set-up: /new?terms={"edition": "bluff"}. */
export function prepared(query: URLSearchParams): Partial<Arrangement> {
  try {
    return JSON.parse(query.get('terms') ?? '{}') as Partial<Arrangement>;
  } catch {
    return {};
  }
}
