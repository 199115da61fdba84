/** Puts words on the clipboard, also where the newer way is closed: pages of the local network come without encryption. */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelecting(words);
  }
}

function copyBySelecting(words: string): boolean {
  const before = document.activeElement;
  const slip = document.createElement('textarea');
  slip.value = words;
  slip.className = 'unseen';
  // in a dialog, only what is inside it can be selected
  (before?.closest('dialog') ?? document.body).append(slip);
  slip.select();
  const copied = document.execCommand('copy');
  slip.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
