/** ELV-310: an own die, rolled into `own.die`, and again for FAN as often as the roller likes; the last result counts. */
import type { Called, Option, Seat } from '@touchline/engine';
import { scenarioOf } from '../options.ts';
import { lose } from '../resources.ts';
import { act, ask, type Eleven, leave, loop, offer, seatHere, seq, type T, when } from '../state.ts';

/** `why`: the id of the card whose text it is, or a word for the occasion. */
export function rollDie(t: T, seat: Seat, sides: number, why: string): void {
  const n = t.roll(seat, sides);
  t.setOf('die', seat, n);
  t.emit('rolled', [], { sides, n, why }, seat);
}

const roll = act('roll', 'ELV-310', (t) => rollDie(t, seatHere(t), t.v<number>('sides'), t.v<string>('why')));

/** What a die is rolled for, as the question says it: the card by its number in the set, or the Scenario; neither: an Injury. */
function purpose(t: T): { readonly [name: string]: number } {
  const why = t.v<string>('why');
  const card = t.game.defIndex.get(why);
  const sides = t.v<number>('sides');
  if (card !== undefined) return { sides, card };
  return why === 'scenario' ? { sides, scenario: scenarioOf(t.s.options, t.s.seats) } : { sides };
}

/** H9: once per Week for free, with the Director who lets you. */
const hasFree = (t: T, seat: number): boolean => t.own.freeRerolls[seat] < t.rule(seat, 'freeReroll');
/** ELV-313, ELV-R6: FAN in the personal supply only. */
const hasFan = (t: T, seat: number): boolean => t.own.fan[seat] > 0;
export const mayReroll = (t: T): boolean =>
  t.option<string>('rerollPrompt') === 'ask' && (hasFan(t, seatHere(t)) || hasFree(t, seatHere(t)));

/** Keep it and leave this loop, or pay for another roll. */
export const rerollOffers = (scope: string, figures?: (t: T) => { readonly [name: string]: number }) => [
  offer('keep', { figures, then: leave(scope) }),
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
      ask('reroll', { who: seatHere, clause, offers: rerollOffers('rerolls', purpose) }),
      roll,
    ),
  );

export const diceFlows: { readonly [name: string]: Called<Eleven> } = {
  /** A die of so many sides, with what may be rolled again. */
  roll: { vars: ['seat', 'sides', 'why'], body: rolledFor('ELV-310') },
  /** The die that says what a Match has done to a squad. */
  rollResult: { vars: ['seat', 'sides', 'why'], body: rolledFor('ELV-1111') },
};
