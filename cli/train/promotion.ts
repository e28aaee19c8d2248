/**
 * May new weights take the place of the old? Log loss does not foretell how well somebody plays, so matches decide: the lower bound must be
 * above one half against the game as it was before it learned anything and against the weights that are shipped, and no level may score
 * less than 45 % against itself as it was.
 */
import { levels } from '@touchline/bots';
import { factsOf } from '../arena/facts.ts';
import type { Ground, Outcome } from '../arena/game.ts';
import { fixturesOf, type MatchUp } from '../arena/matchUps.ts';
import { playAll } from '../arena/threads.ts';

export interface Duel {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

export interface Verdict {
  readonly duels: readonly Duel[];
  readonly promoted: boolean;
}

export interface Trial {
  readonly folder: string;
  readonly ground: Ground;
  /** The file of the weights on trial. */
  readonly weights: string;
  /** The bot that is tried, without weights: `search:100`. */
  readonly bot: string;
  /** Weights are shipped already. */
  readonly shipped: boolean;
  readonly rounds: number;
  readonly threads: number;
  readonly step: () => void;
}

const LEAST_OF_A_LEVEL = 0.45;
/** Rounds of a level for each of the main duel's: they must only not be worse. */
const LEVEL_SHARE = 4;

/** Levels that think by imagining; the others do not judge positions, or too few to tell. */
const tried = levels.filter(({ usual }) => usual.bot.startsWith('search')).slice(0, 2);

/** Games that a trial takes. */
export const gamesOf = ({ shipped, rounds }: Pick<Trial, 'shipped' | 'rounds'>): number =>
  2 * (rounds * (shipped ? 2 : 1) + tried.length * Math.ceil(rounds / LEVEL_SHARE));

export async function putOnTrial(trial: Trial): Promise<Verdict> {
  const { bot, weights, shipped, rounds } = trial;
  const main: MatchUp[] = [[`${bot}@${weights}`, `${bot}@hand`], ...(shipped ? [[`${bot}@${weights}`, bot]] : [])];
  const steps: MatchUp[] = tried.map(({ name }) => [`${name}@${weights}`, shipped ? name : `${name}@hand`]);
  const duels = await play(trial, main, rounds);
  const kept = await play(trial, steps, Math.ceil(rounds / LEVEL_SHARE));
  return {
    duels: [...duels, ...kept],
    promoted: duels.every(({ low }) => low > 0.5) && kept.every(({ score }) => score >= LEAST_OF_A_LEVEL),
  };
}

async function play({ folder, ground, threads, step }: Trial, matchUps: readonly MatchUp[], rounds: number): Promise<Duel[]> {
  const outcomes: Outcome[] = [];
  await playAll(folder, ground, fixturesOf(matchUps, rounds), threads, new AbortController().signal, (report) => {
    if ('broke' in report) throw new Error(report.broke);
    outcomes.push(report.outcome);
    step();
  });
  const { matches } = factsOf(ground, matchUps, rounds, outcomes, '');
  return matches.map(({ a, b, games, rateA, low, high }) => ({ a, b, games, score: rateA, low, high }));
}
