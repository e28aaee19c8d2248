/**
 * The conformance suite: what must hold of every game, tried on random play. `conform(game, { games: 100, seed: 'a' })` returns
 * counts; every fault count must be zero.
 */
import {
  asked,
  create,
  type DeckList,
  type Event,
  type Game,
  type Options,
  type OptionValue,
  type Own,
  options,
  play,
  type State,
  type Stream,
  stream,
} from '../index.ts';
import { optionsOf } from '../model/state.ts';
import { type ClauseBook, checkClauses } from './clauses.ts';
import { type Golden, goldenParts, recordMatch } from './golden.ts';
import { playMatch, replayMatch } from './match.ts';
import { Ledger, type Report } from './report.ts';
import { type Run, type Setup, viewersOf } from './run.ts';
import { checkTwins } from './twins.ts';

export type { ClauseBook } from './clauses.ts';
export type { Golden } from './golden.ts';
export { DONE, FAULTS, type Report } from './report.ts';

export interface ConformOptions {
  readonly games: number;
  readonly seed: string;
  /** Names of the game's decks to play with; all of them if absent. */
  readonly decks?: readonly string[];
  /** How many play; every number the game allows, in turn, if absent. */
  readonly seats?: number;
  /** Only this match of the run, to see a fault again. */
  readonly match?: number;
  /** Every k-th ask is looked at closely; more seldom the longer the run if absent. */
  readonly every?: number;
  /** The cards may set each other off for ever: a draw by that is no fault. */
  readonly loops?: boolean;
  /** How many faults are told in words. */
  readonly examples?: number;
  /** What has no text in a language. */
  readonly texts?: (language: string) => readonly string[];
  readonly languages?: readonly string[];
  readonly clauses?: ClauseBook;
  readonly golden?: readonly Golden[];
  readonly progress?: (done: number, of: number) => void;
}

/** A short run looks closely at some forty asks of a match, a long one at a sixteenth of those. */
const closeness = (games: number, asks: number) => Math.min(16, Math.max(1, Math.ceil(games / 25))) * Math.max(1, Math.round(asks / 40));

/** How many asks a match of this game has, by the first one. */
function lengthOf(game: Game, setup: Setup): number {
  const dice = stream(`${setup.seed}/length`);
  let n = 0;
  try {
    const state = create(game, setup.options, setup.lists, setup.seed);
    for (; n < 5000; n++) {
      const seat = asked(game, state)[0];
      const answers = seat === undefined ? 0 : options(game, state, seat).length;
      if (answers === 0) break;
      play(game, state, seat, dice.below(answers));
    }
  } catch {
    // Rules that throw, or come to a dead end, are found when the match is played, and told with their place.
  }
  return n;
}
/** Glass is slow: the first matches and some later ones are played behind it. */
const underGuard = (match: number) => match < 4 || match % 8 === 0;

/** Decks and options of a match: defaults every other time, anything allowed otherwise. */
function setupOf(game: Game, seed: string, match: number, decks: readonly string[], given: { readonly seats?: number } = {}): Setup {
  const dice = stream(`${seed}/${match}/setup`);
  const seats = given.seats ?? game.seats[match % game.seats.length];
  const any = Math.floor(match / game.seats.length) % 2 === 1;
  const chosenOptions: { [name: string]: OptionValue | OptionValue[] } = {};
  for (const [name, spec] of Object.entries(game.spec.options))
    if (any) {
      const values = spec.values ?? (typeof spec.default === 'boolean' ? [false, true] : [spec.default]);
      const draw = () => values[dice.below(values.length)];
      chosenOptions[name] = spec.per === 'seat' ? Array.from({ length: seats }, draw) : draw();
    }
  const legalWith = (by: Options) =>
    decks.filter((name) => game.spec.checkDeck(deck(game, name), by, (id) => game.defs[game.defIndex.get(id) ?? -1]).length === 0);
  // Options may rule every ready deck out (cards of an extension that is switched off): the match is then played by the default ones.
  const chosen: Options =
    legalWith(optionsOf(game, chosenOptions, seats)).length > 0 ? optionsOf(game, chosenOptions, seats) : optionsOf(game, {}, seats);
  const legal = legalWith(chosen);
  if (legal.length === 0) throw new Error(`No deck of ${game.id} is legal with ${JSON.stringify(chosen)}.`);
  const names = Array.from({ length: seats }, () => legal[dice.below(legal.length)]);
  const unusual = Object.fromEntries(Object.entries(chosenOptions).filter(([name, value]) => value !== game.spec.options[name].default));
  const words = [
    ...(game.seats.length > 1 ? [`${seats} seats`] : []),
    ...(names.some((name) => name !== '') ? [names.join(' against ')] : []),
    ...(Object.keys(unusual).length > 0 ? [JSON.stringify(unusual)] : []),
  ].join(', ');
  return { match, options: chosen, lists: names.map((name) => deck(game, name)), seed: `${seed}/${match}`, words };
}

function deck(game: Game, name: string): DeckList {
  const list = game.spec.decks[name];
  if (!list) throw new Error(`${game.id} has no deck ${name}. Decks: ${Object.keys(game.spec.decks).join(', ')}.`);
  return list;
}

const hides = (game: Game) =>
  Object.values(game.spec.zones).some((z) => [z.owner, z.others, z.top].some((s) => s !== undefined && s !== 'card'));

export function conform<O extends Own>(played: Game<O>, given: ConformOptions): Report {
  const game = played;
  const ledger = new Ledger(game.id, given.seed, given.examples ?? 20);
  const run: Run = { game, ledger, loops: given.loops ?? false };
  const decks = given.decks ?? Object.keys(game.spec.decks);
  const matches = given.match === undefined ? Array.from({ length: given.games }, (_, i) => i) : [given.match];
  const every = given.every ?? closeness(given.games, lengthOf(game, setupOf(game, given.seed, 0, decks, given)));
  matches.forEach((match, i) => {
    const setup = setupOf(game, given.seed, match, decks, given);
    ledger.did('games');
    const done = playMatch(run, setup, every);
    if (done) replayMatch(run, setup, done, underGuard(match));
    const viewers = viewersOf(setup.lists.length);
    checkTwins(run, setup, viewers[match % viewers.length]);
    given.progress?.(i + 1, matches.length);
  });
  for (const language of given.languages ?? (given.texts ? ['en', 'fr'] : []))
    for (const missing of given.texts?.(language) ?? []) ledger.fault('textsMissing', null, `${language}: ${missing}`);
  if (given.clauses) checkClauses(ledger, given.clauses);
  for (const { name, record } of given.golden ?? []) {
    ledger.did('goldenGames');
    const parted = goldenParts(game, record);
    if (parted !== '') ledger.fault('goldenMismatches', null, `${name}: ${parted}`);
  }
  return ledger.report(hides(game));
}

/** The match of a run as the suite would set it up, for whoever wants to play it for other reasons. */
export function matchSetup(game: Game, seed: string, match: number): { start: (log: Event[]) => State; dice: Stream } {
  const setup = setupOf(game, seed, match, Object.keys(game.spec.decks));
  return { start: (log) => create(game, setup.options, setup.lists, setup.seed, log), dice: stream(`${setup.seed}/picks`) };
}

/** Fresh recordings, to be kept and compared from now on. */
export function bless<O extends Own>(played: Game<O>, seed: string, matches: number): Golden[] {
  const game = played;
  const decks = Object.keys(game.spec.decks);
  return Array.from({ length: matches }, (_, match) => ({
    name: `${seed}-${match}`,
    record: recordMatch(game, setupOf(game, `golden/${seed}`, match, decks)),
  }));
}
