/** Matches to learn from, over several threads; the same lessons in the same order whatever the number of threads. */
import { Worker } from 'node:worker_threads';
import type { Lesson } from '@touchline/bots';
import type { Lessons, Taught } from './worker.ts';

export async function playLessons(job: Lessons, games: number, threads: number, step: () => void): Promise<(readonly Lesson[])[]> {
  const taught: (readonly Lesson[])[] = [];
  let next = 0;
  const thread = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
      const more = () => {
        if (next < games) worker.postMessage(next++);
        else worker.terminate().then(() => done(), fail);
      };
      worker.on('online', more);
      worker.on('error', fail);
      worker.on('message', ({ match, lessons }: Taught) => {
        taught[match] = lessons;
        step();
        more();
      });
    });
  await Promise.all(Array.from({ length: Math.min(threads, games) }, thread));
  return taught;
}
