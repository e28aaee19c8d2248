/** A thread of `touchline sim`: plays the stretches of games it is told to and sends back what they add up to. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Options } from '@touchline/engine';
import type { NamedDeck } from '../choices.ts';
import { gameNamed } from '../games.ts';
import { botOf, selfPlay } from '../selfplay.ts';
import { addGame, type Dealing, decksOfGame, emptyTally, pairingName } from './simTally.ts';

export interface SimJob {
  readonly pack: string;
  readonly seed: string;
  readonly options: Partial<Options>;
  readonly decks: readonly NamedDeck[];
  readonly dealing: Dealing;
  /** By seat: as many as play. */
  readonly players: readonly string[];
}

const job = workerData as SimJob;
const { game, first, goals } = gameNamed(job.pack);
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
      tally.faults.push({ seed, message: (error as Error).message });
    }
  }
  parentPort?.postMessage(tally);
});
