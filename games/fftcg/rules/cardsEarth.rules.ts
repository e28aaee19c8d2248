/** The Earth cards of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { RED } from './cardsOfTests.ts';
import { printOf } from './prints.ts';
import { many, offered, theyCast, turnUp } from './situations.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  atTheirMain,
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
  resolveAll,
  stackOf,
  toAttack,
} from './table.ts';

const PRINTS = [
  'V1-E01 Stone Levy forward 3 8000 generic Conscript DAWN',
  'V1-E02 Shield Sister forward 2 5000 generic Warden DAWN',
  'V1-E03 Quarry Giant forward 4 9000 Brute DUSK',
  'V1-E04 Warden Branoc forward 4 8000 Warden DUSK',
  'V1-E05 Petra Holm forward 5 9000 Warden ORRERY brave',
  'V1-E06 Petra Holm backup 3 0 Regent DAWN',
  'V1-E07 Mossback Colossus forward 6 8000 Beast ORRERY',
  'V1-E08 Hill Ambusher forward 3 6000 generic Scout DUSK backAttack',
  'V1-E09 Root Duelist forward 4 7000 Duelist DAWN',
  'V1-E10 Banner-Elder Tovin forward 3 7000 Marshal ORRERY',
  'V1-E11 Field Mason backup 2 0 generic Artisan DAWN',
  'V1-E12 Muster Sergeant backup 3 0 Marshal DUSK',
  'V1-E13 Rune Surveyor backup 2 0 Scholar DAWN',
  'V1-E14 Cairnkeeper Odile backup 4 0 burst Chaplain DUSK',
  'V1-E15 Barrow Speaker backup 3 0 Chaplain DUSK',
  'V1-E16 Deep Cradle summon 2 0 burst DAWN',
  'V1-E17 World-Root summon 4 0 burst ORRERY',
  'V1-E18 Avalanche Heart summon 5 0 DUSK',
  'V1-E19 Boulder Tortoise monster 3 0 generic Beast DAWN',
];

for (const line of PRINTS) rule(`${line.slice(0, 6)} is printed as the set says`, () => equal(printOf(line.slice(0, 6)), line));

rule('V1-E01 Stone Levy: 8000 power and no text', () => {
  const t = atMain({ a: { field: [PLAIN, PLAIN] } });
  equal(powerOf(t, 0, PLAIN), 8000);
  deepEqual(t.game.defs[t.game.defIndex.get(PLAIN)!].abilities, []);
});

rule('V1-E02 Shield Sister: blocking gives it 2000 power until the end of the turn', () => {
  const t = block(attack(atAttack({ a: { field: ['V1-L02'] }, b: { field: ['V1-E02'] } }), 'V1-L02'), 'V1-E02');
  deepEqual(stackOf(t), ['auto']);
  equal(powerOf(t, 1, 'V1-E02'), 5000);
  bothPass(t);
  equal(powerOf(t, 1, 'V1-E02'), 7000);
  // The 6000 of a First Strike do not break it any more.
  bothPass(t);
  equal(damageOn(t, 1, 'V1-E02'), 6000);
  deepEqual(t.a.cards('breakZone'), ['V1-L02']);
  nextTurn(t);
  deepEqual([powerOf(t, 1, 'V1-E02'), damageOn(t, 1, 'V1-E02')], [5000, 0]);
});

rule('V1-E02 Shield Sister: attacking gives it nothing', () => {
  const t = attack(atAttack({ a: { field: ['V1-E02'] } }), 'V1-E02');
  deepEqual(stackOf(t), []);
  equal(powerOf(t, 0, 'V1-E02'), 5000);
});

rule('V1-E03 Quarry Giant: attacks only with three Backups of its own side', () => {
  const toDeclare = (backups: string[]) =>
    bothPass(atAttack({ a: { field: ['V1-E03', PLAIN, ...backups] }, b: { field: ['V1-E11', 'V1-E11', 'V1-E11'] } }));
  toDeclare(['V1-E11', 'V1-E11']).a.may(`attack:${PLAIN}`).mayNot('attack:V1-E03', 'FFT-1006');
  toDeclare(['V1-E11', 'V1-E11', 'V1-E13']).a.may('attack:V1-E03');
});

rule('V1-E03 Quarry Giant: blocks without any Backup', () => {
  const t = attack(atAttack({ a: { field: [PLAIN] }, b: { field: ['V1-E03'] } }), PLAIN);
  bothPass(block(t, 'V1-E03'));
  deepEqual([t.a.count('field'), damageOn(t, 1, 'V1-E03')], [0, 8000]);
});

rule('V1-E04 Warden Branoc: Summons and abilities of the opponent’s deal it 3000 less', () => {
  const t = atMain({ a: { field: ['V1-E04'] }, b: { hand: ['V1-F16', ...many(RED, 2)], field: ['V1-F15', 'V1-F12', 'V1-F12'] } });
  theyCast(t, 'cast:V1-F16', 'discard:V1-F01');
  equal(damageOn(t, 0, 'V1-E04'), 1000);
  // 2000 less 3000 is nothing at all.
  theyCast(t, 'use:V1-F15#1');
  equal(damageOn(t, 0, 'V1-E04'), 1000);
});

rule('V1-E04 Warden Branoc: also an ability whose source was its own cost', () => {
  const t = atMain({ a: { field: ['V1-E04'] }, b: { field: ['V1-F11'] } });
  theyCast(t, 'use:V1-F11#1');
  deepEqual(t.b.cards('breakZone'), ['V1-F11']);
  equal(damageOn(t, 0, 'V1-E04'), 0);
});

rule('V1-E04 Warden Branoc: also an EX Burst', () => {
  const t = turnUp(atAttack({ a: { field: ['V1-E04'] }, b: { top: ['V1-F17'] } }), 'V1-E04');
  equal(damageOn(t, 0, 'V1-E04'), 4000);
});

rule('V1-E04 Warden Branoc: neither its own side’s Summons nor battle damage', () => {
  const own = atMain({ a: { field: ['V1-E04'], hand: ['V1-F16', 'V1-F01'] } });
  bothPass(act(own, 'cast:V1-F16'));
  equal(damageOn(own, 0, 'V1-E04'), 4000);
  const t = attack(atAttack({ a: { field: ['V1-E04'] }, b: { field: ['V1-E02'] } }), 'V1-E04');
  resolveAll(block(t, 'V1-E02'));
  bothPass(t);
  equal(damageOn(t, 0, 'V1-E04'), 7000);
});

rule('V1-E05 Petra Holm: Brave', () => {
  const t = attack(atAttack({ a: { field: ['V1-E05'] } }), 'V1-E05');
  equal(isDull(t, 0, 'V1-E05'), false);
});

rule('V1-E05 Petra Holm: Bulwark Oath makes the next damage to each Forward 0, one each, this turn', () => {
  const spells = ['V1-F16', 'V1-F16', 'V1-F16', 'V1-F17', ...many(RED, 5)];
  const t = atMain({ a: { field: ['V1-E05', PLAIN], hand: ['V1-E06', PLAIN, 'V1-E08', 'V1-E02', 'V1-F01'] }, b: { hand: spells } });
  // The namesake is another number and a Backup; two Earth CP besides.
  t.a.pick('use:V1-E05#1');
  deepEqual(offered(t, 0, 'spend'), ['spend:V1-E06']);
  t.a.pick('spend:V1-E06');
  t.a.mayNot('discard:V1-F01').pick(`discard:${PLAIN}`);
  deepEqual(stackOf(t), ['special']);
  deepEqual(t.a.cards('breakZone').sort(), [PLAIN, 'V1-E06']);
  resolveAll(t);
  // Who comes later has none.
  resolveAll(act(t, 'play:V1-E08'));
  theyCast(t, 'cast:V1-F16', 'choose:V1-E08', 'discard:V1-F01');
  equal(damageOn(t, 0, 'V1-E08'), 4000);
  theyCast(t, 'cast:V1-F16', `choose:${PLAIN}`, 'discard:V1-F01');
  equal(damageOn(t, 0, PLAIN), 0);
  // Used up for this one, not for the other.
  theyCast(t, 'cast:V1-F16', 'choose:V1-E05', 'discard:V1-F01');
  equal(damageOn(t, 0, 'V1-E05'), 0);
  theyCast(t, 'cast:V1-F17', `choose:${PLAIN}`);
  equal(damageOn(t, 0, PLAIN), 7000);
});

rule('V1-E05 Petra Holm: Bulwark Oath stops battle damage too, whatever the amount, and not the next turn', () => {
  const t = atMain({ a: { field: ['V1-E05', PLAIN], hand: ['V1-E05', PLAIN] }, b: { field: ['V1-E03', 'V1-E02'] } });
  resolveAll(act(t, 'use:V1-E05#1'));
  bothPass(block(attack(toAttack(t), PLAIN), 'V1-E03'));
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 1, 'V1-E03')], [0, 8000]);
  nextTurn(t);
  attack(toAttack(t), 'V1-E02');
  bothPass(block(t, 'V1-E05'));
  equal(damageOn(t, 0, 'V1-E05'), 5000);
});

rule('V1-E05 Petra Holm: two oaths are two shields; each Forward hit together with others has its own', () => {
  const t = atMain({
    a: { field: ['V1-E05', PLAIN], hand: ['V1-E05', 'V1-E05', PLAIN, PLAIN] },
    b: { hand: ['V1-F16', 'V1-F16', 'V1-F16', ...many(RED, 3)] },
  });
  for (let i = 0; i < 2; i++) resolveAll(act(t, 'use:V1-E05#1', 'spend:V1-E05', `discard:${PLAIN}`));
  const damage = [1, 2, 3].map(() => damageOn(theyCast(t, 'cast:V1-F16', `choose:${PLAIN}`, 'discard:V1-F01'), 0, PLAIN));
  deepEqual(damage, [0, 0, 4000]);
  const five = ['V1-E11', 'V1-E11', 'V1-E11', 'V1-E11', 'V1-E13'];
  const all = atMain({ a: { field: ['V1-E05', 'V1-F08', 'V1-F05'], hand: ['V1-E05', PLAIN] }, b: { field: five, hand: ['V1-E18'] } });
  theyCast(resolveAll(act(all, 'use:V1-E05#1')), 'cast:V1-E18');
  deepEqual([damageOn(all, 0, 'V1-F08'), damageOn(all, 0, 'V1-F05')], [0, 0]);
});

rule('V1-E05 Petra Holm: a Monster that becomes a Forward after the oath has no shield; the namesake is from your own hand', () => {
  const t = atMain({ a: { field: ['V1-E05', 'V1-E19', 'V1-E11'], hand: ['V1-E05', PLAIN] }, b: { hand: ['V1-F16', 'V1-F01'] } });
  resolveAll(act(t, 'use:V1-E05#1', 'spend:V1-E05', `discard:${PLAIN}`));
  resolveAll(act(t, 'use:V1-E19#1'));
  theyCast(t, 'cast:V1-F16', 'choose:V1-E19');
  equal(damageOn(t, 0, 'V1-E19'), 4000);
  atMain({ a: { field: ['V1-E05'], hand: [PLAIN] }, b: { hand: ['V1-E05'] } })
    .a.mayNot('use:V1-E05#1')
    .mayNot('use:V1-E05', 'FFT-519');
});

rule('V1-E05 Petra Holm: on Branoc his controller orders the shield and his own text; the shield is gone either way', () => {
  const hand = ['V1-F16', 'V1-F17', ...many(RED, 3)];
  for (const first of ['which:ability/V1-E04/0', 'which:ability/V1-E05/0.0']) {
    const t = atMain({ a: { field: ['V1-E05', 'V1-E04'], hand: ['V1-E05', PLAIN] }, b: { hand } });
    resolveAll(act(t, 'use:V1-E05#1'));
    bothPass(act(pass(t), 'cast:V1-F16', 'choose:V1-E04', 'discard:V1-F01')).a.pick(first);
    equal(damageOn(t, 0, 'V1-E04'), 0);
    theyCast(t, 'cast:V1-F17', 'choose:V1-E04');
    equal(damageOn(t, 0, 'V1-E04'), 4000);
  }
});

rule('V1-E06 Petra Holm: Wardens of its side have 1000 more power; E05 and it are one name', () => {
  const t = atMain({ a: { field: ['V1-E06', 'V1-E02', PLAIN], hand: ['V1-E05', PLAIN, PLAIN, PLAIN] }, b: { field: ['V1-E02'] } });
  deepEqual([powerOf(t, 0, 'V1-E02'), powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-E02')], [6000, 8000, 5000]);
  t.a.mayNot('play:V1-E05', 'FFT-406');
});

rule('V1-E07 Mossback Colossus: a Growth counter at the end of each of your turns, 1000 power for each', () => {
  const t = atMain({ a: { field: ['V1-E07'] } });
  equal(powerOf(t, 0, 'V1-E07'), 8000);
  nextTurn(t);
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), powerOf(t, 0, 'V1-E07')], [1, 9000]);
  nextTurn(t);
  equal(powerOf(t, 0, 'V1-E07'), 9000);
  nextTurn(t);
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), powerOf(t, 0, 'V1-E07')], [2, 10000]);
});

rule('V1-E08 Hill Ambusher: played in the other’s attack with Back Attack, it has 2000 more power this turn and may block', () => {
  const t = attack(
    toAttack(atTheirMain({ a: { hand: ['V1-E08', PLAIN, PLAIN] }, b: { field: ['V1-E03', 'V1-E11', 'V1-E11', 'V1-E11'] } })),
    'V1-E03',
  );
  pass(t).a.mayNot(`play:${PLAIN}`, 'FFT-1029');
  act(t, 'play:V1-E08');
  deepEqual([stackOf(t), asking(t)], [['auto'], [1, 'priority']]);
  equal(powerOf(t, 0, 'V1-E08'), 6000);
  resolveAll(t);
  equal(powerOf(t, 0, 'V1-E08'), 8000);
  bothPass(block(t, 'V1-E08'));
  deepEqual([t.a.count('damage'), t.a.cards('field'), damageOn(t, 1, 'V1-E03')], [0, [], 8000]);
});

rule('V1-E08 Hill Ambusher: the bonus ends with the turn', () => {
  const t = atMain({ a: { hand: ['V1-E08', PLAIN, PLAIN] } });
  resolveAll(act(t, 'play:V1-E08'));
  equal(powerOf(t, 0, 'V1-E08'), 8000);
  equal(powerOf(nextTurn(t), 0, 'V1-E08'), 6000);
});

rule('V1-E09 Root Duelist: it and a Forward of the opponent’s deal each other their power, together', () => {
  const t = atMain({ a: { field: [PLAIN], hand: ['V1-E09', PLAIN, PLAIN] }, b: { field: ['V1-E03', 'V1-E02', 'V1-E11'] } });
  act(t, 'play:V1-E09');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E03', 'choose:V1-E02']);
  resolveAll(t.a.pick('choose:V1-E03'));
  // 7000 against 9000, though the Duelist breaks by it.
  equal(damageOn(t, 1, 'V1-E03'), 7000);
  deepEqual(t.a.cards('field'), [PLAIN]);
});

rule('V1-E09 Root Duelist: it is no battle damage, and dealt by an ability', () => {
  const t = atMain({ a: { hand: ['V1-E09', PLAIN, PLAIN] }, b: { field: ['V1-E04'] } });
  resolveAll(act(t, 'play:V1-E09'));
  equal(damageOn(t, 1, 'V1-E04'), 4000);
  deepEqual([t.a.count('field'), t.b.count('field')], [0, 1]);
});

rule('V1-E09 Root Duelist: if either has left, nothing is dealt', () => {
  const gone = atMain({ a: { hand: ['V1-E09', PLAIN, PLAIN] }, b: { field: ['V1-E02', 'V1-E03', 'V1-L11'], hand: ['V1-L01'] } });
  act(gone, 'play:V1-E09').a.pick('choose:V1-E02');
  resolveAll(act(pass(gone), 'use:V1-L11#1'));
  deepEqual([damageOn(gone, 0, 'V1-E09'), damageOn(gone, 1, 'V1-E03')], [0, 0]);
  deepEqual(gone.b.cards('field'), ['V1-E03']);
  const bolt = ['V1-L17', 'V1-L01', 'V1-L01'];
  const t = atMain({ a: { hand: ['V1-E09', PLAIN, PLAIN] }, b: { field: ['V1-E03'], hand: bolt, damage: 4 } });
  act(t, 'play:V1-E09');
  resolveAll(act(pass(t), 'cast:V1-L17', 'choose:V1-E09'));
  deepEqual([t.a.count('field'), damageOn(t, 1, 'V1-E03')], [0, 0]);
});
