import { accent, accentShape, eye, fineInk, ink, mirrored, shape } from '../marks.ts';
import { cut, cuts, symmetric } from '../paths.ts';
import type { Block } from '../printing.ts';

export const pig: Block = {
  colour: '#e28a90',
  marks: [
    shape('M26 66C18 76 13 88 11 99L89 99C87 88 82 76 74 66Z'),
    shape(
      symmetric(
        [50, 22],
        [
          [36, 22, 20, 28, 17, 46],
          [14, 64, 24, 84, 50, 85],
        ],
      ),
    ),
    mirrored(
      shape('M40 22C33 12 22 9 13 12C11 24 15 36 24 42C27 33 32 26 40 22Z'),
      accent('M33 20C29 15.6 23 14 17.4 15C17.6 23 20 30 24 35C26 29 29 24 33 20Z'),
      ink(cut(20, 18, 25, 31, 1.2)),
    ),
    mirrored(
      eye(34, 46, 3.6),
      ink(cut(28, 41, 39, 39, 1.1, -1)),
      fineInk(
        cuts(1, [
          [20, 54, 24, 66, -0.8],
          [24, 56, 28, 68, -0.8],
          [22, 70, 30, 78, -1],
        ]),
      ),
    ),
    accentShape(
      symmetric(
        [50, 51],
        [
          [40, 50, 31, 54, 31, 62],
          [31, 71, 40, 75, 50, 75],
        ],
      ),
    ),
    mirrored(ink('M39 58C43 55 46 60 44.6 66C42 70 37.6 67 38 62C38 60 38.4 59 39 58Z')),
    ink(
      cuts(1.3, [
        [50, 80, 36, 77, 2],
        [50, 80, 64, 77, -2],
      ]),
    ),
    fineInk(
      cuts(1, [
        [46, 26, 45, 34],
        [50, 25, 50, 35],
        [54, 26, 55, 34],
        [46, 45, 54, 45, 1],
        [45, 48, 55, 48, 1],
      ]) +
        cuts(1.3, [
          [30, 88, 24, 98],
          [40, 90, 37, 99],
          [50, 90, 50, 99],
          [60, 90, 63, 99],
          [70, 88, 76, 98],
        ]),
    ),
  ],
};
