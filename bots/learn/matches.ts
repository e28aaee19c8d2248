/** Positions to learn from: matches of a bot against itself, with bursts of quick answers so that it sees more than its own habits. */
import {
  asked,
  create,
  type DeckList,
  type Game,
  type Options,
  type Own,
  options,
  pick,
  type Result,
  type State,
  stream,
  view,
} from '@touchline/engine';
import { answers } from '../answers.ts';
import type { Bot } from '../bot.ts';
import { isQuiet, quick } from '../imagine.ts';
import { type Feature, readFeature } from './features.ts';

export interface Lesson {
  /** By seat, the numbers of a position in the order of the features. */
  readonly seats: readonly Float32Array[];
  /** By seat, its share of the win. */
  readonly shares: readonly number[];
  readonly scores?: readonly number[];
  /** By seat, which of the lists it played with; absent: nobody counted. */
  readonly lists?: readonly number[];
}

/** Quick answers in a row. */
const BURST = 8;
/** Decisions among which bursts begin. */
const WITHIN = 60;
/** Positions kept of a match: more of them say the same. */
const KEPT = 24;

export interface Setting<O extends Own> {
  readonly game: Game<O>;
  readonly options: Partial<Options>;
  readonly lists: readonly DeckList[];
  readonly seed: string;
  readonly bot: Bot;
}

/** The lessons of one match; none of one that nobody won. */
export function lessonsOf<O extends Own>({ game, options: given, lists, seed, bot }: Setting<O>, features: readonly Feature[]): Lesson[] {
  const seats = lists.length;
  const chance = stream(`${seed}/train`);
  const bursts = Array.from({ length: 1 + chance.below(2) }, () => chance.below(WITHIN));
  let state = create(game, given, lists, seed);
  const kept: Float32Array[][] = [];
  let seen = 0;
  for (let n = 0; !state.result; n++) {
    const seat = asked(game, state)[0];
    if (seat === undefined) return [];
    if (state.strands.length === 0 && isQuiet(game, state, seat)) {
      // Any position is as likely to be kept as any other.
      const at = seen < KEPT ? seen : chance.below(seen + 1);
      seen++;
      if (at < KEPT) kept[at] = numbersOf(game, state, features);
    }
    const hasty = bursts.some((from) => n >= from && n < from + BURST);
    state = pick(game, state, seat, hasty ? hastyKey(game, state, seat, chance) : bot(game, view(game, state, seat), chance).key);
  }
  const shares = sharesOf(state.result, seats);
  return shares ? kept.map((numbers) => ({ seats: numbers, shares, scores: state.result?.scores })) : [];
}

function hastyKey<O extends Own>(game: Game<O>, state: State<O>, seat: number, chance: ReturnType<typeof stream>): string {
  const list = options(game, state, seat);
  const sight = view(game, state, seat);
  const chosen = quick(game, state, seat, list, chance);
  return sight.ask!.options[chosen]?.key ?? answers(sight.ask!.options)[0].key;
}

export const numbersOf = <O extends Own>(game: Game<O>, state: State<O>, features: readonly Feature[]): Float32Array[] =>
  Array.from({ length: state.seats }, (_, seat) => Float32Array.from(features, (feature) => readFeature(game, state, seat, feature)));

function sharesOf({ winners }: Result, seats: number): number[] | null {
  if (winners.length === 0 && seats > 1) return null;
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
