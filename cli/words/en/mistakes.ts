/** What the person at the keyboard got wrong, in English. */
import { refusal, refusalsEn } from '@touchline/host';
import { listFault, listsEn, xmlProblem } from '@touchline/lists';
import type { Command } from '../manual.ts';
import type { MistakeWords } from '../mistakes.ts';
import { manualEn } from './manual.ts';

const wanted = { game: 'game', deckFile: 'deck file', file: 'file', deed: 'deed', id: 'person, match or report', link: 'link' } as const;

const reasons: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'that is a folder',
  EACCES: 'it is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};
const usage = (of: Command): string => manualEn.commands[of].usage;
const unwritten = (path: string, code: string): string => `${path} cannot be written: ${reasons[code] ?? code}.`;
const several = (n: number): string =>
  ['one', 'two, with commas between them'][n - 1] ?? `${n}, with commas between them; one may be named several times`;

/** What a server says, by its code. */
const serverEn: { readonly [code: string]: string } = {
  unreachable: 'The server cannot be reached.',
  notFound: 'There is no such match, or it was deleted.',
  forbidden: 'This seat or match is not for you.',
  taken: 'All seats are taken. With --watch you may look on, where that is allowed.',
  deck: 'This deck cannot be played there.',
  rules: 'The match was begun with other rules or cards than the server has now.',
  origin: 'The server does not know this address. Use the link as you were given it.',
  limit: 'Too much at once. Wait a moment.',
  banned: 'You are not admitted at this server now.',
};

