/** FFT-1412 to FFT-1414, FFT-R57: nothing goes on for ever. */
import { inOwnKinds } from './kinds.ts';
import type { T } from './state.ts';
import { stack } from './zones.ts';

/** An ability that costs nothing at all. */
const isFree = (t: T, index: number): boolean =>
  inOwnKinds(t.ability(index).cost).every((e) => e.do === 'cp' && Object.entries(e).every(([field, n]) => field === 'do' || n === 0));

const nameOf = (t: T, card: number, index: number) =>
  `${t.zone(t.s.zone[card]).seat}/${t.s.zones[t.s.zone[card]].indexOf(card)}/${t.game.abilities[index].flow}/`;

/** FFT-1413: more often in a turn nobody uses a free ability of one card, whatever it changes: it makes no draw. */
const IN_A_TURN = 100;
/** FFT-1413: the number of repetitions a player names. As many as anybody needs to respond to themselves or to try other targets. */
const REPETITIONS = 10;

/**
 * FFT-1413, FFT-907: a free ability may be used again and again while it waits on the stack; but from a position that has come back, with
 * nothing changed that everybody can see, it is not offered again: one that chooses targets after some tries, any other at once.
 */
export function isIdle(t: T, card: number, index: number): boolean {
  if (t.own.freeUses.length === 0 || !isFree(t, index)) return false;
  const items = t.pile(stack);
  const repeated = items.filter((item) => carries(t, item, card, index)).length;
  if (repeated >= REPETITIONS) return true;
  const name = nameOf(t, card, index);
  if (t.own.freeUses.length >= IN_A_TURN && t.own.freeUses.filter((use) => use.startsWith(name)).length >= IN_A_TURN) return true;
  const now = name + position(t, items);
  const times = t.own.freeUses.filter((use) => use === now).length;
  return times >= (t.ability(index).declare ? REPETITIONS : 1);
}

function carries(t: T, item: number, card: number, index: number): boolean {
  const w = t.held(item);
  return w !== null && w.ability === index && t.find(w.self) === card;
}

/** It has been used, and lies on top of the stack: from the position without it. */
export function noteFreeUse(t: T, card: number, index: number): void {
  if (!isFree(t, index)) return;
  t.set('freeUses', [...t.own.freeUses, nameOf(t, card, index) + position(t, t.pile(stack).slice(0, -1))]);
}

/** The table as everybody sees it, in short: what lies where, with its marks and what was laid on it, and what waits on the stack. */
function position(t: T, items: readonly number[]): string {
  const { zones, marks, def, mods } = t.s;
  const open = t.layout.zones.map((z, i) => {
    if (z.name === 'stack') return items.map((item) => `${def[item]}:${t.held(item)?.ability ?? ''}`).join(',');
    return t.layout.sight[i] === t.layout.everybody
      ? zones[i].map((c) => [def[c], ...marks.map((m) => m[c])].join('.')).join(',')
      : zones[i].length;
  });
  return `${open.join(';')}|${mods.map((m) => `${m.stat}${JSON.stringify(m.by)}`).join(',')}|${t.own.phase}${t.own.turns}`;
}
