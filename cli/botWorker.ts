/** The thread in which bots think for the table. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveBots } from '@touchline/bots';
import { findGame } from '@touchline/kit/node';

serveBots(
  {
    onMessage: (hear) => parentPort!.on('message', hear),
    post: (message) => parentPort!.postMessage(message),
  },
  // Ids of games, or where they live.
  (await Promise.all((workerData as string[]).map(findGame))).map(({ pack }) => pack.game),
);
