/** A match goes on whatever a bot does: what it answers is looked at, and where that is no answer, one is drawn in its place. */
import { type Game, type Own, stream, type View } from '@touchline/engine';
import { askOf, type Bot, type Considered, type Thought } from './bot.ts';
import { random } from './random.ts';

/** What went wrong with one decision, with all that is needed to make it again: the same bot, view and seed. */
export interface Fault {
  readonly bot: string;
  readonly why: 'threw' | 'illegal' | 'late';
  /** For whoever looks for the cause. It may name what the bot held: nothing for the other players. */
  readonly message: string;
  /** An answer was drawn in place of the bot's own. */
  readonly replaced: boolean;
  readonly game: string;
  readonly view: View;
  /** Label of the bot's stream. */
  readonly seed: string;
}

export interface Answer {
  readonly thought: Thought;
  readonly fault: Fault | null;
  /** Milliseconds it took. */
  readonly ms: number;
}

/** A decision that is later than this was not held to its box; a busy machine is forgiven a little. */
export const lateAfter = (box: number): number => Math.max(box * 1.2, box + 15);

/** An answer that is always there: drawn from a stream of its own, the same for the same decision. */
export const drawn = <O extends Own>(game: Game<O>, view: View, seed: string): Thought => random(game, view, stream(`${seed}/drawn`));

/** The bot behind a guard. With a box, an answer that comes too late is used, because it is one, but reported. */
export function guarded(bot: Bot, name: string, box?: number) {
  return <O extends Own>(game: Game<O>, view: View, seed: string): Answer => {
    // A view without an ask is a mistake of the caller, not of the bot.
    askOf(view);
    const began = performance.now();
    const found = attempt(bot, game, view, seed);
    const ms = performance.now() - began;
    const fault = (why: Fault['why'], message: string, replaced: boolean): Fault => ({
      bot: name,
      why,
      message,
      replaced,
      game: game.id,
      view,
      seed,
    });
    if ('why' in found) return { thought: drawn(game, view, seed), fault: fault(found.why, found.message, true), ms };
    const late = box !== undefined && ms > lateAfter(box);
    return { thought: found, fault: late ? fault('late', `answered after ${Math.round(ms)} ms; its box is ${box} ms`, false) : null, ms };
  };
}

type Failure = Pick<Fault, 'why' | 'message'>;

function attempt<O extends Own>(bot: Bot, game: Game<O>, view: View, seed: string): Thought | Failure {
  let thought: unknown;
  try {
    thought = bot(game, view, stream(seed));
  } catch (error) {
    return { why: 'threw', message: error instanceof Error ? error.message : String(error) };
  }
  const message = flaw(thought, new Set(askOf(view).options.map(({ key }) => key)));
  return message === null ? (thought as Thought) : { why: 'illegal', message };
}

/** What is wrong with a thought; null if nothing is. */
function flaw(thought: unknown, keys: ReadonlySet<string>): string | null {
  if (typeof thought !== 'object' || thought === null) return `answered with ${String(thought)}, which is no thought`;
  const { key, considered, imagined } = thought as Partial<Thought>;
  if (typeof key !== 'string' || !keys.has(key)) return `answered "${String(key)}", which is not offered`;
  if (!Array.isArray(considered) || !considered.every((one) => isConsidered(one, keys)))
    return 'considered something that is not offered, or without a share and a mean from 0 to 1';
  if (typeof imagined !== 'number' || !(imagined >= 0)) return 'does not say how much it imagined';
  return null;
}

/** Sums of many small numbers may end a hair beyond 1. */
const isPart = (n: unknown): boolean => typeof n === 'number' && n >= 0 && n <= 1 + 1e-9;

function isConsidered(one: unknown, keys: ReadonlySet<string>): boolean {
  if (typeof one !== 'object' || one === null) return false;
  const { key, share, mean } = one as Partial<Considered>;
  return typeof key === 'string' && keys.has(key) && isPart(share) && isPart(mean);
}
