import type { Move } from '$lib/protocol';
import { tick } from 'svelte';
import { nextOf } from './pointing';

/** Rings the control to press, and finds it again whenever the decision changes its face; returns how to stop. */
export function ring(control: string | null, asked: Move | null): () => void {
  let pointed: Element[] = [];
  const point = () => {
    const laid = [...document.querySelectorAll<HTMLElement>('.laying .take')].map((one) => Number(one.dataset['note']));
    const laying = asked && 'notes' in asked ? [nextOf(asked.notes, laid)] : [];
    const selector = control && [control, ...laying].join();
    const found = selector ? [...document.querySelectorAll(`.dock :is(${selector})`)] : [];
    pointed.filter((one) => !found.includes(one)).forEach((one) => one.classList.remove('pointed'));
    found.filter((one) => !pointed.includes(one)).forEach((one) => show(one));
    pointed = found;
  };
  void tick().then(point);
  const watcher = new MutationObserver(point);
  const board = document.querySelector('.board');
  if (board) watcher.observe(board, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    pointed.forEach((one) => one.classList.remove('pointed'));
  };
}

function show(control: Element) {
  control.classList.add('pointed');
  control.scrollIntoView?.({ block: 'nearest', inline: 'center' }); // it may be one of a row that does not fit
}
