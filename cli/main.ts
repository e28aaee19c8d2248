/** `touchline`: which command, and what becomes of mistakes. */

import { readFileSync } from 'node:fs';
import { SetupError } from '@touchline/engine';
import * as admin from './commands/admin.ts';
import * as arena from './commands/arena.ts';
import * as bot from './commands/bot.ts';
import * as cards from './commands/cards.ts';
import * as check from './commands/check.ts';
import * as decks from './commands/decks.ts';
import * as join from './commands/join.ts';
import { menu } from './commands/menu.ts';
import * as play from './commands/play.ts';
import * as replay from './commands/replay.ts';
import * as rules from './commands/rules.ts';
import * as serve from './commands/serve.ts';
import * as sim from './commands/sim.ts';
import * as think from './commands/think.ts';
import * as train from './commands/train.ts';
import * as verify from './commands/verify.ts';
import { type Language, languageOf, languages } from './games.ts';
import { showCommand, showHelp } from './help.ts';
import { type Io, terminal } from './io.ts';
import { Mistake } from './mistake.ts';
import { wrap } from './table/lines.ts';
import { messageOf } from './thrown.ts';
import type { Command } from './words/manual.ts';
import { wordsOf } from './words/words.ts';

const commands: { readonly [C in Command]: { run(args: readonly string[], io: Io): Promise<number> } } = {
  play,
  sim,
  arena,
  replay,
  rules,
  cards,
  decks,
  check,
  think,
  verify,
  serve,
  join,
  train,
  admin,
  bot,
};
const isCommand = (name: string | undefined): name is Command => name !== undefined && Object.hasOwn(commands, name);

/** 0 done · 1 our fault · 2 something the person can put right. */
export async function main(argv: readonly string[], io: Io = terminal()): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    const said = mistakeIn(error, languageFor(argv, io));
    if (said !== null) {
      io.err(
        `${said
          .split('\n')
          .flatMap((line) => wrap(line, io.columns, '  '))
          .join('\n')}\n`,
      );
      return 2;
    }
    io.err(`${wordsOf(languageFor(argv, io)).broke(messageOf(error), `touchline ${argv.join(' ')}`)}\n`);
    // Whoever looks for the fault wants to know where; whoever plays does not.
    if (io.env.TOUCHLINE_DEBUG && error instanceof Error) io.err(`${(error.cause instanceof Error ? error.cause : error).stack}\n`);
    return 1;
  } finally {
    io.close();
  }
}

/** What the person can put right, in their words; null: our own fault. */
function mistakeIn(error: unknown, language: Language): string | null {
  const words = wordsOf(language);
  if (error instanceof Mistake) return error.in(words);
  if (!(error instanceof SetupError)) return null;
  return error.problem.code === 'game' ? error.message : words.mistakes.refused(error.problem, '');
}

/** Read by hand: whatever broke may be what reads commands. */
function languageFor(argv: readonly string[], io: Io): Language {
  const wanted = argv.find((_, i) => argv[i - 1] === '--lang') ?? argv.find((word) => word.startsWith('--lang='))?.slice(7);
  return languages.find((language) => language === wanted) ?? languageOf(io.env);
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  const language = languageFor(argv, io);
  if (name === undefined) {
    // A script that says nothing wants to know what there is, not to be asked.
    if (!io.tty && (await io.empty())) showHelp(io, language);
    else await menu(io);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    io.out(`${version()}\n`);
    return 0;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    if (isCommand(args[0])) showCommand(io, args[0], language);
    else showHelp(io, language);
    return 0;
  }
  if (!isCommand(name)) throw new Mistake('noCommand', name, Object.keys(commands));
  if (args.includes('--help') || args.includes('-h')) {
    showCommand(io, name, language);
    return 0;
  }
  return commands[name].run(args, io);
}

function version(): string {
  return JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version;
}
