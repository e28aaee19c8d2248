/** `touchline play`: a match at the terminal, against a bot or a friend. */
import { randomBytes } from 'node:crypto';
import { aboutOf, botNamed, calledBy, levelOf } from '@touchline/bots';
import type { Options } from '@touchline/engine';
import { type Player, type Stop, stops, Timeline } from '@touchline/host';
import { drawnOptions, listsFor, seatChoices, usualPreset } from '@touchline/kit';
import { type Given, read, wordsOf as wordsGiven } from '../arguments.ts';
import { botCalled, USUAL_BOT } from '../botDesk.ts';
import { deckOf, mustBeLegal, type NamedDeck, optionsOf, presetCalled } from '../choices.ts';
import { gameAt, type Language, languageOf, languages, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { readSave, timelineOf } from '../saveFile.ts';
import { seatOf, seatsOf } from '../seats.ts';
import { sit } from '../terminalTable.ts';
import { type Words, wordsOf } from '../words/words.ts';

const OPTIONS = {
  seats: { type: 'string' },
  deck: { type: 'string', multiple: true },
  seed: { type: 'string' },
  lang: { type: 'string' },
  seat: { type: 'string' },
  bot: { type: 'string' },
  load: { type: 'string' },
  stop: { type: 'string' },
  option: { type: 'string', multiple: true },
  preset: { type: 'string' },
  names: { type: 'string' },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'play');
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const file = given.text('load');
  if (file !== undefined) return resume(file, given, language, io);
  const [id] = wordsGiven(given, ['game'], 'play');
  const pack = await gameAt(id, io.folder);
  const wanted = given.text('preset');
  const preset = wanted === undefined ? undefined : presetCalled(pack, wanted);
  const named = { seed: given.text('seed'), decks: given.texts('deck'), options: given.texts('option'), preset };
  const bots = botsOf(given);
  const meant = (preset ? pack.offers.presets[preset].seats : undefined) ?? Math.max(bots.length + 1, named.decks.length);
  const seats = seatsOf(pack, given, meant);
  const seat = seatOf(given, seats);
  const players = playersOf(seats, seat, bots);
  await start({ pack, language, seat, players, names: namesOf(players, given), stop: stopOf(given), ...named }, io);
  return 0;
}

/** By name; none: people only. One bot is meant for every other seat. */
function botsOf(given: Given): string[] {
  const wanted = given.text('bot') ?? USUAL_BOT;
  return wanted === 'none' ? [] : wanted.split(',').map(botCalled);
}

function playersOf(seats: number, seat: number, bots: readonly string[]): Player[] {
  const others = seats - 1;
  if (bots.length > 1 && bots.length !== others) throw new Mistake('otherSeats', others, bots.length);
  let next = 0;
  return Array.from({ length: seats }, (_, at) => (at === seat || bots.length === 0 ? 'person' : (bots[next++] ?? bots[0])));
}

/** `--names`: of the people, in the order they sit. Whoever plays alone is you. */
function namesOf(players: readonly Player[], given: Given): string[] {
  const names =
    given
      .text('names')
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const people = players.filter((player) => player === 'person').length;
  if (names.length > people) throw new Mistake('tooManyNames', people, names.length);
  return people < 2 ? [] : players.map((player) => (player === 'person' ? (names.shift() ?? '') : ''));
}

const stopOf = (given: Given): Stop => given.oneOf('stop', stops, 'when-i-can');

export interface Start {
  readonly pack: TerminalGame;
  readonly language: Language;
  readonly seat: number;
  /** By seat: a person, or a bot by name. */
  readonly players: readonly Player[];
  readonly stop?: Stop;
  readonly seed?: string;
  readonly decks: readonly string[];
  /** By its id; absent: as the game is usually played. */
  readonly preset?: string;
  readonly options: readonly string[];
  /** Of people who have one, by seat. */
  readonly names?: readonly string[];
}