export const mistakesEn: MistakeWords = {
  noCommand: (name, commands) => `There is no command "${name}". Commands: ${commands.join(', ')}. \`touchline --help\` explains them.`,
  noOption: (option, options, of) => `There is no option ${option} here. Options: ${options.join(', ')}.\n${usage(of)}`,
  optionValue: (option, of) => `${option} needs a value, or takes none: see the usage.\n${usage(of)}`,
  unreadable: (of) => `This command line cannot be read. Compare it with the usage.\n${usage(of)}`,
  missing: (what, of) => `Which ${wanted[what]}?\n${usage(of)}`,
  tooManyWords: (word, of) => `"${word}" is one word too many.\n${usage(of)}`,
  notACount: (option, least, given) => `${option} needs a whole number of at least ${least}, not "${given}".`,
  notOneOf: (option, given, values) => `${option} cannot be "${given}". Use ${values.join(' or ')}.`,
  noGame: (id, games) => `There is no game "${id}". Games: ${games.join(', ')}; or give the path of a folder.`,
  noGameThere: (details) => details,
  seats: (game, allowed, seats) => `${game} is played by ${allowed.join(', ')}, not by ${seats}. Choose with --seats.`,
  noBot: (name, bots, levels) =>
    `There is no bot "${name}". Bots: ${bots.join(', ')}${levels === 0 ? '' : `; 1 to ${levels} are the first ${levels}`}.`,
  otherSeats: (seats, bots) => `There are ${seats} other seats; ${bots} bots were given. Give one for all, or one for each.`,
  tooMany: (game, seats, given, what) =>
    `${game} has ${seats} ${seats === 1 ? 'seat' : 'seats'} here; ${given} ${what} were given. Give fewer, or choose with --seats.`,
  notWeights: (path) => `${path} holds no weights. \`touchline train\` writes such files.`,
  trialForTwo: () => 'A trial is played by two. Leave out --trial, and compare with `touchline arena --seats N`.',
  tooFewBots: (seats, bots) => `--bots needs at least ${several(seats)}. Bots: ${bots.join(', ')}.`,
  weighsNothing: (bot) => `${bot} weighs nothing. Use a bot that does, such as search:400 or greedy:12.`,
  onlyAnalysed: (of) => `--bot says who weighs: add --analyse.\n${usage(of)}`,
  noRule: (game, id, rule, first) =>
    `${game} has no rule ${rule}. The first is ${first}; \`touchline rules ${id}\` shows where each applies.`,
  tooManyNames: (people, names) => `There are ${people} people; ${names} names were given. Give fewer names.`,
  noPreset: (game, name, presets) => `${game} has no preset "${name}". Presets: ${presets.join(', ') || 'none'}.`,
  optionForm: (given) => `--option needs name=value, not "${given}".`,
  noGameOption: (game, option, options) => `${game} has no option "${option}". Options: ${options.join(', ') || 'none'}.`,
  gameOption: (option, given, values) => `Option ${option} cannot be "${given}". Use ${values.join(', ')}.`,
  trueOrFalse: (option, given) => `Option ${option} is true or false, not "${given}".`,
  wholeNumber: (option, given) => `Option ${option} needs a whole number, not "${given}".`,
  noDecks: (game) => `${game} has no decks to build: everybody plays with the cards of the game.`,
  severalFit: (name, names) => `"${name}" could be ${names.join(' or ')}. Write more of it.`,
  noDeck: (name, names) => `There is no deck "${name}", and no such file. Ready decks: ${names.join(', ')}.`,
  whichDeck: (names, of) => `Which deck? --as writes one deck. Ready decks: ${names.join(', ')}.\n${usage(of)}`,
  deckFaults: (file, faults) => [`${file} cannot be played:`, ...faults.map((fault) => listFault(listsEn, fault))].join('\n'),
  illegalDeck: (name, problems) => [`The deck "${name}" is not legal:`, ...problems].join('\n'),
  notASet: (file, line, why) =>
    `${file} is no set file of OCTGN: line ${line}, ${xmlProblem(listsEn, why)}. Choose the set.xml of the game package.`,
  unread: (path, code) => `${path} cannot be read: ${reasons[code] ?? code}. Check the name.`,
  unsaved: (path, code) => `${unwritten(path, code)} Choose another place: save <file>.`,
  unkept: (path, code) => `${unwritten(path, code)} The match goes on without it.`,
  refused: (problem, path) => refusal(refusalsEn, problem, path),
  noPort: (given) => `There is no port ${given}. Use a number from 0 to 65535.`,
  portTaken: (port) => `Port ${port} is taken by another program. Choose another with --port.`,
  noLink: (given) => `"${given}" is no link to a match at a server. It looks like https://table.example/#/online/join/… .`,
  serverSays: (code) => serverEn[code] ?? `The server refuses it (${code}).`,
  noOrigin: (given) => `--origin needs an address such as https://table.example, without a path, not "${given}".`,
  noStore: (given) => `--store is sqlite or the address of a database, such as postgres://user@host/touchline, not "${given}".`,
  nothingThere: (id) => `Nothing is kept by the name ${id}. \`touchline admin reports\` names people and matches.`,
  onlyNew: (option) => `${option} belongs to a new game; a saved one has it already. Leave it out.`,
  isOver: (command) => `This game is over. Watch it again with: ${command}`,
  brokenFault: (path) => `${path} holds no position: its JSON is broken. Was it cut off or edited?`,
  notAFault: (path) => `${path} holds no position a bot was asked about. Such files are written when a bot fails at the table.`,
  otherFault: (path, found, reads) =>
    `${path} was written by another version (format ${found}; this one reads ${reads}). Open it with that one.`,
  editedFault: (path) => `${path} cannot be read as a position. Was it edited? Use a copy that nobody changed.`,
  notResults: (path) => `${path} holds no results of an arena. Choose another file with --results.`,
  brokenResult: (path, line) =>
    `${path}, line ${line}: this is no game of an arena. Was the file edited? Delete the line, and the game is played again.`,
  otherResults: (path, found, reads) =>
    `${path} holds results of another version of the arena (format ${found}; this one reads ${reads}), which cannot be gone on with. Choose another file with --results.`,
  begunOtherwise: (path, differ) =>
    [
      `${path} was begun with something else:`,
      ...differ.map(({ what, there, here }) => `${what}: ${there} there, ${here} here`),
      'Use what it was begun with, or another file.',
    ].join('\n'),
  resultsUnkept: (path, code) =>
    `${path} cannot be used for results (${code}). What is in it is kept; choose another place with --results.`,
};
