import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ANIMALS } from '$lib/cards';
import { BLOCKS } from '../build/art/animals/index.ts';
import { PRINTS, pull } from '../build/art/printing.ts';

const blocks = Object.entries(BLOCKS);

test('every animal of the law has its block, and so has the dove', () => {
  expect(Object.keys(BLOCKS)).toEqual([...ANIMALS, 'dove']);
});

test('a print is well formed and needs nothing from elsewhere', () => {
  for (const [name, block] of blocks)
    for (const print of PRINTS) {
      const drawn = pull(block, print);
      expect(drawn, name).not.toMatch(/NaN|undefined|Infinity|href|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
      for (const tag of ['svg', 'g', 'style', 'clipPath'])
        expect(drawn.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(
          drawn.match(new RegExp(`</${tag}>`, 'g'))?.length,
        );
    }
});

test('no two animals have colours that could be mistaken for each other', () => {
  const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (const [name, { colour }] of blocks)
    for (const [other, { colour: theirs }] of blocks) {
      if (name >= other) continue;
      const [a, b] = [channels(colour), channels(theirs)];
      expect(Math.hypot(...a.map((value, at) => value - b[at]!)), `${name} and ${other}`).toBeGreaterThan(40);
    }
});

test('for strong contrast there are three inks and no sun behind the head', () => {
  for (const [name, block] of blocks) {
    const drawn = pull(block, 'contrast');
    expect(new Set(drawn.match(/#[0-9a-f]{3,6}\b/g)), name).toEqual(new Set(['#000', '#fff', '#ffe14d']));
    expect(drawn).not.toContain(pull(block, 'light').match(/<ellipse class="accent" cx="50" cy="47"[^>]*>/)![0]);
  }
});

test('eleven portraits weigh less than a photograph of one', () => {
  for (const print of PRINTS)
    expect(blocks.reduce((sum, [, block]) => sum + gzipSync(pull(block, print)).length, 0)).toBeLessThan(25_000);
});
