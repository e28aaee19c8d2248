/** Which answer of a node is imagined next. Each counts only the worlds in which it was possible. */
import type { Stream } from '@touchline/engine';
import { weights } from '../imagine.ts';
import type { Node } from './tree.ts';

/** One never tried before, in any order; else by mean and curiosity. */
export function curious(kids: readonly Node[], n: number, bonus: number, stream: Stream): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  let fresh = 0;
  let possible = 0;
  let log = 0;
  for (let i = 0; i < n; i++) {
    const kid = kids[i];
    if (kid.visits === 0) {
      fresh++;
      if (stream.below(fresh) === 0) best = i;
    } else if (fresh === 0) {
      // Most answers were possible equally often.
      if (kid.possible !== possible) {
        possible = kid.possible;
        log = Math.log(possible);
      }
      const score = kid.total / kid.visits + bonus * Math.sqrt(log / kid.visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
  }
  return best;
}

/**
 * By mean and curiosity, which goes where the game leans (`weights`, of this sum), as far as it is trusted. What was never tried is thought
 * to be worth what the node is; of equals any.
 */
export function led(node: Node, kids: readonly Node[], n: number, sum: number, trust: number, bonus: number, stream: Stream): number {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < n; i++) {
    const kid = kids[i];
    const share = (trust * weights[i]) / sum + (1 - trust) / n;
    const mean = kid.visits > 0 ? kid.total / kid.visits : node.mean;
    const score = mean + (bonus * share * Math.sqrt(kid.possible)) / (1 + kid.visits);
    if (score > bestScore) equals = 0;
    if (score < bestScore) continue;
    bestScore = score;
    equals++;
    if (stream.below(equals) === 0) best = i;
  }
  return best;
}
