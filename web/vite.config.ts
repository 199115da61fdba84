import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { printArt } from './build/art/plugin.ts';
import { languages } from './build/languages/plugin.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = process.env['MAQUIGNON_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [printArt(), languages(), svelte(), serviceWorker()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}), // components are tested as a browser runs them
  },
  build: {
    outDir: '../src/maquignon/web_dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // pictures are fetched once and cached, not carried in the script
    modulePreload: { polyfill: false },
    // What the front door needs comes in one piece: on a slow phone every further file costs more than its bytes.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'door', test: /src\/(main|lib\/notes|lib\/i18n\/functions)\.ts$/ }] },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
