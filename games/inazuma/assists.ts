/**
 * INA-619: a reserve character from the hand goes to the discard pile and lends its AP to one of its player's characters, until the phase
 * ends (INA-626). Any level may assist (INA-628).
 */
import { forbidden, knownFirst, type Seat } from '@touchline/engine';
import { fielded, kicker } from './pitch.ts';
import { offer, PHASES, phaseNow, type T } from './state.ts';
import { discard, hand } from './zones.ts';

/** INA-622, INA-623, INA-624: who takes part in the attack, or the kicker; never a goalkeeper. */
function receivers(t: T, seat: Seat): readonly number[] {
  if (phaseNow(t) === 'attack') return fielded(t, seat).filter((card) => t.mark(card, 'attacking') + t.mark(card, 'defending') > 0);
  const card = kicker(t, seat);
  return card < 0 ? [] : [card];
}

/** INA-620, INA-621, INA-R18: one attribute or one team in common; to have no attribute is none in common. */
const related = (t: T, a: number, b: number): boolean =>
  t.traits(a, 'attribute').some((x) => t.is(b, 'attribute', x)) || t.traits(a, 'team').some((x) => t.is(b, 'team', x));

/** INA-627: reserve characters only. */
const candidates = (t: T, seat: Seat): readonly number[] => t.pile(hand, seat).filter((card) => t.def(card).kind === 'reserve');

/** The clause that forbids every assist now, or ''. INA-426, INA-625: none in a strategy window. */
function noAssists(t: T, seat: Seat): string {
  const phase = phaseNow(t);
  if (phase === 'strategy') return 'INA-625';
  if (forbidden(t, 'assist', -1, seat) !== '') return 'INA-101';
  if (receivers(t, seat).length > 0) return '';
  return phase === 'attack' ? 'INA-622' : 'INA-623';
}

/** INA-R11: where the option says so, an assist waits for its turn as everybody else does. */
const tooHigh = (t: T, card: number): boolean => t.option<boolean>('assistLevelGate') && t.stat(card, 'level') > t.own.turn;

/** The clause that forbids an assist by this card now, or ''. */
function cannotAssist(t: T, seat: Seat, card: number): string {
  const none = noAssists(t, seat);
  if (none !== '') return none;
  if (tooHigh(t, card)) return 'INA-R11';
  return receivers(t, seat).some((other) => related(t, card, other)) ? '' : 'INA-620';
}

export const assistOffer = offer('assist', {
  list: (t, seat, add) => {
    if (noAssists(t, seat) !== '') return;
    const able = receivers(t, seat);
    const done: number[] = [];
    for (const card of knownFirst(t, candidates(t, seat))) {
      const def = t.s.def[card];
      // Equal cards are one answer.
      if (done.includes(def) || tooHigh(t, card)) continue;
      done.push(def);
      for (const other of able) if (related(t, card, other)) add(card, other, 0);
    }
  },
  things: candidates,
  unless: cannotAssist,
  facts: (t, _seat, card) => ({ card: t.def(card).name, level: t.def(card).stats.level ?? 0, turn: t.own.turn }),
  take: (t, o, seat) => {
    // INA-R57: as it is worth when it is played.
    const by = t.stat(o.card, 'ap');
    t.move(o.card, t.at(discard, seat));
    t.gain({
      source: t.ref(o.card),
      seat,
      on: { refs: [t.ref(o.to)] },
      stat: 'sp',
      change: 'add',
      by,
      until: PHASES,
      clause: 'INA-619',
    });
  },
});
