/** One ply: every answer in the same sampled worlds, played on until nothing is under way, and judged. */
import {
  branching,
  type Game,
  type Own,
  play,
  playOn,
  type Seat,
  type State,
  type Stream,
  sampler,
  type Table,
  type View,
} from '@touchline/engine';
import { answers } from './answers.ts';
import { askOf, type Bot, type Budget, type Thought, timeLeft } from './bot.ts';
import { answering, imagine, isQuiet, LONGEST, quick } from './imagine.ts';
import { canJudge, judge } from './judge.ts';

export function greedy(budget: Budget): Bot {
  return <O extends Own>(game: Game<O>, view: View, stream: Stream): Thought => {
    const { options: all, seat } = askOf(view);
    const list = answers(all);
    if (list.length === 1) return { key: list[0].key, considered: [], imagined: 0 };
    const left = timeLeft(budget);
    const world = sampler(game, view);
    let sums: number[] = [];
    let worlds = 0;
    do {
      const came = outcomes(game, world(stream), seat, list.length, stream, left);
      // Half a world counts only if there is no whole one.
      if (worlds > 0 && came.length < list.length) break;
      sums = came.map((share, i) => share + (sums[i] ?? 0));
      worlds++;
    } while (worlds < budget.iterations && left());
    const considered = sums
      .map((sum, i) => ({ key: list[i].key, share: 1 / sums.length, mean: sum / worlds }))
      .sort((a, b) => b.mean - a.mean);
    return { key: considered[0].key, considered, imagined: worlds };
  };
}

/** What the answers come to in one world: the first, and as many more as there is time for. */
function outcomes<O extends Own>(game: Game<O>, world: State<O>, seat: Seat, n: number, stream: Stream, left: () => boolean): number[] {
  // The answers stand as the seat was told them; from there on nobody looks, unless strands are to be told again.
  const branch = branching(game, world, seat, world.strands.length > 0);
  const came = [outcome(game, branch(), seat, 0, stream, left)];
  while (came.length < n && left()) came.push(outcome(game, branch(), seat, came.length, stream, left));
  return came;
}

/** What one answer comes to. The state is used up. */
function outcome<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, index: number, stream: Stream, left: () => boolean): number {
  if (!canJudge(game, state.seats)) {
    play(game, state, seat, index);
    return imagine(game, state, seat, stream, left)[seat];
  }
  return settled(game, state, seat, index, stream)[seat];
}

/** What was begun is finished: whoever may pass passes. */
function settled<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, index: number, stream: Stream): number[] {
  const passes = (t: Table<O>) => !isQuiet(game, state, seat, t);
  playOn(game, state, seat, index, passes);
  for (let n = 0; n < LONGEST && !state.result && !isQuiet(game, state, seat); n++) {
    const next = answering(game, state, seat);
    if (!next) break;
    const pass = next.options.findIndex((o) => o.offer === -1);
    playOn(game, state, next.seat, pass >= 0 ? pass : quick(game, state, next.seat, next.options, stream), passes);
  }
  return judge(game, state);
}
