/** A record that somebody dropped on the page, kept for as long as the tab is open. */
const KEY = 'maquignon.record';

export function keepRecord(record: string) {
  sessionStorage.setItem(KEY, record);
}

export const keptRecord = (): string | null => sessionStorage.getItem(KEY);
