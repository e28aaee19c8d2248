/** Characters on the field: what they are, what they may do, how many there may be. */
import { type Ability, type CardDef, forbidden, permitted, rawStat, required, type Seat, type Value } from '@touchline/engine';
import { BOTH, type T } from './state.ts';
import { field } from './zones.ts';

export const isForward = (t: T, card: number): boolean => t.is(card, 'type', 'forward');
export const isBackup = (t: T, card: number): boolean => t.is(card, 'type', 'backup');
const isMonster = (t: T, card: number): boolean => t.is(card, 'type', 'monster');
export const isCharacter = (t: T, card: number): boolean => t.def(card).kind === 'character';

export const isDull = (t: T, card: number): boolean => t.mark(card, 'dull') === 1;
/** FFT-1322: it has it or not; twice is once. */
export const has = (t: T, card: number, keyword: string): boolean => t.is(card, 'keyword', keyword);

/**
 * FFT-837: a power that is set takes the place of the printed one, everything else is added. FFT-1513: bonuses and penalties add up, below
 * 0 and back (FFT-108). FFT-1505, FFT-1506: who controls it, its texts and what it is are read first; of two that set it the newer stands.
 */
export const power = (t: T, card: number): number => rawStat(t, card, 'power');

/** Somewhere a text lowers power, or gives one that may, or a Forward has none printed: only then can an undamaged Forward have none left. */
export function powerCouldSink(t: T): boolean {
  for (const mod of t.s.mods)
    if (
      (mod.stat === 'power' && !(mod.change === 'add' && raises(mod.by as Value))) ||
      (mod.change === 'grant' && weakensBy(t.ability(mod.by as number), (index) => t.ability(index)))
    )
      return true;
  for (const seat of BOTH) for (const card of t.pile(field, seat)) if (weakens(t.def(card))) return true;
  return false;
}

/** A number that is never below 0: counts, marks, and what is made of such. */
function raises(n: Value | undefined): boolean {
  if (typeof n === 'number') return n >= 0;
  if (typeof n !== 'object' || !('count' in n || 'mark' in n || 'times' in n || 'plus' in n)) return false;
  return 'times' in n ? n.times.every(raises) : !('plus' in n) || n.plus.every(raises);
}

/** As long as it is at work, by itself or by what it gives. */
function weakensBy(a: Ability, given: (index: number) => Ability | null = () => null): boolean {
  if (!('always' in a.when)) return false;
  return a.do.some((e) => {
    if (e.do !== 'grant') return e.do === 'gain' && e.stat === 'power' && !raises(e.add);
    const ability = typeof e.ability === 'number' ? given(e.ability) : e.ability;
    return ability === null || weakensBy(ability, given);
  });
}

const weakening = new WeakMap<CardDef, boolean>();
function weakens(def: CardDef): boolean {
  let found = weakening.get(def);
  if (found === undefined) {
    found = (def.traits.type.includes('forward') && def.stats.power === 0) || def.abilities.some((a) => weakensBy(a));
    weakening.set(def, found);
  }
  return found;
}

/** Forwards a player controls. */
export const forwards = (t: T, seat: Seat): number[] => t.pile(field, seat).filter((c) => isForward(t, c));
export const backups = (t: T, seat: Seat): number[] => t.pile(field, seat).filter((c) => isBackup(t, c));

/** FFT-804: under its controller's control since before that player's latest turn began, or Haste (FFT-1301). */
export const ready = (t: T, card: number): boolean => t.mark(card, 'fresh') === 0 || has(t, card, 'haste');

/** Why a Character cannot pay a dull icon; '' if it can (FFT-515, FFT-804, FFT-805, FFT-1602). Nothing else waits a turn (FFT-806). */
export function cannotDull(t: T, card: number): string {
  if (isDull(t, card)) return 'FFT-515';
  if (isMonster(t, card) && !isForward(t, card)) return '';
  return ready(t, card) ? '' : 'FFT-804';
}

// ---------------------------------------------------------------- attacking and blocking

/** Asked of every card that might join or block: found once as long as nothing changes. */
export function attackers(t: T): readonly number[] {
  const known = attacking.get(t);
  if (known?.at === t.known.clock) return known.cards;
  const cards = t.pile(field, t.own.turn).filter((c) => t.mark(c, 'attacking') === 1);
  attacking.set(t, { at: t.known.clock, cards });
  return cards;
}
const attacking = new WeakMap<T, { readonly at: number; readonly cards: readonly number[] }>();
/** The blocker, or -1. */
export const blocker = (t: T): number => t.pile(field, 1 - t.own.turn).find((c) => t.mark(c, 'blocking') === 1) ?? -1;

/** Why a Character cannot attack; '' if it can (FFT-1006). FFT-1603: a Monster only as a Forward. */
export function cannotAttack(t: T, card: number): string {
  if (!isForward(t, card)) return 'FFT-1010';
  if (isDull(t, card)) return has(t, card, 'brave') ? 'FFT-1303' : 'FFT-1006';
  if (t.mark(card, 'attacks') >= t.stat(card, 'attacks')) return 'FFT-1008'; // FFT-R70: the limit of this object
  if (!ready(t, card)) return 'FFT-705';
  return forbidden(t, 'attack', card, t.own.turn) === '' ? '' : 'FFT-1006';
}

/** FFT-1013, FFT-R74: it must attack and is able to. */
export const mustAttack = (t: T, card: number): boolean => required(t, 'attack', card, t.own.turn) && cannotAttack(t, card) === '';

/** FFT-1101, FFT-2004: may this Forward form a party with these? FFT-1115, FFT-R27: asked only when it is formed. */
export function fitsParty(t: T, members: readonly number[], card: number): boolean {
  const all = [...members, card];
  if (all.some((c) => permitted(t, 'anyParty', c, t.own.turn))) return true;
  return t.traits(card, 'element').some((element) => members.every((c) => t.is(c, 'element', element)));
}

/**
 * Why a Character cannot block the attack; '' if it can. FFT-706, FFT-R13, FFT-1016, FFT-R22: nor does it matter when it came, or what it has blocked before.
 * FFT-1031: one that is dull since its attack cannot. FFT-1107: one member it could block is enough. FFT-R73: checked now.
 */
export function cannotBlock(t: T, card: number): string {
  const seat = 1 - t.own.turn;
  if (!isForward(t, card)) return 'FFT-1010';
  if (isDull(t, card)) return 'FFT-1014';
  if (forbidden(t, 'block', card, seat) !== '') return 'FFT-1017';
  const free = attackers(t).some((a) => forbidden(t, 'blockThis', card, seat, a) === '');
  return free ? '' : 'FFT-1017';
}

export const mustBlock = (t: T, card: number): boolean => required(t, 'block', card, 1 - t.own.turn) && cannotBlock(t, card) === '';
