/** When more imagined matches are not worth their time. */
import type { View } from '@touchline/engine';
import type { Budget } from '../bot.ts';
import type { Node } from './tree.ts';

/** An answer of the root, and what is counted of no other node. */
export interface RootAnswer {
  readonly node: Node;
  /** Imagined matches with it that were over, not judged, when they ended. */
  over: number;
  /** Sum of the squares of how they came out. */
  squares: number;
  /** By card: how often the seat used it next. */
  readonly next: Map<number, number>;
}

/** Questions that matter little have this share of the budget. */
const MINOR = 0.1;
/** But so many imagined matches at least. */
const LEAST = 24;
/** Imagined matches that were all won: one that is not would have been seen. */
const SURE = 64;
/** Of the budget, before two answers are looked at for being the same. */
const TIE_AFTER = 0.25;
/** Two answers that surely differ by less than this are the same. */
const TIE = 0.01;
/** Fewer imagined matches say nothing of a tie. */
const LEAST_OF_TIE = 12;

/** What may be spent on a question: how a cost is paid or cards are laid under a deck decides no match. */
export function budgetFor(budget: Budget, { ask }: View, minor: readonly string[] = []): Budget {
  if (!ask || !minor.includes(ask.name)) return budget;
  const { iterations, box } = budget;
  return {
    iterations: Math.min(iterations, Math.max(LEAST, Math.round(iterations * MINOR))),
    ...(box !== undefined && { box: box * MINOR }),
  };
}

/** Can the matches that are left not change the answer, or not make it better? Answers that are the same come once. */
export function isSettled(answers: readonly RootAnswer[], done: number, most: number): boolean {
  let first: RootAnswer | null = null;
  let second: RootAnswer | null = null;
  let lost = true;
  for (const one of answers) {
    const { visits, total } = one.node;
    lost &&= total === 0 && one.over === visits && visits > 0;
    if (!first || visits > first.node.visits) {
      second = first;
      first = one;
    } else if (!second || visits > second.node.visits) second = one;
  }
  if (!first) return false;
  const { visits, total } = first.node;
  if (visits - (second?.node.visits ?? 0) > most - done) return true;
  if (first.over === visits && total === visits && visits >= SURE) return true;
  if (lost && done >= SURE * answers.length) return true;
  return second !== null && done >= most * TIE_AFTER && isTie(first, second);
}

/** Is the difference less than that of a tie, with twice its error? */
function isTie(a: RootAnswer, b: RootAnswer): boolean {
  if (Math.min(a.node.visits, b.node.visits) < LEAST_OF_TIE) return false;
  const error = Math.sqrt(variance(a) / a.node.visits + variance(b) / b.node.visits);
  return Math.abs(a.node.mean - b.node.mean) + 2 * error < TIE;
}

export const variance = ({ node, squares }: RootAnswer): number =>
  node.visits > 0 ? Math.max(0, squares / node.visits - node.mean * node.mean) : 0;
