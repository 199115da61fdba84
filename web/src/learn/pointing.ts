import { NOTES } from '$lib/notes';

/** The control that lays the notes asked for, one after the other: take back what is wrong, lay what is missing, then hand over. */
export function nextOf(asked: readonly number[], laid: readonly number[]): string {
  const often = (notes: readonly number[], one: number) => notes.filter((note) => note === one).length;
  const wrong = laid.find((note) => often(laid, note) > often(asked, note));
  if (wrong !== undefined) return `.laying .take[data-note='${wrong}']`;
  const missing = asked.find((note) => often(laid, note) < often(asked, note));
  return missing === undefined ? '.laying .act' : `.laying [data-key='${NOTES.indexOf(missing as never) + 1}']`;
}
