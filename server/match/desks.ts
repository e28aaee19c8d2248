/** Where bots think: a few threads for all matches, each with a queue. A view goes in, a key comes out. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BotDesk, botNamed, DeskClosed, type WorkerPort } from '@touchline/bots';
import type { Seat } from '@touchline/engine';
import type { Replica } from './replica.ts';

export class Desks {
  readonly #desks: { readonly desk: BotDesk; waiting: number }[];

  /** `folders`: games by id, or where they live. */
  constructor(folders: readonly string[], threads = Math.max(1, availableParallelism() - 1)) {
    this.#desks = Array.from({ length: threads }, () => ({ desk: new BotDesk(() => thread(folders)), waiting: 0 }));
  }

  /** The key of the answer; null where the desks were closed meanwhile. */
  async think(replica: Replica, seat: Seat, bot: string, seed: string): Promise<string | null> {
    const free = this.#desks.reduce((best, other) => (other.waiting < best.waiting ? other : best));
    free.waiting++;
    try {
      const view = replica.timeline!.view(seat);
      const who = botNamed(bot) ? bot : 'random';
      // All who wait at a desk share the time of one: a strong bot keeps no other match waiting for long.
      const { thought } = await free.desk.think({ bot: who, how: 'boxed', game: replica.game, view, seed, among: free.waiting });
      return thought.key;
    } catch (error) {
      if (error instanceof DeskClosed) return null;
      throw error;
    } finally {
      free.waiting--;
    }
  }

  close(): void {
    for (const { desk } of this.#desks) desk.close();
  }
}

function thread(folders: readonly string[]): WorkerPort {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { workerData: folders });
  return {
    onMessage: (hear) => worker.on('message', hear),
    post: (message) => worker.postMessage(message),
    onEnd: (hear) =>
      worker.once('error', ({ message }) => hear(message)).once('exit', (code) => hear(`its thread ended with code ${code}`)),
    terminate: () => void worker.terminate(),
  };
}
