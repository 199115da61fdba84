// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { House, tableShown } from './house';
import './seen.svelte';

let visits: typeof import('$lib/live/visits');
let live: (typeof import('$lib/live/live.svelte'))['live'];
let route: (typeof import('$lib/router.svelte'))['route'];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', House);
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
  const { chooseLanguage } = await import('$lib/i18n/index.svelte');
  await chooseLanguage('en');
  ({ live } = await import('$lib/live/live.svelte'));
  ({ route } = await import('$lib/router.svelte'));
  visits = await import('$lib/live/visits');
});
afterEach(() => live.close());

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a game at once is a table with three bots that starts by itself', async () => {
  const playing = visits.playAtOnce();
  await settle();
  House.line.welcome('token');
  const asked = House.line.said.at(-1)!;
  expect(asked).toMatchObject({ type: 'create_table', start: true });
  const terms = asked['terms'] as { seats: unknown[]; thinking: string };
  expect(terms.seats).toHaveLength(4);
  expect(terms.thinking).toBe('none'); // a first game is no race
  House.line.tell(tableShown('AAAA2', { status: 'playing' }));
  House.line.done('create_table');
  await playing;
  expect([route().page, route().rest, live.complaint]).toEqual(['t', ['AAAA2'], null]);
});

test('bots bid at the pace that was chosen in the settings, unless the table says otherwise', async () => {
  const { settings } = await import('$lib/settings.svelte');
  settings.choosePace('calm');
  expect(visits.usual().liveliness).toBe('calm'); // the first value of the form
  live.open();
  await settle();
  House.line.welcome();
  const asked = () => House.line.said.at(-1)!['terms'] as { liveliness: string };
  void visits.playAtOnce();
  expect(asked().liveliness).toBe('calm');
  void visits.openTable({ liveliness: 'instant' });
  expect(asked().liveliness).toBe('instant');
});

test('a table that is refused says why, and nobody goes anywhere', async () => {
  live.open();
  await settle();
  House.line.welcome();
  const opening = visits.openTable({ edition: 'bluff' });
  const asked = House.line.said.at(-1)!;
  House.line.tell({
    type: 'refused',
    id: asked['id'],
    reason: 'too_many_tables',
    sentence: 'There is no room.',
    case: {},
  });
  expect(await opening).toBe('There is no room.');
  expect(route().page).toBe('');
});
