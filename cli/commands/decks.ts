/** `touchline decks`: the ready decks, or one of them as a list that `check` and `play` read. */
import { read, wordsOf } from '../arguments.ts';
import { deckOf, mustHaveDecks } from '../choices.ts';
import { forms, writeDeck } from '../deckFile.ts';
import { gameAt, languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { labelled } from '../table/lines.ts';
import { write } from '../table/screen.ts';

const OPTIONS = { as: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } } as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'decks');
  const [id] = wordsOf({ ...given, words: given.words.slice(0, 1) }, ['game'], 'decks');
  const pack = await gameAt(id, io.folder);
  mustHaveDecks(pack);
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const speaker = pack.speak(language);
  const { deckLines } = pack.intro(language);
  const form = given.oneOf('as', forms, 'text');
  if (given.words.length > 1) {
    const { name, list } = deckOf(pack, given.words.slice(1).join(' '), io.folder);
    const text = writeDeck(pack, name, list, form);
    const facts = given.text('as') === undefined ? { name, list } : { name, list, as: form, text };
    io.out(given.flag('json') ? `${JSON.stringify(facts, null, 2)}\n` : text);
    return 0;
  }
  if (given.text('as') !== undefined) throw new Mistake('whichDeck', Object.keys(pack.decks), 'decks');
  if (given.flag('json')) {
    io.out(
      `${JSON.stringify(
        Object.entries(pack.decks).map(([name, list]) => ({ name, list })),
        null,
        2,
      )}\n`,
    );
    return 0;
  }
  const column = Math.max(...Object.keys(pack.decks).map((name) => name.length)) + 2;
  for (const [name, list] of Object.entries(pack.decks)) {
    const counts = Object.entries(list).map(([group, ids]) => `${speaker.zone(pack.game.spec.groups[group])} ${ids.length}`);
    write(io, labelled(name, [deckLines[name], counts.join(' · ')].filter(Boolean).join(' '), io.columns, column));
  }
  return 0;
}
