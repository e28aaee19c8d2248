/** How the table is built and served while one works on it. */
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  root: import.meta.dirname,
  base: './',
  plugins: [react(), offline(['icon.svg', 'touchline.webmanifest'])],
  build: { outDir: 'dist', target: 'es2024', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
