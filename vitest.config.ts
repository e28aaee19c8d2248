import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['web/testing/built.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is not a failing test; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
  },
});
