/** Worked examples of the rules about battle and parties. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { gains, isAttacking, whileTrue } from '../cards/make.ts';
import { BOUNCE, fwd } from './cardsOfTests.ts';
import { hit } from './situations.ts';
import { act, asking, atAttack, attack, block, bothPass, damageOn, type Match, pass, resolveAll, stackOf } from './table.ts';

const fire = (id: string, power: number, first = false) => fwd(id, power, first ? { keywords: ['firstStrike'] } : {});
const cards = [
  fire('T-3', 3000),
  fire('T-4', 4000),
  fire('T-5', 5000),
  fire('T-6', 6000),
  fire('T-S5', 5000, true),
  fire('T-S6', 6000, true),
  fire('T-B5', 5000),
  BOUNCE,
];

/** These attack together, this one blocks, and the damage step has begun. */
function battle(party: readonly string[], blocker: string): Match {
  const t = atAttack({ cards, a: { field: party }, b: { field: [blocker] } });
  const [first, ...rest] = party;
  attack(t, first, ...rest);
  block(t, blocker);
  return bothPass(t);
}
const left = (t: Match) => [t.a.cards('field'), t.b.cards('field')];

rule('FFT-E8 a party of 4000 and 5000 blocked by 6000: the blocker breaks, and one of the members at most', () => {
  const shared = (n: number) => {
    const t = battle(['T-4', 'T-5'], 'T-6');
    t.b.pick(`share:T-4#${n}`);
    return t;
  };
  deepEqual(left(shared(4000)), [['T-5'], []]);
  equal(damageOn(shared(4000), 0, 'T-5'), 2000);
  deepEqual(left(shared(1000)), [['T-4'], []]);
  equal(damageOn(shared(1000), 0, 'T-4'), 1000);
  deepEqual(left(shared(3000)), [['T-4', 'T-5'], []]);
  deepEqual([damageOn(shared(3000), 0, 'T-4'), damageOn(shared(3000), 0, 'T-5')], [3000, 3000]);
  // No way to break both.
  for (const n of [1000, 2000, 3000, 4000, 5000, 6000]) equal(left(shared(n))[0].length >= 1, true);
});

rule('FFT-E19 a party of 3000 and 4000 blocked by 6000', () => {
  const two = battle(['T-3', 'T-4'], 'T-6');
  two.b.pick('share:T-3#2000');
  deepEqual(left(two), [['T-3'], []]);
  equal(damageOn(two, 0, 'T-3'), 2000);
  const three = battle(['T-3', 'T-4'], 'T-6');
  three.b.pick('share:T-3#3000');
  deepEqual(left(three), [['T-4'], []]);
  equal(damageOn(three, 0, 'T-4'), 3000);
});

rule('FFT-E26 First Strike 5000 attacks, 5000 without it blocks: the blocker breaks, the attacker is unhurt', () => {
  const t = battle(['T-S5'], 'T-5');
  deepEqual(left(t), [['T-S5'], []]);
  equal(damageOn(t, 0, 'T-S5'), 0);
});

rule('FFT-E27 First Strike 5000 attacks, 6000 without it blocks: 5000 damage on the blocker, the attacker breaks', () => {
  const t = battle(['T-S5'], 'T-6');
  deepEqual(left(t), [[], ['T-6']]);
  equal(damageOn(t, 1, 'T-6'), 5000);
});

rule('FFT-E28 First Strike on both sides, 5000 each: both break', () => {
  deepEqual(left(battle(['T-S5'], 'T-S5')), [[], []]);
});

rule('FFT-E29 a party of First Strike 5000 and normal 4000 has no First Strike against 6000', () => {
  const t = battle(['T-S5', 'T-4'], 'T-6');
  // The blocker's 6000 are divided while it is still there, and dealt together with the 9000.
  deepEqual(asking(t), [1, 'distribute']);
  equal(damageOn(t, 1, 'T-6'), 0);
  t.b.pick('share:T-S5#5000');
  deepEqual(left(t), [['T-4'], []]);
  equal(damageOn(t, 0, 'T-4'), 1000);
});

rule('FFT-E30 a party of 5000 and 4000, a First Strike 6000 puts 5000 and 1000', () => {
  const t = battle(['T-5', 'T-4'], 'T-S6');
  t.b.pick('share:T-5#5000');
  deepEqual(left(t), [['T-4'], ['T-S6']]);
  deepEqual([damageOn(t, 0, 'T-4'), damageOn(t, 1, 'T-S6')], [1000, 4000]);
});

rule('FFT-E48 an unblocked party of V1-W05 and V1-W09: one point, and three cards from the deck on resolution', () => {
  const t = atAttack({ a: { field: ['V1-W05', 'V1-W09'] } });
  const deck = t.b.count('deck');
  hit(t, 'V1-W05', 'V1-W09');
  deepEqual([t.b.count('damage'), t.b.count('deck')], [1, deck - 1]);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  deepEqual([t.b.count('breakZone'), t.b.count('deck')], [3, deck - 4]);
});

rule('FFT-E49 6000 with +1000 while attacking against 6000: it survives the battle and breaks when the attack is over', () => {
  const bold = fwd('T-BOLD', 6000, {}, whileTrue({ exists: { self: true, where: [isAttacking] } }, gains({ self: true }, 1000)));
  const t = atAttack({ cards: [...cards, bold], a: { field: ['T-BOLD'] }, b: { field: ['T-6'] } });
  attack(t, 'T-BOLD');
  block(t, 'T-6');
  bothPass(t);
  // 7000 dealt, 6000 taken: it is still there in the window after the damage.
  deepEqual(left(t), [['T-BOLD'], []]);
  equal(damageOn(t, 0, 'T-BOLD'), 6000);
  bothPass(t);
  deepEqual(left(t), [[], []]);
});

rule('FFT-E54 a party of First Strike 5000 and normal 4000; the normal one is returned: First Strike against 5000', () => {
  const t = atAttack({ cards, a: { field: ['T-S5', 'T-4'] }, b: { field: ['T-5'], hand: ['T-BOUNCE'] } });
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
