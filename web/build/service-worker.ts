import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Emits `service-worker.js` with the list of built files, so that the game opens without a connection. */
export function serviceWorker(): Plugin {
  return {
    name: 'maquignon:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post', // when empty files have been dropped: one that cannot be fetched, and nothing is kept at all
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => /\.(js|css|woff2|svg|png)$/.test(name));
        const shell = ['/', ...files.map((name) => `/${name}`)];
        const template = fileURLToPath(new URL('../src/service-worker.js', import.meta.url));
        const source = readFileSync(template, 'utf8').replace('/* shell */ []', JSON.stringify(shell));
        const version = [...source].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7).toString(36);
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source.replace('/* version */', version),
        });
      },
    },
  };
}
