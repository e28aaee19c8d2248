/** `touchline train`: a bot plays itself, weights are fitted to how its positions ended, and matches decide whether they are better. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { judgement } from '@touchline/bots';
import { create, type Learned } from '@touchline/engine';
import { progress } from '../arena/progress.ts';
import { percent, rounded } from '../arena/table.ts';
import { read, wordsOf } from '../arguments.ts';
import { deckOf, mustBeLegal, optionsOf } from '../choices.ts';
import { gameAt, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { type Measured, record, today } from '../record.ts';
import { readyDecks, seatsOf } from '../seats.ts';
import { botOf } from '../selfplay.ts';
import { playLessons } from '../train/lessons.ts';
import { gamesOf, putOnTrial, type Verdict } from '../train/promotion.ts';
import { withoutEach, writeWeights } from '../train/weightsFile.ts';

const OPTIONS = {
  seats: { type: 'string' },
  games: { type: 'string' },
  teacher: { type: 'string' },
  hidden: { type: 'string' },
  passes: { type: 'string' },
  horizon: { type: 'string' },
  numbers: { type: 'boolean' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  option: { type: 'string', multiple: true },
  out: { type: 'string' },
  trial: { type: 'string' },
  bot: { type: 'string' },
  unseen: { type: 'string', multiple: true },
  record: { type: 'string' },
  about: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'train');
  const [id] = wordsOf(given, ['game'], 'train');
  const pack = await gameAt(id, io.folder);
  const seats = seatsOf(pack, given);
  const rounds = given.count('trial', 0, 0);
  if (rounds > 0 && seats !== 2) throw new Mistake('trialForTwo');
  const chosen = optionsOf(pack, given.texts('option'));
  const options = Object.fromEntries(Object.entries(pack.game.spec.options).map(([name, spec]) => [name, chosen[name] ?? spec.default]));
  const jobs = given.count('jobs', availableParallelism(), 1);
  const seed = given.text('seed') ?? 'train';
  const path = resolve(io.folder, given.text('out') ?? `${pack.id}-weights.json`);
  const decks = readyDecks(pack);
  const unseen = given.texts('unseen').map((name) => deckOf(pack, name, io.folder));
  for (const deck of unseen) mustBeLegal(pack, options, deck, pack.speak('en'));

  const teacher = given.text('teacher') ?? 'greedy:3';
  const teachers = teacher.split(',');
  for (const name of teachers) botOf(name);
  const games = given.count('games', 1000, 10);
  const bar = progress(io, games, 0);
  const lessons = await playLessons({ folder: pack.folder, seats, options, decks, seed, teachers }, games, jobs, bar.step).finally(bar.end);
  const setting = {
    hidden: given.count('hidden', 0, 0),
    rounds: given.count('passes', 20, 1),
    seed,
    horizon: given.count('horizon', 0, 0),
    numbers: given.flag('numbers'),
  };
  const { weights, loss, coin, lessons: positions } = writeWeights(path, pack, lessons, setting, seats);
  const facts: Facts = {
    games,
    teacher: withoutFolders(teacher),
    hidden: setting.hidden,
    horizon: setting.horizon,
    positions,
    loss: rounded(loss, 4),
    coin: rounded(coin, 4),
    microseconds: microsecondsOf(pack, weights, options),
  };

  let verdict: Verdict | null = null;
  if (rounds > 0) {
    const apart = mkdtempSync(join(tmpdir(), 'touchline-train-'));
    try {
      const trial = {
        folder: pack.folder,
        ground: { game: pack.id, seats, options, decks, seed: `${seed}/trial` },
        weights: path,
        bot: given.text('bot') ?? 'search:100',
        shipped: pack.game.spec.learned !== undefined,
        without: withoutEach(apart, pack, decks, lessons, setting, seats),
        unseen,
        rounds,
        threads: jobs,
      };
      const played = progress(io, gamesOf(trial), 0);
      const { matches, promoted } = await putOnTrial({ ...trial, step: played.step }).finally(played.end);
      verdict = { matches: matches.map((one) => ({ ...one, bot: asNew(one.bot) })), promoted };
    } finally {
      rmSync(apart, { recursive: true, force: true });
    }
    const file = given.text('record');
    const about = given.text('about') ?? `weights of ${games} matches of ${facts.teacher}`;
    if (file) {
      const { matches, promoted } = verdict;
      record(resolve(io.folder, file), { date: today(), game: pack.id, seats, about, trained: { ...facts, promoted }, matches });
    }
  }
  if (given.flag('json')) io.out(`${JSON.stringify({ game: pack.id, seats, ...facts, file: path, ...verdict }, null, 2)}\n`);
  else io.out(said(facts, path, verdict));
  return 0;
}

/** Where weights lay does not matter afterwards. */
const asNew = (bot: string): string => bot.replace(/@.*/, '@new');
const withoutFolders = (teacher: string): string => teacher.replace(/@[^,]*[/\\]/g, '@');

/** What one judgement costs, reading included. */
function microsecondsOf(pack: TerminalGame, weights: Learned, options: object): number {
  const judged = judgement(pack.game, weights);
  if (!judged) return 0;
  const [deck] = readyDecks(pack);
  const lists = Array.from({ length: weights.seats }, () => deck.list);
  const state = create(pack.game, options, lists, 'cost');
  const TIMES = 20_000;
  for (let i = 0; i < TIMES; i++) judged(state);
  // Time of the processor: others may be at work as well.
  const before = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) judged(state);
  const { user, system } = process.cpuUsage(before);
  return rounded((user + system) / TIMES, 2);
}

interface Facts {
  readonly games: number;
  readonly teacher: string;
  readonly hidden: number;
  readonly horizon: number;
  readonly positions: number;
  readonly loss: number;
  readonly coin: number;
  readonly microseconds: number;
}

function said({ positions, games, loss, coin, microseconds }: Facts, file: string, verdict: Verdict | null): string {
  const lines = [
    `Learned from ${positions} positions of ${games} matches. Log loss of matches held out: ${loss} (a coin: ${coin}).`,
    `A judgement takes ${microseconds} µs. Weights: ${file}`,
    ...(verdict?.matches ?? []).map(saidOf),
  ];
  if (verdict)
    lines.push(
      verdict.promoted
        ? 'They play better: put the file into the game as learned.json.'
        : 'They are not shown to play better: keep what is there.',
    );
  return `${lines.join('\n')}\n`;
}

const saidOf = ({ bot, against, on, games, score, low, high }: Measured): string =>
  `${bot} against ${against}${on ? ` (${on})` : ''}: ${percent(score)} % (${percent(low)} – ${percent(high)}) of ${games} games`;
