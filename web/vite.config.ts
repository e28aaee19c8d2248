/** How the table is built and served while one works on it. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), offline(['icon.svg', 'touchline.webmanifest'])],
  build: { outDir: 'dist', target: 'es2024', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
