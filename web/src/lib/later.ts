/** Waits for a task of its own: to measure takes a layout, and whoever has just changed the page has done enough in theirs. */
export const later = (): Promise<void> => new Promise((done) => setTimeout(done));
