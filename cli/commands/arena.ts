/** `touchline arena`: how strong are the bots? The same games with the seats changed, over several threads, rates and ratings with intervals. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { botNames } from '@touchline/bots';
import { factsOf, measuredOf, tables } from '../arena/facts.ts';
import type { Ground, Outcome } from '../arena/game.ts';
import { fixturesOf, keyOf, matchUpsOf, VERSUS } from '../arena/matchUps.ts';
import { progress } from '../arena/progress.ts';
import { openResults, resultsName } from '../arena/resultsFile.ts';
import { playAll } from '../arena/threads.ts';
import type { Failure } from '../arena/watched.ts';
import { type Given, read, wordsOf } from '../arguments.ts';
import { deckOf, mustBeLegal, optionsOf } from '../choices.ts';
import { gameAt, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { levelsIn, record, today } from '../record.ts';
import { readyDecks, seatsOf } from '../seats.ts';
import { botOf } from '../selfplay.ts';

const OPTIONS = {
  bots: { type: 'string' },
  seats: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  deck: { type: 'string', multiple: true },
  option: { type: 'string', multiple: true },
  versus: { type: 'string' },
  results: { type: 'string' },
  record: { type: 'string' },
  about: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** What a shell says of a command that was interrupted. */
const INTERRUPTED = 130;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args.map(resultsOf), OPTIONS, 'arena');
  const [id] = wordsOf(given, ['game'], 'arena');
  const pack = await gameAt(id, io.folder);
  const rounds = given.count('rounds', 50, 1);
  const jobs = given.count('jobs', availableParallelism(), 1);
  const seats = seatsOf(pack, given);
  const matchUps = matchUpsOf(botsOf(given, seats), given.oneOf('versus', VERSUS, 'all'), seats);
  const ground = groundOf(pack, seats, given, io.folder);
  const name = given.text('results');
  const file = name === undefined ? null : openResults(name || resultsName(pack.id, ground.seed), io.folder, ground);

  const fixtures = fixturesOf(matchUps, rounds);
  const known = new Set(file?.kept.map(keyOf));
  const open = fixtures.filter((fixture) => !known.has(keyOf(fixture)));
  const outcomes: Outcome[] = [...(file?.kept ?? [])];
  const broken: string[] = [];
  const bar = progress(io, fixtures.length, fixtures.length - open.length);
  const stopped = await untilInterrupted((stop) =>
    playAll(pack.folder, ground, open, jobs, stop, (report) => {
      if ('broke' in report)
        broken.push(`${report.fixture.seats.join(' against ')}, seed ${ground.seed}/${report.fixture.round}: ${report.broke}`);
      else {
        file?.add(report.outcome);
        outcomes.push(report.outcome);
      }
      bar.step();
    }),
  ).finally(bar.end);
  if (stopped) {
    const left = open.length - (outcomes.length - known.size);
    io.err(
      `Stopped with ${left} of ${fixtures.length} games left. ${file ? 'The same command goes on from here.' : 'Nothing is kept without --results.'}\n`,
    );
    return INTERRUPTED;
  }
  if (broken.length > 0) {
    io.err(`${broken.length} games broke. That is our fault. Please report: ${pack.id}, ${broken.sort()[0]}\n`);
    return 1;
  }
  const facts = factsOf(ground, matchUps, rounds, outcomes, today(), pack.shootout);
  const recorded = given.text('record');
  if (recorded !== undefined) {
    const about = given.text('about') ?? (given.texts('deck').length > 0 ? ground.decks.map((deck) => deck.name).join(', ') : '');
    const levels = levelsIn(matchUps.flat(), pack.game);
    record(resolve(io.folder, recorded), { date: facts.date, game: pack.id, seats, about, ...levels, matches: measuredOf(facts) });
  }
  io.out(given.flag('json') ? `${JSON.stringify(facts, null, 2)}\n` : tables(pack.name, facts));
  tellFaults(io, facts.faults);
  return 0;
}

/** `--results` alone means the usual name: an empty one stands for it. */
const resultsOf = (arg: string, i: number, args: readonly string[]): string =>
  arg === '--results' && (args[i + 1] ?? '-').startsWith('-') ? '--results=' : arg;

function botsOf(given: Given, seats: number): string[] {
  const names = (given.text('bots') ?? '').split(',').filter((name) => name !== '');
  for (const name of names) botOf(name);
  if (names.length < seats) throw new Mistake('tooFewBots', seats, botNames);
  return names;
}

function groundOf(pack: TerminalGame, seats: number, given: Given, folder: string): Ground {
  const names = given.texts('deck');
  const chosen = optionsOf(pack, given.texts('option'));
  const options = Object.fromEntries(Object.entries(pack.game.spec.options).map(([name, spec]) => [name, chosen[name] ?? spec.default]));
  const decks = names.length > 0 ? names.map((name) => deckOf(pack, name, folder)) : readyDecks(pack);
  for (const deck of decks) mustBeLegal(pack, options, deck, pack.speak('en'));
  return { game: pack.id, seats, options, decks, seed: given.text('seed') ?? 'arena' };
}

/** Whether Ctrl-C came before the end. */
async function untilInterrupted(work: (stop: AbortSignal) => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.on('SIGINT', abort).on('SIGTERM', abort);
  try {
    await work(stop.signal);
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
  }
  return stop.signal.aborted;
}

/** Faults of a bot are no faults of the command: the game went on. */
function tellFaults(io: Io, faults: readonly Failure[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, 5).map(({ bot, why, seed, step, message }) => `${bot} (seed ${seed}, step ${step}), ${why}: ${message}`);
  io.err(
    `${faults.length} times a bot failed, and an answer was drawn in its place:\n${shown.join('\n')}\n${faults.length > 5 ? '…\n' : ''}`,
  );
}
