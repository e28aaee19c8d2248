/** FFT-1108 to FFT-1118: what a party deals and takes, and members that leave it. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, cannot, draw, EOT, gains, heads, isAttacking, this_, toHand, whileTrue } from '../cards/make.ts';
import { BOUNCE, CHILL, FIVE, FOUR, fwd, SIX, summon } from './cardsOfTests.ts';
import { act, asking, atAttack, attack, block, bothPass, damageOn, isDull, markOf, pass, powerOf, resolveAll, stackOf } from './table.ts';

const SWIFT = fwd('T-SWIFT', 5000, { keywords: ['firstStrike'] });
const QUICK = fwd('T-QUICK', 4000, { keywords: ['firstStrike'] });
const TEN = fwd('T-10', 10000, { elements: 'water' });
const cards = [FOUR, FIVE, SIX, SWIFT, QUICK, TEN, BOUNCE];

rule('FFT-1108 and FFT-1109 the defending player divides the blocker’s damage in thousands, all of it', () => {
  const t = atAttack({ cards, a: { field: ['T-4', 'T-5'] }, b: { field: ['T-6'] } });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-6');
  bothPass(t);
  deepEqual(asking(t), [1, 'distribute']);
  deepEqual(t.b.keys, ['share:T-4', ...[1000, 2000, 3000, 4000, 5000, 6000].map((n) => `share:T-4#${n}`)]);
  t.b.pick('share:T-4#3000');
  // The rest is the other's: nothing is left to say.
  deepEqual([damageOn(t, 0, 'T-4'), damageOn(t, 0, 'T-5')], [3000, 3000]);
});

rule('FFT-1109 more than a member can take may be given to it, and none to another', () => {
  const t = atAttack({ cards, a: { field: ['T-4', 'T-5'] }, b: { field: ['T-6'] } });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-6');
  bothPass(t);
  t.b.pick('share:T-4#6000');
  deepEqual(t.a.cards('field'), ['T-5']);
  equal(damageOn(t, 0, 'T-5'), 0);
});

rule('FFT-1109 what is no multiple of 1000 goes with one of the shares; nobody gets less than 1000', () => {
  const t = atAttack({ cards: [...cards, fwd('T-35', 3500, { elements: 'water' })], a: { field: ['T-4', 'T-5'] }, b: { field: ['T-35'] } });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-35');
  bothPass(t);
  deepEqual(t.b.keys, ['share:T-4', ...[1000, 1500, 2000, 2500, 3500].map((n) => `share:T-4#${n}`)]);
  t.b.pick('share:T-4#2500');
  deepEqual([damageOn(t, 0, 'T-4'), damageOn(t, 0, 'T-5')], [2500, 1000]);
});

const heir = (id: string, power: number) =>
  fwd(id, power, {}, auto({ on: 'deals', card: { self: true } }, {}, gains(this_, { event: 'n' }, EOT)));

rule('FFT-1110 the damage to the blocker is one amount, and each member counts as having dealt all of it', () => {
  const t = atAttack({
    cards: [...cards, heir('T-ONE', 3000), heir('T-TWO', 2000)],
    a: { field: ['T-ONE', 'T-TWO'] },
    b: { field: ['T-10'] },
  });
  attack(t, 'T-ONE', 'T-TWO');
  block(t, 'T-10');
  bothPass(t);
  t.b.pick('share:T-ONE');
  equal(damageOn(t, 1, 'T-10'), 5000);
  // T-TWO is broken; T-ONE has dealt 5000.
  t.a.pick(t.a.keys[0]);
  resolveAll(t);
  equal(powerOf(t, 0, 'T-ONE'), 8000);
});

const slayer = (id: string, power: number, harmless = false) =>
  fwd(
    id,
    power,
    {},
    auto({ on: 'breaks', card: { self: true } }, {}, draw()),
    ...(harmless ? [{ when: { always: true as const }, do: [cannot('battleDamage', this_)] }] : []),
  );

rule('FFT-1110 one that cannot deal damage adds nothing, yet it has broken the blocker like every member', () => {
  const t = atAttack({
    cards: [...cards, slayer('T-ONE', 7000), slayer('T-HARMLESS', 9000, true), slayer('T-IDLE', 1000)],
    a: { field: ['T-ONE', 'T-HARMLESS', 'T-IDLE'] },
    b: { field: ['T-6'] },
  });
  attack(t, 'T-HARMLESS', 'T-ONE');
  block(t, 'T-6');
  bothPass(t);
  t.b.pick('share:T-ONE');
  deepEqual(t.b.cards('breakZone'), ['T-6']);
  if (t.ask === 'order') t.a.pick(t.a.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto']);

  // 7000 of 16000 are dealt: a blocker of 10000 stays.
  const u = atAttack({
    cards: [...cards, slayer('T-ONE', 7000), slayer('T-HARMLESS', 9000, true)],
    a: { field: ['T-ONE', 'T-HARMLESS'] },
    b: { field: ['T-10'] },
  });
  attack(u, 'T-HARMLESS', 'T-ONE');
  block(u, 'T-10');
  bothPass(u);
  u.b.pick('share:T-ONE');
  equal(damageOn(u, 1, 'T-10'), 7000);
  equal(u.a.count('stack'), 0);
});

rule('FFT-1111 a party that is not blocked deals one point in total', () => {
  const t = atAttack({ cards, a: { field: ['T-4', 'T-5', 'V1-F08'] } });
  attack(t, 'T-4', 'T-5', 'V1-F08');
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
});

rule('FFT-1113 a party strikes first only if every member has First Strike', () => {
  const all = atAttack({ cards, a: { field: ['T-SWIFT', 'T-QUICK'] }, b: { field: ['T-6'] } });
  attack(all, 'T-SWIFT', 'T-QUICK');
  block(all, 'T-6');
  bothPass(all);
  // 9000 first: the blocker is gone before it could strike, and nobody divides anything.
  equal(all.ask, 'priority');
  deepEqual(all.b.cards('breakZone'), ['T-6']);
  deepEqual([damageOn(all, 0, 'T-SWIFT'), damageOn(all, 0, 'T-QUICK')], [0, 0]);

  const some = atAttack({ cards, a: { field: ['T-SWIFT', 'T-4'] }, b: { field: ['T-6'] } });
  attack(some, 'T-SWIFT', 'T-4');
  block(some, 'T-6');
  bothPass(some);
  some.b.pick('share:T-SWIFT#5000');
  deepEqual(some.a.cards('breakZone'), ['T-SWIFT']);
  deepEqual(some.b.cards('breakZone'), ['T-6']);
});

rule('FFT-1114 a member that leaves takes no further part; the attack goes on with who is left', () => {
  const t = atAttack({ cards, a: { field: ['T-4', 'T-5'] }, b: { field: ['T-6'], hand: ['T-BOUNCE'] } });
  attack(t, 'T-4', 'T-5');
  pass(t);
  act(t, 'cast:T-BOUNCE', 'choose:T-5');
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['T-5']);
  block(t, 'T-6');
  bothPass(t);
  // One attacker: nothing to divide, all of the 6000 is for it, and it deals 4000 alone.
  equal(t.ask, 'priority');
  deepEqual(t.a.cards('breakZone'), ['T-4']);
  equal(damageOn(t, 1, 'T-6'), 4000);
});

rule('FFT-1115 a member that loses the common Element after the declaration stays in the party', () => {
  const t = atAttack({ cards: [...cards, CHILL], a: { field: ['T-4', 'T-5'], hand: ['T-CHILL'] }, b: { field: ['T-10'] } });
  attack(t, 'T-4', 'T-5');
  act(t, 'cast:T-CHILL', 'choose:T-4');
  bothPass(t);
  equal(t.table.is(t.a.ids('field')[0], 'element', 'fire'), false);
  block(t, 'T-10');
  bothPass(t);
  t.b.pick('share:T-4#1000');
  equal(damageOn(t, 1, 'T-10'), 9000);
  equal(damageOn(t, 0, 'T-4'), 1000);
});

rule('FFT-1116 the party disbands when the attack is over', () => {
  const bold = fwd('T-BOLD', 5000, {}, whileTrue({ exists: { self: true, where: [isAttacking] } }, gains(this_, 2000)));
  const t = atAttack({ cards: [...cards, bold], a: { field: ['T-4', 'T-BOLD', 'T-5'] }, b: { field: ['T-10'] } });
  attack(t, 'T-4', 'T-BOLD');
  equal(powerOf(t, 0, 'T-BOLD'), 7000);
  bothPass(t);
  t.b.pick('noBlock');
  bothPass(t);
  equal(powerOf(t, 0, 'T-BOLD'), 7000);
  bothPass(t);
  deepEqual([markOf(t, 0, 'T-4', 'attacking'), markOf(t, 0, 'T-BOLD', 'attacking')], [0, 0]);
  equal(powerOf(t, 0, 'T-BOLD'), 5000);
  // The next attacker is alone.
  attack(t, 'T-5');
  block(t, 'T-10');
  bothPass(t);
  equal(damageOn(t, 1, 'T-10'), 5000);
});

rule('FFT-1117 if every member has left before damage, none is dealt on either side and the attack is over', () => {
  const sweep = summon(
    'T-SWEEP',
    {},
    { when: { use: ['cast'] }, zones: ['stack'], do: [toHand({ zone: 'field', of: 'opponent', where: [isAttacking] })] },
  );
  const setting = { cards: [...cards, sweep], a: { field: ['T-4', 'T-5', 'V1-F02'] }, b: { field: ['T-6'], hand: ['T-SWEEP'] } };
  const before = atAttack(setting);
  attack(before, 'T-4', 'T-5');
  pass(before);
  act(before, 'cast:T-SWEEP');
  bothPass(before);
  deepEqual(before.a.cards('hand'), ['T-4', 'T-5']);
  bothPass(before);
  // No block is asked for; it goes on with the next Preparation Step.
  deepEqual(asking(before), [0, 'priority']);
  equal(before.b.count('damage'), 0);
  bothPass(before);
  before.a.may('attack:V1-F02');

  const after = atAttack(setting);
  attack(after, 'T-4', 'T-5');
  block(after, 'T-6');
  pass(after);
  act(after, 'cast:T-SWEEP');
  bothPass(after);
  bothPass(after);
  equal(damageOn(after, 1, 'T-6'), 0);
  equal(after.b.count('damage'), 0);
  equal(isDull(after, 1, 'T-6'), false);
});

const hitter = (id: string) => fwd(id, 3000, {}, auto(heads.hit, {}, draw()));

rule('FFT-1118 the one point of an unblocked party is dealt by each member', () => {
  const t = atAttack({ cards: [...cards, hitter('T-H1'), hitter('T-H2')], a: { field: ['T-H1', 'T-H2', 'T-4'] } });
  attack(t, 'T-H1', 'T-4', 'T-H2');
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
  t.a.pick(t.a.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto']);
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

rule('FFT-1118 the point was dealt though its EX Burst returns the attacker (FFT-1222)', () => {
  const gate = summon(
    'T-GATE',
    {},
    { when: { use: ['cast'] }, zones: ['stack'], declare: BOUNCE.abilities[0].declare, do: BOUNCE.abilities[0].do, notes: { burst: true } },
  );
  const t = atAttack({ cards: [...cards, hitter('T-H1'), gate], a: { field: ['T-H1'] }, b: { top: ['T-GATE'] } });
  attack(t, 'T-H1');
  bothPass(t);
  bothPass(t);
  t.b.pick('useBurst');
  deepEqual(t.a.cards('hand'), ['T-H1']);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});
