import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long says so in its first comment, in seconds on two busy cores: begun last, it would be waited for alone. */
const LONG = /\bTakes (\d+) s\b/;
const secondsOf = ({ moduleId }: TestSpecification) => Number(LONG.exec(readFileSync(moduleId, 'utf8').slice(0, 500))?.[1] ?? 0);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = new Map(files.map((file) => [file, secondsOf(file)]));
    return (await super.sort(files)).toSorted((a, b) => seconds.get(b)! - seconds.get(a)!);
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
