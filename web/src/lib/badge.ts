/** A mark on the icon of the installed game while it waits for its owner; where the browser has one. */
export function mark(waits: boolean): void {
  const done = waits ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
