/** `touchline train`: a bot plays itself, weights are fitted to how its positions ended, and matches decide whether they are better. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cardsDigest, type Fitted, featuresOf, fit, judgement } from '@touchline/bots';
import { create, type Learned } from '@touchline/engine';
import { progress } from '../arena/progress.ts';
import { percent, rounded } from '../arena/table.ts';
import { type Given, read, wordsOf } from '../arguments.ts';
import { optionsOf } from '../choices.ts';
import { gameAt, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { readyDecks, seatsOf } from '../seats.ts';
import { botOf } from '../selfplay.ts';
import { codeOf } from '../thrown.ts';
import { playLessons } from '../train/lessons.ts';
import { type Duel, gamesOf, putOnTrial } from '../train/promotion.ts';

const OPTIONS = {
  seats: { type: 'string' },
  games: { type: 'string' },
  teacher: { type: 'string' },
  hidden: { type: 'string' },
  passes: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  option: { type: 'string', multiple: true },
  'hold-out': { type: 'string' },
  out: { type: 'string' },
  trial: { type: 'string' },
  bot: { type: 'string' },
  results: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'train');
  const [id] = wordsOf(given, ['game'], 'train');
  const pack = await gameAt(id, io.folder);
  const seats = seatsOf(pack, given);
  const rounds = given.count('trial', 0, 0);
  if (rounds > 0 && seats !== 2) throw new Mistake('trialForTwo');
  const options = optionsOf(pack, given.texts('option'));
  const jobs = given.count('jobs', availableParallelism(), 1);
  const seed = given.text('seed') ?? 'train';
  const path = resolve(io.folder, given.text('out') ?? `${pack.id}-weights.json`);
  const { all, decks } = decksOf(pack, given);

  const teacher = given.text('teacher') ?? 'greedy:3';
  const teachers = teacher.split(',');
  for (const name of teachers) botOf(name);
  const games = given.count('games', 1000, 10);
  const bar = progress(io, games, 0);
  const lessons = await playLessons({ folder: pack.folder, seats, options, decks, seed, teachers }, games, jobs, bar.step).finally(bar.end);
  const fitted = fit(lessons, featuresOf(pack.game, seats), {
    hidden: given.count('hidden', 0, 0),
    rounds: given.count('passes', 20, 1),
    seed,
  });
  const weights: Learned = { ...fitted.learned, cards: cardsDigest(pack.game) };
  keep(path, weights);

  const facts = {
    game: pack.id,
    seats,
    games,
    teacher,
    positions: fitted.lessons,
    loss: rounded(fitted.loss, 4),
    coin: rounded(fitted.coin, 4),
    microseconds: microsecondsOf(pack, weights, fitted, options),
    file: path,
  };
  const settings = Object.fromEntries(
    Object.entries(pack.game.spec.options).map(([name, { default: usual }]) => [name, options[name] ?? usual]),
  );
  const ground = { game: pack.id, seats, options: settings, decks: all, seed: `${seed}/trial` };
  const trial = {
    folder: pack.folder,
    ground,
    weights: path,
    bot: given.text('bot') ?? 'search:100',
    shipped: pack.game.spec.learned !== undefined,
    rounds,
    threads: jobs,
  };
  let verdict = null;
  if (rounds > 0) {
    const played = progress(io, gamesOf(trial), 0);
    verdict = await putOnTrial({ ...trial, step: played.step }).finally(played.end);
    const results = given.text('results');
    if (results)
      note(resolve(io.folder, results), {
        date: new Date().toISOString().slice(0, 10),
        ...facts,
        file: undefined,
        ...named(verdict.duels, path),
        promoted: verdict.promoted,
      });
  }
  if (given.flag('json')) io.out(`${JSON.stringify({ ...facts, ...verdict }, null, 2)}\n`);
  else io.out(said(facts, verdict));
  return 0;
}

/** Decks to learn with, and those of the trial: a deck that is held out is met there for the first time. */
function decksOf(pack: TerminalGame, given: Given) {
  const all = readyDecks(pack);
  const held = given.text('hold-out');
  const decks = held === undefined ? all : all.filter(({ name }) => name.toLowerCase() !== held.toLowerCase());
  if (held !== undefined && decks.length === all.length)
    throw new Mistake(
      'noDeck',
      held,
      all.map(({ name }) => name),
    );
  return { all, decks };
}

/** What one judgement costs, reading included. */
function microsecondsOf(pack: TerminalGame, weights: Learned, { learned }: Fitted, options: object): number {
  const judged = judgement(pack.game, weights);
  if (!judged) return 0;
  const [deck] = readyDecks(pack);
  const state = create(
    pack.game,
    options,
    Array.from({ length: learned.seats }, () => deck.list),
    'cost',
  );
  const TIMES = 20_000;
  for (let i = 0; i < TIMES; i++) judged(state);
  const start = performance.now();
  for (let i = 0; i < TIMES; i++) judged(state);
  return rounded(((performance.now() - start) / TIMES) * 1000, 2);
}

function keep(path: string, weights: Learned): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(weights, null, 1).replace(/\n\s+(?=-?\d|\])/g, ' ')}\n`);
  } catch (error) {
    throw new Mistake('unkept', path, codeOf(error));
  }
}

function note(path: string, line: object): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, `${JSON.stringify(line)}\n`);
  } catch (error) {
    throw new Mistake('unkept', path, codeOf(error));
  }
}

/** Where the weights lay does not matter afterwards. */
const named = (duels: readonly Duel[], path: string) => ({
  duels: duels.map((duel) => ({ ...duel, a: duel.a.replace(`@${path}`, '@new') })),
});

function said(
  facts: {
    readonly games: number;
    readonly positions: number;
    readonly loss: number;
    readonly coin: number;
    readonly microseconds: number;
    readonly file: string;
  },
  verdict: { readonly duels: readonly Duel[]; readonly promoted: boolean } | null,
): string {
  const lines = [
    `Learned from ${facts.positions} positions of ${facts.games} matches. Log loss of matches held out: ${facts.loss} (a coin: ${facts.coin}).`,
    `A judgement takes ${facts.microseconds} µs. Weights: ${facts.file}`,
  ];
  for (const { a, b, games, score, low, high } of verdict?.duels ?? [])
    lines.push(
      `${a.replace(`@${facts.file}`, '@new')} against ${b}: ${percent(score)} % (${percent(low)} – ${percent(high)}) of ${games} games`,
    );
  if (verdict)
    lines.push(
      verdict.promoted
        ? 'They play better: put the file into the game as learned.json.'
        : 'They are not shown to play better: keep what is there.',
    );
  return `${lines.join('\n')}\n`;
}
