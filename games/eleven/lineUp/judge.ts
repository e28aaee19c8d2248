/** What a line-up may bring: all five pairs of Sections against every Opponent it might meet. */
import { PAIRS } from '../pitch.ts';
import { goalsAndGloves, type Keeper } from '../sections.ts';
import type { Aim, Hopes, Side } from './model.ts';

/** By pair of Sections: Strengths of the own A, strongest first, and of the own D. */
export interface Ranks {
  readonly attack: number[][];
  readonly defence: number[][];
}
export const emptyRanks = (): Ranks => ({ attack: PAIRS.map(() => []), defence: PAIRS.map(() => []) });

/** The pair each place of the own half belongs to. */
const pairAt = Array.from({ length: 9 }, (_, place) => PAIRS.findIndex(({ own }) => own.includes(place)));

/** Everybody takes his place among the ranks, which are cleared first. */
export function rank(into: Ranks, places: readonly number[], attacks: readonly boolean[], strengths: readonly number[]): void {
  for (let p = 0; p < PAIRS.length; p++) {
    into.attack[p].length = 0;
    into.defence[p].length = 0;
  }
  for (let m = 0; m < places.length; m++) {
    if (places[m] < 0) continue;
    const pair = pairAt[places[m]];
    if (!attacks[m]) {
      into.defence[pair].push(strengths[m]);
      continue;
    }
    const list = into.attack[pair];
    let i = list.length;
    while (i > 0 && list[i - 1] < strengths[m]) {
      list[i] = list[i - 1];
      i--;
    }
    list[i] = strengths[m];
  }
}

/** `extra`: goals that effects may bring besides. */
export function judge(ranks: Ranks, keeper: Keeper, sides: readonly Side[], extra: number): Hopes {
  let [points, goals, against, wins, draws, all] = [0, 0, 0, 0, 0, 0];
  for (const side of sides) {
    let [own, their] = [0, 0];
    let [gloves, foeGloves] = [keeper.gloves, side.keeper.gloves];
    for (let p = 0; p < PAIRS.length; p++) {
      const a = goalsAndGloves(ranks.attack[p], side.defence[p], side.keeper.strength, foeGloves);
      const b = goalsAndGloves(side.attack[p], ranks.defence[p], keeper.strength, gloves);
      own += a >> 4;
      foeGloves = a & 15;
      their += b >> 4;
      gloves = b & 15;
    }
    const { weight } = side;
    all += weight;
    goals += weight * (own + extra);
    against += weight * their;
    if (own > their) wins += weight;
    else if (own === their) draws += weight;
    points += weight * (own > their ? 3 : own === their ? 1 : 0);
  }
  return { points: points / all, goals: goals / all, against: against / all, wins: wins / all, draws: draws / all };
}

export function value({ points, goals, against }: Hopes, aim: Aim): number {
  if (aim === 'bold') return points + 3 * goals - against;
  if (aim === 'safe') return points + goals - 3 * against;
  return 4 * points + goals - against;
}
