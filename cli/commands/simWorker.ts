/** A thread of `touchline sim`: plays the stretches of games it is told to and sends back what they add up to. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Options } from '@touchline/engine';
import { findGame } from '@touchline/kit/node';
import type { NamedDeck } from '../choices.ts';
import { botOf, selfPlay } from '../selfplay.ts';
import { messageOf } from '../thrown.ts';
import { addGame, type Dealing, decksOfGame, emptyTally, pairingName } from './simTally.ts';

export interface SimJob {
  /** Of the game. */
  readonly folder: string;
  readonly seed: string;
  readonly options: Partial<Options>;
  readonly decks: readonly NamedDeck[];
  readonly dealing: Dealing;
  /** By seat: as many as play. */
  readonly players: readonly string[];
}

const job: SimJob = workerData;
// This game alone: no other, and no words.
const { game, first, goals } = (await findGame(job.folder)).pack;
const players = job.players.map(botOf);

parentPort?.on('message', ([from, to]: [number, number]) => {
  const tally = emptyTally(job.players.length);
  for (let i = from; i < to; i++) {
    const seed = `${job.seed}/${i}`;
    const decks = decksOfGame(job.decks, job.dealing, players.length, i);
    try {
      const lists = decks.map((deck) => deck.list);
      addGame(tally, selfPlay({ game, first, goals, options: job.options, lists, seed }, players), seed, pairingName(decks));
    } catch (error) {
      tally.faults.push({ seed, message: messageOf(error) });
    }
  }
  parentPort?.postMessage(tally);
});
