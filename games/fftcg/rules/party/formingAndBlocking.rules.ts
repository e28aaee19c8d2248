/** FFT-1101 to FFT-1107, FFT-1112: how a party is formed and blocked. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cannot, cannotBeBlockedBy, gains, this_ } from '../../cards/make.ts';
import { act, atAttack, attack, block, bothPass, damageOn, isDull, markOf, pass, powerOf } from '../testing/scenarios.ts';
import { BOUNCE, FIVE, FOUR, freely, fwd, onForward, SIX, target, WAKE } from '../testing/testCards.ts';

const cards = [FOUR, FIVE, SIX, BOUNCE];

/** A Fire Forward, one of Ice and one of both, about to attack. */
const ofTwoElements = () =>
  bothPass(
    atAttack({
      cards: [...cards, fwd('T-ICE', 3000, { elements: 'ice' }), fwd('T-BOTH', 3000, { elements: ['fire', 'ice'] })],
      a: { field: ['T-4', 'T-ICE', 'T-BOTH'] },
    }),
  );

rule('FFT-1101 a party is two or more Forwards that share an Element, one Element all of them have', () => {
  const t = ofTwoElements();
  t.a.pick('attack:T-4');
  t.a.may('join:T-BOTH').may('charge').mayNot('join:T-ICE', 'FFT-1101');
  // Each shares one with the second, but there is none all three have: nobody is left to join.
  t.a.pick('join:T-BOTH');
  equal(t.ask, 'priority');
  deepEqual(
    ['T-4', 'T-ICE', 'T-BOTH'].map((id) => markOf(t, 0, id, 'attacking')),
    [1, 0, 1],
  );
});

rule('FFT-1101 a party of two Elements begun with the card that has both', () => {
  const t = ofTwoElements();
  t.a.pick('attack:T-BOTH');
  t.a.may('join:T-4').may('join:T-ICE');
  t.a.pick('join:T-ICE');
  equal(t.ask, 'priority');
  equal(markOf(t, 0, 'T-4', 'attacking'), 0);
});

rule('FFT-1102 every member must be able to attack on its own; there is no upper limit', () => {
  const t = atAttack({
    cards: [...cards, fwd('T-BANNED', 9000, {}, { when: { always: true }, do: [cannot('attack', this_)] })],
    a: {
      field: [
        'T-4',
        { card: 'T-5', fresh: true },
        { card: 'V1-F08', dull: true },
        'T-BANNED',
        'V1-F01',
        'V1-F02',
        'V1-F04',
        'V1-F09',
        'V1-F06',
      ],
    },
  });
  bothPass(t);
  t.a.pick('attack:T-4');
  t.a.mayNot('join:T-5', 'FFT-705').mayNot('join:V1-F08', 'FFT-1006').mayNot('join:T-BANNED', 'FFT-1006');
  for (const id of ['V1-F01', 'V1-F02', 'V1-F04', 'V1-F09', 'V1-F06']) t.a.pick(`join:${id}`);
  // Six in one party, and nobody else who could join.
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'attacking') === 1).length, 6);
});

rule('FFT-1103 members become dull except those with Brave, and each has used its attack', () => {
  const t = atAttack({
    cards: [...cards, fwd('T-BRAVE', 3000, { keywords: ['brave'] }), WAKE],
    a: { field: ['T-4', 'T-BRAVE', 'T-5'], hand: ['T-WAKE'] },
  });
  attack(t, 'T-4', 'T-BRAVE');
  deepEqual([isDull(t, 0, 'T-4'), isDull(t, 0, 'T-BRAVE'), isDull(t, 0, 'T-5')], [true, false, false]);
  act(t, 'cast:T-WAKE', 'choose:T-4');
  bothPass(t);
  bothPass(t); // nobody could block
  bothPass(t); // the point
  bothPass(t); // the window after it
  bothPass(t); // the next Preparation Step
  equal(isDull(t, 0, 'T-4'), false);
  t.a.mayNot('attack:T-4', 'FFT-1008').mayNot('attack:T-BRAVE', 'FFT-1008').may('attack:T-5');
});

rule('FFT-1104 a party is formed only when the attack is declared', () => {
  const t = atAttack({
    cards: [...cards, fwd('T-RUSH', 3000, { keywords: ['haste', 'backAttack'] })],
    a: { field: ['T-4', 'T-5'], hand: ['T-RUSH'] },
    b: { field: ['T-6'] },
  });
  t.a.mayNot('join:T-5');
  attack(t, 'T-4');
  // Somebody who could have joined comes too late, and T-5 stays out.
  act(t, 'play:T-RUSH');
  t.a.mayNot('join:T-RUSH').mayNot('join:T-5');
  block(t, 'T-6');
  bothPass(t);
  equal(damageOn(t, 1, 'T-6'), 4000);
  deepEqual([markOf(t, 0, 'T-RUSH', 'attacking'), markOf(t, 0, 'T-5', 'attacking')], [0, 0]);
  bothPass(bothPass(t));
  t.a.may('attack:T-RUSH').may('attack:T-5');
});

