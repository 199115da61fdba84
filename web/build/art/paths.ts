/** The strokes of a gouge, as the path data of SVG; a block is 100 wide and 100 high. */

type Point = readonly [number, number];
/** From here to there, and how far it bends aside; its width, where it is not that of its row. */
export type Stroke = readonly [number, number, number, number, number?, number?];
/** Half an outline goes on by curves: two handles and where it ends. */
type Curve = readonly [number, number, number, number, number, number];

const short = (value: number) => String(Math.round(value * 10) / 10);
const at = (...points: Point[]) => points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');

/** One stroke: it goes in thin, widens, and comes out thin. */
export function cut(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [sideX, sideY] = [-dy / Math.hypot(dx, dy), dx / Math.hypot(dx, dy)];
  const handle = (away: number): Point => [
    (x1 + x2) / 2 + sideX * (2 * bend + away),
    (y1 + y2) / 2 + sideY * (2 * bend + away),
  ];
  return `M${at([x1, y1])}Q${at(handle(width), [x2, y2])}Q${at(handle(-width), [x1, y1])}Z`;
}

export const cuts = (width: number, strokes: readonly Stroke[]): string =>
  strokes.map(([x1, y1, x2, y2, bend, own]) => cut(x1, y1, x2, y2, own ?? width, bend)).join('');

/** Strokes away from a centre, from one angle (in degrees) to another. */
export function rays(centre: Point, from: number, to: number, number: number, inner: number, outer: number): string {
  const [x, y] = centre;
  return Array.from({ length: number }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (number - 1)) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return cut(x + inner * cos, y + inner * sin, x + outer * cos, y + outer * sin, 1.1);
  }).join('');
}

/** An outline whose right half mirrors the left, which begins at the top and ends at the bottom of the middle line. */
export function symmetric(start: Point, half: readonly Curve[]): string {
  const left = [start, ...half.flatMap(([a, b, c, d, x, y]): Point[] => [[a, b], [c, d], [x, y]])]; // prettier-ignore
  const right = left.map(([x, y]): Point => [100 - x, y]).reverse();
  const curves = [...left.slice(1), ...right.slice(1)];
  return `M${at(start)}C${at(...curves)}Z`;
}

/** A lock of wool. */
export function curl(x: number, y: number, size = 1): string {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const outside = [p(-4, -4), p(4, -4), p(4, 0.5), p(4, 3.5), p(0, 3.5), p(0, 0.8)];
  const inside = [p(0.6, 2.4), p(2.4, 2), p(2.4, 0.4), p(2.4, -2.4), p(-2.4, -2.4), p(-4, 1.5)];
  return `M${at(p(-4, 1.5))}C${at(...outside, ...inside)}Z`;
}
