/** What an arena has shown, as facts and as tables. */
import type { Measured } from '../record.ts';
import { type Ground, type Outcome, type Played, pointsOf, type Seated } from './game.ts';
import { type Estimates, estimate } from './intervals.ts';
import { keyOf, type MatchUp, roundOf } from './matchUps.ts';
import { countedAt, standingsOf, standingsTable } from './standings.ts';
import { percent, rounded, spent, table } from './table.ts';
import { addTimes, type Milliseconds, percentile, type Times } from './watched.ts';

/**
 * Every game of the match-ups must be among the outcomes; others are left out. `shootout`: how a result calls one; what is scored if
 * these are taken for draws is told besides.
 */
export function factsOf(
  ground: Ground,
  matchUps: readonly MatchUp[],
  rounds: number,
  outcomes: readonly Outcome[],
  date: string,
  shootout?: string,
) {
  const byKey = new Map(outcomes.map((outcome) => [keyOf(outcome), outcome]));
  const bots = [...new Set(matchUps.flat())];
  const played = matchUps.map(
    (matchUp): Played => ({
      bots: matchUp,
      rounds: Array.from({ length: rounds }, (_, i) =>
        roundOf(matchUp, i).map((seating) => ({ ...byKey.get(keyOf(seating))!, ...seating })),
      ),
    }),
  );
  const two = ground.seats === 2;
  const estimates = estimate(
    bots,
    played.map((one) => (two ? duelAt(one) : countedAt(one))),
    ground.seed,
  );
  // The same game may belong to a round more than once, where a bot meets itself.
  const all = [...new Map(played.flatMap(({ rounds }) => rounds.flat()).map((game) => [keyOf(game), game])).values()];
  const times = new Map(bots.map((bot): [string, Times] => [bot, {}]));
  for (const game of all) game.seats.forEach((bot, seat) => addTimes(times.get(bot)!, game.times[seat]));
  const milliseconds = (bot: string): Milliseconds => ({
    median: percentile(times.get(bot)!, 0.5),
    p95: percentile(times.get(bot)!, 0.95),
  });
  return {
    game: ground.game,
    seats: ground.seats,
    seed: ground.seed,
    rounds,
    matches: two ? duelsOf(played, estimates, shootout) : [],
    tables: two ? [] : standingsOf(played, estimates, milliseconds),
    // Who plays alone is measured by nobody.
    ratings: (ground.seats > 1 ? bots : [])
      .map((bot, i) => ({
        bot,
        elo: rounded(estimates.ratings[i].value, 1),
        low: rounded(estimates.ratings[i].low, 1),
        high: rounded(estimates.ratings[i].high, 1),
        milliseconds: milliseconds(bot),
      }))
      .sort((x, y) => y.elo - x.elo),
    faults: all.flatMap((game) => game.faults),
    date,
  };
}

export type Facts = ReturnType<typeof factsOf>;

// ---------------------------------------------------------------- of two

/** What the first bot scored against the second: a win 1, a draw ½. */
const pointsOfFirst = (game: Seated): number => pointsOf(game, game.who.indexOf(0), game.who.indexOf(1));
const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

const duelAt = ({ bots, rounds }: Played) => ({
  name: bots.join('/'),
  rounds: rounds.map((games) => [mean(games.map(pointsOfFirst))]),
  meetings: [{ a: bots[0], b: bots[1], column: 0, games: 2 }],
});

function duelsOf(played: readonly Played[], { means }: Estimates, shootout?: string) {
  return played.map(({ bots: [a, b], rounds }, i) => {
    const games = rounds.flat();
    const [rate] = means[i];
    const count = (points: number) => games.filter((game) => pointsOfFirst(game) === points).length;
    return {
      a,
      b,
      games: games.length,
      winsA: count(1),
      winsB: count(0),
      draws: count(0.5),
      rateA: rounded(rate.value, 4),
      low: rounded(rate.low, 4),
      high: rounded(rate.high, 4),
      ...(shootout && shootoutsOf(games, shootout)),
      decisionsPerGame: rounded(mean(games.map(({ decisions }) => decisions)), 1),
    };
  });
}

function shootoutsOf(games: readonly Seated[], shootout: string) {
  return {
    shootouts: games.filter(({ reason }) => reason === shootout).length,
    rateIfDrawn: rounded(mean(games.map((game) => (game.reason === shootout ? 0.5 : pointsOfFirst(game)))), 4),
  };
}

function duelsTable({ matches }: Facts): string[] {
  const kicks = matches.some(({ shootouts }) => shootouts !== undefined);
  return table(
    [
      ...['bot', 'against', 'games', 'won', 'lost', 'drawn', 'scored %', '95 % interval'],
      ...(kicks ? ['shootouts', '% with these drawn'] : []),
      'decisions a game',
    ],
    matches.map((m) => [
      ...[m.a, m.b, m.games, m.winsA, m.winsB, m.draws, percent(m.rateA)],
      `${percent(m.low)} – ${percent(m.high)}`,
      ...(kicks ? [m.shootouts ?? 0, percent(m.rateIfDrawn ?? m.rateA)] : []),
      m.decisionsPerGame.toFixed(1),
    ]),
  );
}

// ---------------------------------------------------------------- to be recorded

/** Every match-up of two; of more, how each bot of a table came out. */
export function measuredOf({ matches, tables: many, ratings }: Facts): Measured[] {
  const median = (name: string) => ratings.find(({ bot }) => bot === name)?.milliseconds.median ?? null;
  return [
    ...matches.map(({ a, b, games, rateA: score, low, high }) => ({
      ...{ bot: withoutFolder(a), against: withoutFolder(b), games, score, low, high },
      ms: [median(a), median(b)],
    })),
    ...many.flatMap(({ bots, games, standings }) =>
      standings.map(({ bot, won, rank, score }) => ({
        bot: withoutFolder(bot),
        against: others(bots, bot).map(withoutFolder).join(', '),
        ...{ games, score: won.value, low: won.low, high: won.high },
        ...(rank && { rank: rank.value }),
        ...(score && { points: score.value }),
      })),
    ),
  ];
}

/** Who else sits at the table. */
const others = (bots: readonly string[], bot: string): string[] => bots.filter((_, i) => i !== bots.indexOf(bot));
/** Where a file of weights lay does not matter. */
export const withoutFolder = (bot: string): string => bot.replace(/@[^@]*[/\\]/, '@');

// ---------------------------------------------------------------- as text

/** Markdown that can be read as it is. */
export function tables(name: string, facts: Facts): string {
  const { seats, rounds } = facts;
  const played =
    seats === 1
      ? `alone, ${rounds} games a bot`
      : seats === 2
        ? `${rounds} rounds a match-up`
        : `${seats} at a table, ${rounds} rounds of ${seats} games`;
  return [
    `${name}: ${played}, seed ${facts.seed}, ${facts.date}`,
    '',
    ...(seats === 2 ? duelsTable(facts) : standingsTable(facts.tables, seats)),
    '',
    ...(seats > 1 ? [...ratingsTable(facts), ''] : []),
  ].join('\n');
}

function ratingsTable({ ratings }: Facts): string[] {
  const scale = ratings.some(({ bot }) => bot === 'random') ? 'random = 1000' : 'mean = 1500';
  return table(
    ['bot', `rating (${scale})`, '95 % interval', 'median ms', '95 % within ms'],
    ratings.map((r) => [
      ...[r.bot, Math.round(r.elo), `${Math.round(r.low)} – ${Math.round(r.high)}`],
      ...[spent(r.milliseconds.median), spent(r.milliseconds.p95)],
    ]),
  );
}