rule('FFT-1105 and FFT-1106 the party is blocked as one by one Forward and deals it the sum of its powers', () => {
  const t = atAttack({
    cards: [...cards, fwd('T-10', 10000, { elements: 'water' })],
    a: { field: ['T-4', 'T-5'] },
    b: { field: ['T-10', 'T-6'] },
  });
  attack(t, 'T-4', 'T-5');
  bothPass(t);
  t.b.may('block:T-10').may('block:T-6').may('noBlock');
  t.b.pick('block:T-10');
  // One blocker for both members: nobody is asked again, and neither gets through.
  equal(t.ask, 'priority');
  bothPass(t);
  t.b.pick('share:T-4');
  equal(damageOn(t, 1, 'T-10'), 9000);
  equal(damageOn(t, 1, 'T-6'), 0);
  equal(t.b.count('damage'), 0);
});

rule('FFT-1105 the powers are read when damage is dealt', () => {
  const grow = onForward('T-GROW', gains(target, 2000, 'thisTurn'));
  const t = atAttack({
    cards: [...cards, grow, fwd('T-12', 12000)],
    a: { field: ['T-4', 'T-5'], hand: ['T-GROW'] },
    b: { field: ['T-12'] },
  });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-12');
  act(t, 'cast:T-GROW', 'choose:T-4');
  bothPass(t);
  equal(powerOf(t, 0, 'T-4'), 6000);
  bothPass(t);
  t.b.pick('share:T-4');
  equal(damageOn(t, 1, 'T-12'), 11000);
});

rule('FFT-1106 a dull Forward cannot block a party', () => {
  const t = atAttack({ cards, a: { field: ['T-4', 'T-5'] }, b: { field: [{ card: 'T-6', dull: true }, 'V1-E01'] } });
  attack(t, 'T-4', 'T-5');
  bothPass(t);
  t.b.mayNot('block:T-6', 'FFT-1014').may('block:V1-E01');
});

rule('FFT-1107 whoever could block one member may block the party', () => {
  const evades = fwd('T-EVADES', 3000, {}, { when: { always: true }, do: [cannotBeBlockedBy()] });
  const setting = { cards: [...cards, evades], a: { field: ['T-EVADES', 'T-5'] }, b: { field: ['T-6'] } };
  const party = atAttack(setting);
  attack(party, 'T-EVADES', 'T-5');
  block(party, 'T-6');
  pass(pass(party));
  party.b.pick('share:T-EVADES#2000');
  equal(damageOn(party, 0, 'T-EVADES'), 2000);
  equal(party.b.count('damage'), 0);

  // Alone it cannot be blocked at all: nobody is asked, and the point is dealt.
  const alone = atAttack(setting);
  bothPass(alone);
  alone.a.pick('attack:T-EVADES').a.pick('charge');
  bothPass(alone);
  bothPass(alone);
  equal(alone.b.count('damage'), 1);

  // Both members evade: so does the party.
  const both = atAttack({
    ...setting,
    cards: [...cards, evades, fwd('T-GHOST', 3000, {}, { when: { always: true }, do: [cannotBeBlockedBy()] })],
    a: { field: ['T-EVADES', 'T-GHOST'] },
  });
  attack(both, 'T-EVADES', 'T-GHOST');
  bothPass(both);
  both.b.mayNot('block:T-6');
  bothPass(both);
  equal(both.b.count('damage'), 1);
});

rule('FFT-1112 members keep and may use all their abilities', () => {
  const worker = fwd('T-WORKS', 3000, {}, freely(gains(this_, 1000, 'thisTurn')));
  const leader = fwd('T-LEADS', 3000, {}, { when: { always: true }, do: [gains({ zone: 'field', of: 'you', other: true }, 1000)] });
  const t = atAttack({ cards: [worker, leader], a: { field: ['T-WORKS', 'T-LEADS', 'V1-F01'] } });
  attack(t, 'T-WORKS', 'T-LEADS', 'V1-F01');
  // Its attack ability has triggered, the field ability is at work, the action ability can be used.
  equal(t.a.count('stack'), 1);
  equal(powerOf(t, 0, 'T-WORKS'), 4000);
  act(t, 'use:T-WORKS#1');
  bothPass(t);
  equal(powerOf(t, 0, 'T-WORKS'), 5000);
  bothPass(t);
  equal(powerOf(t, 0, 'V1-F01'), 7000);
});
