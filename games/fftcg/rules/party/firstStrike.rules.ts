/** FFT-1113: parties and First Strike. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card } from '../../cards/make.ts';
import { blocked, byPower, left, partyCards } from '../testing/battles.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  PLAIN,
  pass,
  pay,
  resolveAll,
  toAttack,
} from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { BOUNCE, costTwoForward, fwd } from '../testing/testCards.ts';

rule('FFT-1113 a party strikes first only if every member has First Strike', () => {
  const all = atAttack({ cards: partyCards, a: { field: ['T-SWIFT', 'T-QUICK'] }, b: { field: ['T-6'] } });
  attack(all, 'T-SWIFT', 'T-QUICK');
  block(all, 'T-6');
  bothPass(all);
  // 9000 first: the blocker is gone before it could strike, and nobody divides anything.
  equal(all.ask, 'priority');
  deepEqual(all.b.cards('breakZone'), ['T-6']);
  deepEqual([damageOn(all, 0, 'T-SWIFT'), damageOn(all, 0, 'T-QUICK')], [0, 0]);

  const some = atAttack({ cards: partyCards, a: { field: ['T-SWIFT', 'T-4'] }, b: { field: ['T-6'] } });
  attack(some, 'T-SWIFT', 'T-4');
  block(some, 'T-6');
  bothPass(some);
  some.b.pick('share:T-SWIFT#5000');
  deepEqual(some.a.cards('breakZone'), ['T-SWIFT']);
  deepEqual(some.b.cards('breakZone'), ['T-6']);
});

rule('FFT-R64 First Strike of a party is looked at when the Damage Resolution Step begins, among those still in battle', () => {
  const cards = [BOUNCE, fwd('T-FIRST', 6000, { keywords: ['firstStrike'] }), fwd('T-SLOW', 1000), fwd('T-6', 6000)];
  const at = (leaves: boolean) => {
    const t = atAttack({ cards, a: { field: ['T-FIRST', 'T-SLOW'], hand: ['T-BOUNCE'] }, b: { field: ['T-6'] } });
    block(attack(t, 'T-FIRST', 'T-SLOW'), 'T-6');
    if (leaves) cast1(t, 'T-BOUNCE', 'choose:T-SLOW');
    bothPass(t);
    if (t.ask === 'distribute') t.b.pick('share:T-FIRST#6000');
    return [t.a.cards('field'), t.b.cards('field')];
  };
  deepEqual(at(false), [['T-SLOW'], []]);
  deepEqual(at(true), [['T-FIRST'], []]);
});

rule('FFT-1305 who survives a First Strike of a party strikes back, divided as its owner likes', () => {
  const quick = (id: string, power: number) => card(id, id, 'forward', { ...costTwoForward, power, keywords: ['firstStrike'] });
  const t = toAttack(atMain({ cards: [quick('T-Q1', 3000), quick('T-Q2', 4000)], a: { field: ['T-Q1', 'T-Q2'] }, b: { field: [PLAIN] } }));
  block(attack(t, 'T-Q1', 'T-Q2'), PLAIN);
  for (let i = 0; i < 4 && t.ask === 'priority'; i++) t.pick(t.asked[0], 'pass');
  deepEqual(asking(t), [1, 'distribute']);
  t.b.pick('share:T-Q1#2000');
  equal(t.table.mark(t.a.ids('field')[0], 'damage'), 2000);
  equal(t.a.count('field'), 1);
  resolveAll(pay(t));
});

rule('FFT-E29 a party of First Strike 5000 and normal 4000 has no First Strike against 6000', () => {
  const t = blocked(['T-S5', 'T-4'], 'T-6');
  // The blocker's 6000 are divided while it is still there, and dealt together with the 9000.
  deepEqual(asking(t), [1, 'distribute']);
  equal(damageOn(t, 1, 'T-6'), 0);
  t.b.pick('share:T-S5#5000');
  deepEqual(left(t), [['T-4'], []]);
  equal(damageOn(t, 0, 'T-4'), 1000);
});

rule('FFT-E30 a party of 5000 and 4000, a First Strike 6000 puts 5000 and 1000', () => {
  const t = blocked(['T-5', 'T-4'], 'T-S6');
  t.b.pick('share:T-5#5000');
  deepEqual(left(t), [['T-4'], ['T-S6']]);
  deepEqual([damageOn(t, 0, 'T-4'), damageOn(t, 1, 'T-S6')], [1000, 4000]);
});

rule('FFT-E54 a party of First Strike 5000 and normal 4000; the normal one is returned: First Strike against 5000', () => {
  const t = atAttack({ cards: byPower, a: { field: ['T-S5', 'T-4'] }, b: { field: ['T-5'], hand: ['T-BOUNCE'] } });
  attack(t, 'T-S5', 'T-4');
  block(t, 'T-5');
  pass(t);
  act(t, 'cast:T-BOUNCE', 'choose:T-4');
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['T-4']);
  bothPass(t);
  deepEqual(left(t), [['T-S5'], []]);
  equal(damageOn(t, 0, 'T-S5'), 0);
});
