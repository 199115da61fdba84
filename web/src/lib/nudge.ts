/** A word from the system to whoever looks elsewhere: it is your turn. What is at stake stays at the table. */
import { language, m } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';

/** What the browser lets this page do; a page that comes over plain http it does not even let ask. */
export type Allowance = NotificationPermission | 'insecure' | 'unsupported';

export function allowance(): Allowance {
  if (!globalThis.isSecureContext) return 'insecure';
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks its owner by way of the browser, which wants a press of theirs for that. */
export async function askLeave(): Promise<Allowance> {
  if (allowance() === 'default') await Notification.requestPermission();
  return allowance();
}

/** Shows it, and hands back what takes it away. */
async function show(): Promise<() => unknown> {
  const tag = location.pathname; // one for each table, and none beside it
  const told = { tag, data: tag, body: m().dock.waitsForYou, lang: language(), icon: '/icon-192.png' };
  const options = { ...told, silent: !settings.sound };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(m().dock.yourTurn, options); // on phones a page may not do so by itself
    return async () => (await worker.getNotifications({ tag })).forEach((one) => one.close());
  }
  const one = new Notification(m().dock.yourTurn, options);
  one.onclick = () => {
    window.focus();
    one.close();
  };
  return () => one.close();
}

/** Says once that it is my turn, if the page is hidden just then; until somebody looks, or what it gives is called. */
export function nudge(): () => void {
  if (!document.hidden || !settings.nudges || allowance() !== 'granted') return () => undefined;
  const shown = show().catch(() => () => undefined); // the browser has changed its mind
  const end = () => {
    document.removeEventListener('visibilitychange', end);
    window.removeEventListener('pagehide', end);
    void shown.then((takeAway) => takeAway());
  };
  document.addEventListener('visibilitychange', end);
  window.addEventListener('pagehide', end);
  return end;
}
