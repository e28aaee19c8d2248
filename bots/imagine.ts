/** Imagined play: how a match in a sampled world goes on when everybody answers quickly, and what is made of where it ends. */
import {
  facing,
  type Game,
  type Option,
  type Own,
  options,
  play,
  playOn,
  type Seat,
  type State,
  type Stream,
  tableOf,
  underWay,
} from '@touchline/engine';
import { judge } from './judge.ts';
import { judgementOf } from './learn/model.ts';

/** Decisions after which a match that nobody can judge is given up. */
const FAR = 2000;
/** Answers after which what was begun counts as over. */
export const LONGEST = 30;
/** A decision more often than this would not be quick. */
const LOOK_AT_CLOCK = 64;

/** Who is to answer in a world, and what they can. Ready-made answers stand for all the small ones they replace. */
export function quickAnswers(list: readonly Option[]): number {
  let n = list.length;
  if (n > 1 && list[n - 1].verb === 'takeBack') n--;
  let ready = 0;
  while (ready < n && list[ready].offer < -1) ready++;
  return ready > 0 ? ready : n;
}

/** An answer given without thinking: any, but as the game leans. */
export function quick<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, list: readonly Option[], stream: Stream): number {
  const n = quickAnswers(list);
  if (!game.spec.advice?.leans || n === 1) return stream.below(n);
  const sum = weigh(game, state, seat, list, n);
  // Whole thousandths, so that chance stays in whole numbers.
  let at = stream.below(Math.max(1, Math.round(sum * 1000))) / 1000;
  for (let i = 0; i < n; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return n - 1;
}

/** How the game leans to each of the first answers, in `weights` until the next are weighed; the sum comes back. */
export function weigh<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, list: readonly Option[], n: number): number {
  const leaning = game.spec.advice!.leans!(tableOf(game, state), seat);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    weights[i] = leaning(list[i]);
    sum += weights[i];
  }
  return sum;
}
export const weights: number[] = [];

/**
 * While strands run a seat thinks about its own before any other, or it would look at little but what others do in theirs. Of two seats
 * the other's is half of what is to come and is looked at as it comes, unless the game says that it is nothing to the seat.
 */
const ownFirst = <O extends Own>(game: Game<O>, state: State<O>): boolean =>
  state.strands.length > 0 && (state.seats > 2 || game.spec.advice?.apart === true);

/** Can the position be judged by the seat that thinks: is nothing begun that is about to change it, and no secret pick waiting to be shown? */
export function isQuiet<O extends Own>(game: Game<O>, state: State<O>, thinking: Seat, t = tableOf(game, state)): boolean {
  if (underWay(game, state, ownFirst(game, state) ? thinking : undefined)) return false;
  for (const pick of state.pending) if (pick >= 0) return false;
  return game.spec.advice?.quiet?.(t) ?? true;
}

/** Who goes on where one seat thinks, and what they can answer. Null: its strand is over, and the others' are nothing to it. */
export function answering<O extends Own>(
  game: Game<O>,
  state: State<O>,
  thinking: Seat,
): { readonly seat: Seat; readonly options: readonly Option[] } | null {
  if (!ownFirst(game, state)) return facing(game, state);
  const own = options(game, state, thinking);
  if (own.length > 0) return { seat: thinking, options: own };
  return game.spec.advice?.apart ? null : facing(game, state);
}

/** Play on until the match is over or can be judged; then how each seat came out. The state is used up. */
export function imagine<O extends Own>(game: Game<O>, state: State<O>, thinking: Seat, stream: Stream, goOn: () => boolean): number[] {
  const advice = game.spec.advice;
  // What was learned of quiet positions needs no look ahead, unless it says so itself.
  const horizon = judgementOf(game, state.seats) ? (game.spec.learned?.horizon ?? 0) : (advice?.horizon ?? FAR);
  const content = advice?.content;
  for (let n = 0; !state.result; n++) {
    if (n >= horizon && (n >= horizon + LONGEST || isQuiet(game, state, thinking))) break;
    if (n % LOOK_AT_CLOCK === LOOK_AT_CLOCK - 1 && !goOn()) break;
    const next = answering(game, state, thinking);
    if (!next) break;
    const index = quick(game, state, next.seat, next.options, stream);
    if (content) playOn(game, state, next.seat, index, content);
    else play(game, state, next.seat, index);
  }
  return judge(game, state);
}
