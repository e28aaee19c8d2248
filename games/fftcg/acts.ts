/** What a player with priority may do (FFT-607, FFT-608), as often as they like (FFT-609): play a Character, cast a Summon, use an ability. */
import {
  type Ability,
  type AnyEffect,
  type Ctx,
  declarable,
  forbidden,
  type Giving,
  holds,
  limitLeft,
  mutedAt,
  type Offer,
  type Seat,
  usesGiven,
} from '@touchline/engine';
import { has, isCharacter } from './characters.ts';
import { affordable, type Bill, billOf, billWith, cannotSpendSelf, castPrice, isOwn } from './costs.ts';
import { overLimit } from './fieldLimits.ts';
import { primeOffer } from './flow/priming.ts';
import { warpOffer } from './flow/warp.ts';
import { inOwnKinds } from './kinds.ts';
import { castable, limitCost } from './limitBreak.ts';
import { isIdle } from './loops.ts';
import { canPayWithout, FREE } from './payment/index.ts';
import { sources } from './sources.ts';
import { type Fftcg, offer, type T } from './state.ts';
import { breakZone, field, hand, limit, stack } from './zones.ts';

// ---------------------------------------------------------------- when

/** FFT-701: one's own Main Phase, empty stack; with Back Attack any Main or Attack Phase (FFT-1319), all else being the same (FFT-1320). */
function notNow(t: T, seat: Seat, card: number): string {
  const { phase, turn } = t.own;
  if ((phase === 'main' && turn === seat && t.count(stack) === 0) || has(t, card, 'backAttack')) return '';
  return phase === 'main' ? 'FFT-701' : 'FFT-1029';
}

// ---------------------------------------------------------------- cards from the hand

export const castBill = (t: T, card: number): Bill => ({ price: castPrice(t, card), spends: limitCost(t, card), crystals: 0 });

const noCtx = (seat: Seat, self: number): Ctx => ({ seat, self, event: null });

/** Why a Character cannot be played; '' if it can. */
export function cannotPlay(t: T, seat: Seat, card: number): string {
  const when = notNow(t, seat, card);
  if (when !== '') return when;
  if (forbidden(t, 'play', card, seat) !== '') return 'FFT-104';
  const over = overLimit(t, card, seat);
  if (over !== '') return over;
  return canCast(t, seat, card) ? '' : 'FFT-519';
}

/** FFT-513: its cost can be paid without the card itself. */
function canCast(t: T, seat: Seat, card: number): boolean {
  const other = otherCost(t, card);
  // FFT-2072: another cost than its own.
  if (other && affordable(t, seat, billWith(t, { ...castBill(t, card), price: FREE }, other, noCtx(seat, card)), noCtx(seat, card), [card]))
    return true;
  if (t.inZone(card, limit)) return affordable(t, seat, castBill(t, card), noCtx(seat, card), [card]); // FFT-2052
  const pool = sources(t, seat);
  return canPayWithout(castPrice(t, card), pool, pool.find(card));
}

/** FFT-2072: what may be paid in place of its cost. */
function otherCost(t: T, card: number): readonly AnyEffect[] | null {
  const text = effectOf(t, card);
  for (const e of text < 0 ? [] : inOwnKinds(t.ability(text).declare)) if (e.do === 'extra' && e.instead) return e.cost;
  return null;
}

/** The effect of a Summon (FFT-708), or what a Character says about being cast (FFT-2072). */
export const effectOf = (t: T, card: number): number => t.game.abilitiesOf[t.s.def[card]].find((i) => isEffect(t, i)) ?? -1;
export const isEffect = (t: T, index: number) => {
  const { when } = t.ability(index);
  return 'use' in when && when.use[0] === 'cast';
};

/** Why a Summon cannot be cast; '' if it can (FFT-707, FFT-709, FFT-R14). */
export function cannotCast(t: T, seat: Seat, card: number): string {
  if (forbidden(t, 'castSummon', card, seat) !== '') return 'FFT-104';
  if (!canCast(t, seat, card)) return 'FFT-519';
  return declarable(t, effectOf(t, card), card, seat) ? '' : 'FFT-709';
}

// ---------------------------------------------------------------- abilities

const usedBy = new WeakMap<object, readonly (readonly number[])[]>();

/** Action and special abilities by card definition. */
function printedUses(t: T): readonly (readonly number[])[] {
  let found = usedBy.get(t.game);
  if (!found) {
    found = t.game.usedOf.map((list) => list.filter((i) => !isEffect(t, i)));
    usedBy.set(t.game, found);
  }
  return found;
}

/** The abilities a card can be used for where it lies: printed ones it has not lost (FFT-1514), and those it was given (FFT-1515), each once. */
export function usesOf(t: T, card: number): readonly number[] {
  const printed = mutedAt(t, card) >= 0 ? [] : printedUses(t)[t.s.def[card]];
  if (t.game.usedGiven.length === 0) return printed;
  const given = usesGiven(t, card).map((g) => g.ability);
  return given.length === 0 ? printed : [...new Set([...printed, ...given])];
}

const PRINTED: readonly Giving[] = [[]];

/** FFT-R12: of this object, for this ability; one that it was given twice it can use twice (FFT-1515). Which of them is used next; null: none is left. */
export function unusedGiving(t: T, card: number, index: number, seat: Seat): Giving | null {
  const given = t.game.abilities[index].def >= 0 ? PRINTED : usesGiven(t, card).flatMap((g) => (g.ability === index ? [g.giving] : []));
  return given.find((giving) => limitLeft(t, index, t.ref(card), seat, giving)) ?? null;
}

