/**
 * What the game tells bots: how a player stands, when nothing is under way, and what is mostly done without thinking. The weights are
 * those with which the winners of some hundred matches between bots are foretold best (a logistic regression over positions).
 */
import type { Advice, Option, Seat } from '@touchline/engine';
import { isBackup, isForward } from './characters.ts';
import { BOTH, type Fftcg, type T } from './state.ts';
import { burst, damage, deck, field, hand, stack } from './zones.ts';

/** What it adds to the logarithm of the odds: a thousand points of power, a dull Forward, a card in hand, … */
const WORTH = { power: 0.22, dull: -0.25, monster: 0.1, card: 0.54, thin: -0.5, turn: -0.6 };
/** Backups: the fourth and fifth are worth less. */
const BACKUPS = [0, 0.78, 1.56, 2.3, 2.55, 2.8];
/** Points of damage, by how many are left until the match is lost. */
const LEFT = [-7, -4.6, -3.55, -2.5, -1.7, -1, -0.5, 0];
/** A deck this thin is gone in two turns. */
const THIN = 5;

function assets(t: T, seat: Seat): number {
  let sum = WORTH.card * t.count(hand, seat);
  let backups = 0;
  for (const card of t.pile(field, seat)) {
    if (isForward(t, card)) sum += (WORTH.power * t.stat(card, 'power')) / 1000 + (t.mark(card, 'dull') === 1 ? WORTH.dull : 0);
    else if (isBackup(t, card)) backups++;
    else sum += WORTH.monster;
  }
  sum += BACKUPS[Math.min(backups, BACKUPS.length - 1)];
  const left = t.rule(seat, 'damageToLose') - t.count(damage, seat);
  sum += LEFT[Math.max(0, Math.min(left, LEFT.length - 1))];
  if (t.count(deck, seat) < THIN) sum += WORTH.thin;
  return t.own.turn === seat ? sum + WORTH.turn : sum;
}

const LEANS: { readonly [verb: string]: number } = { play: 3, attack: 2, pass: 1 };

export const advice: Advice<Fftcg> = {
  stands: (t, seat) => 1 / (1 + Math.exp(assets(t, 1 - seat) - assets(t, seat))),
  quiet: (t) =>
    t.count(stack) === 0 && t.count(burst) === 0 && !BOTH.some((seat) => t.pile(field, seat).some((c) => t.mark(c, 'attacking') === 1)),
  leans: () => (option: Option) => LEANS[option.verb] ?? 1,
  // A look ahead without thinking tells less than more positions judged in the same time.
  horizon: 0,
  minor: ['source', 'putUnder', 'putBack'],
  effort: [1, 0.6, 4, 2.5, 2.5],
};
