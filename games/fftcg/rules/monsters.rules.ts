/** FFT-1601 to FFT-1605: Monsters. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  backups,
  cast,
  characters,
  choose,
  damage,
  draw,
  dullIcon,
  EOT,
  forwards,
  gains,
  put,
  this_,
  type,
} from '../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  toAttack,
} from './testing/scenarios.ts';
import { cast1 } from './testing/shortcuts.ts';
import { BOLT, backup, fwd, monster, summon, target } from './testing/testCards.ts';

/** Dulls to draw; free of charge it becomes a Forward of 6000 for the turn. */
const IMP = monster(
  'T-IMP',
  {},
  action({ cost: [dullIcon] }, draw()),
  action({ cost: [], limit: 'once' }, { do: 'become', to: this_, power: 6000, until: EOT }),
);

rule('FFT-1601 Monsters enter active, as many as one likes, and give no CP', () => {
  const t = atMain({
    cards: [IMP],
    a: { hand: ['T-IMP', 'V1-F16'], field: ['T-IMP', 'T-IMP', 'T-IMP', 'T-IMP', 'T-IMP', 'T-IMP'] },
    b: { field: [PLAIN] },
  });
  act(t, 'play:T-IMP');
  equal(t.a.count('field'), 7);
  equal(
    t.a.ids('field').every((c) => t.table.mark(c, 'dull') === 0),
    true,
  );
  // Seven active Monsters do not pay for a card of cost 1.
  t.a.mayNot('cast:V1-F16', 'FFT-519');
});

rule('FFT-1602 a Monster uses its abilities on the turn it enters, with the dull icon too', () => {
  const t = atMain({ cards: [IMP], a: { hand: ['T-IMP'] } });
  act(t, 'play:T-IMP');
  t.a.may('use:T-IMP#1');
  act(t, 'use:T-IMP#1');
  equal(isDull(t, 0, 'T-IMP'), true);
  bothPass(t);
  equal(t.a.count('hand'), 1);
  t.a.mayNot('use:T-IMP#1').may('use:T-IMP#2');
});

rule('FFT-1603 a Monster neither attacks nor blocks, and is dealt no damage', () => {
  const blast = summon('T-BLAST', {}, cast({}, damage({ zone: 'field', of: 'any' }, 9000)));
  const t = atAttack({ cards: [IMP, blast], a: { field: ['T-IMP', PLAIN], hand: ['T-BLAST'] }, b: { field: ['T-IMP', 'V1-F08'] } });
  bothPass(t);
  t.a.mayNot('attack:T-IMP', 'FFT-1010').may(`attack:${PLAIN}`);
  t.a.pick(`attack:${PLAIN}`);
  bothPass(t);
  t.b.mayNot('block:T-IMP', 'FFT-1010').may('block:V1-F08');
  t.b.pick('noBlock');
  cast1(t, 'T-BLAST');
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['T-IMP'], ['T-IMP']]);
  deepEqual([damageOn(t, 0, 'T-IMP'), damageOn(t, 1, 'T-IMP')], [0, 0]);
});

rule('FFT-1604 while it is also a Forward it is both, has that power, attacks, blocks and is dealt damage', () => {
  const captain = backup('T-CAPTAIN', {}, { when: { always: true }, do: [gains(forwards('you'), 1000)] });
  const count = summon('T-COUNT', {}, cast({}, { do: 'draw', n: { count: { zone: 'field', of: 'you', where: [type('monster')] } } }));
  const t = atAttack({
    cards: [IMP, BOLT, captain, count],
    a: { field: ['T-IMP', 'T-CAPTAIN'], hand: ['T-COUNT'] },
    b: { field: ['T-IMP'], hand: ['T-BOLT'] },
  });
  act(t, 'use:T-IMP#2');
  bothPass(t);
  equal(powerOf(t, 0, 'T-IMP'), 7000);
  cast1(t, 'T-COUNT');
  equal(t.a.count('hand'), 1);
  attack(t, 'T-IMP');
  equal(isDull(t, 0, 'T-IMP'), true);
  pass(t);
  act(t, 'use:T-IMP#2');
  bothPass(t);
  pass(t);
  t.b.pick('cast:T-BOLT').b.pick('choose:T-IMP');
  bothPass(t);
  block(t, 'T-IMP');
  bothPass(t);
  // 7000 against 6000, the attacker already having 5000: both are broken.
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['T-CAPTAIN'], []]);
});

rule('FFT-1604 as a Forward it follows the waiting rule, for attacking and for the dull icon', () => {
  const t = atMain({ cards: [IMP], a: { hand: ['T-IMP'], field: [PLAIN] } });
  act(t, 'play:T-IMP');
  t.a.may('use:T-IMP#1');
  act(t, 'use:T-IMP#2');
  bothPass(t);
  t.a.mayNot('use:T-IMP#1').mayNot('use:T-IMP', 'FFT-804');
  toAttack(t);
  bothPass(t);
  t.a.mayNot('attack:T-IMP', 'FFT-705');
});

