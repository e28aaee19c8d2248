/** `touchline` alone: a few questions, then a match. */
import { aboutOf, calledBy, levels, styleNames } from '@touchline/bots';
import { hasDecks, usualPreset, usualSeats, valuesLeft } from '@touchline/kit';
import { languageNames } from '@touchline/text';
import { USUAL_BOT } from '../botDesk.ts';
import { games, type Language, languageOf, languages, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { labelled, wrap } from '../table/lines.ts';
import { write } from '../table/screen.ts';
import { type Words, wordsOf } from '../words/words.ts';
import { type Start, start } from './play.ts';

/** How well somebody with a style plays here; any other level is for `play --bot`. */
const STYLED = 'libero';

/** Somebody wants to leave. */
const LEFT = Symbol('left');

export async function menu(io: Io): Promise<void> {
  try {
    await start(await chosen(io), io);
  } catch (error) {
    if (error !== LEFT) throw error;
  }
}

/** The number of an answer, from 0. */
async function choose(io: Io, words: Words, question: string, choices: readonly string[], usual = 0): Promise<number> {
  // A question with one answer is no question.
  if (choices.length === 1) return 0;
  write(io, ['', ...wrap(question, io.columns), ...choices.flatMap((text, i) => labelled(`  ${i + 1}`, text, io.columns, 5))]);
  for (;;) {
    const text = (await typed(io, words, words.menu.choose(choices.length, usual + 1))).toLowerCase();
    const n =
      text === ''
        ? usual + 1
        : /^\d+$/.test(text)
          ? Number(text)
          : choices.findIndex((choice) => choice.toLowerCase().startsWith(text)) + 1;
    if (n >= 1 && n <= choices.length) return n - 1;
  }
}

async function typed(io: Io, words: Words, question: string): Promise<string> {
  const line = await io.line(`${question} > `);
  if (line === null || words.commands.quit.includes(line.trim().toLowerCase())) throw LEFT;
  return line.trim();
}

async function chosen(io: Io): Promise<Start> {
  const first = languageOf(io.env);
  const order = [first, ...languages.filter((language) => language !== first)];
  write(io, [wordsOf(first).menu.welcome]);
  const named = order.map((language) => languageNames[language]);
  const language = order[await choose(io, wordsOf(first), wordsOf(first).menu.language, named)];
  const words = wordsOf(language);
  const titles = games.map((game) => game.intro(language).name);
  const pack = games[await choose(io, words, words.menu.game, titles)];
  const { goal, words: terms } = pack.intro(language);
  const told = [words.goal(goal, pack.facts.minutes), ...terms.map(([term, meaning]) => words.deed(term, meaning))];
  write(io, ['', ...told.flatMap((line) => wrap(line, io.columns, '  '))]);
  const preset = await presetOf(io, pack, language);
  const counts = pack.game.seats;
  const meant = preset === undefined ? undefined : pack.offers.presets[preset].seats;
  const usual = counts.indexOf(usualSeats(pack.facts.seats));
  const seats = meant ?? counts[await choose(io, words, words.menu.seats, counts.map(words.menu.people), usual)];
  const decks = await decksOf(io, pack, language);
  const players = ['person', ...(await othersOf(io, seats, words))];
  const options = [...(await pickedOf(io, pack, seats, preset, language)), ...(await seatOptionsOf(io, pack, seats, language))];
  const names = await namesOf(io, players, words);
  return { pack, language, seat: 0, players, names, decks, preset, options };
}

async function presetOf(io: Io, pack: TerminalGame, language: Language): Promise<string | undefined> {
  const presets = Object.keys(pack.offers.presets);
  if (presets.length === 0) return undefined;
  const words = wordsOf(language);
  const said = presets.map((preset) => pack.speak(language).preset(preset)).map(({ name, about }) => words.deed(name, about));
  return presets[await choose(io, words, words.menu.preset, said, presets.indexOf(usualPreset(pack.offers)))];
}

/** Options whose values bring much with them, as a scenario does: each is told in full before one is chosen. */
async function pickedOf(io: Io, pack: TerminalGame, seats: number, preset: string | undefined, language: Language): Promise<string[]> {
  const { offers } = pack;
  const speaker = pack.speak(language);
  const words = wordsOf(language);
  const given = preset === undefined ? {} : offers.presets[preset].options;
  const out: string[] = [];
  for (const [name, { default: usual }] of Object.entries(offers.options)) {
    const left = valuesLeft(offers, name, given, seats);
    const details = left.map((value) => speaker.optionDetails(name, value));
    if (name in given || left.length < 2 || details.every((one) => one.length === 0)) continue;
    const said = left.map((value, i) =>
      [
        words.deed(speaker.optionValue(name, value), speaker.optionAbout(name, value)),
        ...details[i].map(({ title, lines }) => words.deed(title, lines.join('; '))),
      ].join('. '),
    );
    const value =
      left[
        await choose(
          io,
          words,
          speaker.optionName(name),
          said,
          Math.max(
            0,
            left.findIndex((value) => value === usual),
          ),
        )
      ];
    if (value !== usual) out.push(`${name}=${value}`);
  }
  return out;
}

async function decksOf(io: Io, pack: TerminalGame, language: Language): Promise<string[]> {
  if (!hasDecks(pack.game)) return [];
  const words = wordsOf(language);
  const names = Object.keys(pack.decks);
  const { name: game, deckLines } = pack.intro(language);
  const said = names.map((name) => (deckLines[name] ? words.deed(name, deckLines[name]) : name));
  return [names[await choose(io, words, `${game}. ${words.menu.deck}`, said)]];
}

/** Who sits at the other seats, each in turn; Enter means the same as the one before. */
async function othersOf(io: Io, seats: number, words: Words): Promise<string[]> {
  const bots = [...levels.map(({ name }) => name), ...styleNames.map((style) => `${STYLED}:${style}`)];
  const said = bots.map((bot) => words.deed(calledBy(bot, words.opponents), aboutOf(bot, words.levels, words.opponents)));
  const choices = [...said.slice(0, levels.length), words.menu.friend, ...said.slice(levels.length)];
  const players = [...bots.slice(0, levels.length), 'person', ...bots.slice(levels.length)];
  let usual = levels.findIndex(({ name }) => name === USUAL_BOT);
  const others: string[] = [];
  for (let seat = 1; seat < seats; seat++) {
    usual = await choose(io, words, seats === 2 ? words.menu.opponent : words.menu.seat(seat + 1), choices, usual);
    others.push(players[usual]);
  }
  return others;
}

/** What each seat chooses for itself, where no two may have the same: a team, a club. Other such options keep their defaults. */
async function seatOptionsOf(io: Io, { offers, speak }: TerminalGame, seats: number, language: Language): Promise<string[]> {
  const words = wordsOf(language);
  const out: string[] = [];
  for (const name of offers.distinct) {
    const values = offers.options[name].values ?? [];
    const said = values.map((value) => speak(language).optionValue(name, value));
    const first = await choose(io, words, words.menu.ofSeat(speak(language).optionName(name), 1), [words.menu.byChance, ...said]);
    // The others have what is left, in order.
    const rest = values.filter((_, i) => i !== first - 1);
    if (first > 0)
      out.push(`${name}=${[values[first - 1], ...Array.from({ length: seats - 1 }, (_, i) => rest[i % rest.length])].join(',')}`);
  }
  return out;
}

async function namesOf(io: Io, players: readonly string[], words: Words): Promise<string[]> {
  const names = players.map(() => '');
  if (players.filter((player) => player === 'person').length < 2) return [];
  for (const [seat, player] of players.entries()) if (player === 'person') names[seat] = await typed(io, words, words.menu.names(seat + 1));
  return names;
}
