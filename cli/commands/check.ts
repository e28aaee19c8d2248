/** `touchline check`: is this deck list legal? Every problem with its line or its clause. */
import { disagreements, listFault, listProblem, octgnSet, packedIn, parse } from '@touchline/lists';
import { wordsOf as argumentsOf, read } from '../arguments.ts';
import { deckInFile, mustHaveDecks, optionsOf, problemsOf, textOf } from '../choices.ts';
import { type DeckFault, gameFor, readDeck } from '../deckFile.ts';
import { gameAt, languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { wrap } from '../table/lines.ts';
import { write } from '../table/screen.ts';
import { wordsOf } from '../words/words.ts';

const OPTIONS = {
  game: { type: 'string' },
  'octgn-set': { type: 'string' },
  lang: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'check');
  const [path] = argumentsOf(given, ['deckFile'], 'check');
  const packed = packedIn(path);
  const text = packed ?? textOf(path, io.folder);
  const wanted = given.text('game');
  const pack = wanted === undefined ? gameFor(text) : await gameAt(wanted, io.folder);
  mustHaveDecks(pack);
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const [speaker, words] = [pack.speak(language), wordsOf(language)];
  const deck = packed === undefined ? deckInFile(pack, path, io.folder) : readDeck(pack.game, packed, 'Packed deck');
  const { name, list, form, remarks } = deck;
  const faults = [...deck.faults, ...apart(text, given.text('octgn-set'), io.folder)].sort((a, b) => a.line - b.line);
  const options = optionsOf(pack, given.texts('option'));
  // Of a list that could not be read at all there is nothing to say but that.
  const problems = deck.entries === 0 && faults.length > 0 ? [] : problemsOf(pack, options, list);
  const legal = faults.length + problems.length === 0;
  if (given.flag('json')) {
    const inWords = ({ line, problem }: DeckFault) => ({ line, ...problem, message: listProblem(words.lists, problem) });
    const facts = {
      ...{ file: path, game: pack.id, form, name, legal, faults: faults.map(inWords) },
      problems: problems.map((p) => ({ ...p, text: speaker.problem(p) })),
      ...{ remarks: remarks.map(inWords), list },
    };
    io.out(`${JSON.stringify(facts, null, 2)}\n`);
  } else {
    // Facts go to the normal output: they are what was asked for.
    const faultLine = (fault: DeckFault) => listFault(words.lists, fault);
    const lines = [...faults.map(faultLine), ...problems.map((p) => speaker.problem(p))];
    write(
      io,
      [...(legal ? [words.legal(name)] : lines), ...remarks.map(faultLine)].flatMap((line) => wrap(line, io.columns, legal ? '' : '  ')),
    );
  }
  return legal ? 0 : 2;
}

/** Cards of an OCTGN deck whose id and name went apart, by a set file. */
function apart(text: string, path: string | undefined, folder: string): DeckFault[] {
  if (path === undefined) return [];
  const set = octgnSet(textOf(path, folder));
  if ('why' in set) throw new Mistake('notASet', path, set.line, set.why);
  return disagreements(parse(text), set);
}
