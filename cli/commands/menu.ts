/** `touchline` alone: a few questions, then a match. */
import { levels } from '@touchline/bots';
import { hasDecks, usualSeats } from '@touchline/kit';
import { languageNames } from '@touchline/text';
import { USUAL_BOT } from '../botDesk.ts';
import { games, languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { labelled, wrap } from '../table/lines.ts';
import { write } from '../table/screen.ts';
import { wordsOf } from '../words/words.ts';
import { start } from './play.ts';

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
    order.map((language) => languageNames[language]),
  );
  if (at < 0) return;
  const language = order[at];
  const words = wordsOf(language);
  // A question with one answer is no question.
  const ask = async (question: string, choices: readonly string[], usual = 1) =>
    choices.length === 1 ? 0 : choose(words, question, choices, usual);
  const which = await ask(
    words.menu.game,
    games.map((game) => game.intro(language).name),
  );
  if (which < 0) return;
  const pack = games[which];
  const { name, goal, words: terms } = pack.intro(language);
  const told = [words.goal(goal, pack.facts.minutes), ...terms.map(([term, meaning]) => words.deed(term, meaning))];
  write(io, ['', ...told.flatMap((line) => wrap(line, io.columns, '  '))]);
  const counts = pack.game.seats;
  const count = await ask(words.menu.seats, counts.map(words.menu.people), counts.indexOf(usualSeats(pack.facts.seats)) + 1);
  if (count < 0) return;
  const seats = counts[count];
  const names = Object.keys(pack.decks);
  const deck = hasDecks(pack.game) ? await ask(`${name}. ${words.menu.deck}`, names) : 0;
  if (deck < 0) return;
  const opponents = levels.map(({ name }) => words.deed(name, words.levels[name]));
  const usual = levels.findIndex(({ name }) => name === USUAL_BOT) + 1;
  const opponent = seats === 1 ? 0 : await choose(words, words.menu.opponent, [...opponents, words.menu.friend], usual);
  if (opponent < 0) return;
  const others = new Array<string>(seats - 1).fill(levels[opponent]?.name ?? 'person');
  const decks = hasDecks(pack.game) ? [names[deck]] : [];
  await start({ pack, language, seat: 0, players: ['person', ...others], decks, options: [] }, io);
}
