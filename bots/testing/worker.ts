/** A worker for tests: it serves bots as any does, but breaks down where the seed of a question says so. */
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { Game } from '@touchline/engine';
import { game } from '@touchline/playca';
import type { Question } from '../desk.ts';
import { serveBots } from '../thinkers.ts';

serveBots(
  {
    onMessage: (hear) =>
      parentPort!.on('message', (message: Question) => {
        // "leave#1" is meant for one of several workers.
        const [, only] = message.seed.split('#');
        if (only !== undefined && Number(only) !== message.part?.at) return hear(message);
        if (message.seed.startsWith('hang')) for (;;);
        if (message.seed.startsWith('leave')) process.exit(3);
        if (message.seed.startsWith('break')) throw new Error('the floor gave way');
        hear(message);
      }),
    post: (message) => parentPort!.postMessage(message),
  },
  [game as unknown as Game],
);
