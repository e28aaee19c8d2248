/** What self-play has shown, as facts and as sentences. */
import { hasDecks } from '@touchline/kit';
import type { TerminalGame } from '../games.ts';
import { seatLetter } from '../seats.ts';
import { decksOfGame, lengthsOf, pairingName, type Tally } from './simTally.ts';
import type { SimJob } from './simWorker.ts';

const sorted = (counts: { [key: string]: number }) => Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
const rounded = (n: number, places: number) => Math.round(n * 10 ** places) / 10 ** places;

/** How often whoever had the first turn won, of the games that had a winner. */
const firstOf = ([games, wins]: readonly number[]) => ({ games, wins, rate: games === 0 ? null : rounded(wins / games, 4) });

/** How often each seat won, where it came out, and with how many points. */
function seatsOf(tally: Tally) {
  return tally.wins.map((wins, seat) => {
    const ranks = tally.ranks[seat];
    const games = ranks.reduce((sum, n) => sum + n, 0);
    const rank = ranks.reduce((sum, n, i) => sum + n * (i + 1), 0) / games;
    return {
      seat: seatLetter(seat),
      wins,
      ranks,
      meanRank: games === 0 ? null : rounded(rank, 2),
      ...(tally.scored > 0 && { meanScore: rounded(tally.scores[seat] / tally.scored, 2) }),
    };
  });
}

export function factsOf(pack: TerminalGame, job: SimJob, tally: Tally, seconds: number) {
  const seats = job.players.length;
  // Whether all have the same deck, by how the decks that met are called.
  const pairings = new Map<string, boolean>();
  const ways = { fixed: 1, all: job.decks.length ** seats, mirror: job.decks.length }[job.dealing];
  for (let i = 0; i < Math.min(ways, tally.games); i++) {
    const decks = decksOfGame(job.decks, job.dealing, seats, i);
    pairings.set(pairingName(decks), seats > 1 && decks.every(({ name }) => name === decks[0].name));
  }
  const played = [...pairings.keys()].filter((name) => tally.pairings[name]);
  const decked = hasDecks(pack.game) ? played : [];
  const firsts = (name: string) => tally.firsts[name] ?? [0, 0];
  const all = played.reduce((sum, name) => sum.map((n, i) => n + firsts(name)[i]), [0, 0]);
  return {
    game: pack.id,
    seats,
    seed: job.seed,
    bots: job.players,
    games: tally.games,
    decisions: tally.decisions,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(tally.games / seconds, 1),
    decisionsPerSecond: rounded(tally.decisions / seconds, 0),
    deadEnds: tally.deadEnds.length,
    ...(tally.deadEnds.length > 0 && { deadEndSeeds: tally.deadEnds.slice(0, 10) }),
    lengthBound: tally.endings.lengthBound ?? 0,
    results: { wins: tally.wins, draws: tally.draws, lost: tally.lost },
    bySeat: seatsOf(tally),
    firstPlayer: firstOf(all),
    mirrors: decked.filter((name) => pairings.get(name)).map((name) => ({ deck: name.split(' – ')[0], ...firstOf(firsts(name)) })),
    endings: sorted(tally.endings),
    ...(pack.goals && tally.games > 0 && { goalsPerGame: rounded(tally.goals / tally.games, 2) }),
    decisionsPerGame: lengthsOf(tally),
    decks: decked.map((name) => ({
      decks: name,
      wins: tally.pairings[name].slice(0, -1),
      draws: tally.pairings[name].at(-1),
    })),
  };
}

type Facts = ReturnType<typeof factsOf>;

const percent = (share: number) => `${rounded(share * 100, 1)}%`;
const firstText = ({ games, wins, rate }: Facts['firstPlayer']) => (rate === null ? 'no game' : `${wins} of ${games} (${percent(rate)})`);

const rankText = ({ seat, ranks, meanRank }: Facts['bySeat'][number]) => `seat ${seat} ${ranks.join('/')}, mean ${meanRank ?? '–'}`;

export function sentences(pack: TerminalGame, facts: Facts): string {
  const { results, decisionsPerGame: d } = facts;
  const share = (n: number) => percent(n / facts.games);
  const told = (what: string, n: number) => `${what} ${n} (${share(n)})`;
  // Alone nobody shares a win; of two nobody loses together, unless they do.
  const unwon = [
    ...(facts.seats > 1 ? [told(facts.seats > 2 ? 'shared' : 'draws', results.draws)] : []),
    ...(facts.seats === 1 || results.lost > 0 ? [told(facts.seats === 1 ? 'lost' : 'lost by all', results.lost)] : []),
  ];
  const fair = facts.seats > 2 ? `; a fair share is ${percent(1 / facts.seats)}` : '';
  return [
    `${pack.name}: ${facts.games} games, seed ${facts.seed}, ${facts.seconds} s (${facts.gamesPerSecond} games/s, ${facts.decisionsPerSecond} decisions/s)`,
    `Wins: ${results.wins.map((n, seat) => `seat ${seatLetter(seat)} ${n} (${share(n)})`).join(', ')}; ${unwon.join(', ')}`,
    ...(facts.seats > 2 ? [`Ranks: ${facts.bySeat.map(rankText).join('; ')}`] : []),
    ...(facts.bySeat.some(({ meanScore }) => meanScore !== undefined)
      ? [`Points, mean: ${facts.bySeat.map(({ seat, meanScore }) => `seat ${seat} ${meanScore}`).join(', ')}`]
      : []),
    ...(facts.seats > 1 && facts.firstPlayer.rate !== null ? [`First player won: ${firstText(facts.firstPlayer)}${fair}`] : []),
    ...(facts.mirrors.length > 0
      ? [`First player won, deck against itself: ${facts.mirrors.map((m) => `${m.deck} ${firstText(m)}`).join('; ')}`]
      : []),
    `Ended by: ${Object.entries(facts.endings)
      .map(([reason, n]) => `${reason} ${n}`)
      .join(', ')}`,
    ...(facts.goalsPerGame === undefined ? [] : [`Goals a game: ${facts.goalsPerGame}`]),
    `Decisions a game: mean ${d.mean}, median ${d.p50}, 99% up to ${d.p99}, most ${d.max}; games cut at the longest length: ${facts.lengthBound}`,
    `Dead ends: ${facts.deadEnds}${facts.deadEnds > 0 ? ` (seeds ${facts.deadEndSeeds?.join(', ')})` : ''}`,
    '',
  ].join('\n');
}
