/** One game from the first ask to the result, bots on every seat, nobody watching. */
import { type Bot, bots } from '@touchline/bots';
import {
  asked,
  askFor,
  create,
  type DeckList,
  type Game,
  type Options,
  options,
  pick,
  play,
  type Result,
  stream,
  view,
} from '@touchline/engine';

export interface Played {
  readonly result: Result | null;
  /** Asks with at least two options. */
  readonly decisions: number;
}

/** Chance of a bot in self-play: one stream a seat and game, never the match's. */
const chances = (seed: string, seats: number) => Array.from({ length: seats }, (_, seat) => stream(`${seed}/bot/${seat}`));

/**
 * What `random` does with an ask needs no view, so nothing is built for it: no keys, no handles, no copies. A test holds this to
 * the same picks as `seen`. A result of null is a dead end: nobody is asked, or there is nothing to answer.
 */
function unseen(game: Game, given: Partial<Options>, lists: readonly DeckList[], seed: string): Played {
  const state = create(game, given, lists, seed);
  state.handles = null;
  const chance = chances(seed, game.seats);
  let decisions = 0;
  while (!state.result) {
    const seat = asked(game, state)[0];
    const n = seat === undefined ? 0 : options(game, state, seat).length;
    if (n === 0) return { result: null, decisions };
    if (n > 1) decisions++;
    play(game, state, seat, chance[seat].below(n));
  }
  return { result: state.result, decisions };
}

/** Through views, as every bot can be played. */
export function seen(game: Game, given: Partial<Options>, lists: readonly DeckList[], seed: string, players: readonly Bot[]): Played {
  let state = create(game, given, lists, seed);
  const chance = chances(seed, game.seats);
  let decisions = 0;
  while (!state.result) {
    const seat = asked(game, state)[0];
    const ask = seat === undefined ? null : askFor(game, state, seat);
    if (!ask || ask.options.length === 0) return { result: null, decisions };
    if (ask.options.length > 1) decisions++;
    state = pick(game, state, seat, players[seat](view(game, state, seat), ask, chance[seat]));
  }
  return { result: state.result, decisions };
}

export function selfPlay(game: Game, given: Partial<Options>, lists: readonly DeckList[], seed: string, players: readonly Bot[]): Played {
  return players.every((bot) => bot === bots.random) ? unseen(game, given, lists, seed) : seen(game, given, lists, seed, players);
}
