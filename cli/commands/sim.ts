/** `touchline sim`: bots play by themselves over several threads; the numbers are the same whatever the number of threads. */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { random } from '@touchline/bots';
import { type Given, read, wordsOf } from '../arguments.ts';
import { deckOf, mustBeLegal, mustHaveDecks, type NamedDeck, optionsOf } from '../choices.ts';
import { gameAt, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { readyDecks, seatsOf } from '../seats.ts';
import { botOf } from '../selfplay.ts';
import { factsOf, sentences } from './simFacts.ts';
import { type Dealing, emptyTally, merge, type Tally } from './simTally.ts';
import type { SimJob } from './simWorker.ts';

const OPTIONS = {
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  deck: { type: 'string', multiple: true },
  mirror: { type: 'boolean' },
  bot: { type: 'string', multiple: true },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

/** Games a thread plays between two reports: long enough to be cheap, short enough for a bar that moves. Who thinks takes seconds a game. */
const stretchOf = (players: readonly string[]): number => (players.every((name) => botOf(name) === random) ? 25 : 1);

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'sim');
  const [id] = wordsOf(given, ['game'], 'sim');
  const pack = await gameAt(id, io.folder);
  const seats = seatsOf(pack, given);
  const games = given.count('games', 1000, 1);
  const threads = given.count('jobs', availableParallelism(), 1);
  const job: SimJob = {
    folder: pack.folder,
    seed: given.text('seed') ?? 'sim',
    options: optionsOf(pack, given.texts('option')),
    ...decksOf(pack, seats, given, io.folder),
    players: botsOf(pack, seats, given.texts('bot')),
  };
  for (const deck of job.decks) mustBeLegal(pack, job.options, deck, pack.speak('en'));
  const start = performance.now();
  const tally = await playAll(job, games, threads, io);
  const seconds = (performance.now() - start) / 1000;
  tally.deadEnds.sort(byNumber);
  if (tally.faults.length > 0) {
    const first = tally.faults.sort((a, b) => byNumber(a.seed, b.seed))[0];
    io.err(`A game broke: ${first.message}\nThat is our fault. Please report it with: ${pack.id}, seed ${first.seed}.\n`);
    return 1;
  }
  const facts = factsOf(pack, job, tally, seconds);
  io.out(given.flag('json') ? `${JSON.stringify(facts, null, 2)}\n` : sentences(pack, facts));
  return 0;
}

function botsOf(pack: TerminalGame, seats: number, names: readonly string[]): string[] {
  if (names.length > seats) throw new Mistake('tooMany', pack.name, seats, names.length, 'bots');
  for (const name of names) botOf(name);
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? names[0] ?? 'random');
}

function decksOf(pack: TerminalGame, seats: number, given: Given, folder: string): { decks: NamedDeck[]; dealing: Dealing } {
  const names = given.texts('deck');
  const mirror = given.flag('mirror');
  if (names.length > 0) mustHaveDecks(pack);
  if (names.length > seats && !mirror) throw new Mistake('tooMany', pack.name, seats, names.length, 'decks');
  if (names.length > 0) return { decks: names.map((name) => deckOf(pack, name, folder)), dealing: mirror ? 'mirror' : 'fixed' };
  return { decks: readyDecks(pack), dealing: mirror ? 'mirror' : 'all' };
}

async function playAll(job: SimJob, games: number, threads: number, io: Io): Promise<Tally> {
  const stretch = stretchOf(job.players);
  const jobs = Math.min(threads, 64, Math.ceil(games / stretch));
  const tally = emptyTally(job.players.length);
  let next = 0;
  const bar = io.errTty ? progress(io, games) : null;
  const thread = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./simWorker.ts', import.meta.url), { workerData: job });
      const more = () => {
        if (next >= games) {
          void worker.terminate().then(() => done());
          return;
        }
        const from = next;
        next = Math.min(games, from + stretch);
        worker.postMessage([from, next]);
      };
      worker.on('online', more);
      worker.on('message', (part: Tally) => {
        merge(tally, part);
        bar?.(tally.games);
        more();
      });
      worker.on('error', fail);
    });
  await Promise.all(Array.from({ length: jobs }, thread));
  bar?.(-1);
  return tally;
}

function progress(io: Io, games: number): (played: number) => void {
  const width = 30;
  return (played) => {
    if (played < 0) {
      io.err('\r\x1b[K');
      return;
    }
    const full = Math.floor((played / games) * width);
    io.err(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${played}/${games}`);
  };
}

const byNumber = (a: string, b: string) => Number(a.slice(a.lastIndexOf('/') + 1)) - Number(b.slice(b.lastIndexOf('/') + 1));
