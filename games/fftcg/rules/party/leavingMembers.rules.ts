/** FFT-1114 to FFT-1117: members that leave a party or change, and the end of it. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { gains, isAttacking, this_, toHand, whileTrue } from '../../cards/make.ts';
import { oddParty, partyCards } from '../testing/battles.ts';
import { act, asking, atAttack, attack, block, bothPass, damageOn, isDull, markOf, pass, powerOf } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { BOUNCE, CHILL, fwd, summon } from '../testing/testCards.ts';

rule('FFT-1114 a member that leaves takes no further part; the attack goes on with who is left', () => {
  const t = atAttack({ cards: partyCards, a: { field: ['T-4', 'T-5'] }, b: { field: ['T-6'], hand: ['T-BOUNCE'] } });
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
  const t = atAttack({ cards: [...partyCards, CHILL], a: { field: ['T-4', 'T-5'], hand: ['T-CHILL'] }, b: { field: ['T-10'] } });
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
  const t = atAttack({ cards: [...partyCards, bold], a: { field: ['T-4', 'T-BOLD', 'T-5'] }, b: { field: ['T-10'] } });
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
  const setting = { cards: [...partyCards, sweep], a: { field: ['T-4', 'T-5', 'V1-F02'] }, b: { field: ['T-6'], hand: ['T-SWEEP'] } };
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

rule('FFT-R27 a party is checked at its declaration alone: another Element, or a member less, and it goes on', () => {
  const t = atAttack({
    cards: [...oddParty, CHILL, BOUNCE],
    a: { field: ['T-2', 'T-2', 'T-3'], hand: ['T-CHILL', 'T-BOUNCE'] },
    b: { field: ['T-ODD'] },
  });
  attack(t, 'T-3', 'T-2', 'T-2');
  cast1(t, 'T-CHILL', 'choose:T-3');
  cast1(t, 'T-BOUNCE', 'choose:T-2');
  ok(t.table.is(t.a.ids('field').at(-1)!, 'element', 'ice'));
  bothPass(block(t, 'T-ODD'));
  t.b.pick(t.b.keys[0]);
  equal(damageOn(t, 1, 'T-ODD'), 5000);
});