export async function start(given: Start, io: Io): Promise<void> {
  const { pack, language, seat, players, stop, seed = newSeed(), names, preset } = given;
  const seats = players.length;
  const speaker = pack.speak(language, seats);
  const chosen = { ...(preset ? pack.offers.presets[preset].options : {}), ...optionsOf(pack, given.options) };
  const options = drawnOptions(pack.offers, chosen, seats, seed);
  const decks = decksFor(pack, given.decks, { seat, seats, seed, options }, io.folder);
  for (const deck of decks) mustBeLegal(pack, options, deck, speaker);
  const timeline = new Timeline(pack.game, { options, lists: decks.map((deck) => deck.list), seed });
  const words = wordsOf(language);
  const brought = decks.map(({ name }, at) => name || seatChoices(pack.game, timeline.view('spectator').options, at, speaker));
  const alone = players.filter((player) => player === 'person').length === 1;
  // Whoever plays alone reads their own first.
  const mine = alone ? [brought[seat], ...brought.toSpliced(seat, 1)] : brought;
  const { name, goal, words: terms } = pack.intro(language);
  const notice = [
    words.intro(name, mine.filter(Boolean), seed),
    ...(preset && preset !== usualPreset(pack.offers) ? [words.deed(speaker.preset(preset).name, speaker.preset(preset).about)] : []),
    ...opponents(players, words),
    words.goal(goal, pack.facts.minutes),
    words.terms(terms.map(([term]) => term)),
  ];
  await sit({ pack, timeline, players, names, decks: decks.map((deck) => deck.name), language, notice, stop }, io);
}

/** Of a level people are told what it is like. */
const opponents = (players: readonly Player[], words: Words): string[] =>
  [...new Set(players)].flatMap((player) =>
    levelOf(player)
      ? [
          players.length > 2
            ? words.deed(calledBy(player, words.opponents), aboutOf(player, words.levels, words.opponents))
            : words.opponent(calledBy(player, words.opponents), aboutOf(player, words.levels, words.opponents)),
        ]
      : [],
  );

const newSeed = (): string => randomBytes(4).toString('hex');

/** Who names one deck means the own one; the others are drawn from the ready decks. */
function decksFor(
  pack: TerminalGame,
  names: readonly string[],
  {
    seat,
    seats,
    seed,
    options,
  }: { readonly seat: number; readonly seats: number; readonly seed: string; readonly options: Partial<Options> },
  folder: string,
): NamedDeck[] {
  if (names.length > seats) throw new Mistake('tooMany', pack.name, seats, names.length, 'decks');
  const given = names.map((name) => deckOf(pack, name, folder));
  const bySeat: (NamedDeck | undefined)[] = [];
  if (given.length === 1) bySeat[seat] = given[0];
  else bySeat.push(...given);
  return listsFor(pack.game, bySeat, seats, seed, { first: seat, options });
}

async function resume(path: string, given: Given, language: Language, io: Io): Promise<number> {
  const words = wordsOf(language);
  for (const name of ['deck', 'seed', 'option', 'preset', 'names'])
    if (given.text(name) !== undefined) throw new Mistake('onlyNew', `--${name}`);
  const file = readSave(path, io.folder);
  const [id] = given.words;
  if (id !== undefined && (await gameAt(id, io.folder)).id !== file.game)
    throw new Mistake('refused', { code: 'otherGame', found: file.game, wanted: id }, path);
  const { pack, timeline } = timelineOf(path, file);
  if (timeline.result) throw new Mistake('isOver', `touchline replay ${path}`);
  const players = playersFor(timeline.seats, given, file.players);
  await sit(
    {
      pack,
      timeline,
      players,
      decks: file.decks,
      names: file.names,
      practice: file.practice,
      handed: file.handed,
      language,
      notice: [words.resumed(timeline.steps), ...opponents(players, words)],
      file: path,
      stop: stopOf(given),
    },
    io,
  );
  return 0;
}

/** As it was saved, unless told otherwise. */
function playersFor(seats: number, given: Given, saved: readonly Player[]): Player[] {
  const known = saved.length === seats && saved.every((player) => player === 'person' || botNamed(player));
  if (known && given.text('seat') === undefined && given.text('bot') === undefined) return [...saved];
  const mine = given.text('seat') === undefined && known ? Math.max(0, saved.indexOf('person')) : seatOf(given, seats);
  return playersOf(seats, mine, botsOf(given));
}
