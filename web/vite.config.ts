/** How the table is built and served while one works on it. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

/** Run here, so that the page gets what comes out of it. */
const worked: Plugin = {
  name: 'worked',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/library/examples.ts')) return null;
    const { examples } = (await import(pathToFileURL(id).href)) as typeof import('./library/examples.ts');
    return { code: `export const examples = ${JSON.stringify(examples)};`, moduleType: 'js' };
  },
};

const WORKER_FILE = 'assets/worker-[name]-[hash].js';

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  root: import.meta.dirname,
  base: './',
  plugins: [react(), worked, offline()],
  build: { outDir: 'dist', target: 'es2024', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  // A worker's files say so: they are not what a page waits for.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: WORKER_FILE, chunkFileNames: WORKER_FILE } } },
  server: { host: '127.0.0.1' },
});
