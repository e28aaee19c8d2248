/** The bots of one game with somebody beside them: how long they took, and where they failed. */
import { type Bot, guarded, type Thought } from '@touchline/bots';
import type { Game, Own, Stream, View } from '@touchline/engine';

/** An answer a bot failed to give; another was drawn in its place. */
export interface Failure {
  readonly bot: string;
  readonly why: string;
  readonly seed: string;
  /** Answers given in the game before this one. */
  readonly step: number;
  readonly message: string;
}

/** Decisions by milliseconds to two digits: few enough to keep for every game, exact enough for a median. */
export interface Times {
  [milliseconds: string]: number;
}

/** Of a decision; null where nothing was decided. */
export interface Milliseconds {
  readonly median: number | null;
  readonly p95: number | null;
}

export interface Watch {
  readonly bots: readonly Bot[];
  /** By seat. */
  readonly times: readonly Times[];
  readonly faults: readonly Failure[];
}

export function watch(players: readonly { readonly name: string; readonly bot: Bot }[], seed: string): Watch {
  const times: Times[] = players.map(() => ({}));
  const faults: Failure[] = [];
  let step = 0;
  const watched = players.map(({ name, bot }, seat): Bot => {
    return <O extends Own>(game: Game<O>, view: View, stream: Stream): Thought => {
      // A bot draws from the one stream its seat has for the whole game; only what stands in for it has another.
      const answer = guarded((g, v) => bot(g, v, stream), name)(game, view, `${seed}/bot/${seat}/${step}`);
      // A question with one answer is no decision.
      if (view.ask!.options.length > 1) {
        const ms = Number(answer.ms.toPrecision(2));
        times[seat][ms] = (times[seat][ms] ?? 0) + 1;
      }
      if (answer.fault) faults.push({ bot: name, why: answer.fault.why, seed, step, message: answer.fault.message });
      step++;
      return answer.thought;
    };
  });
  return { bots: watched, times, faults };
}

export function addTimes(to: Times, from: Times): void {
  for (const [ms, n] of Object.entries(from)) to[ms] = (to[ms] ?? 0) + n;
}

/** Nearest rank; null where nothing was decided. */
export function percentile(times: Times, share: number): number | null {
  const all = Object.keys(times)
    .map(Number)
    .sort((a, b) => a - b);
  let left = Math.max(1, Math.ceil(share * all.reduce((sum, ms) => sum + times[ms], 0)));
  for (const ms of all) if ((left -= times[ms]) <= 0) return ms;
  return null;
}
