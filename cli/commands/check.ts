/** `touchline check`: is this deck list legal? Every problem with its line or its clause. */
import { read, wordsOf } from '../arguments.ts';
import { deckInFile, faultLine, optionsOf, problemsOf } from '../choices.ts';
import { languageOf, languages, titleOf } from '../games.ts';
import type { Io } from '../io.ts';
import { wrap } from '../table/lines.ts';
import { write } from '../table/screen.ts';

export const usage = 'touchline check <deck file> [--game playca] [--lang en|fr] [--option name=value]… [--json]';
export const about = 'Check a deck list.';
export const notes = [
  'A deck file has a heading for each group and a line for each card:',
  '',
  '  Name: Storm Eleven',
  '  Deck',
  '  3 Tam Reedwater (PC-G01)',
  '  3 PC-G02',
  '  2 Joss Farrow        # by name',
  '  Hissatsu',
  '  …',
  '',
  'Headings: Deck, Hissatsu, Goalkeeper, Licences. JSON with a list for each group is read too.',
  '`touchline decks playca galewick` prints a deck to begin with.',
];

const OPTIONS = {
  game: { type: 'string' },
  lang: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, usage);
  const [path] = wordsOf(given, ['deck file'], usage);
  const title = titleOf(given.text('game') ?? 'playca');
  const speaker = title.speak(given.oneOf('lang', languages, languageOf(io.env)));
  const { name, list, faults } = deckInFile(title, path, io.folder);
  const problems = problemsOf(title, optionsOf(title, given.texts('option')), list);
  const legal = faults.length + problems.length === 0;
  if (given.flag('json')) {
    const facts = { file: path, name, legal, faults, problems: problems.map((p) => ({ ...p, text: speaker.problem(p) })), list };
    io.out(`${JSON.stringify(facts, null, 2)}\n`);
  } else if (legal) write(io, wrap(`${name}: legal.`, io.columns));
  else {
    // Facts go to the normal output: they are what was asked for.
    const lines = [...faults.map(faultLine), ...problems.map((p) => speaker.problem(p))];
    write(
      io,
      lines.flatMap((line) => wrap(line, io.columns, '  ')),
    );
  }
  return legal ? 0 : 2;
}
