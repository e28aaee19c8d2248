import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, on two cores about two minutes each: begun last, it would be waited for alone. */
const LONG = /(fftcg\/rules\/rules|tools\/conform|web\/screens|web\/match)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [long, rest] = [true, false].map((is) => files.filter(({ moduleId }) => LONG.test(moduleId) === is));
    return [...long, ...(await super.sort(rest))];
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['web/testing/run.ts'],
    // Node runs these as they stand, and faster than what a bundler makes of them.
    server: { deps: { external: [new RegExp(`^${import.meta.dirname}/(engine|text|kit|lists|games|bots|host)/(?!.*\\.test\\.ts$)`)] } },
    pool: 'threads',
    // Files of a thread share what they import, and the browser: starting anew for each of them costs more than most of them.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A busy machine is not a failing test; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What has never been approved is a failure, not a new file; `vitest run -u <file>` approves it.
    update: 'none',
    reporters: ['default'],
  },
});
