/** What a bot is: a view goes in, an answer and what it thinks of the others come out. */
import type { Game, Own, Stream, View } from '@touchline/engine';

/** One answer as it looked while thinking. */
export interface Considered {
  readonly key: string;
  /** Share of the imagined matches that began with it, 0 to 1. */
  readonly share: number;
  /** The mean of how they came out for the seat: 1 won, 0 lost. */
  readonly mean: number;
  /** By how much they strayed from it (standard deviation); absent where nobody counted. */
  readonly spread?: number;
  /** What the seat mostly did next with a card it sees: the card's handle, and in which share of these matches. */
  readonly plan?: { readonly card: number; readonly share: number };
}

export interface Thought {
  /** The key of the answer. */
  readonly key: string;
  /** Best first. Empty where nothing was weighed: a single answer, or a bot that does not think. */
  readonly considered: readonly Considered[];
  /** Imagined matches, or worlds looked at. */
  readonly imagined: number;
  /** The answer is proven to win, however few imagined matches began with it. */
  readonly proven?: true;
}

/**
 * Answers the ask of a view. Everything it knows is in the view; chance comes from a stream of its own, never the match's; nothing is
 * kept between two asks.
 */
export type Bot = <O extends Own>(game: Game<O>, view: View, stream: Stream) => Thought;

/** When to stop thinking: after so many imagined matches, or when the time is up, whichever comes first. */
export interface Budget {
  readonly iterations: number;
  /** Milliseconds. */
  readonly box?: number;
}

/** Says whether time is left. A clock is looked at only where there is a box. */
export function timeLeft(budget: Budget): () => boolean {
  const { box } = budget;
  if (box === undefined) return () => true;
  const end = performance.now() + box;
  return () => performance.now() < end;
}

export function askOf(view: View): NonNullable<View['ask']> {
  if (!view.ask) throw new Error(`Nobody asks seat ${view.viewer} anything: a bot is called only with a view that has an ask.`);
  return view.ask;
}