const bills = new WeakMap<Ability, Bill>();

/** What an ability costs. Where no number in it depends on the table it is worked out once. */
export function useBill(t: T, index: number, ctx: Ctx): Bill {
  const ability = t.ability(index);
  const found = bills.get(ability);
  if (found) return found;
  const cost = ability.cost ?? [];
  const bill = billOf(t, cost, ctx);
  if (inOwnKinds(cost).every((e) => e.do !== 'cp' || typeof (e.any ?? 0) === 'number')) bills.set(ability, bill);
  return bill;
}

/** FFT-834: part of the timing, not of the cost. */
function wrongTime(t: T, index: number, seat: Seat): boolean {
  const { when } = t.ability(index);
  const use = 'use' in when ? when.use : [];
  return (use.includes('yours') && t.own.turn !== seat) || (use.includes('main') && (t.own.phase !== 'main' || t.own.turn !== seat));
}

/** Why an ability cannot be used; '' if it can (FFT-803, FFT-808). */
export function cannotUse(t: T, seat: Seat, card: number, index: number): string {
  const ability = t.ability(index);
  const ctx = noCtx(seat, card);
  // FFT-811: an ability works where it says, else on the field.
  if (!t.game.abilities[index].zones.has(t.zone(t.s.zone[card]).kind)) return 'FFT-811';
  if (wrongTime(t, index, seat)) return 'FFT-834';
  if (ability.limit && unusedGiving(t, card, index, seat) === null) return 'FFT-812';
  if (ability.if && !holds(t, ability.if, ctx)) return 'FFT-834';
  for (const s of inOwnKinds(ability.cost))
    if (s.do === 'spend') {
      const clause = isOwn(s) ? cannotSpendSelf(t, s, card) : '';
      if (clause !== '') return clause;
    }
  if (!affordable(t, seat, useBill(t, index, ctx), ctx, t.inZone(card, field) ? [] : [card])) return 'FFT-519';
  if (!declarable(t, index, card, seat)) return 'FFT-809';
  return isIdle(t, card, index) ? 'FFT-1413' : '';
}

const elsewhere = new WeakMap<object, readonly number[]>();

/** The hand and the Break Zone, if any card has an ability that is used from there. */
function usedElsewhere(t: T): readonly number[] {
  let found = elsewhere.get(t.game);
  if (!found) {
    const all = printedUses(t).flat();
    found = [hand, breakZone].filter((zone) => all.some((i) => t.game.abilities[i].zones.has(zone)));
    elsewhere.set(t.game, found);
  }
  return found;
}

/** Cards whose abilities a seat might use. Those that work elsewhere than on the field are in sight of their owner. */
function users(t: T, seat: Seat): number[] {
  const uses = printedUses(t);
  const out = t.pile(field, seat).filter((c) => uses[t.s.def[c]].length > 0 || t.game.usedGiven.length > 0);
  for (const zone of usedElsewhere(t))
    for (const card of t.pile(zone, seat)) if (uses[t.s.def[card]].some((i) => t.game.abilities[i].zones.has(zone))) out.push(card);
  return out;
}

/** Everything a player with priority may do besides passing. */
export const acts: readonly Offer<Fftcg>[] = [
  offer('play', {
    clause: 'FFT-701',
    // FFT-714: from the hand; what a text brings from elsewhere it brings itself.
    things: (t, seat) => castable(t, seat).filter((c) => isCharacter(t, c)),
    merge: true,
    unless: cannotPlay,
    facts: (t, _seat, card) => ({ cost: castPrice(t, card).need }),
    take: (t, o, seat) => announce(t, 'play', seat, o.card, effectOf(t, o.card)),
  }),
  offer('cast', {
    clause: 'FFT-707',
    things: (t, seat) => castable(t, seat).filter((c) => !isCharacter(t, c)),
    merge: true,
    unless: cannotCast,
    facts: (t, _seat, card) => ({ cost: castPrice(t, card).need }),
    take: (t, o, seat) => announce(t, 'cast', seat, o.card, effectOf(t, o.card)),
  }),
  // Before the abilities, so that who asks why hears of it.
  primeOffer,
  offer('use', {
    clause: 'FFT-803',
    things: users,
    unless: (t, seat, card) => {
      const list = usesOf(t, card);
      return list.some((i) => cannotUse(t, seat, card, i) === '') ? '' : list.length > 0 ? cannotUse(t, seat, card, list[0]) : 'FFT-802';
    },
    list: (t, seat, add) => {
      for (const card of users(t, seat)) for (const i of usesOf(t, card)) if (cannotUse(t, seat, card, i) === '') add(card, -1, i);
    },
    key: (t, _seat, o) => {
      const printed = t.game.abilitiesOf[t.s.def[o.card]].indexOf(o.n);
      return `${t.def(o.card).id}#${printed >= 0 ? printed + 1 : t.game.abilities[o.n].flow}`;
    },
    take: (t, o, seat) => announce(t, 'use', seat, o.card, o.n),
  }),
  warpOffer,
];

export type How = 'play' | 'cast' | 'use';

/** FFT-708, FFT-810: it begins; nothing is paid yet. */
export function announce(t: T, how: How, seat: Seat, card: number, ability: number, paid = false): void {
  t.call('announce', {
    how,
    seat,
    self: { ...t.ref(card) },
    ability,
    free: paid,
    price: FREE,
    spends: [],
    crystals: 0,
    spent: [],
    used: [],
  });
}
