/** A thread of `touchline arena`: plays the game it is told to and sends back what came of it. */

import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@touchline/kit/node';
import { messageOf } from '../thrown.ts';
import { type Ground, type Outcome, playFixture } from './game.ts';
import type { Fixture } from './matchUps.ts';

/** A game that broke is our fault, not a bot's. */
export type Report = { readonly outcome: Outcome } | { readonly fixture: Fixture; readonly broke: string };

const { folder, ground }: { readonly folder: string; readonly ground: Ground } = workerData;
// This game alone: no other, and no words.
const { pack } = await findGame(folder);

parentPort?.on('message', (fixture: Fixture) => {
  parentPort?.postMessage(report(fixture));
});

function report(fixture: Fixture): Report {
  try {
    return { outcome: playFixture(ground, fixture, pack) };
  } catch (error) {
    return { fixture, broke: messageOf(error) };
  }
}
