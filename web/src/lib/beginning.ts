let turned = false;

/** Whoever turns the page by keyboard goes on where the new one begins; the first page is left to the browser. */
export function beginning(main: HTMLElement) {
  if (turned && document.activeElement === document.body) main.focus({ preventScroll: true });
  turned = true;
}
