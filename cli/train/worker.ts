/** A thread of `touchline train`: plays matches and sends back what can be learned from them. */
import { parentPort, workerData } from 'node:worker_threads';
import { featuresOf, type Lesson, lessonsOf } from '@touchline/bots';
import type { Options } from '@touchline/engine';
import { findGame } from '@touchline/kit/node';
import type { NamedDeck } from '../choices.ts';
import { botOf } from '../selfplay.ts';

export interface Lessons {
  readonly folder: string;
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly decks: readonly NamedDeck[];
  readonly seed: string;
  /** The bots that are learned from, match by match in turn. */
  readonly teachers: readonly string[];
}

export interface Taught {
  readonly match: number;
  readonly lessons: readonly Lesson[];
}

const { folder, seats, options, decks, seed, teachers: names }: Lessons = workerData;
const { pack } = await findGame(folder);
const features = featuresOf(pack.game, seats);
const teachers = names.map(botOf);

parentPort?.on('message', (match: number) => {
  // Every deck on every seat, in turn.
  const which = Array.from({ length: seats }, (_, seat) => Math.floor(match / decks.length ** seat) % decks.length);
  const lists = which.map((at) => decks[at].list);
  const bot = teachers[Math.floor(match / decks.length ** seats) % teachers.length];
  const lessons = lessonsOf({ game: pack.game, options, lists, seed: `${seed}/${match}`, bot }, features);
  parentPort?.postMessage({ match, lessons: lessons.map((lesson) => ({ ...lesson, lists: which })) } satisfies Taught);
});
