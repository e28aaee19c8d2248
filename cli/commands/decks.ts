/** `touchline decks`: the ready decks, or one of them as a list that `check` and `play` read. */
import { read, wordsOf } from '../arguments.ts';
import { deckOf } from '../choices.ts';
import { writeDeck } from '../deckFile.ts';
import { languageOf, languages, titleOf } from '../games.ts';
import type { Io } from '../io.ts';
import { labelled } from '../table/lines.ts';
import { write } from '../table/screen.ts';

export const usage = 'touchline decks <game> [deck] [--lang en|fr] [--json]';
export const about = 'The ready decks of a game; with a name, its list.';
export const notes = ['deck          the beginning of a name: its list, in the form a deck file has', '--json        facts as JSON'];

const OPTIONS = { lang: { type: 'string' }, json: { type: 'boolean' } } as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, usage);
  const [id] = wordsOf({ ...given, words: given.words.slice(0, 1) }, ['game'], usage);
  const title = titleOf(id);
  const speaker = title.speak(given.oneOf('lang', languages, languageOf(io.env)));
  if (given.words.length > 1) {
    const { name, list } = deckOf(title, given.words.slice(1).join(' '), io.folder);
    io.out(given.flag('json') ? `${JSON.stringify({ name, list }, null, 2)}\n` : writeDeck(title.game, name, list));
    return 0;
  }
  if (given.flag('json')) {
    io.out(
      `${JSON.stringify(
        Object.entries(title.decks).map(([name, list]) => ({ name, list })),
        null,
        2,
      )}\n`,
    );
    return 0;
  }
  const column = Math.max(...Object.keys(title.decks).map((name) => name.length)) + 2;
  for (const [name, list] of Object.entries(title.decks)) {
    const counts = Object.entries(list).map(([group, ids]) => `${speaker.zone(title.game.spec.groups[group])} ${ids.length}`);
    write(io, labelled(name, counts.join(' · '), io.columns, column));
  }
  return 0;
}
