/** `--help`: all commands, or one of them, in the reader's language. */
import { botNames } from '@touchline/bots';
import { games, type Language } from './games.ts';
import type { Io } from './io.ts';
import { labelled, wrap } from './table/lines.ts';
import { write } from './table/screen.ts';
import type { Command, Headings } from './words/manual.ts';
import { wordsOf } from './words/words.ts';

export function showHelp(io: Io, language: Language): void {
  const { usage, games: named, more, commands } = wordsOf(language).manual;
  write(io, [
    usage,
    '',
    ...Object.entries(commands).flatMap(([name, { about }]) => labelled(`  ${name}`, about, io.columns, 11)),
    '',
    ...wrap(named(games.map(({ id }) => id)), io.columns),
    ...wrap(more, io.columns),
  ]);
}

export function showCommand(io: Io, command: Command, language: Language): void {
  const { usage, about, notes } = wordsOf(language).manual.commands[command];
  const said = notes({ bots: botNames, headings: headings(language) });
  write(io, [
    ...usage.split('\n').flatMap((line) => wrap(line, io.columns, '  ')),
    ...wrap(about, io.columns),
    '',
    ...said.flatMap((note) => {
      if (typeof note !== 'string') return labelled(`  ${note[0]}`, note[1], io.columns, 16);
      return note.startsWith('  ') ? [note] : wrap(note, io.columns);
    }),
  ]);
}

/** Of every game with more than one group. */
const headings = (language: Language): Headings[] =>
  games
    .map(({ id, game, speak }) => ({ game: id, groups: Object.values(game.spec.groups).map((zone) => speak(language).zone(zone)) }))
    .filter(({ groups }) => groups.length > 1);
