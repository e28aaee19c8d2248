/** How the bots of a table came out where they are more than two, or each plays alone: wins, ranks and scores. */
import { rankOf } from '../selfplay.ts';
import { type Played, pointsOf, type Seated } from './game.ts';
import type { Counted, Estimate, Estimates, Meeting } from './intervals.ts';
import { percent, rounded, spent, table } from './table.ts';
import type { Milliseconds } from './watched.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** The seats a bot has in a game: several, if it is named several times. */
const seatsOf = (game: Seated, bot: string): number[] => game.seats.flatMap((name, seat) => (name === bot ? [seat] : []));

/** Of each seat of a bot in these games. */
const seatsIn = <T>(games: readonly Seated[], bot: string, read: (game: Seated, seat: number) => T): T[] =>
  games.flatMap((game) => seatsOf(game, bot).map((seat) => read(game, seat)));

/** Who wins together shares the win. */
const wonBy = ({ winners }: Seated, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
const rankFor = ({ seats, ...game }: Seated, seat: number): number => {
  const mine = rankOf(game, seat);
  const level = seats.filter((_, other) => rankOf(game, other) === mine).length;
  // Equals share the ranks they take up between them: two firsts are 1½ each.
  return seats.filter((_, other) => rankOf(game, other) < mine).length + (level + 1) / 2;
};
const scoreOf = ({ scores }: Seated, seat: number): number => scores?.[seat] ?? 0;

/** What is counted of each bot of a table, in this order. */
const READ = [wonBy, rankFor, scoreOf] as const;
const botsOf = ({ bots }: Played): string[] => [...new Set(bots)];

/** Every two different bots of the table. */
function meetingsOf(played: Played): Meeting[] {
  const bots = botsOf(played);
  const [first] = played.rounds;
  let column = bots.length * READ.length;
  return bots.flatMap((a, i) =>
    bots
      .slice(i + 1)
      .map((b) => ({ a, b, column: column++, games: first.reduce((n, g) => n + seatsOf(g, a).length * seatsOf(g, b).length, 0) })),
  );
}

export function countedAt(played: Played): Counted {
  const meetings = meetingsOf(played);
  return {
    name: played.bots.join('/'),
    meetings,
    rounds: played.rounds.map((games) => [
      ...botsOf(played).flatMap((bot) => READ.map((read) => mean(seatsIn(games, bot, read)))),
      ...meetings.map(({ a, b }) =>
        mean(games.flatMap((game) => seatsOf(game, a).flatMap((seat) => seatsOf(game, b).map((other) => pointsOf(game, seat, other))))),
      ),
    ]),
  };
}

const shown = ({ value, low, high }: Estimate) => ({ value: rounded(value, 4), low: rounded(low, 4), high: rounded(high, 4) });

export function standingsOf(played: readonly Played[], { means }: Estimates, milliseconds: (bot: string) => Milliseconds) {
  return played.map((one, i) => {
    const games = one.rounds.flat();
    const scored = games.every(({ scores }) => scores !== undefined);
    return {
      bots: one.bots,
      games: games.length,
      decisionsPerGame: rounded(mean(games.map(({ decisions }) => decisions)), 1),
      standings: botsOf(one).map((bot, n) => {
        const [won, rank, score] = means[i].slice(n * READ.length).map(shown);
        const seats = one.bots.filter((name) => name === bot).length;
        return { bot, seats, won, ...(one.bots.length > 1 && { rank }), ...(scored && { score }), milliseconds: milliseconds(bot) };
      }),
    };
  });
}

type Standings = ReturnType<typeof standingsOf>;

export function standingsTable(tables: Standings, seats: number): string[] {
  const all = tables.flatMap((one) => one.standings.map((standing) => ({ ...one, ...standing })));
  const ranked = seats > 1;
  const scored = all.some(({ score }) => score !== undefined);
  const between = ({ low, high }: Estimate, say: (n: number) => string) => `${say(low)} – ${say(high)}`;
  const places = (n: number) => n.toFixed(2);
  const cells = (one: Estimate | undefined, say: (n: number) => string) => (one ? [say(one.value), between(one, say)] : ['–', '–']);
  return table(
    [
      ...['bot', ...(ranked ? ['table'] : []), 'games', 'won %', '95 % interval'],
      ...(ranked ? ['mean rank', '95 % interval'] : []),
      ...(scored ? ['mean score', '95 % interval'] : []),
      'decisions a game',
      // Elsewhere the ratings tell it.
      ...(ranked ? [] : ['median ms', '95 % within ms']),
    ],
    all.map((one) => [
      ...[one.bot, ...(ranked ? [one.bots.join(', ')] : []), one.games, ...cells(one.won, percent)],
      ...(ranked ? cells(one.rank, places) : []),
      ...(scored ? cells(one.score, places) : []),
      one.decisionsPerGame.toFixed(1),
      ...(ranked ? [] : [spent(one.milliseconds.median), spent(one.milliseconds.p95)]),
    ]),
  );
}
