/** What is printed on a block: shapes in paper, ink and the animal's one colour. */

const path = (look: string) => (data: string) => `<path class="${look}" d="${data}"/>`;

export const paper = path('paper');
export const ink = path('ink');
export const accent = path('accent');
/** With an edge of ink, to stand before what is light. */
export const shape = path('paper edged');
export const accentShape = path('accent edged');
/** With an edge of paper, to stand before what is dark. */
export const inkShape = path('ink lit');
/** What only a large print shows. */
export const fineInk = path('ink fine');
export const finePaper = path('paper fine');

export const disc = (look: string, x: number, y: number, rx: number, ry = rx): string =>
  `<ellipse class="${look}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

const round = (value: number) => Math.round(value * 100) / 100;

/** An eye, with the light of the window in it. */
export const eye = (x: number, y: number, size: number): string =>
  disc('ink', x, y, size) + disc('paper', round(x - size * 0.3), round(y - size * 0.35), round(size * 0.33));

/** The same on the right as on the left. */
export const mirrored = (...marks: string[]): string =>
  `${marks.join('')}<g transform="matrix(-1 0 0 1 100 0)">${marks.join('')}</g>`;
