/** How the table is built and served while one works on it. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: { outDir: 'dist', target: 'es2024', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