rule('FFT-1604 until the end of the turn, then it is a Monster only', () => {
  const t = atMain({ cards: [IMP], a: { field: ['T-IMP'] } });
  act(t, 'use:T-IMP#2');
  bothPass(t);
  nextTurn(t);
  deepEqual([t.table.is(t.a.ids('field')[0], 'type', 'forward'), t.table.is(t.a.ids('field')[0], 'type', 'monster')], [false, true]);
});

/** A Forward of 6000 while its controller has a Backup. */
const GOLEM = monster(
  'T-GOLEM',
  {},
  {
    when: { always: true },
    if: { exists: backups('you') },
    do: [
      { do: 'gain', to: this_, trait: 'type', also: 'forward' },
      { do: 'gain', to: this_, stat: 'power', set: 6000 },
    ],
  },
);
const RAZE = summon('T-RAZE', {}, cast({}, put(backups('any'))));

rule('FFT-1605 when it is no Forward any more, its damage stays marked without effect until the end of the turn', () => {
  const t = atMain({
    cards: [GOLEM, RAZE, BOLT, backup('T-MATE')],
    a: { hand: ['T-BOLT', 'T-RAZE', 'T-MATE'], field: ['T-GOLEM', 'V1-F11'] },
  });
  cast1(t, 'T-BOLT');
  equal(damageOn(t, 0, 'T-GOLEM'), 5000);
  cast1(t, 'T-RAZE');
  // Power 0 and 5000 damage: but it is no Forward.
  deepEqual([t.a.cards('field'), damageOn(t, 0, 'T-GOLEM'), powerOf(t, 0, 'T-GOLEM')], [['T-GOLEM'], 5000, 0]);
  // A Forward again in the same turn, it still has its damage.
  act(t, 'play:T-MATE');
  deepEqual([powerOf(t, 0, 'T-GOLEM'), damageOn(t, 0, 'T-GOLEM')], [6000, 5000]);
  nextTurn(t);
  equal(damageOn(t, 0, 'T-GOLEM'), 0);
});

rule('FFT-1605 if it was in battle, it leaves the battle', () => {
  const cards = [GOLEM, RAZE, fwd('T-5', 5000)];
  // As the only attacker: the attack is over, nobody is asked to block.
  const t = atAttack({ cards, a: { hand: ['T-RAZE'], field: ['T-GOLEM', 'V1-F11', 'T-5'] }, b: { field: ['T-5'] } });
  attack(t, 'T-GOLEM');
  cast1(t, 'T-RAZE');
  equal(markOf(t, 0, 'T-GOLEM', 'attacking'), 0);
  bothPass(t);
  deepEqual(asking(t), [0, 'priority']);
  deepEqual([t.b.count('damage'), damageOn(t, 1, 'T-5')], [0, 0]);
  bothPass(t);
  t.a.may('attack:T-5');

  // As a blocker: it neither deals nor takes damage, and the attack stays blocked.
  const u = atAttack({ cards, a: { hand: ['T-RAZE'], field: ['T-5'] }, b: { field: ['T-GOLEM', 'V1-F11'] } });
  attack(u, 'T-5');
  block(u, 'T-GOLEM');
  cast1(u, 'T-RAZE');
  bothPass(u);
  deepEqual([damageOn(u, 0, 'T-5'), damageOn(u, 1, 'T-GOLEM'), u.b.count('damage')], [0, 0, 0]);
});

rule('FFT-R28 no damage is dealt to a Character that is no Forward; damage on one that ceases to be one stays and is ignored', () => {
  const shock = summon('T-SHOCK', {}, cast({ declare: [choose('target', characters())] }, damage(target, 3000)));
  const shape = summon(
    'T-SHAPE',
    {},
    cast({}, { do: 'become', to: characters('you', { trait: 'type', is: 'monster' }), power: 4000, until: 'main1' }),
  );
  const t = atMain({
    cards: [shock, monster('T-IMP'), shape],
    a: { field: ['T-IMP', 'V1-E12'], hand: ['T-SHOCK', 'T-SHOCK', 'T-SHOCK', 'T-SHAPE'] },
  });
  cast1(t, 'T-SHOCK', 'choose:T-IMP');
  cast1(t, 'T-SHOCK', 'choose:V1-E12');
  deepEqual([damageOn(t, 0, 'T-IMP'), damageOn(t, 0, 'V1-E12')], [0, 0]);
  cast1(t, 'T-SHAPE');
  cast1(t, 'T-SHOCK', 'choose:T-IMP');
  deepEqual([damageOn(t, 0, 'T-IMP'), powerOf(t, 0, 'T-IMP')], [3000, 4000]);
  bothPass(t);
  // No Forward any more, no power, and its damage breaks nothing.
  deepEqual([t.own.phase, t.a.cards('field'), damageOn(t, 0, 'T-IMP'), powerOf(t, 0, 'T-IMP')], ['attack', ['T-IMP', 'V1-E12'], 3000, 0]);
});
