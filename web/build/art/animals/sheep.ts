import { accentShape, disc, fineInk, finePaper, ink, inkShape, mirrored, paper, shape } from '../marks.ts';
import { cut, cuts, curl, symmetric } from '../paths.ts';
import type { Block } from '../printing.ts';

export const sheep: Block = {
  colour: '#8a76b4',
  marks: [
    shape('M26 60C16 64 12 72 15 78C8 82 7 92 10 99L90 99C93 92 92 82 85 78C88 72 84 64 74 60Z'),
    shape(
      'M50 9C44 5 36 7 34 13C27 12 22 17 24 23C17 26 16 34 21 38C17 44 19 51 26 52C28 58 36 60 41 56L59 56C64 60 72 58 74 52C81 51 83 44 79 38C84 34 83 26 76 23C78 17 73 12 66 13C64 7 56 5 50 9Z',
    ),
    mirrored(inkShape('M32 41C24 37 13 39 8 47C13 54 25 55 33 50Z'), finePaper(cut(14, 47, 28, 46, 0.9))),
    inkShape(
      symmetric(
        [50, 29],
        [
          [42, 27, 33, 31, 31, 39],
          [30, 48, 34, 58, 37, 68],
          [39, 77, 44, 81, 50, 81],
        ],
      ),
    ),
    mirrored(
      paper('M34.6 46.6C36.6 41 43 41 45.2 45.8C42.6 50.6 37 51 34.6 46.6Z'),
      ink('M37 44.6L42.8 44.4L42.8 48L37 48.2Z'),
      paper(
        cuts(1.2, [
          [46, 69, 42.6, 66, -0.6, 1.3],
          [50, 74, 44, 76, -1.2, 1],
        ]),
      ),
    ),
    paper(cut(50, 68, 50, 75, 1)),
    finePaper(
      cuts(0.8, [
        [46, 52, 45, 62, 0],
        [54, 52, 55, 62, 0],
        [50, 35, 50, 44, 0],
        [45, 34, 43, 39, 0],
        [55, 34, 57, 39, 0],
      ]),
    ),
    ink(
      curl(38, 20) + curl(52, 17) + curl(64, 22) + curl(28, 31) + curl(71, 34) + curl(45, 27, 0.7) + curl(57, 28, 0.7),
    ),
    ink(
      curl(24, 74) +
        curl(76, 74) +
        curl(20, 88) +
        curl(34, 84) +
        curl(66, 84) +
        curl(80, 88) +
        curl(30, 65, 0.7) +
        curl(70, 65, 0.7),
    ),
    fineInk(
      curl(28, 47, 0.6) +
        curl(73, 46, 0.6) +
        curl(14, 95, 0.7) +
        curl(28, 95, 0.7) +
        curl(72, 95, 0.7) +
        curl(86, 95, 0.7),
    ),
    accentShape('M44 86C44 82 56 82 56 86L58 95L42 95Z'),
    disc('accent edged', 50, 96.6, 2.4),
  ],
};
