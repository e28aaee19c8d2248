/** How the table is built and served while one works on it. */
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { offline } from './site/offline.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

/** What is only worked out is not looked at. */
const unstyled: Plugin = {
  name: 'unstyled',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0unstyled' : null),
  load: (id) => (id === '\0unstyled' ? '' : null),
};

/** Run here, so that the page gets what comes out of it. */
const worked: Plugin = {
  name: 'worked',
  enforce: 'pre',
  async load(id) {
    if (!/\/library\/pictures\/\w+\.ts$/.test(id)) return null;
    const { module } = await runnerImport<typeof import('./library/pictures/en.ts')>(id, { configFile: false, plugins: [unstyled] });
    return { code: `export const pictures = ${JSON.stringify(module.pictures)};`, moduleType: 'js' };
  },
};

/** Cards are checked before they are released: whoever plays need not load how. */
const unchecked: Plugin = {
  name: 'unchecked',
  apply: 'build',
  load: { filter: { id: /\/engine\/cards\/checkCards\.ts$/ }, handler: () => 'export const checkCards = () => [];' },
};

/** Named after what they hold: as many letters as tell one build from another. */
const FILE = 'assets/[name]-[hash:8]';
const WORKER_FILE = 'assets/worker-[name]-[hash:8].js';

/** What is needed at once comes in one file: many small ones cannot be pressed as well. */
const PAGE = { name: 'first', tags: ['$initial' as const] };
/** In the workers that is the engine and whoever speaks, plays and keeps; what is said in one language, what opens a match that was kept, and how bots think, is loaded by itself. */
const TABLE = {
  name: 'first',
  test: /\/(engine|kit|bots|host|match)\/(?!(.*\/)?(load|shape|opened|replay|link|recap|wire|fair|commands)\.ts$|remote\/|thinkers|named|greedy|judge|imagine|search\/|secrets\/(sample|deal))|\/web\/games\/(\w+|plain\/told)\.ts$|\/text\/(?!index)\w+\.ts$|\/unbroken\.ts$|dynamic_import_helper|\/web\/(app\/worker|library\/serve)\.ts$/,
};
const GAMES = {
  name: (id: string) => /\/games\/([\w-]+)\//.exec(id)?.[1],
  test: /\/games\/[\w-]+\/(?!(.*\/)?(words\/\w\w(\/|\.ts$)|recap\.ts$))/,
};

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  root: import.meta.dirname,
  base: './',
  plugins: [react(), worked, offline()],
  build: {
    outDir: 'dist',
    target: 'es2024',
    assetsInlineLimit: 0,
    // Every browser of that target fetches ahead by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        entryFileNames: `${FILE}.js`,
        chunkFileNames: `${FILE}.js`,
        assetFileNames: `${FILE}[extname]`,
        codeSplitting: { groups: [PAGE] },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [unchecked],
    rolldownOptions: {
      output: {
        // A worker's files say so: they are not what a page waits for.
        entryFileNames: WORKER_FILE,
        chunkFileNames: WORKER_FILE,
        codeSplitting: { groups: [TABLE, GAMES] },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
