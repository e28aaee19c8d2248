/** FFT-1412 to FFT-1414, FFT-R57: nothing goes on for ever. */
import { inOwnKinds } from './kinds.ts';
import type { T } from './state.ts';

/** An ability that costs nothing at all. */
const isFree = (t: T, index: number): boolean =>
  inOwnKinds(t.ability(index).cost).every((e) => e.do === 'cp' && Object.entries(e).every(([field, n]) => field === 'do' || n === 0));

const nameOf = (t: T, card: number, index: number) =>
  `${t.zone(t.s.zone[card]).seat}/${t.s.zones[t.s.zone[card]].indexOf(card)}/${t.game.abilities[index].flow}/`;

/** FFT-1413: a free ability whose last use changed nothing everybody can see is not offered again. */
export function isIdle(t: T, card: number, index: number): boolean {
  if (t.own.freeUses.length === 0 || !isFree(t, index)) return false;
  return t.own.freeUses.includes(nameOf(t, card, index) + position(t));
}

export function noteFreeUse(t: T, card: number, index: number): void {
  if (!isFree(t, index)) return;
  t.set('freeUses', [...t.own.freeUses, nameOf(t, card, index) + position(t)]);
}

/** The table as everybody sees it, in short: what lies where, with its marks and what was laid on it; not what is on the stack. */
function position(t: T): string {
  const { zones, marks, def, mods } = t.s;
  const open = t.layout.zones.map((z, i) => {
    if (z.name === 'stack') return '';
    return t.layout.sight[i] === t.layout.everybody
      ? zones[i].map((c) => [def[c], ...marks.map((m) => m[c])].join('.')).join(',')
      : zones[i].length;
  });
  return `${open.join(';')}|${mods.map((m) => `${m.stat}${JSON.stringify(m.by)}`).join(',')}|${t.own.phase}${t.own.turns}`;
}
