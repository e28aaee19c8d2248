/**
 * One decision thought about in several parts, each with its share of the budget and chance of its own, and put together: the same answer
 * for the same seed, number of parts and number of imagined matches, whether the parts think one after the other or at the same time.
 */
import { type Stream, stream } from '@touchline/engine';
import type { Budget, Considered, Thought } from './bot.ts';

/** One of several: the first is 0. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

export const ALONE: Part = { at: 0, of: 1 };

/** What one part may spend. Time passes for all at once. */
export function shareOf(budget: Budget, { at, of }: Part): Budget {
  const whole = Math.floor(budget.iterations / of);
  return { ...budget, iterations: Math.max(1, whole + (at < budget.iterations % of ? 1 : 0)) };
}

/** Chance of a part, and of whoever chooses at the end (`of` parts are numbered from 0), from the one word all are told. */
export const chanceOf = (word: number, at: number): Stream => stream(`${word}/${at}`);

/** A part's chance, taken from that of the whole decision. */
export const chanceIn = (whole: Stream, { at, of }: Part): Stream => (of === 1 ? whole : chanceOf(whole.next(), at));

/** Every answer with all the matches that began with it, the one with most of them first. */
export function merged(thoughts: readonly Thought[]): Thought {
  if (thoughts.length === 1) return thoughts[0];
  const imagined = thoughts.reduce((sum, thought) => sum + thought.imagined, 0);
  const weighed = thoughts.filter(({ considered }) => considered.length > 0);
  if (weighed.length === 0) return { ...thoughts[0], imagined };
  const parts = new Map<string, { readonly one: Considered; readonly n: number }[]>();
  for (const { considered, imagined: n } of weighed)
    for (const one of considered) parts.set(one.key, [...(parts.get(one.key) ?? []), { one, n: one.share * n }]);
  const all = [...parts].map(([key, found]) => together(key, found));
  const matches = all.reduce((sum, { n }) => sum + n, 0);
  const considered = all
    .map(({ n, ...one }) => ({ ...one, share: n / matches }))
    .sort((a, b) => b.share - a.share || b.mean - a.mean || (a.key < b.key ? -1 : 1));
  // What one part has proven need not be imagined often.
  const proven = weighed.find((thought) => thought.proven);
  const first = (proven && considered.find(({ key }) => key === proven.key)) ?? considered[0];
  const ordered = [first, ...considered.filter((one) => one !== first)];
  return { key: first.key, considered: ordered, imagined, ...(proven && { proven: true }) };
}

function together(key: string, found: readonly { readonly one: Considered; readonly n: number }[]): Considered & { readonly n: number } {
  const n = found.reduce((sum, part) => sum + part.n, 0);
  const mean = found.reduce((sum, part) => sum + part.n * part.one.mean, 0) / n;
  const squares = found.reduce((sum, part) => sum + part.n * ((part.one.spread ?? 0) ** 2 + part.one.mean ** 2), 0) / n;
  const plans = new Map<number, number>();
  for (const { one, n: matches } of found)
    if (one.plan) plans.set(one.plan.card, (plans.get(one.plan.card) ?? 0) + (matches * one.plan.share) / n);
  const [plan] = [...plans].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const spread = Math.sqrt(Math.max(0, squares - mean ** 2));
  return { key, share: 0, mean, n, spread, ...(plan && { plan: { card: plan[0], share: plan[1] } }) };
}
