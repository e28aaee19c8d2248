/** A thread in which bots think. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveBots } from '@touchline/bots';
import { findGame } from '@touchline/kit/node';

const wanted: readonly string[] = workerData;

serveBots(
  {
    onMessage: (hear) => parentPort!.on('message', hear),
    post: (message) => parentPort!.postMessage(message),
  },
  (await Promise.all(wanted.map(findGame))).map(({ pack }) => pack.game),
);
