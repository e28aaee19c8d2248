/** The Earth Forwards of the house set, each doing what it says. Petra Holm: petraHolm.rules.ts. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
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
} from '../../testing/scenarios.ts';
import { many, offered, theyCast, turnUp } from '../../testing/shortcuts.ts';
import { RED } from '../../testing/testCards.ts';

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

rule('V1-E10 Banner-Elder Tovin: a party with it may be of any Elements, without it not', () => {
  const t = bothPass(atAttack({ a: { field: ['V1-F02', 'V1-L02', 'V1-E10'] } }));
  t.a.pick('attack:V1-F02');
  t.a.mayNot('join:V1-L02', 'FFT-1101').pick('join:V1-E10');
  t.a.pick('join:V1-L02');
  // Everybody is in, and the party deals one point.
  bothPass(t);
  equal(t.b.count('damage'), 0);
  bothPass(t);
  equal(t.b.count('damage'), 1);
  deepEqual(
    ['V1-F02', 'V1-L02', 'V1-E10'].map((id) => isDull(t, 0, id)),
    [false, true, true],
  );
});

rule('V1-E10 Banner-Elder Tovin: the opponent’s helps nobody else', () => {
  const t = bothPass(atAttack({ a: { field: ['V1-F02', 'V1-L02', PLAIN, PLAIN] }, b: { field: ['V1-E10'] } }));
  t.a.pick(`attack:${PLAIN}`);
  deepEqual(offered(t, 0, 'join'), [`join:${PLAIN}`]);
});
