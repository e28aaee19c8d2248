/** What an arena has shown, as facts and as tables. */
import type { Ground, Outcome } from './game.ts';
import { estimate } from './intervals.ts';
import { keyOf, type MatchUp, pairOf } from './matchUps.ts';
import { addTimes, percentile, type Times } from './watched.ts';

const rounded = (n: number, places: number) => Math.round(n * 10 ** places) / 10 ** places;

/**
 * Every game of the match-ups must be among the outcomes; others are left out. `shootout`: how a result calls one; what is scored if
 * these are taken for draws is told besides.
 */
export function factsOf(
  ground: Ground,
  matchUps: readonly MatchUp[],
  pairs: number,
  outcomes: readonly Outcome[],
  date: string,
  shootout?: string,
) {
  const byKey = new Map(outcomes.map((outcome) => [keyOf(outcome), outcome]));
  const bots = [...new Set(matchUps.flatMap(({ a, b }) => [a, b]))];
  const played = matchUps.map((matchUp) => ({
    ...matchUp,
    games: Array.from({ length: pairs }, (_, i) => pairOf(matchUp, i).map((fixture) => ({ ...byKey.get(keyOf(fixture))!, ...fixture }))),
  }));
  const { rates, ratings } = estimate(
    bots,
    played.map(({ a, b, games }) => ({ a, b, points: games.map((pair) => pair.reduce((sum, game) => sum + pointsOfA(game), 0)) })),
    ground.seed,
  );
  const times = new Map(bots.map((bot): [string, Times] => [bot, {}]));
  const all = played.flatMap(({ games }) => games.flat());
  for (const game of all) game.seats.forEach((bot, seat) => addTimes(times.get(bot)!, game.times[seat]));
  return {
    game: ground.game,
    seed: ground.seed,
    pairs,
    matches: played.map(({ a, b, games }, i) => {
      const flat = games.flat();
      const count = (points: number) => flat.filter((game) => pointsOfA(game) === points).length;
      return {
        a,
        b,
        games: flat.length,
        winsA: count(1),
        winsB: count(0),
        draws: count(0.5),
        rateA: rounded(rates[i].value, 4),
        low: rounded(rates[i].low, 4),
        high: rounded(rates[i].high, 4),
        ...(shootout && shootoutsOf(flat, shootout)),
        decisionsPerGame: rounded(flat.reduce((sum, game) => sum + game.decisions, 0) / flat.length, 1),
      };
    }),
    ratings: bots
      .map((bot, i) => ({
        bot,
        elo: rounded(ratings[i].value, 1),
        low: rounded(ratings[i].low, 1),
        high: rounded(ratings[i].high, 1),
        milliseconds: { median: percentile(times.get(bot)!, 0.5), p95: percentile(times.get(bot)!, 0.95) },
      }))
      .sort((x, y) => y.elo - x.elo),
    faults: all.flatMap((game) => game.faults),
    date,
  };
}

/** The first bot of the match-up sits first, unless the seats are changed. */
function pointsOfA({ winner, swapped }: Outcome): number {
  return winner < 0 ? 0.5 : winner === (swapped ? 1 : 0) ? 1 : 0;
}

function shootoutsOf(games: readonly Outcome[], shootout: string) {
  const points = (game: Outcome) => (game.reason === shootout ? 0.5 : pointsOfA(game));
  return {
    shootouts: games.filter(({ reason }) => reason === shootout).length,
    rateIfDrawn: rounded(games.reduce((sum, game) => sum + points(game), 0) / games.length, 4),
  };
}

export type Facts = ReturnType<typeof factsOf>;

const spent = (ms: number | null) => (ms === null ? '–' : ms < 0.1 ? '< 0.1' : ms);
const percent = (share: number) => (share * 100).toFixed(1);

/** Markdown that can be read as it is. */
export function tables(name: string, facts: Facts): string {
  const kicks = facts.matches.some(({ shootouts }) => shootouts !== undefined);
  const scale = facts.ratings.some(({ bot }) => bot === 'random') ? 'random = 1000' : 'mean = 1500';
  return [
    `${name}: ${facts.pairs} pairs a match-up, seed ${facts.seed}, ${facts.date}`,
    '',
    ...table(
      [
        ...['bot', 'against', 'games', 'won', 'lost', 'drawn', 'scored %', '95 % interval'],
        ...(kicks ? ['shootouts', '% with these drawn'] : []),
        'decisions a game',
      ],
      facts.matches.map((m) => [
        ...[m.a, m.b, m.games, m.winsA, m.winsB, m.draws, percent(m.rateA)],
        `${percent(m.low)} – ${percent(m.high)}`,
        ...(kicks ? [m.shootouts ?? 0, percent(m.rateIfDrawn ?? m.rateA)] : []),
        m.decisionsPerGame.toFixed(1),
      ]),
    ),
    '',
    ...table(
      ['bot', `rating (${scale})`, '95 % interval', 'median ms', '95 % within ms'],
      facts.ratings.map((r) => [
        ...[r.bot, Math.round(r.elo), `${Math.round(r.low)} – ${Math.round(r.high)}`],
        ...[spent(r.milliseconds.median), spent(r.milliseconds.p95)],
      ]),
    ),
    '',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(...cells.map((row) => row[i].length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(head), `|${widths.map((w) => '-'.repeat(w + 2)).join('|')}|`, ...cells.slice(1).map(line)];
}
