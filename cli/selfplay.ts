/** One game from the first ask to the result, bots on every seat, nobody watching. */
import { answers, type Bot, botNamed, botNames, judgingBy, random } from '@touchline/bots';
import {
  asked,
  create,
  type DeckList,
  type Game,
  type Options,
  type Own,
  options,
  pick,
  play,
  type Result,
  type Seat,
  type State,
  stream,
  view,
} from '@touchline/engine';
import { Mistake } from './mistake.ts';
import { readWeights } from './weights.ts';

export interface Played {
  readonly result: Result | null;
  /** Asks with at least two options. */
  readonly decisions: number;
  /** Who had the first turn; -1 if it never began. */
  readonly first: Seat;
  /** Goals of all sides, in games that have goals. */
  readonly goals: number;
}

/** A match to be played: the game, its options and lists, and how to tell who had the first turn. */
export interface Setting {
  readonly game: Game;
  first(own: Own): Seat;
  goals?(state: State): number;
  readonly options: Partial<Options>;
  readonly lists: readonly DeckList[];
  readonly seed: string;
}

/** What a bot may be with behind an `@`, besides a file of weights. */
const RIVAL = /^(hand|horizon:\d+)$/;

/** The same answers on every machine: nobody waits at a table. `search:400@weights.json` judges by what is in that file. */
export function botOf(name: string): Bot {
  const [first, ...behind] = name.split('@');
  const at = behind.findIndex((one) => !RIVAL.test(one));
  const file = at < 0 ? null : behind.slice(at).join('@');
  const bot = botNamed([first, ...(at < 0 ? behind : behind.slice(0, at))].join('@'));
  if (!bot) throw new Mistake('noBot', name, botNames, 0);
  return file === null ? bot : judgingBy(bot, readWeights(file));
}

/** Chance of a bot in self-play: one stream a seat and game, never the match's. */
const chances = (seed: string, seats: number) => Array.from({ length: seats }, (_, seat) => stream(`${seed}/bot/${seat}`));

/**
 * What `random` does with an ask needs no view, so nothing is built for it: no keys, no handles, no copies. A test holds this to
 * the same picks as `seen`. A result of null is a dead end: nobody is asked, or there is nothing to answer.
 */
function unseen({ game, first, goals, options: given, lists, seed }: Setting): Played {
  const state = create(game, given, lists, seed);
  state.handles = null;
  const chance = chances(seed, lists.length);
  let decisions = 0;
  let began = first(state.own);
  while (!state.result) {
    const seat = asked(game, state)[0];
    const all = seat === undefined ? [] : options(game, state, seat);
    if (all.length === 0) return { result: null, decisions, first: began, goals: 0 };
    if (all.length > 1) decisions++;
    const list = answers(all);
    play(game, state, seat, all.indexOf(list[chance[seat].below(list.length)]));
    if (began < 0) began = first(state.own);
  }
  return { result: state.result, decisions, first: began, goals: goals?.(state) ?? 0 };
}

/** Through views, as every bot can be played. */
export function seen({ game, first, goals, options: given, lists, seed }: Setting, players: readonly Bot[]): Played {
  let state = create(game, given, lists, seed);
  const chance = chances(seed, lists.length);
  let decisions = 0;
  let began = first(state.own);
  while (!state.result) {
    const seat = asked(game, state)[0];
    const sight = seat === undefined ? null : view(game, state, seat);
    if (!sight?.ask || sight.ask.options.length === 0) return { result: null, decisions, first: began, goals: 0 };
    if (sight.ask.options.length > 1) decisions++;
    state = pick(game, state, seat, players[seat](game, sight, chance[seat]).key);
    if (began < 0) began = first(state.own);
  }
  return { result: state.result, decisions, first: began, goals: goals?.(state) ?? 0 };
}

export const selfPlay = (setting: Setting, players: readonly Bot[]): Played =>
  players.every((bot) => bot === random) ? unseen(setting) : seen(setting, players);

/** A seat's rank, 1 for the first; where the game tells none, winners come before all others. Who has lost together is level. */
export const rankOf = ({ winners, ranks }: Pick<Result, 'winners' | 'ranks'>, seat: Seat): number =>
  ranks?.[seat] ?? (winners.length === 0 || winners.includes(seat) ? 1 : winners.length + 1);
