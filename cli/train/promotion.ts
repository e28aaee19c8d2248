/**
 * May new weights take the place of the old? Log loss does not foretell how well somebody plays, so matches decide. The lower bound must be
 * above one half against the game as it was before it learned anything, and against the weights that are shipped; as well with each deck
 * by weights that were learned without it, and with decks of cards nobody learned with, where there are any. No level may score less than
 * 45 % against the one it replaces.
 */
import { levels } from '@touchline/bots';
import { factsOf } from '../arena/facts.ts';
import type { Ground, Outcome } from '../arena/game.ts';
import { fixturesOf, type MatchUp } from '../arena/matchUps.ts';
import { playAll } from '../arena/threads.ts';
import type { NamedDeck } from '../choices.ts';
import type { Measured } from '../record.ts';

export interface Verdict {
  readonly matches: readonly Measured[];
  readonly promoted: boolean;
}

/** Weights that were learned without a deck. */
export interface Without {
  readonly deck: NamedDeck;
  readonly weights: string;
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
  readonly without: readonly Without[];
  /** Decks of cards that nobody learned with. */
  readonly unseen: readonly NamedDeck[];
  readonly rounds: number;
  readonly threads: number;
  readonly step: () => void;
}

const LEAST_OF_A_LEVEL = 0.45;
/** For each round of a level the main duel has so many: a level must only not be worse. The last thinks too long for as many as the others. */
const OF_A_LEVEL = [2, 2, 2, 4, 30];

/** What is played: who meets whom, on what, and what it must come to. */
interface Series {
  readonly on?: string;
  readonly ground: Ground;
  readonly matchUp: MatchUp;
  readonly rounds: number;
  readonly needs: 'above half' | 'not worse';
}

export function seriesOf({ ground, bot, weights, shipped, without, unseen, rounds }: Omit<Trial, 'step'>): Series[] {
  const tried = `${bot}@${weights}`;
  const hand = `${bot}@hand`;
  const share = Math.ceil(rounds / Math.max(1, without.length));
  return [
    { ground, matchUp: [tried, hand], rounds, needs: 'above half' },
    ...(shipped ? [{ ground, matchUp: [tried, bot], rounds, needs: 'above half' } as const] : []),
    ...without.map(
      ({ deck, weights: others }): Series => ({
        on: 'each deck, learned without it',
        ground: { ...ground, decks: [deck], against: ground.decks, seed: `${ground.seed}/${deck.name}` },
        matchUp: [`${bot}@${others}`, hand],
        rounds: share,
        needs: 'above half',
      }),
    ),
    ...(unseen.length > 0
      ? [
          {
            on: 'decks of cards not learned with',
            ground: { ...ground, decks: unseen },
            matchUp: [tried, hand],
            rounds,
            needs: 'above half',
          } as const,
        ]
      : []),
    ...levels.map(
      ({ name }, i): Series => ({
        ground,
        matchUp: [`${name}@${weights}`, shipped ? name : `${name}@hand`],
        rounds: Math.ceil(rounds / OF_A_LEVEL[i]),
        needs: 'not worse',
      }),
    ),
  ];
}

interface Played {
  readonly series: Series;
  readonly outcomes: readonly Outcome[];
}

/** Games that a trial takes. */
export const gamesOf = (trial: Omit<Trial, 'step'>): number => 2 * seriesOf(trial).reduce((sum, { rounds }) => sum + rounds, 0);

/** What costs least is played first, and once something is not as it must be the rest is spared. */
export async function putOnTrial(trial: Trial): Promise<Verdict> {
  const found: Found[] = [];
  for (const [, stage] of Map.groupBy(seriesOf(trial), ({ on, needs }) => on ?? needs)) {
    const played: Played[] = [];
    for (const [ground, series] of Map.groupBy(stage, (one) => one.ground)) played.push(...(await play(trial, ground, series)));
    // Each deck in turn is one question: are decks that were not learned with played better?
    const kinds = Map.groupBy(played, ({ series: { on, matchUp } }) => on ?? matchUp.join(' '));
    found.push(...[...kinds.values()].map((parts) => ({ needs: parts[0].series.needs, ...together(trial, parts) })));
    if (!mayTakeThePlace(found)) break;
  }
  return { matches: found.map(({ needs: _, ...one }) => one), promoted: mayTakeThePlace(found) };
}

type Found = Measured & Pick<Series, 'needs'>;

export const mayTakeThePlace = (found: readonly Found[]): boolean =>
  found.every(({ needs, score, low }) => (needs === 'above half' ? low > 0.5 : score >= LEAST_OF_A_LEVEL));

/** All rounds of a kind as those of one match-up. */
function together({ ground }: Trial, parts: readonly Played[]): Measured {
  const { on, matchUp } = parts[0].series;
  let from = 0;
  const outcomes: Outcome[] = [];
  for (const { series, outcomes: of } of parts) {
    for (const one of of)
      outcomes.push({ ...one, round: from + one.round, seats: one.seats.map((name) => matchUp[series.matchUp.indexOf(name)]) });
    from += series.rounds;
  }
  const { matches, ratings } = factsOf(ground, [matchUp], from, outcomes, '');
  const [{ a: bot, b: against, games, rateA: score, low, high }] = matches;
  const ms = [bot, against].map((name) => ratings.find((one) => one.bot === name)?.milliseconds.median ?? null);
  return { bot, against, games, score, low, high, ...(on && { on }), ms };
}

async function play({ folder, threads, step }: Trial, ground: Ground, all: readonly Series[]): Promise<Played[]> {
  const played = all.map((series): { readonly series: Series; readonly outcomes: Outcome[] } => ({ series, outcomes: [] }));
  const fixtures = all.flatMap(({ matchUp, rounds }) => fixturesOf([matchUp], rounds));
  await playAll(folder, ground, fixtures, threads, new AbortController().signal, (report) => {
    if ('broke' in report) throw new Error(report.broke);
    const { outcome } = report;
    played.find(({ series }) => series.matchUp.every((bot) => outcome.seats.includes(bot)))!.outcomes.push(outcome);
    step();
  });
  return played;
}
