/** One folder for everything a run of tests leaves behind: the built site, browsers' profiles, files of tests. It goes with the run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

let folder = '';

/** Before the first test; its threads get these settings. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'touchline-tests-'));
  process.env.TOUCHLINE_RUN = folder;
  process.env.TMPDIR = folder;
}

/** A browser that is just ending may still write. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
