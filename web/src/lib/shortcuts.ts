import { settings } from '$lib/settings.svelte';

/** Keys press the button that carries them: `data-key="b"`; a held modifier or a text field leaves the key alone. */
export function pressShortcuts(event: KeyboardEvent) {
  if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || event.defaultPrevented) return;
  // Who steers a browser by talking would press them by every word.
  if (!settings.keys && /^\S$/.test(event.key)) return;
  if (event.target instanceof HTMLElement && writes(event.target, event.key)) return;
  const button = namesOf(event).flatMap(carriers)[0];
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Whether a key is written into a field; a letter into one for numbers is not, apart from that of powers of ten. */
function writes(target: HTMLElement, key: string): boolean {
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && !(field.matches('[type=number]') && /^[a-df-z?]$/i.test(key));
}

/** What a key is called; a digit also by its place, since some keyboards give it only with shift. */
function namesOf({ key, code, shiftKey }: KeyboardEvent): string[] {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return [key.toLowerCase(), ...(digit ? [digit] : [])];
}

/** Under an open sheet keys belong to the sheet; reading aloud goes on. */
function carriers(key: string): HTMLButtonElement[] {
  const within = document.querySelector('dialog[open]') ? ['dialog[open] ', '[data-reads] '] : [''];
  const where = within.map((place) => `${place}button[data-key]`).join();
  return [...document.querySelectorAll<HTMLButtonElement>(where)].filter(
    (one) => one.dataset['key'] === key && !one.disabled && one.offsetParent !== null,
  );
}
