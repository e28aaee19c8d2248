/** `touchline` alone: a few questions, then a match. */
import { levels } from '@touchline/bots';
import { USUAL_BOT } from '../botDesk.ts';
import { type Language, languageOf, languages, type Title, titles } from '../games.ts';
import type { Io } from '../io.ts';
import { labelled, wrap } from '../table/lines.ts';
import { write } from '../table/screen.ts';
import { wordsOf } from '../words/words.ts';
import { start } from './play.ts';

const NAMES: { readonly [L in Language]: string } = { en: 'English', fr: 'Français' };

export async function menu(io: Io): Promise<void> {
  const first = languageOf(io.env);
  const order = [first, ...languages.filter((language) => language !== first)];
  const choose = async (words: ReturnType<typeof wordsOf>, question: string, choices: readonly string[], usual = 1): Promise<number> => {
    write(io, ['', ...wrap(question, io.columns), ...choices.flatMap((text, i) => labelled(`  ${i + 1}`, text, io.columns, 5))]);
    for (;;) {
      const line = await io.line(`${words.menu.choose(choices.length, usual)} > `);
      if (line === null) return -1;
      const text = line.trim().toLowerCase();
      if (words.commands.quit.includes(text)) return -1;
      const n =
        text === '' ? usual : /^\d+$/.test(text) ? Number(text) : choices.findIndex((choice) => choice.toLowerCase().startsWith(text)) + 1;
      if (n >= 1 && n <= choices.length) return n - 1;
    }
  };
  write(io, [wordsOf(first).menu.welcome]);
  const at = await choose(
    wordsOf(first),
    wordsOf(first).menu.language,
    order.map((language) => NAMES[language]),
  );
  if (at < 0) return;
  const language = order[at];
  const words = wordsOf(language);
  // A question with one answer is no question.
  const which =
    titles.length === 1
      ? 0
      : await choose(
          words,
          words.menu.game,
          titles.map((title) => title.name),
        );
  if (which < 0) return;
  const title: Title = titles[which];
  const names = Object.keys(title.decks);
  const deck = await choose(words, `${title.name}. ${words.menu.deck}`, names);
  if (deck < 0) return;
  const opponents = levels.map(({ name }) => words.deed(name, words.levels[name]));
  const usual = levels.findIndex(({ name }) => name === USUAL_BOT) + 1;
  const opponent = await choose(words, words.menu.opponent, [...opponents, words.menu.friend], usual);
  if (opponent < 0) return;
  await start({ title, language, seat: 0, bot: levels[opponent]?.name ?? 'none', decks: [names[deck]], options: [] }, io);
}
