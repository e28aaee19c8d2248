/** What bots think of a squad: how much stronger it makes a line-up of markers without cards, and how many points that brings. */
import type { Seat } from '@touchline/engine';
import { BANDS } from '../cards/boards.ts';
import type { Band } from '../cards/scout.ts';
import { inOwnKinds } from '../kinds.ts';
import { divisionOf } from '../options.ts';
import { glovesOf, isKeeper, isTrained, jerseyOf, strengthOf } from '../players.ts';
import { type T, weeks } from '../state.ts';
import { squad } from '../zones.ts';

/** Strength a line-up needs beyond ten markers to be level with an Opponent of a band. */
const LEVEL: { readonly [band in Band]: number } = { '3': 2.2, '3/2': 5.5, '2/1': 8.5, '1': 12 };
/** How much more of it makes the difference. */
const SCALE = 2;

/** What texts for a Match are worth in Strength. */
const TEXTS: { readonly [kind: string]: number } = {
  goal: 1.3,
  concede: 0.8,
  strengthen: 0.6,
  ally: 0.5,
  foe: 0.6,
  glove: 0.5,
  blockTwo: 0.4,
  moveMarker: 0.2,
  youngster: 0.3,
  victoryPoints: 0.3,
};

/** By card definition and face: what its text is worth. */
const known = new Map<string, number>();
function textWorth(t: T, card: number): number {
  const { id, abilities } = t.def(card);
  const face = isTrained(t, card) ? 'trained' : 'untrained';
  const key = `${id}/${face}`;
  let worth = known.get(key);
  if (worth === undefined) {
    worth = 0;
    for (const ability of abilities) {
      if (ability.notes?.face !== face) continue;
      const said = JSON.stringify(ability.do);
      for (const [kind, n] of Object.entries(TEXTS)) if (said.includes(`"do":"${kind}"`)) worth += n;
      // A text that costs resources is used now and then; one that gives the Opponent goals is a drawback.
      if (inOwnKinds(ability.cost).length > 0) worth *= 0.6;
      if (said.includes('"do":"concede","n":1')) worth -= 1.3;
      if (said.includes('"do":"suspend"') || said.includes('"do":"injure"')) worth -= 0.4;
    }
    known.set(key, worth);
  }
  return worth;
}

/** How much better a line-up is with this card than with a marker alone. */
export function cardWorth(t: T, card: number): number {
  if (isKeeper(t, card)) return 0.9 * (strengthOf(t, card) - 1) + 0.8 * (glovesOf(t, card) - 1) + textWorth(t, card);
  return strengthOf(t, card) - 1 + 0.15 + textWorth(t, card);
}

/** The best of a squad that can be assigned for so much FIT: no two with one number, one Goalkeeper. Injured ones count if they are back in time. */
export function squadWorth(t: T, seat: Seat, fit: number, matches: number): number {
  const worths: number[] = [];
  const taken = new Map<number, number>();
  for (const card of t.pile(squad, seat)) {
    const out = t.mark(card, 'inj') + t.mark(card, 'sus');
    const share = matches <= 0 ? 0 : Math.max(0, 1 - out / matches);
    const worth = cardWorth(t, card) * share;
    if (worth <= 0) continue;
    const number = jerseyOf(t, card);
    // Who shares a number plays instead of the other; numbers above 11 do not clash.
    if (number > 0 && number <= 11) {
      const before = taken.get(number) ?? 0;
      if (before >= worth) {
        worths.push(0.15 * worth);
        continue;
      }
      if (before > 0) {
        worths[worths.indexOf(before)] = 0.15 * before;
      }
      taken.set(number, worth);
    }
    worths.push(worth);
  }
  worths.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < worths.length; i++) {
    const left = fit - i;
    if (left <= 0) break;
    sum += worths[i] * Math.min(1, left);
  }
  return sum;
}

/** Points a Match brings with so much Strength, against an Opponent of this Week's deck. */
export function pointsIn(t: T, week: number, worth: number): number {
  const [easier, advanced] = BANDS[divisionOf(t.s.options, t.s.seats)];
  const level = LEVEL[week <= Math.ceil(weeks(t) / 2) || weeks(t) === 3 ? easier : advanced];
  return 3 / (1 + Math.exp((level - worth) / SCALE));
}
