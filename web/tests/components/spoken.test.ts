// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { live } from '$lib/live/live.svelte';
import type { TableShown } from '$lib/protocol';
import { voice } from '$lib/voice.svelte';
import WaitingRoom from '../../src/pages/WaitingRoom.svelte';
import { botOffered } from '../../src/table/called';
import Keys from '../../src/table/Keys.svelte';
import { all, changing, find, show, tableOf } from './seen.svelte';

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
HTMLDialogElement.prototype.showModal = () => undefined;

test('what is said is said within an open dialog too, which silences all under it, and the same words are said anew', () => {
  show(Keys, tableOf().scene, { onclose: () => undefined });
  const hear = (words: string) => {
    voice.say(words);
    flushSync();
    return find('dialog [role=status]').textContent;
  };
  const first = hear('You hold 90.');
  const again = hear('You hold 90.');
  expect(first).toBe('You hold 90.');
  expect(again).not.toBe(first);
  expect(again.trim()).toBe(first);
});

test('the list of keys names the one that raises my own bid', () => {
  show(Keys, tableOf().scene, { onclose: () => undefined });
  expect(all('kbd').map((one) => one.textContent)).toContain('U');
});

test('in the waiting room it is said who comes and who goes', () => {
  const seat = (name: string | null) => ({ kind: name ? 'person' : 'open', name, present: true, bot: null });
  const table = (names: (string | null)[]) =>
    ({
      code: 'ABCDE',
      seats: names.map(seat),
      you: 0,
      host: 0,
      hosting: false,
      removed: [],
      terms: { edition: 'bluff', variants: [], house_rules: {}, hammer: 'normal', thinking: 'normal' },
    }) as unknown as TableShown;
  const given = changing({ table: table(['Ana', null, null]) });
  live.chat = [];
  const change = show(WaitingRoom, tableOf().scene, given);
  const heard = () => find('p.unseen[role=status]').textContent;
  expect(heard()).toBe('');
  change({ table: table(['Ana', null, 'Ben']) });
  expect(heard()).toBe('Seat 3: Ben');
  change({ table: table(['Ana', null, null]) });
  expect(heard()).toBe('Seat 3: open');
});

test('in the waiting room a bot is introduced with its trade and how strong it is', () => {
  const bot = { kind: 'bot', name: 'Thrifty', present: true, bot: 'thrifty' };
  const terms = { edition: 'bluff', variants: [], house_rules: {}, hammer: 'normal', thinking: 'normal' };
  const table = { code: 'ABCDE', seats: [bot], you: null, host: null, hosting: false, removed: [], terms };
  live.chat = [];
  show(WaitingRoom, tableOf().scene, { table: table as unknown as TableShown });
  expect(find('.who small').textContent).toContain(botOffered('thrifty'));
});
