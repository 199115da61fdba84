// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from '$lib/api';
import { followLinks, go, route } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { pressShortcuts } from '$lib/shortcuts';
import './seen.svelte';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  go('/');
});
afterEach(() => vi.unstubAllGlobals());

test('an address names a page, what follows it, and a query', () => {
  go('/replay/a%20b?from=3');
  expect([route().page, route().rest, route().query.get('from')]).toEqual(['replay', ['a b'], '3']);
});

test('going back shows the page before', () => {
  followLinks();
  go('/rules');
  history.replaceState(null, '', '/learn');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(route().page).toBe('learn');
});

test('links within the game turn the page; downloads, other sites and other tabs are left alone', () => {
  followLinks();
  document.body.innerHTML =
    '<a id="in" href="/rules/bluff">in</a><a id="file" href="/x" download>file</a>' +
    '<a id="out" href="https://example.org/">out</a><a id="api" href="/api/games">api</a><a id="tab" href="/y" target="_blank">tab</a>';
  const click = (id: string, more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more });
    let turned = false;
    // Whatever the game leaves alone a browser would follow: here it stays.
    const stay = () => ((turned = event.defaultPrevented), event.preventDefault());
    addEventListener('click', stay, { once: true });
    document.getElementById(id)!.dispatchEvent(event);
    return turned;
  };
  expect(['file', 'out', 'api', 'tab'].map((id) => click(id))).toEqual([false, false, false, false]);
  expect(click('in', { ctrlKey: true })).toBe(false);
  expect(click('in')).toBe(true);
  expect(route().rest).toEqual(['bluff']);
});

const key = (name: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'target', { value: target });
  pressShortcuts(event);
  return event.defaultPrevented;
};

test('a key presses the button that carries it, and only one that can be pressed and seen', () => {
  document.body.innerHTML = '<button data-key="b" disabled></button><button data-key="b" id="second"></button><input>';
  for (const one of document.querySelectorAll('button'))
    Object.defineProperty(one, 'offsetParent', { value: document.body });
  let pressed = 0;
  document.getElementById('second')!.addEventListener('click', () => pressed++);
  expect(key('B')).toBe(true);
  expect(key('b', document.querySelector('input')!)).toBe(false);
  expect(key('b', document.body, { ctrlKey: true })).toBe(false);
  expect(key('b', document.body, { repeat: true })).toBe(false);
  expect(key('x')).toBe(false);
  expect(pressed).toBe(1);
});

const buttons = (body: string) => {
  const pressed: string[] = [];
  document.body.innerHTML = body;
  for (const one of document.querySelectorAll('button')) {
    Object.defineProperty(one, 'offsetParent', { value: document.body });
    one.addEventListener('click', () => pressed.push(one.dataset['key']!));
  }
  return pressed;
};

test('under an open sheet keys belong to the sheet, and what reads aloud goes on reading', () => {
  const pressed = buttons(
    '<button data-key="b"></button><p data-reads><button data-key="g"></button></p>' +
      '<dialog open><button data-key="escape"></button></dialog>',
  );
  expect(key('b')).toBe(false);
  expect(key('Escape')).toBe(true);
  expect(key('g')).toBe(true);
  expect(pressed).toEqual(['escape', 'g']);
});

test('a letter pressed in a field for numbers presses its button, since nobody can have meant it for the field', () => {
  const pressed = buttons('<button data-key="p"></button><button data-key="1"></button><input type="number"><input>');
  const [number, words] = document.querySelectorAll('input');
  expect([key('1', number), key('p', words), key('p', number)]).toEqual([false, false, true]);
  expect(pressed).toEqual(['p']);
});

test('a digit is known by its place where the keyboard gives it only with shift', () => {
  const pressed = buttons('<button data-key="1"></button><button data-key="2"></button>');
  expect(key('&', document.body, { code: 'Digit1' })).toBe(true); // French
  expect(key('2', document.body, { code: 'Digit2', shiftKey: true })).toBe(true);
  expect(key('"', document.body, { code: 'Digit2', shiftKey: true })).toBe(false); // German
  expect(pressed).toEqual(['1', '2']);
});

test('whoever talks to the browser can have single letters do nothing', () => {
  const pressed = buttons('<button data-key="p"></button><button data-key="escape"></button>');
  settings.chooseKeys(false);
  expect([key('p'), key('Escape')]).toEqual([false, true]);
  settings.chooseKeys(true);
  expect(key('p')).toBe(true);
  expect(pressed).toEqual(['escape', 'p']);
});

test('an answer is read, a refusal says why, and silence says nothing', async () => {
  const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
  answer('{"games": []}');
  expect(await api.games({ name: 'Ana', edition: '' })).toEqual({ games: [] });
  answer('{"reason": "unknown_game", "sentence": "There is no such game."}', 404);
  await expect(api.watch('x', 'open')).rejects.toMatchObject({
    reason: 'unknown_game',
    message: 'There is no such game.',
  });
  answer('<html>', 502);
  await expect(api.bots()).rejects.toMatchObject({ reason: '', message: '' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(api.editions()).rejects.toBeInstanceOf(api.Unanswered);
});

test('questions carry what was given and nothing empty', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => (asked.push(address), new Response('{}')));
  await api.games({ name: 'Ana & Ben', edition: '', most: 5 });
  await api.rules('bluff', 'fr', ['coup-double'], { lot_size: 2 });
  expect(asked[0]).toBe('/api/games?name=Ana+%26+Ben&most=5');
  expect(new URLSearchParams(asked[1]!.split('?')[1]).get('house_rules')).toBe('{"lot_size":2}');
});
