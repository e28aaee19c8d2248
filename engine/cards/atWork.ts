/**
 * Which texts are at work now, by what they do: found through the cards that lie in play, not through all the cards there are, and
 * remembered as long as no card moves.
 */

import type { Giving, Mod, Seat } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { changes, look, modRuns, unlessAsking } from './laid.ts';
import { mutedAt } from './muted.ts';
import { readerOf } from './players.ts';
import { inZones, printedIn, type Workers } from './printed.ts';
import { type Ctx, holds, matches } from './select.ts';

/** Could one of them be at work and concern this card (-1: none in particular)? One that speaks of its own card only concerns no other. */
export function anyAtWork(t: Table, w: Workers, card: number): boolean {
  if (w.given.length > 0 && (w.always || t.raw.mods.length > 0)) return true;
  const list = printedIn(t, w);
  for (let i = 0; i < list.length; i += 2) if (list[i + 1] === card || !t.game.abilities[list[i]].selfOnly) return true;
  return false;
}

/** The same ability given twice is visited twice. */
export type Visit = (ability: number, card: number, seat: Seat, by: Mod | null, giving: Giving) => void;

const PRINTED: Giving = [];
const givingOf = (mod: Mod): Giving => [mod.seat, mod.giving!];

/**
 * Cards whose printed or granted ability is at work now, in the order of the table: never by id, which a viewer must not be able to tell.
 * `concerning`: texts that speak of their own card only are left out unless it is this one.
 */
export function atWork(t: Table, w: Workers | undefined, visit: Visit, concerning = -1): void {
  if (w === undefined) return;
  const list = printedIn(t, w);
  for (let i = 0; i < list.length; i += 2) {
    if (concerning >= 0 && list[i + 1] !== concerning && t.game.abilities[list[i]].selfOnly) continue;
    if (mutedAt(t, list[i + 1]) < 0) visit(list[i], list[i + 1], readerOf(t, list[i + 1]), null, PRINTED);
  }
  for (const index of w.given) givenAtWork(t, index, visit, t.game.abilities[index].selfOnly ? concerning : -1);
}

/** Abilities that cards were given, or this card: for a while, or by a text that is always at work. */
function givenAtWork(t: Table, index: number, visit: Visit, only = -1): void {
  const a = t.game.abilities[index];
  // Not through `t.s`: who grants is compared by identity.
  const { mods } = t.raw;
  const { zone } = t.s;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.change !== 'grant' || mod.by !== index) continue;
    look(t, mod, () => {
      if (!modRuns(t, mod)) return;
      if ('refs' in mod.on) {
        for (const ref of mod.on.refs)
          if (
            (only < 0 || only === ref.id) &&
            t.find(ref) >= 0 &&
            (mod.laid || mutedAt(t, ref.id) < i) &&
            a.zones.has(t.layout.zones[zone[ref.id]].kind)
          )
            visit(index, ref.id, readerOf(t, ref.id), mod, givingOf(mod));
      } else
        holders(t, a.zones, only, (card) => {
          if (mutedAt(t, card) < i && changes(t, mod, card, -1)) visit(index, card, readerOf(t, card), mod, givingOf(mod));
        });
    });
  }
  for (const parent of a.grantedBy) grantedBy(t, parent, index, visit, only);
}

/** The abilities to be used that a card was given, by effects and by texts at work: each giving is one. */
export function usesGiven(t: Table, card: number): readonly { readonly ability: number; readonly giving: Giving }[] {
  const out: { ability: number; giving: Giving }[] = [];
  for (const index of t.game.usedGiven) givenAtWork(t, index, (ability, _on, _seat, _by, giving) => out.push({ ability, giving }), card);
  return out;
}

export const abilityKey = (t: Table, index: number, source: number) => source * t.game.abilities.length + index;

/** "Your others have …": a text that is always at work gives the ability to whoever fits. */
function grantedBy(t: Table, parent: number, ability: number, visit: Visit, only: number): void {
  const p = t.game.abilities[parent];
  oneAtWork(t, parent, (_index, source, seat, _by, outer) =>
    unlessAsking(t, -1 - abilityKey(t, parent, source) * t.game.abilities.length - ability, () => {
      const ctx: Ctx = { seat, self: source, event: null };
      if (p.spec.if && !holds(t, p.spec.if, ctx)) return;
      const giving: Giving = [t.ref(source), ...outer];
      for (const e of p.spec.do)
        if (e.do === 'grant' && e.ability === ability)
          holders(t, t.game.abilities[ability].zones, only, (card) => {
            // What a text takes away is not given by another.
            if (mutedAt(t, card) < t.raw.mods.length && matches(t, e.to, ctx, card)) visit(ability, card, readerOf(t, card), null, giving);
          });
    }),
  );
}

/** Cards that could have what is given: all that lie where it works, or this one. */
function holders(t: Table, kinds: ReadonlySet<number>, only: number, visit: (card: number) => void): void {
  if (only < 0) inZones(t, kinds, visit);
  else if (t.s.zone[only] >= 0 && kinds.has(t.layout.zones[t.s.zone[only]].kind)) visit(only);
}

function oneAtWork(t: Table, index: number, visit: Visit): void {
  const a = t.game.abilities[index];
  if (a.def < 0) givenAtWork(t, index, visit);
  else {
    const list = printedIn(t, t.game.grants!);
    for (let i = 0; i < list.length; i += 2)
      if (list[i] === index && mutedAt(t, list[i + 1]) < 0) visit(index, list[i + 1], readerOf(t, list[i + 1]), null, PRINTED);
  }
}
