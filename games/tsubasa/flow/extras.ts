/** TSU-801 to TSU-828, TSU-R23: motivating and signing, besides the one card of a turn. */
import type { Seat } from '@touchline/engine';
import { toBox } from '../piles.ts';
import { canPay, costOf, pay } from '../points.ts';
import { isFull, KINDS, offer, type T } from '../state.ts';
import { bench, box, playArea, signings } from '../zones.ts';

/** The initial card of a player that lies in this zone of a seat; -1: none. */
function baseOf(t: T, zone: number, seat: Seat, card: number): number {
  const [player] = t.traits(card, 'player');
  return t.pile(zone, seat).find((other) => t.is(other, 'player', player) && t.is(other, 'deck', 'initial')) ?? -1;
}

const goalkeepers = (t: T, seat: Seat): readonly number[] => t.pile(playArea, seat).filter((card) => t.def(card).kind === 'goalkeeper');

/** TSU-804, TSU-R61: what is replaced goes to the box, and the new card lies in its place. Its values count now (TSU-805), and it has just been played (TSU-806, TSU-R59, TSU-R62). */
function comeIn(t: T, seat: Seat, card: number, place: number): void {
  const zone = t.at(playArea, seat);
  const order = t.pile(playArea, seat).map((other) => (other === place ? card : other));
  if (place >= 0) toBox(t, place);
  t.move(card, zone);
  if (place >= 0) t.arrange(zone, order);
  t.call('abilities', { seat, card: { ...t.ref(card) } });
}

const facts = (t: T, seat: Seat, card: number) => {
  const cost = costOf(t, card);
  return {
    card: t.def(card).id,
    ...Object.fromEntries(KINDS.flatMap((kind) => [[`cost.${kind}`, cost[kind]] as const, [`have.${kind}`, t.own[kind][seat]] as const])),
  };
};

/** What was paid, for the log. */
function paid(t: T, seat: Seat, card: number, what: 'motivate' | 'sign', replaced: number): void {
  const { shot, pass, defence } = costOf(t, card);
  pay(t, seat, card);
  t.emit(what, replaced >= 0 ? [card, replaced] : [card], { shot, pass, defence }, seat);
}

/** TSU-802, TSU-809: the initial card must lie in the own Play Area; once it is gone it never will. TSU-803: and be paid for. */
function cannotMotivate(t: T, seat: Seat, card: number): string {
  if (baseOf(t, playArea, seat, card) < 0) return baseOf(t, box, 0, card) >= 0 ? 'TSU-809' : 'TSU-802';
  return canPay(t, seat, card) ? '' : 'TSU-803';
}

/** TSU-801, TSU-807: as often as one likes, at the limit too. */
export const motivate = offer('motivate', {
  things: (t, seat) => t.pile(bench, seat),
  unless: cannotMotivate,
  facts,
  take: (t, { card }, seat) => {
    const base = baseOf(t, playArea, seat, card);
    paid(t, seat, card, 'motivate', base);
    comeIn(t, seat, card, base);
  },
});

/** TSU-823, TSU-824, TSU-826. */
function cannotSign(t: T, seat: Seat, card: number): string {
  if (!canPay(t, seat, card)) return 'TSU-823';
  if (t.def(card).kind === 'goalkeeper') return goalkeepers(t, seat).length > 0 ? '' : 'TSU-824';
  return isFull(t) ? 'TSU-826' : '';
}

/** TSU-821, TSU-822, TSU-R64, TSU-R65, TSU-R66: any of those that lie there. A goalkeeper takes the place of one that was played; a field player is added (TSU-825). */
export const sign = offer('sign', {
  list: (t, seat, add) => {
    for (const card of t.pile(signings)) {
      if (cannotSign(t, seat, card) !== '') continue;
      if (t.def(card).kind === 'goalkeeper') for (const place of goalkeepers(t, seat)) add(card, place, 0);
      else add(card, -1, 0);
    }
  },
  things: (t) => t.pile(signings),
  unless: cannotSign,
  facts,
  take: (t, { card, to }, seat) => {
    paid(t, seat, card, 'sign', to);
    comeIn(t, seat, card, to);
  },
});
