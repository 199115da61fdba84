import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

/** What each picture is called in the icon sets. */
const PICTURES = {
  rooster: 'rooster',
  goose: 'goose',
  cat: 'cat',
  dog: 'dog',
  sheep: 'ewe',
  goat: 'goat',
  donkey: 'donkey',
  pig: 'pig',
  cow: 'cow',
  horse: 'horse',
  dove: 'dove',
};

const SETS = [
  { folder: 'colour', set: '@iconify-json/noto', paint: undefined },
  // Drawn in one colour: white, for pictures on black.
  { folder: 'contrast', set: '@iconify-json/fluent-emoji-high-contrast', paint: '#fff' },
];

/** Extracts the few pictures the game needs from the icon packages, as files, before anything is built. */
export function drawArt(): Plugin {
  return { name: 'maquignon:art', buildStart: draw };
}

function draw() {
  const require = createRequire(import.meta.url);
  for (const { folder, set, paint } of SETS) {
    const icons = JSON.parse(readFileSync(require.resolve(`${set}/icons.json`), 'utf8')) as IconSet;
    const drawn = fileURLToPath(new URL(`../src/lib/art/drawn/${folder}/`, import.meta.url));
    mkdirSync(drawn, { recursive: true });
    for (const [name, icon] of Object.entries(PICTURES)) writeFileSync(`${drawn}${name}.svg`, svg(icons, icon, paint));
  }
}

function svg(set: IconSet, name: string, paint: string | undefined): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`The icon package has no picture called ${name}.`);
  const size = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
  const body = paint ? icon.body.replaceAll('currentColor', paint) : icon.body;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${size}">${body}</svg>\n`;
}
