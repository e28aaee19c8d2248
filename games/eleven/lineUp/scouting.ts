/** ELV-902, ELV-R87: what a Scout Report lets one expect. Every line-up of the set is known to all; which card lies there is not. */
import type { AnyCard } from '@touchline/engine';
import type { Man } from '../cards/scout.ts';
import { PAIRS } from '../pitch.ts';
import type { Side } from './model.ts';

/** The men of an Opponent card. */
export const menOf = (card: Pick<AnyCard, 'notes'>): readonly Man[] => (card.notes?.men ?? []) as readonly Man[];

function sideOf(card: AnyCard, weight: number): Side {
  const men = menOf(card);
  const of = (task: 'A' | 'D', places: readonly number[]) =>
    men
      .filter(([zone, is]) => is === task && places.includes(zone))
      .map(([, , strength]) => strength)
      .sort((a, b) => b - a);
  return {
    attack: PAIRS.map(({ their }) => of('A', their)),
    defence: PAIRS.map(({ their }) => of('D', their)),
    keeper: { strength: card.stats.strength, gloves: card.stats.gloves },
    weight,
  };
}

/** Nobody knows all reports by heart: the side it describes counts more than the three others of that name, but not alone. */
const DESCRIBED = 2;

/** By game and report; both never change. */
const known = new WeakMap<readonly AnyCard[], Map<string, readonly Side[]>>();

/** The Opponents one reckons with who reads this report. */
export function sidesFor(defs: readonly AnyCard[], report: string): readonly Side[] {
  let reports = known.get(defs);
  if (!reports) known.set(defs, (reports = new Map()));
  const found = reports.get(report);
  if (found) return found;
  const [name] = report.split('|');
  const sides = defs
    .filter((card) => card.kind === 'opponent' && card.name === name)
    .map((card) => sideOf(card, card.faces?.scout === report ? DESCRIBED : 1));
  reports.set(report, sides);
  return sides;
}
