/** FFT-405 to FFT-410: how many Characters of which name and Element there may be on a field. */
import { permitted, type Seat } from '@touchline/engine';
import { backups, isBackup } from './characters.ts';
import type { T } from './state.ts';
import { field } from './zones.ts';

/** FFT-310, FFT-315: two cards share a name, a slash joining several. */
export function sameName(t: T, a: number, b: number): boolean {
  if (t.s.def[a] === t.s.def[b] && t.s.mods.length === 0) return true;
  const names = t.traits(b, 'name');
  for (const name of t.traits(a, 'name')) if (names.includes(name)) return true;
  return false;
}

const isGeneric = (t: T, card: number) => t.is(card, 'icon', 'generic');
export const isLightOrDark = (t: T, card: number): boolean => t.is(card, 'element', 'light') || t.is(card, 'element', 'dark');

/** FFT-408, FFT-R90: one, or as many as one likes if a text permits each of them. */
const mayBeSeveral = (t: T, lights: readonly number[], seat: Seat): boolean =>
  lights.length < 2 || lights.every((c) => permitted(t, 'several', c, seat));

/** Why a Character cannot be played onto a player's own field; '' if it can (FFT-703, FFT-407). */
export function overLimit(t: T, card: number, seat: Seat): string {
  const own = t.pile(field, seat);
  if (isBackup(t, card) && backups(t, seat).length >= t.rule(seat, 'backups')) return 'FFT-405';
  if (!isGeneric(t, card) && own.some((c) => !isGeneric(t, c) && sameName(t, c, card))) return 'FFT-406';
  if (isLightOrDark(t, card) && !mayBeSeveral(t, [...own.filter((c) => isLightOrDark(t, c)), card], seat)) return 'FFT-408';
  return '';
}

/** What limits the field, by card definition: a number for the name (0: limited by no name), and whether it is Light or Dark. */
interface Prints {
  readonly names: Int32Array;
  readonly lightOrDark: Uint8Array;
  /** No text that is always at work changes names, icons or Elements, and nobody has two names. */
  readonly fixed: boolean;
}
const prints = new WeakMap<object, Prints>();
const LIMITING = ['name', 'icon', 'element'];

function printsOf({ game }: T): Prints {
  let found = prints.get(game);
  if (!found) {
    const names = [...new Set(game.defs.map((def) => def.name))];
    found = {
      names: Int32Array.from(game.defs, (def) => (def.traits.icon?.includes('generic') ? 0 : names.indexOf(def.name) + 1)),
      lightOrDark: Uint8Array.from(game.defs, (def) => (def.traits.element?.some((e) => e === 'light' || e === 'dark') ? 1 : 0)),
      fixed: LIMITING.every((trait) => !game.statics.has(trait)) && game.defs.every((def) => (def.traits.name?.length ?? 0) < 2),
    };
    prints.set(game, found);
  }
  return found;
}

/** Could a field limit be exceeded? By what is printed alone, where nothing changes that. */
export function couldBeCrowded(t: T, seat: Seat): boolean {
  const { names, lightOrDark, fixed } = printsOf(t);
  if (!fixed || t.s.mods.some((m) => LIMITING.includes(m.stat))) return true;
  const own = t.pile(field, seat);
  const { def } = t.s;
  let dark = 0;
  for (let i = 0; i < own.length; i++) {
    dark += lightOrDark[def[own[i]]];
    const name = names[def[own[i]]];
    for (let j = 0; name > 0 && j < i; j++) if (names[def[own[j]]] === name) return true;
  }
  return dark > 1;
}

/** FFT-1408, FFT-R56: by the names they have now, namesakes without the generic icon, all of them. FFT-409: one of them may lack it. */
export function namesakes(t: T, seat: Seat, visit: (card: number) => void): void {
  const own = t.pile(field, seat);
  for (let i = 0; i < own.length; i++) {
    if (isGeneric(t, own[i])) continue;
    for (let j = 0; j < own.length; j++)
      if (j !== i && sameName(t, own[i], own[j]) && !isGeneric(t, own[j])) {
        visit(own[i]);
        break;
      }
  }
}

/** FFT-1409: Light and Dark Characters together, if there are more than there may be. */
export function lightsAndDarks(t: T, seat: Seat, visit: (card: number) => void): void {
  const lights = t.pile(field, seat).filter((c) => isLightOrDark(t, c));
  if (!mayBeSeveral(t, lights, seat)) for (const card of lights) visit(card);
}
