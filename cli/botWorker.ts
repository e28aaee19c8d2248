/** The thread in which bots think for the table. */
import { parentPort } from 'node:worker_threads';
import { serveBots } from '@touchline/bots';
import { titles } from './games.ts';

serveBots(
  {
    onMessage: (hear) => parentPort!.on('message', hear),
    post: (message) => parentPort!.postMessage(message),
  },
  titles.map(({ game }) => game),
);
