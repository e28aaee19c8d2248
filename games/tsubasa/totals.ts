/** TSU-402, TSU-403: totals and what they are made of. Plain addition: a total may be below 0 (TSU-R27). */
import { breakdown, type Ref, ruleBreakdown, type Seat } from '@touchline/engine';
import { attacker, type Kind, type T } from './state.ts';
import { booking, playArea } from './zones.ts';

/** The sum of the values in a Play Area, the Yellow or Red card included, and what holds for this round. */
export function totalOf(t: T, seat: Seat, kind: Kind): number {
  let sum = t.rule(seat, `${kind}Total`);
  for (const card of t.pile(playArea, seat)) sum += t.stat(card, kind);
  for (const card of t.pile(booking, seat)) sum += t.stat(card, kind);
  return sum;
}

/** The value of the running action of a seat: cards and points, without the die (TSU-406, TSU-410). */
export const strengthOf = (t: T, seat: Seat): number =>
  totalOf(t, seat, seat !== attacker(t) ? 'defence' : t.own.action === 'pass' ? 'pass' : 'shot') + t.own.spent[seat];

/** One part of a total: the card it comes from, and the card that made it so, if that is another one. */
export type Addend = { readonly card: string; readonly n: number; readonly by: string };

/** The parts of a total, in the order the cards lie there. */
export function addendsOf(t: T, seat: Seat, kind: Kind): Addend[] {
  // A card that was discarded since then may be anywhere by now: nobody can point at it any more.
  const name = (ref: Ref | null) => {
    const card = t.find(ref);
    return card >= 0 ? t.def(card).id : '';
  };
  const lying = [...t.pile(playArea, seat), ...t.pile(booking, seat)].map((card): Addend => {
    const { total, addends } = breakdown(t, card, kind);
    return {
      card: t.mark(card, 'red') === 1 ? 'red' : t.def(card).id,
      n: total,
      by: addends.length > 0 ? name(addends[addends.length - 1].source) : '',
    };
  });
  const laid = ruleBreakdown(t, seat, `${kind}Total`).addends.map(
    ({ source, makes }): Addend => ({ card: '', n: makes, by: name(source) }),
  );
  return [...lying, ...laid];
}
