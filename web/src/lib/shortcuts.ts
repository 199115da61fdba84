/** Keys press the button that carries them: `data-key="b"`; a held modifier or a text field leaves the key alone. */
export function pressShortcuts(event: KeyboardEvent) {
  if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || event.defaultPrevented) return;
  const target = event.target;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
  const within: ParentNode = document.querySelector('dialog[open]') ?? document;
  const button = [
    ...within.querySelectorAll<HTMLButtonElement>(`button[data-key="${CSS.escape(event.key.toLowerCase())}"]`),
  ].find((one) => !one.disabled && one.offsetParent !== null);
  if (!button) return;
  event.preventDefault();
  button.click();
}
