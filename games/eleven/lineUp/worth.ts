/** About how many goals the text of a Player is worth in a Match: for suggestions only, no rule reads it. */
import type { AnyEffect } from '@touchline/engine';
import { inOwnKinds } from '../kinds.ts';
import { hasSpace } from '../players.ts';
import type { T } from '../state.ts';
import { costOf } from '../texts.ts';
import type { Extra } from './model.ts';
import { matchText } from './price.ts';

/** How often a condition or a face of the die comes true. */
const CHANCES: { readonly [condition: string]: number } = {
  won: 0.45,
  lost: 0.3,
  drawn: 0.3,
  goals: 0.35,
  wonBy: 0.15,
  scored: 0.4,
  soldOut: 0.3,
  cleanSheet: 0.35,
};
const FACES: { readonly [on: string]: number } = { '1': 1 / 6, '6': 1 / 6, even: 1 / 2, '3-6': 2 / 3 };
/** A Suspension or an Injury keeps a Player out of a Match. */
const MISSED = 0.35;

function worthOf(effects: readonly AnyEffect[]): number {
  let sum = 0;
  for (const e of inOwnKinds(effects)) {
    if (e.do === 'goal') sum += 0.9 * e.n;
    else if (e.do === 'concede') sum -= 0.8 * e.n;
    else if (e.do === 'ally' || e.do === 'youngster' || e.do === 'foe') sum += 0.35 * Math.abs(e.n);
    else if (e.do === 'strengthen') sum += 0.4 * e.n;
    else if (e.do === 'glove') sum += 0.5 * e.n;
    else if (e.do === 'blockTwo') sum += 0.4;
    else if (e.do === 'moveMarker') sum += 0.1;
    else if (e.do === 'receive') sum += 0.15 * e.n;
    else if (e.do === 'victoryPoints') sum += 0.5 * e.n;
    else if (e.do === 'suspend' || e.do === 'injure') sum -= MISSED * e.n;
    else if (e.do === 'place') sum += 0.4 * e.n;
    else if (e.do === 'roll') sum += FACES[e.on] * worthOf(e.then);
    else if (e.do === 'if') sum += ('is' in e.cond ? (CHANCES[e.cond.is] ?? 0.5) : 0.5) * worthOf(e.then);
    else if (e.do === 'may') sum += Math.max(0, worthOf(e.then) + worthOf(e.cost ?? []));
  }
  return sum;
}

/** What can be had for markers that are assigned with the card; null: nothing. */
export function extraOf(t: T, card: number): Extra | null {
  const index = matchText(t, card);
  if (index < 0) return null;
  const { fit = 0, fan = 0, op = 0 } = costOf(t, index);
  if (fit + fan + op === 0) return null;
  const effects = inOwnKinds(t.ability(index).do);
  const lift = effects.reduce((sum, e) => sum + (e.do === 'strengthen' ? e.n : 0), 0);
  return { cost: { fit, fan, op }, lift, worth: worthOf(effects.filter((e) => e.do !== 'strengthen')) };
}

/** ELV-1104: a token on an Experience space is worth about this much of a goal. */
const TOKEN = 0.4;

/** What it brings besides, without anything being paid. */
export function besides(t: T, card: number): number {
  const index = matchText(t, card);
  const text = index >= 0 && (t.ability(index).cost ?? []).length === 0 ? worthOf(t.ability(index).do) : 0;
  return text + (hasSpace(t, card, 'M') ? TOKEN : 0) + (hasSpace(t, card, 'G') ? TOKEN / 3 : 0);
}
