/**
 * EPC-200, EPC-900: the course of a match: two halves (EPC-201), one overtime played in full (EPC-207), penalty kicks. Between periods
 * only Recycling returns cards (EPC-904, EPC-R65); everything else carries over and nothing is shuffled (EPC-905, EPC-906).
 */
import { type Called, chooseSome, chosen } from '@touchline/engine';
import { aside, deck, hissatsuArea, hissatsuHand, licences } from '../areas.ts';
import { act, attacker, defender, each, leave, loop, over, type PlayCa, phase, seq, sub, type T, when } from '../state.ts';
import { useFlows } from '../uses.ts';
import { battleFlows, breakthrough } from './battle.ts';
import { kickOff, noCharacter } from './kickOff.ts';
import { penalties } from './penalties.ts';
import { shoot } from './shoot.ts';
import { strategy } from './strategy.ts';

const toss = act('toss', 'EPC-110', (t) => {
  const rule = t.option<string>('firstAttacker');
  t.set('attacker', rule === 'random' ? t.random(-1, 2) : rule === 'player1' ? 0 : 1);
  t.emit('toss', [], {}, attacker(t), t.layout.everybody);
});

/** EPC-903, EPC-907, EPC-R31: each owner may take Recycling cards back, Support cards too; taking all is the ready answer. */
const recycling = each(
  'owners',
  (t) => [attacker(t), defender(t)],
  'owner',
  chooseSome<PlayCa>('recycled', {
    who: (t) => t.v<number>('owner'),
    clause: 'EPC-903',
    from: (t) => t.pile(hissatsuArea, t.v<number>('owner')).filter((card) => t.def(card).notes?.recycling === true),
    min: () => 0,
    max: () => 8,
    ready: [
      {
        verb: 'takeAll',
        plan: (_t, _seat, options) => options.findIndex((o) => o.verb === 'choose' || o.verb === 'done'),
      },
    ],
  }),
  act('takeBack', 'EPC-903', (t) => {
    const seat = t.v<number>('owner');
    for (const card of chosen(t, 'recycled')) t.move(card, t.at(hissatsuHand, seat));
  }),
);

function recyclable(t: T, seat: number): boolean {
  for (const card of t.pile(hissatsuArea, seat)) if (t.def(card).notes?.recycling === true) return true;
  return false;
}

const ahead = (t: T) => (t.own.goals[0] > t.own.goals[1] ? 0 : 1);
const level = (t: T) => t.own.goals[0] === t.own.goals[1];

const period = phase('period', 'EPC-202', phase('beforeShot', 'EPC-202', kickOff, strategy, breakthrough), shoot);

/** EPC-205, EPC-206: which periods are played. */
const lastPeriod = (t: T) => (t.option<boolean>('overtime') ? 2 : 1);

/** Options that play without a kind of card set those cards aside. */
const setAside = act('setAside', 'EPC-113', (t) => {
  for (const seat of [0, 1]) {
    const out = [
      ...(t.option<boolean>('licenses') ? [] : t.pile(licences, seat)),
      ...(t.option<boolean>('support') ? [] : t.pile(hissatsuHand, seat).filter((card) => t.def(card).kind === 'support')),
    ];
    for (const card of out) t.move(card, t.at(aside, seat));
  }
});

/** The decks are shuffled although no step says so (EPC-R1). The goalkeeper's side of a shot begins the next period, overtime too (EPC-902, EPC-R16). */
export const match = seq(
  setAside,
  act('shuffle', 'EPC-108', (t) => {
    for (const seat of [0, 1]) t.shuffle(t.at(deck, seat));
  }),
  toss,
  loop(
    'periods',
    period,
    when(
      'decided',
      (t) => t.own.period >= 1 && !level(t),
      over('won', 'EPC-204', (t) => ({ winners: [ahead(t)], reason: t.own.period === 2 ? 'overtime' : 'goals' })),
    ),
    when('played', (t) => t.own.period >= lastPeriod(t), leave('periods')),
    // Asked only where another period follows: before penalty kicks or the end nobody could use them.
    when('recyclable', (t) => recyclable(t, 0) || recyclable(t, 1), sub('recycling')),
    act('nextPeriod', 'EPC-901', (t) => {
      t.set('period', t.own.period + 1);
      t.set('attacker', defender(t));
    }),
  ),
  when(
    'noPenalties',
    (t) => !t.option<boolean>('pk'),
    over('drawn', 'EPC-206', () => ({ winners: [0, 1], reason: 'level' })),
  ),
  penalties,
);

export const flows: { readonly [name: string]: Called<PlayCa> } = {
  ...battleFlows,
  ...useFlows,
  noCharacter: { vars: [], body: noCharacter },
  recycling: { vars: ['recycled'], body: recycling },
};
