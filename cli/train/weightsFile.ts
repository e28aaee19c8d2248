/** Where weights go, and how they come about from lessons. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cardsDigest, type Fitted, type Fitting, featuresOf, fit, type Lesson } from '@touchline/bots';
import type { Learned } from '@touchline/engine';
import type { NamedDeck } from '../choices.ts';
import type { TerminalGame } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { codeOf } from '../thrown.ts';
import type { Without } from './promotion.ts';

export interface Written extends Fitted {
  readonly weights: Learned;
}

/** How weights are fitted, and what they may read. */
export interface Making extends Fitting {
  /** Printed numbers only: nothing is learned of single cards. */
  readonly numbers: boolean;
}

export function writeWeights(
  path: string,
  { game }: TerminalGame,
  lessons: readonly (readonly Lesson[])[],
  setting: Making,
  seats: number,
): Written {
  // Single cards come last, so the numbers of a position are where they were without them.
  const features = featuresOf(game, seats).filter(({ source }) => !setting.numbers || source.of !== 'card');
  const fitted = fit(lessons, features, setting);
  const weights: Learned = { ...fitted.learned, cards: cardsDigest(game) };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(weights, null, 1).replace(/\n\s+(?=-?\d|\])/g, ' ')}\n`);
  } catch (error) {
    throw new Mistake('unkept', path, codeOf(error));
  }
  return { ...fitted, weights };
}

/** Fewer decks leave too little to learn from when one is left out. */
const LEAST_DECKS = 3;

/** For each deck, weights of the matches in which nobody had it, in files of this folder. */
export function withoutEach(
  folder: string,
  pack: TerminalGame,
  decks: readonly NamedDeck[],
  lessons: readonly (readonly Lesson[])[],
  setting: Making,
  seats: number,
): Without[] {
  if (decks.length < LEAST_DECKS) return [];
  return decks.map((deck, at) => {
    const weights = `${folder}/without-${at}.json`;
    const others = lessons.filter(([lesson]) => lesson && !lesson.lists?.includes(at));
    writeWeights(weights, pack, others, setting, seats);
    return { deck, weights };
  });
}
