import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What opens a browser, starts processes or plays every rule of a game. */
const LONG = /\b(openSite|sharedChromium|judge|child_process|rulesAsTests)\b/;

/** Vitest begins with what took longest the last time: begun last, it would be waited for alone. On a fresh clone the text has to tell. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const unknown = files.filter((file) => !this.ctx.cache.getTestSpecificationResult(file));
    const first = new Set(unknown.filter(({ moduleId }) => LONG.test(readFileSync(moduleId, 'utf8'))));
    return (await super.sort(files)).toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)));
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['web/testing/run.ts'],
    // Node runs these as they stand, and faster than what a bundler makes of them.
    server: {
      deps: { external: [new RegExp(`^${import.meta.dirname}/(engine|text|kit|lists|games|bots|host|server)/(?!.*\\.test\\.ts$)`)] },
    },
    pool: 'threads',
    // Files of a thread share what they import, and the browser: starting anew for each of them costs more than most of them.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A busy machine is not a failing test; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // What has never been approved is a failure, not a new file; `vitest run -u <file>` approves it.
    update: 'none',
    reporters: ['default'],
  },
});
