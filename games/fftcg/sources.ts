/** What a player could pay with: Backups to dull, cards to discard. */
import { knownFirst, type Seat } from '@touchline/engine';
import { isDull } from './characters.ts';
import { sameName } from './fieldLimits.ts';
import { ANY, DISCARD, DULL, discardGives, ELEMENTS, Pool, type SourceFacts, wantsOf } from './payment/index.ts';
import type { T } from './state.ts';
import { field, hand } from './zones.ts';

const bits = new WeakMap<readonly string[], number>();

/** Elements by name as bits. Lists are shared by all cards of one print, so they are read once. */
function bitsOfList(list: readonly string[]): number {
  let found = bits.get(list);
  if (found === undefined) {
    found = list.reduce((sum, name) => sum | (1 << ELEMENTS.indexOf(name as (typeof ELEMENTS)[number])), 0);
    bits.set(list, found);
  }
  return found;
}

/** FFT-306, FFT-2002: a card counts as each of its Elements. */
export const elementBits = (t: T, card: number): number => bitsOfList(t.traits(card, 'element'));

/** FFT-526: the only CP a text lets it be paid with. */
export const onlyWith = (t: T, card: number): number => bitsOfList(t.traits(card, 'paidWith')) || ANY;

/** FFT-502, FFT-506, FFT-R8, FFT-508: what a Character gives when dulled; a text may let it give other CP. */
function dullGives(t: T, card: number): number {
  const texts = bitsOfList(t.traits(card, 'cp'));
  return t.is(card, 'type', 'backup') ? texts | elementBits(t, card) : texts;
}

const pool = new Pool();
let filled: { t: T | null; version: number; seat: Seat } = { t: null, version: -1, seat: -1 };

/** Everything a seat could use for CP now, in either player's turn (FFT-528), also what came this turn (FFT-503, FFT-R7); what is hidden in it must be shown again by whoever hid it. */
export function sources(t: T, seat: Seat): Pool {
  if (filled.t === t && filled.version === t.version && filled.seat === seat) return pool;
  filled = { t, version: t.version, seat };
  pool.clear();
  for (const card of t.pile(field, seat)) if (!isDull(t, card)) pool.add(DULL, dullGives(t, card), card);
  for (const card of knownFirst(t, t.pile(hand, seat))) pool.add(DISCARD, discardGives(elementBits(t, card)), card);
  return pool;
}

/** What the automatic payment asks about a source. */
export function facts(t: T, seat: Seat, card: number, playable: boolean): SourceFacts {
  return {
    key: t.def(card).id,
    wants: t.inZone(card, hand) ? wantsOf(elementBits(t, card)) : 0,
    duplicate: t.inZone(card, hand) && t.pile(field, seat).some((c) => sameName(t, c, card)),
    value: worthOf(t, card),
    playable,
  };
}

/** What a card is worth in hand: a Forward as much as it strikes with, anything else by its cost: what costs 2 is worth a Forward of 6000. */
const worthOf = (t: T, card: number): number => (t.is(card, 'type', 'forward') ? t.stat(card, 'power') / 1000 : t.stat(card, 'cost') + 4);
