/** Costs of several parts (FFT-519): paid together, each card for one part only, or not offered at all. */
import { deepEqual, throws } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, cast, choose, cp, draw, EOT, enters, heads, sacrifice, spends, them, this_, type } from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Cost, Effect } from '../../kinds.ts';
import { act, atMain, bothPass, pay } from '../testing/scenarios.ts';
import { dulled, sources } from '../testing/shortcuts.ts';
import { backup, fwd, RED, summon } from '../testing/testCards.ts';

const fromHand: Cost = spends('discard', { zone: 'hand', of: 'you' });
const crystal = (n: number): Cost => ({ do: 'crystals', n });
const mayPay = (...cost: readonly Cost[]) => fwd('T-MAY', 5000, {}, enters({}, { do: 'may', cost, then: [draw(2)] }));
/** A Forward that costs nothing has come and asks whether its controller pays. */
const asked = (cost: readonly Cost[], hand: readonly string[], field: readonly string[] = []) =>
  bothPass(act(atMain({ cards: [mayPay(...cost), B], a: { hand: ['T-MAY', ...hand], field } }), 'play:T-MAY'));
const B = backup('T-B', { cost: 2 });

rule('FFT-519 {1} and a discard with one card in hand: it cannot be paid, and nothing is asked that has no answer', () => {
  const t = asked([cp({ any: 1 }), fromHand], [RED]);
  deepEqual([t.ask, t.a.keys], ['may', ['no']]);
  t.a.mayNot('yes', 'cost');
});

rule('FFT-519 {1} and a discard with two cards in hand: one pays for each, in one payment', () => {
  const t = asked([cp({ any: 1 }), fromHand], [RED, RED]).a.pick('yes');
  pay(t);
  deepEqual([t.a.count('hand'), t.a.cards('breakZone'), t.ask], [2, [RED, RED], 'priority']);
});

rule('FFT-519 a card that the other part needs is no source', () => {
  const t = asked([cp({ any: 1 }), fromHand], [RED], ['T-B']).a.pick('yes');
  t.a.pick(`spend:${RED}`);
  deepEqual(sources(t), ['dull:T-B']);
});

rule('FFT-519 and FFT-2031 two parts of Crystals are added up: one Crystal does not pay for both', () => {
  const t = atMain({ cards: [mayPay(crystal(1), crystal(1))], a: { hand: ['T-MAY'] } });
  t.state.own = { ...t.state.own, crystals: [1, 0] };
  bothPass(act(t, 'play:T-MAY'));
  deepEqual([t.a.keys, t.own.crystals], [['no'], [1, 0]]);
});

rule('FFT-519 and FFT-2031 with two Crystals both parts are paid', () => {
  const t = atMain({ cards: [mayPay(crystal(1), crystal(1))], a: { hand: ['T-MAY'] } });
  t.state.own = { ...t.state.own, crystals: [2, 0] };
  bothPass(act(t, 'play:T-MAY')).a.pick('yes');
  deepEqual([t.own.crystals, t.a.count('hand')], [[0, 0], 2]);
});

rule('FFT-519 an auto-ability with a cost of two parts is judged and paid in the same way', () => {
  const one = fwd('T-PAYS', 5000, {}, { ...auto(heads.enter, { may: true }, draw(2)), cost: [cp({ any: 1 }), fromHand] });
  const t = bothPass(act(atMain({ cards: [one], a: { hand: ['T-PAYS', RED] } }), 'play:T-PAYS'));
  deepEqual(t.a.keys, ['no']);
  const u = bothPass(act(atMain({ cards: [one], a: { hand: ['T-PAYS', RED, RED] } }), 'play:T-PAYS')).a.pick('yes');
  pay(u);
  deepEqual([u.a.count('hand'), u.a.count('breakZone')], [2, 2]);
});

// ---------------------------------------------------------------- equal prints that are not alike, and the card itself for several parts

const becomesIce: Effect = { do: 'gain', to: them('target'), trait: 'element', set: 'ice', until: EOT };
const chilled = summon('T-CHILL', {}, cast({ declare: [choose('target', { zone: 'field', of: 'any' })] }, becomesIce));
const needsIce = backup(
  'T-NEEDS',
  { cost: 2 },
  action({ cost: [cp({ ice: 1 }), spends('put', { zone: 'field', of: 'you', where: [type('backup')], other: true })] }, draw(1)),
);

rule('FFT-519 of two Backups of one print the one that is Ice by an effect pays, and the other is put', () => {
  const t = atMain({ cards: [needsIce, B, chilled], a: { field: [dulled('T-NEEDS'), 'T-B', 'T-B'], hand: ['T-CHILL'] } });
  t.a.pick('cast:T-CHILL').a.pick(t.a.keys.find((key) => key.startsWith('choose:T-B'))!);
  bothPass(t);
  act(t, 'use:T-NEEDS#1');
  bothPass(t);
  deepEqual([t.a.count('hand'), t.a.cards('breakZone').toSorted()], [1, ['T-B', 'T-CHILL']]);
});

const takesCounters = spends('counters', this_, { counter: 'charge', n: 2 });
for (const [n, offered] of [
  [3, false],
  [4, true],
] as const)
  rule(
    `FFT-519 and FFT-2021 two counters and two counters of the card itself, with ${n} on it: ${offered ? 'paid' : 'not offered'}`,
    () => {
      const cell = backup(
        'T-CELL',
        {},
        action({ cost: [] }, { do: 'counter', to: this_, counter: 'charge', n: 1 }),
        action({ cost: [takesCounters, takesCounters] }, draw(1)),
      );
      const t = atMain({ cards: [cell], a: { field: [{ card: 'T-CELL', counters: { charge: n } }] } });
      if (!offered) return void t.a.mayNot('use:T-CELL#2');
      bothPass(t.a.pick('use:T-CELL#2'));
      deepEqual([t.a.count('hand'), t.table.mark(t.a.ids('field')[0], 'charge')], [1, 0]);
    },
  );

rule('FFT-519 a card cannot go twice for one cost', () => {
  throws(() => withCards([backup('T-BAD', {}, action({ cost: [sacrifice, spends('return', this_)] }, draw(1)))]), /can go only once/);
});
