/** Games over several threads: each takes the next one as soon as it has finished its last. */
import { Worker } from 'node:worker_threads';
import type { Ground } from './game.ts';
import type { Fixture } from './matchUps.ts';
import type { Report } from './worker.ts';

/** More threads than this only wait for each other. */
const MOST = 64;

/** Over when every game is reported, or at once when told to stop: what was not reported by then is lost. */
export async function playAll(
  /** Where the game lives. */
  folder: string,
  ground: Ground,
  fixtures: readonly Fixture[],
  jobs: number,
  stop: AbortSignal,
  tell: (report: Report) => void,
): Promise<void> {
  let next = 0;
  const workers: Worker[] = [];
  const thread = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder, ground } });
      workers.push(worker);
      const more = () => {
        if (next < fixtures.length && !stop.aborted) worker.postMessage(fixtures[next++]);
        else done();
      };
      worker.on('online', more);
      worker.on('message', (report: Report) => {
        // Writing down can fail as well: the disk is full.
        try {
          if (!stop.aborted) tell(report);
          more();
        } catch (error) {
          fail(error);
        }
      });
      worker.on('error', fail);
      worker.on('exit', () => (stop.aborted ? done() : fail(new Error('a thread ended in the middle of a game'))));
    });
  const end = () => Promise.all(workers.map((worker) => worker.terminate()));
  stop.addEventListener('abort', end);
  try {
    await Promise.all(Array.from({ length: Math.min(jobs, MOST, fixtures.length) }, thread));
  } finally {
    stop.removeEventListener('abort', end);
    await end();
  }
}
