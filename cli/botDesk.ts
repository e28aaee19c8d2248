/** The bots of this table, in threads of their own. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BotDesk, botNamed, botNames, levels, type WorkerPort, workersFor } from '@touchline/bots';
import { games } from './games.ts';
import { Mistake } from './mistake.ts';

/** Whom people play against who name nobody. */
export const USUAL_BOT = 'anchor';

export const botDesk = (file = new URL('./botWorker.ts', import.meta.url)): BotDesk =>
  new BotDesk(() => thread(file), workersFor(availableParallelism()));

function thread(file: URL): WorkerPort {
  const worker = new Worker(file, { workerData: games.map(({ folder }) => folder) });
  return {
    onMessage: (hear) => worker.on('message', hear),
    post: (message) => worker.postMessage(message),
    onEnd: (hear) =>
      worker.once('error', ({ message }) => hear(message)).once('exit', (code) => hear(`its thread ended with code ${code}`)),
    terminate: () => void worker.terminate(),
  };
}

/** A bot as people name one: by its name, or a level by its number; `4:bold` is a level with a style. */
export function botCalled(wanted: string): string {
  const [first, ...style] = wanted.toLowerCase().split(':');
  const name = [levels.find(({ level }) => String(level) === first)?.name ?? first, ...style].join(':');
  if (botNamed(name)) return name;
  const most = levels.at(-1)!.level;
  throw new Mistake('noBot', wanted, botNames, most);
}
