/**
 * INA-700: the attacker picks a side, those who stand there fight it out. Nobody is exhausted or taken away by it (INA-713). There is no
 * way not to attack, except a side without attackers (INA-R45).
 */
import { permitted, type Seat } from '@touchline/engine';
import { fielded, fits, type Part, SIDES, sideOf, slotOf, taking, total } from '../pitch.ts';
import { act, ask, attacker, bothSides, each, leave, loop, offer, phaseEnding, SEATS, sub, type T } from '../state.ts';

/** INA-701, INA-716: for the whole turn. */
const chooseSide = ask('side', {
  who: attacker,
  clause: 'INA-701',
  offers: [
    offer('side', {
      list: (_t, _seat, add) => SIDES.forEach((_, n) => add(-1, -1, n)),
      key: (_t, _seat, o) => SIDES[o.n],
      take: (t, o, seat) => {
        t.set('side', o.n);
        t.emit('side', [], { side: o.n }, seat);
      },
    }),
  ],
});

export const partOf = (t: T, seat: Seat): Part => (seat === attacker(t) ? 'attacking' : 'defending');

/** INA-702, INA-703, INA-705: by line and side; the position of the top card counts (INA-R31). */
const takePart = act('takePart', 'INA-702', (t) => {
  for (const seat of SEATS)
    for (const card of fielded(t, seat))
      if (sideOf(slotOf(t, card)) === t.own.side && fits(t, card, partOf(t, seat))) t.setMark(card, partOf(t, seat), 1);
});

/** INA-714, INA-R29: those whose text lets them take part although they stand on the other side. */
const offSide = (t: T, seat: Seat): readonly number[] =>
  fielded(t, seat).filter(
    (card) =>
      t.mark(card, partOf(t, seat)) === 0 &&
      fits(t, card, partOf(t, seat)) &&
      permitted(t, seat === attacker(t) ? 'joinAttack' : 'joinDefence', card, seat),
  );

const joining = each(
  'joining',
  bothSides,
  'joiner',
  loop(
    'joins',
    ask('join', {
      who: (t) => t.v<number>('joiner'),
      clause: 'INA-714',
      open: true,
      offers: [
        offer('join', {
          things: offSide,
          take: (t, o, seat) => {
            t.setMark(o.card, partOf(t, seat), 1);
            t.emit('join', o.card, { part: partOf(t, seat) }, seat);
          },
        }),
        offer('done', { then: leave('joins') }),
      ],
    }),
  ),
);

/** INA-709, INA-710, INA-R1: higher, not equal, unless the option says so. Nobody attacking never succeeds (INA-711, INA-R2, INA-R3). */
const compare = act('compare', 'INA-709', (t) => {
  const attack = total(t, attacker(t), 'attacking');
  const defence = total(t, 1 - attacker(t), 'defending');
  const enough = attack > defence || (attack === defence && t.option<string>('attackTie') === 'attack');
  const broke = enough && taking(t, attacker(t), 'attacking').length > 0;
  t.set('broke', broke);
  t.set('compared', [attack, defence]);
  t.emit('attack', [], { attack, defence, broke }, attacker(t));
});

/** INA-R22, INA-R63: nobody takes part any longer, but who attacked is remembered for the choice of the kicker. */
const partOver = act('partOver', 'INA-R63', (t) => {
  for (const seat of SEATS)
    for (const card of taking(t, seat, partOf(t, seat))) {
      t.setMark(card, partOf(t, seat), 0);
      if (seat === attacker(t)) t.setMark(card, 'attacked', 1);
    }
});

/** INA-706, INA-712: totals are those of the moment after the window (INA-R37); what was done for them ends with the phase. */
export const attack = phaseEnding('attack', 'INA-701', partOver, chooseSide, takePart, joining, sub('actions'), compare);
