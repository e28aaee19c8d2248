/** `touchline play`: a match at the terminal, against a bot or a friend. */
import { randomBytes } from 'node:crypto';
import { botNamed } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { type Player, type Stop, stops, Timeline } from '@touchline/host';
import { type Given, read, wordsOf as wordsGiven } from '../arguments.ts';
import { botCalled, USUAL_BOT } from '../botDesk.ts';
import { deckOf, mustBeLegal, type NamedDeck, optionsOf } from '../choices.ts';
import { type Language, languageOf, languages, type Title, titleOf } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { readSave, timelineOf } from '../saveFile.ts';
import { sit } from '../terminalTable.ts';
import { type Words, wordsOf } from '../words/words.ts';

export const usage =
  'touchline play <game> [--deck D]… [--seed S] [--lang en|fr] [--seat a|b] [--bot B] [--stop S] [--option name=value]…\n' +
  '       touchline play --load <file>';
export const about = 'Play against a bot, or a friend at the same keyboard.';
export const notes = [
  '--deck D      a ready deck by the beginning of its name, or a file; once: yours; twice: seat a, seat b',
  '--seed S      the same seed gives the same shuffles',
  '--lang L      en or fr (from the environment)',
  '--seat a|b    where you sit (a)',
  '--bot B       rookie, winger, anchor, libero or maestro, or a number from 1 to 5 (anchor); random, greedy:N, search:N; none for two people at one keyboard',
  '--load FILE   go on with a saved game',
  '--stop S      where you are asked: always; when-i-can, not where there is only one answer; at-their-attack, nor in the turn of the opponent unless they attack or something of theirs concerns you (when-i-can)',
  '--option N=V  an option of the game',
];

const OPTIONS = {
  deck: { type: 'string', multiple: true },
  seed: { type: 'string' },
  lang: { type: 'string' },
  seat: { type: 'string' },
  bot: { type: 'string' },
  load: { type: 'string' },
  stop: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, usage);
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const file = given.text('load');
  if (file !== undefined) return resume(file, given, language, io);
  const [id] = wordsGiven(given, ['game'], usage);
  const title = titleOf(id);
  const seat = given.oneOf('seat', ['a', 'b'], 'a') === 'a' ? 0 : 1;
  const bot = botOf(given);
  const named = { seed: given.text('seed'), decks: given.texts('deck'), options: given.texts('option') };
  await start({ title, language, seat, bot, stop: stopOf(given), ...named }, io);
  return 0;
}

function botOf(given: Given): string {
  const wanted = given.text('bot') ?? USUAL_BOT;
  return wanted === 'none' ? wanted : botCalled(wanted);
}

const stopOf = (given: Given): Stop => given.oneOf('stop', stops, 'when-i-can');

export interface Start {
  readonly title: Title;
  readonly language: Language;
  readonly seat: number;
  /** A bot by name, or `none`. */
  readonly bot: string;
  readonly stop?: Stop;
  readonly seed?: string;
  readonly decks: readonly string[];
  readonly options: readonly string[];
}

export async function start(given: Start, io: Io): Promise<void> {
  const { title, language, seat, bot, stop, seed = newSeed(), decks: names } = given;
  const options = optionsOf(title, given.options);
  const decks = decksFor(title, names, seat, seed, io.folder);
  for (const deck of decks) mustBeLegal(title, options, deck, title.speak(language));
  const timeline = new Timeline(title.game, { options, lists: decks.map((deck) => deck.list), seed });
  const players: Player[] = decks.map((_, i) => (bot === 'none' || i === seat ? 'person' : bot));
  const mine = decks.map((deck) => deck.name);
  const words = wordsOf(language);
  const intro = words.intro(title.name, bot !== 'none' && seat === 1 ? [mine[1], mine[0]] : mine, seed);
  const notice = [intro, ...opponents(players, words)];
  await sit({ title, timeline, players, decks: mine, language, notice, stop }, io);
}

/** Of a level people are told what it is like. */
const opponents = (players: readonly Player[], words: Words): string[] =>
  players.flatMap((player) => (Object.hasOwn(words.levels, player) ? [words.opponent(player, words.levels[player])] : []));

const newSeed = (): string => randomBytes(4).toString('hex');

/** Who names one deck means the own one; the other is drawn from the ready decks. */
function decksFor(title: Title, names: readonly string[], seat: number, seed: string, folder: string): NamedDeck[] {
  if (names.length > 2) throw new Mistake(`${title.name} is for two; ${names.length} decks were given.`);
  if (names.length === 2) return names.map((name) => deckOf(title, name, folder));
  const chance = stream(`${seed}/decks`);
  const ready = Object.keys(title.decks);
  const draw = () => deckOf(title, ready.splice(chance.below(ready.length), 1)[0], folder);
  const mine = names.length === 1 ? deckOf(title, names[0], folder) : draw();
  if (ready.includes(mine.name)) ready.splice(ready.indexOf(mine.name), 1);
  const theirs = draw();
  return seat === 0 ? [mine, theirs] : [theirs, mine];
}

async function resume(path: string, given: Given, language: Language, io: Io): Promise<number> {
  for (const name of ['deck', 'seed', 'option'])
    if (given.text(name) !== undefined) throw new Mistake(`--${name} belongs to a new game; a saved one has it already. Leave it out.`);
  const file = readSave(path, io.folder);
  const [id] = given.words;
  if (id !== undefined && titleOf(id).id !== file.game) throw new Mistake(`${path} is a game of ${file.game}, not of ${id}.`);
  const { title, timeline } = timelineOf(path, file);
  const words = wordsOf(language);
  if (timeline.result) throw new Mistake(`This game is over. ${words.recordHint(`touchline replay ${path}`)}`);
  const players = playersFor(title, given, file.players);
  await sit(
    {
      title,
      timeline,
      players,
      decks: file.decks,
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
function playersFor(title: Title, given: Given, saved: readonly Player[]): Player[] {
  const seats = Array.from({ length: title.game.seats[0] }, (_, seat) => seat);
  const known = saved.length === seats.length && saved.every((player) => player === 'person' || botNamed(player));
  if (known && given.text('seat') === undefined && given.text('bot') === undefined) return [...saved];
  const mine =
    given.text('seat') === undefined && known ? Math.max(0, saved.indexOf('person')) : given.oneOf('seat', ['a', 'b'], 'a') === 'a' ? 0 : 1;
  const bot = botOf(given);
  return seats.map((seat) => (bot === 'none' || seat === mine ? 'person' : bot));
}
