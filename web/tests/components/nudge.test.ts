// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage, m } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';
import Settings from '../../src/shell/Settings.svelte';
import { summon } from '../../src/table/summons';
import { all, find, show, tableOf, text } from './seen.svelte';

/** What a browser without a service worker shows by itself. */
class Shown {
  static permission: NotificationPermission = 'granted';
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static open: Shown[] = [];
  static requestPermission() {
    Shown.asked++;
    return Promise.resolve((Shown.permission = Shown.answer));
  }
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Shown.open.push(this);
  }
  close() {
    Shown.open = Shown.open.filter((one) => one !== this);
  }
}

const vibrate = vi.fn();
const workers = { getRegistration: (): Promise<unknown> => Promise.resolve(undefined) };
let hidden = true;
const turn = (away: boolean) => {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Shown.permission = Shown.answer = 'granted';
  Shown.asked = 0;
  Shown.open = [];
  vibrate.mockClear();
  hidden = true;
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { vibrate, serviceWorker: workers });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  settings.chooseNudges(true);
  settings.switch('effects', true);
});
afterEach(() => vi.unstubAllGlobals());

test('who looks elsewhere is told that it is their turn, in their language, and of nothing else', async () => {
  await chooseLanguage('fr');
  summon();
  await settle();
  expect(Shown.open.map(({ title, options }) => [title, options.body, options.lang, options.tag])).toEqual([
    ['À vous', 'La table vous attend.', 'fr', location.pathname],
  ]);
  await chooseLanguage('en');
});

test('it goes by itself once it is no longer their turn, also when it is over before it is shown', async () => {
  const end = summon();
  await settle();
  expect(Shown.open).toHaveLength(1);
  end();
  await settle();
  expect(Shown.open).toEqual([]);
  summon()();
  await settle();
  expect(Shown.open).toEqual([]);
});

test('it goes when they look again, and when the page is closed', async () => {
  summon();
  await settle();
  turn(false);
  await settle();
  expect(Shown.open).toEqual([]);
  turn(true);
  summon();
  await settle();
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect(Shown.open).toEqual([]);
});

test('a press brings them to the page', async () => {
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  summon();
  await settle();
  Shown.open[0]!.onclick!();
  expect(focus).toHaveBeenCalledOnce();
  expect(Shown.open).toEqual([]);
});

test('nothing is shown to who looks at the table, has not asked for it, or may not have it', async () => {
  hidden = false;
  summon();
  await settle();
  expect(Shown.open).toEqual([]);
  turn(true); // whoever goes away knows that it is their turn
  settings.chooseNudges(false);
  summon();
  settings.chooseNudges(true);
  Shown.permission = 'denied';
  summon();
  vi.stubGlobal('isSecureContext', false);
  Shown.permission = 'granted';
  summon();
  await settle();
  expect(Shown.open).toEqual([]);
});

test('where there is a service worker it shows the notification, for a phone lets no page do so', async () => {
  let shown: { title: string; tag?: string; close: () => void }[] = [];
  const worker = {
    active: {},
    showNotification: (title: string, { tag }: NotificationOptions) => {
      const one = { title, tag: tag!, close: () => (shown = shown.filter((other) => other !== one)) };
      shown.push(one, { title: 'of another table', tag: '/t/OTHER', close: () => (shown = []) });
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.filter((one) => one.tag === tag)),
  };
  vi.spyOn(workers, 'getRegistration').mockResolvedValueOnce(worker);
  const end = summon();
  await settle();
  expect([shown.map((one) => one.title), Shown.open]).toEqual([['Your turn', 'of another table'], []]);
  end();
  await settle();
  expect(shown.map((one) => one.title)).toEqual(['of another table']);
});

test('a browser that has changed its mind is left alone', async () => {
  vi.spyOn(workers, 'getRegistration').mockRejectedValueOnce(new Error('no'));
  summon()();
  await settle();
  expect(Shown.open).toEqual([]);
});

test('a press on the notification goes to the page of that table, or opens one', async () => {
  const heard: Record<string, (event: object) => void> = {};
  const [focus, openWindow, close] = [vi.fn(), vi.fn(), vi.fn()];
  const pages = [{ url: 'https://x.test/rules' }, { url: 'https://x.test/t/ABCD2?a=1', focus }];
  const clients = { matchAll: () => Promise.resolve(pages), openWindow };
  const self = { addEventListener: (name: string, hear: () => void) => (heard[name] = hear), clients };
  new Function('self', readFileSync('src/service-worker.js', 'utf8'))(self);
  const press = async (data: string) => {
    let done: Promise<unknown> = Promise.resolve();
    heard['notificationclick']!({
      notification: { data, close },
      waitUntil: (one: Promise<unknown>) => (done = one),
    });
    await done;
  };
  await press('/t/ABCD2');
  expect([focus.mock.calls.length, openWindow.mock.calls, close.mock.calls.length]).toEqual([1, [], 1]);
  await press('/t/WXYZ3');
  expect([focus.mock.calls.length, openWindow.mock.calls]).toEqual([1, [['/t/WXYZ3']]]);
});

test('a phone trembles when it is its owner’s turn, unless sounds are off', () => {
  summon();
  expect(vibrate.mock.calls).toEqual([[60]]);
  settings.switch('effects', false);
  summon();
  expect(vibrate).toHaveBeenCalledOnce();
});

const box = () =>
  all('label')
    .find((one) => one.textContent.includes(m().settings.nudges))!
    .querySelector('input')!;
const open = () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  show(Settings, tableOf().scene, { onclose: () => undefined });
};
async function choose() {
  box().click();
  await settle();
  flushSync();
}

test('it is off until somebody asks for it, and permission is asked for only then', async () => {
  settings.chooseNudges(false);
  Shown.permission = 'default';
  open();
  expect([box().checked, box().disabled, text('#nudges'), Shown.asked]).toEqual([false, false, '', 0]);
  await choose();
  expect([box().checked, settings.nudges, Shown.asked]).toEqual([true, true, 1]);
  expect(text('#nudges')).toBe(m().settings.nudgesWhen['granted']);
  await choose();
  expect([box().checked, settings.nudges, Shown.asked, text('#nudges')]).toEqual([false, false, 1, '']);
  await choose(); // who has said yes is not asked again
  expect([box().checked, Shown.asked]).toEqual([true, 1]);
});

test.each(['denied', 'default'] as const)('a browser that answers “%s” is quoted, and it stays off', async (answer) => {
  settings.chooseNudges(false);
  Shown.permission = 'default';
  Shown.answer = answer;
  open();
  await choose();
  expect([box().checked, settings.nudges]).toEqual([false, false]);
  expect(text('#nudges')).toBe(m().settings.nudgesWhen[answer]);
});

test('who takes the permission away elsewhere finds it off, and why', () => {
  open();
  expect(box().checked).toBe(true);
  Shown.permission = 'denied';
  dispatchEvent(new Event('focus'));
  flushSync();
  expect([box().checked, text('#nudges')]).toEqual([false, m().settings.nudgesWhen['denied']]);
});

test('over plain http, and where there are none, it cannot be asked for, and says why', () => {
  vi.stubGlobal('isSecureContext', false);
  open();
  expect([box().checked, box().disabled, text('#nudges')]).toEqual([false, true, m().settings.nudgesWhen['insecure']]);
  find('dialog').remove();
  vi.stubGlobal('isSecureContext', true);
  delete (globalThis as { Notification?: unknown }).Notification;
  open();
  expect([box().disabled, text('#nudges')]).toEqual([true, m().settings.nudgesWhen['unsupported']]);
});
