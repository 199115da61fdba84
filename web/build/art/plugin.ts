import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { BLOCKS } from './animals/index.ts';
import { PRINTS, pull } from './printing.ts';

const DRAWN = fileURLToPath(new URL('../../src/lib/art/drawn/', import.meta.url));

/** Prints every animal in every form the game shows, as files, before anything is built. */
export function printArt(): Plugin {
  return { name: 'maquignon:art', buildStart: printAll };
}

function printAll() {
  rmSync(DRAWN, { recursive: true, force: true });
  for (const print of PRINTS) {
    mkdirSync(`${DRAWN}${print}`, { recursive: true });
    for (const [name, block] of Object.entries(BLOCKS))
      writeFileSync(`${DRAWN}${print}/${name}.svg`, pull(block, print));
  }
}
