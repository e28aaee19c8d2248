/** The thread in which bots think for the table. */
import { parentPort } from 'node:worker_threads';
import { serveBots } from '@touchline/bots';
import { allGames } from '@touchline/kit/node';

serveBots(
  {
    onMessage: (hear) => parentPort!.on('message', hear),
    post: (message) => parentPort!.postMessage(message),
  },
  (await allGames()).map(({ pack }) => pack.game),
);
