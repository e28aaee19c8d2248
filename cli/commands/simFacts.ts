/** What self-play has shown, as facts and as sentences. */
import type { TerminalGame } from '../games.ts';
import { deckPair, lengthsOf, pairName, type Tally } from './simTally.ts';
import type { SimJob } from './simWorker.ts';

const sorted = (counts: { [key: string]: number }) => Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
const rounded = (n: number, places: number) => Math.round(n * 10 ** places) / 10 ** places;

/** How often whoever had the first turn won, of the games that had a winner. */
const firstOf = ([games, wins]: readonly number[]) => ({ games, wins, rate: games === 0 ? null : rounded(wins / games, 4) });

export function factsOf(title: TerminalGame, job: SimJob, tally: Tally, seconds: number) {
  const size = { fixed: 1, all: job.decks.length ** 2, mirror: job.decks.length }[job.pairs];
  const pairs = new Map<string, boolean>();
  for (let i = 0; i < size; i++) {
    const pair = deckPair(job.decks, job.pairs, i);
    pairs.set(pairName(pair), pair[0].name === pair[1].name);
  }
  const played = [...pairs.keys()].filter((name) => tally.pairings[name]);
  const firsts = (name: string) => tally.firsts[name] ?? [0, 0];
  const all = played.reduce((sum, name) => sum.map((n, i) => n + firsts(name)[i]), [0, 0]);
  return {
    game: title.id,
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
    results: { wins: tally.wins, draws: tally.draws },
    firstPlayer: firstOf(all),
    mirrors: played.filter((name) => pairs.get(name)).map((name) => ({ deck: name.split(' – ')[0], ...firstOf(firsts(name)) })),
    endings: sorted(tally.endings),
    ...(title.goals && tally.games > 0 && { goalsPerGame: rounded(tally.goals / tally.games, 2) }),
    decisionsPerGame: lengthsOf(tally),
    decks: played.map((name) => ({
      decks: name,
      wins: tally.pairings[name].slice(0, -1),
      draws: tally.pairings[name].at(-1),
    })),
  };
}

type Facts = ReturnType<typeof factsOf>;

const percent = (share: number) => `${rounded(share * 100, 1)}%`;
const firstText = ({ games, wins, rate }: Facts['firstPlayer']) => (rate === null ? 'no game' : `${wins} of ${games} (${percent(rate)})`);

export function sentences(title: TerminalGame, facts: Facts): string {
  const { results, decisionsPerGame: d } = facts;
  const share = (n: number) => percent(n / facts.games);
  return [
    `${title.name}: ${facts.games} games, seed ${facts.seed}, ${facts.seconds} s (${facts.gamesPerSecond} games/s, ${facts.decisionsPerSecond} decisions/s)`,
    `Wins: ${results.wins.map((n, seat) => `seat ${'ab'[seat]} ${n} (${share(n)})`).join(', ')}; draws ${results.draws} (${share(results.draws)})`,
    `First player won: ${firstText(facts.firstPlayer)}`,
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
