import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['web/testing/built.ts'],
    // Node runs these as they stand, and faster than what a bundler makes of them.
    server: { deps: { external: [new RegExp(`^${import.meta.dirname}/(engine|text|lists|games|bots|host)/(?!.*\\.test\\.ts$)`)] } },
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is not a failing test; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
  },
});
