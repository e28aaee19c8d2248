/**
 * Abilities in a window: of every character of the player's, taking part or not (INA-639, INA-R52), of the goalkeeper (INA-636), and of
 * the bench where the icon is. Without a tag in any window (INA-618); as often as the cost can be paid (INA-630).
 */
import { forbidden, type Seat, unusable, useAbility } from '@touchline/engine';
import { conditionClause, usedIn } from './conditions.ts';
import { inOwnKinds } from './kinds.ts';
import { fielded } from './pitch.ts';
import { offer, phaseNow, type T } from './state.ts';
import { bench, goal } from './zones.ts';

const sources = (t: T, seat: Seat): readonly number[] => [...fielded(t, seat), ...t.pile(goal, seat), ...t.pile(bench, seat)];

/** INA-634, INA-635: a cost that exhausts asks for a ready character; any other does not. */
const exhausts = (t: T, index: number): boolean => inOwnKinds(t.ability(index).cost).some((e) => e.do === 'exhaust');

/** The clause that forbids an ability now, or ''. What is limited is limited for the card, wherever it goes (INA-R50). */
function cannotUse(t: T, seat: Seat, card: number, index: number, phase = phaseNow(t)): string {
  const a = t.game.abilities[index];
  const { kind } = t.zone(t.s.zone[card]);
  if (!a.zones.has(kind)) return kind === bench ? 'INA-633' : 'INA-632';
  if (!usedIn(t, index, phase)) return 'INA-616';
  if (a.spec.cost && forbidden(t, 'payForAbility', card, seat) !== '') return 'INA-R58';
  switch (unusable(t, index, card, seat)) {
    case '':
      return '';
    case 'limit':
      return 'INA-637';
    case 'condition':
      return conditionClause(a.spec.if!, 'INA-638');
    case 'cost':
      return exhausts(t, index) && t.mark(card, 'exhausted') === 1 ? 'INA-634' : 'INA-629';
    default:
      return 'INA-638';
  }
}

const used = (t: T, card: number): readonly number[] => t.game.usedOf[t.s.def[card]];

export const abilityOffer = offer('use', {
  list: (t, seat, add) => {
    const phase = phaseNow(t);
    for (const card of sources(t, seat))
      for (const index of used(t, card)) if (cannotUse(t, seat, card, index, phase) === '') add(card, -1, index);
  },
  things: (t, seat) => sources(t, seat),
  // Of several, the reason of the one that comes nearest: that it is the wrong phase says least.
  unless: (t, seat, card) => {
    const reasons = used(t, card).map((index) => cannotUse(t, seat, card, index));
    return reasons.includes('') ? '' : (reasons.find((r) => r !== 'INA-616') ?? reasons[0] ?? 'INA-638');
  },
  facts: (t, _seat, card) => ({ card: t.def(card).name }),
  key: (t, _seat, o) => t.game.abilities[o.n].flow.slice('ability/'.length),
  take: (t, o, seat) => {
    t.emit('use', o.card, { name: String(t.ability(o.n).notes?.name ?? '') }, seat);
    useAbility(t, o.n, t.ref(o.card), seat);
  },
});
