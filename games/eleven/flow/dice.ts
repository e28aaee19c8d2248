/** ELV-310: an own die, rolled into `own.die`, and again for FAN as often as the roller likes; the last result counts. */
import type { Called, Option } from '@touchline/engine';
import { lose } from '../resources.ts';
import { act, ask, type Eleven, leave, loop, offer, seatHere, seq, type T, when } from '../state.ts';

const roll = act('roll', 'ELV-310', (t) => t.setOf('die', seatHere(t), t.roll(seatHere(t), t.v<number>('sides'))));

/** H9: once per Week for free, with the Director who lets you. */
const hasFree = (t: T, seat: number): boolean => t.own.freeRerolls[seat] < t.rule(seat, 'freeReroll');
/** ELV-313, ELV-R6: FAN in the personal supply only. */
const hasFan = (t: T, seat: number): boolean => t.own.fan[seat] > 0;
export const mayReroll = (t: T): boolean =>
  t.option<string>('rerollPrompt') === 'ask' && (hasFan(t, seatHere(t)) || hasFree(t, seatHere(t)));

/** Keep it and leave this loop, or pay for another roll. */
export const rerollOffers = (scope: string) => [
  offer('keep', { then: leave(scope) }),
  offer('rerollFree', {
    unless: (t: T, seat: number) => (hasFree(t, seat) ? '' : 'ELV-310'),
    take: (t: T, _o: Option, seat: number) => t.setOf('freeRerolls', seat, t.own.freeRerolls[seat] + 1),
  }),
  offer('reroll', {
    unless: (t: T, seat: number) => (hasFan(t, seat) ? '' : 'ELV-310'),
    figures: () => ({ fan: 1 }),
    take: (t: T, _o: Option, seat: number) => void lose(t, seat, 'fan', 1, 'reroll'),
  }),
];

const rolledFor = (clause: string) =>
  seq(
    roll,
    loop(
      'rerolls',
      when('noMore', (t) => !mayReroll(t), leave('rerolls')),
      ask('reroll', { who: seatHere, clause, offers: rerollOffers('rerolls') }),
      roll,
    ),
  );

export const diceFlows: { readonly [name: string]: Called<Eleven> } = {
  /** A die of so many sides, with what may be rolled again. */
  roll: { vars: ['seat', 'sides'], body: rolledFor('ELV-310') },
  /** The die that says what a Match has done to a squad. */
  rollResult: { vars: ['seat', 'sides'], body: rolledFor('ELV-1111') },
};
