/** The Water Summons and the Water Monster of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  attack,
  bothPass,
  damageOn,
  find,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../../testing/scenarios.ts';
import { burst } from '../../testing/shortcuts.ts';

rule('V1-A16 Kelp Wyrm: the chosen Forward loses 4000 power until the end of the turn', () => {
  const t = atMain({ a: { hand: ['V1-A16', 'V1-A01'], field: [PLAIN] }, b: { field: ['V1-F08', 'V1-A04', 'V1-A12'] } });
  t.a.pick('cast:V1-A16');
  deepEqual([...t.a.keys].sort(), ['choose:V1-A04', 'choose:V1-E01', 'choose:V1-F08', 'takeBack']);
  act(t, 'choose:V1-F08');
  bothPass(t);
  equal(powerOf(t, 1, 'V1-F08'), 5000);
  nextTurn(t);
  equal(powerOf(t, 1, 'V1-F08'), 9000);
});

rule('V1-A16 Kelp Wyrm: a Forward left without power is put into the Break Zone; damage marked on it may break it (FFT-1203)', () => {
  const t = atMain({ a: { hand: ['V1-A16', 'V1-A01'] }, b: { field: [{ card: PLAIN, damage: 4000 }, 'V1-F12'] } });
  act(t, 'cast:V1-A16');
  bothPass(t);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
});

rule('V1-A16 Kelp Wyrm: as an EX Burst the attacker loses 4000 power', () => {
  equal(powerOf(burst('V1-A16'), 0, PLAIN), 4000);
});

rule('V1-A17 Tide Mother: any Character returns to its owner’s hand, and a card is drawn', () => {
  const t = atMain({ a: { hand: ['V1-A17', 'V1-A01', 'V1-A01'], field: ['V1-F01'], top: ['V1-F16'] }, b: { field: ['V1-F12', PLAIN] } });
  t.a.pick('cast:V1-A17');
  deepEqual(t.a.keys.filter((k) => k.startsWith('choose')).sort(), ['choose:V1-E01', 'choose:V1-F01', 'choose:V1-F12']);
  act(t, 'choose:V1-F12');
  bothPass(t);
  deepEqual([t.b.cards('hand'), t.b.cards('field')], [['V1-F12'], [PLAIN]]);
  deepEqual(t.a.cards('hand'), ['V1-F16']);
});

rule('V1-A17 Tide Mother: with its target gone nothing is drawn either (FFT-914)', () => {
  const t = atMain({ a: { hand: ['V1-A17', 'V1-A01', 'V1-A01'] }, b: { field: ['V1-F11', PLAIN] } });
  act(t, 'cast:V1-A17', 'choose:V1-F11');
  pass(t);
  act(t, 'use:V1-F11#1');
  resolveAll(t);
  equal(t.a.count('hand'), 0);
  deepEqual(t.b.cards('breakZone'), ['V1-F11']);
});

rule('V1-A17 Tide Mother: as an EX Burst it returns a Character and draws', () => {
  const t = burst('V1-A17', { a: { field: ['V1-F12'] }, b: { top: ['V1-F16'] } });
  t.b.pick('choose:V1-F12');
  deepEqual([t.a.cards('hand'), t.b.cards('hand')], [['V1-F12'], ['V1-F16']]);
});

rule('V1-A18 Well of Echoes: it cancels a Summon on the stack; what was paid stays paid (FFT-920)', () => {
  const t = atMain({ a: { hand: ['V1-F17', 'V1-F01', 'V1-F01'] }, b: { field: [PLAIN], hand: ['V1-A18', 'V1-A01', 'V1-A01'] } });
  act(t, 'cast:V1-F17');
  pass(t);
  act(t, 'cast:V1-A18');
  deepEqual(stackOf(t), ['V1-F17', 'V1-A18']);
  bothPass(t);
  deepEqual(stackOf(t), []);
  equal(damageOn(t, 1, PLAIN), 0);
  deepEqual(t.a.cards('breakZone'), ['V1-F01', 'V1-F01', 'V1-F17']);
  equal(t.b.cards('breakZone').at(-1), 'V1-A18');
});

rule('V1-A18 Well of Echoes: one’s own Summon can be chosen too', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F01', 'V1-A18', 'V1-A01', 'V1-A01'] }, b: { field: [PLAIN] } });
  act(t, 'cast:V1-F16', 'discard:V1-F01');
  act(t, 'cast:V1-A18');
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 1, PLAIN)], [[], 0]);
});

rule('V1-A18 Well of Echoes: neither itself nor an ability can be chosen (FFT-710, FFT-709)', () => {
  const t = atMain({ a: { field: ['V1-F11'] }, b: { field: [PLAIN], hand: ['V1-A18', 'V1-A01', 'V1-A01'] } });
  act(t, 'use:V1-F11#1');
  pass(t);
  t.b.mayNot('cast:V1-A18', 'FFT-709');
});

rule('V1-A19 Mimic Jelly: it is a Forward with the power the chosen one has on resolution, which then stays', () => {
  const t = atMain({
    a: { field: ['V1-A19', 'V1-A12'], hand: ['V1-A01'] },
    b: { field: ['V1-F08'], hand: ['V1-A16', 'V1-A16', 'V1-A01', 'V1-A01'] },
  });
  act(t, 'use:V1-A19#1', 'dull:V1-A12');
  pass(t);
  act(t, 'cast:V1-A16');
  bothPass(t);
  equal(powerOf(t, 1, 'V1-F08'), 5000);
  bothPass(t);
  equal(powerOf(t, 0, 'V1-A19'), 5000);
  t.a.mayNot('use:V1-A19#1').mayNot('use:V1-A19', 'FFT-812');
  nextTurn(t);
  equal(powerOf(t, 1, 'V1-F08'), 9000);
  equal(powerOf(t, 0, 'V1-A19'), 0);
  deepEqual(t.a.cards('field'), ['V1-A19', 'V1-A12']);
});

rule('V1-A19 Mimic Jelly: the number is fixed, whatever becomes of the chosen Forward', () => {
  const t = atAttack({ a: { field: ['V1-A19', 'V1-A12', PLAIN], hand: ['V1-A16', 'V1-A01'] }, b: { field: ['V1-F08'] } });
  t.a.pick('use:V1-A19#1');
  t.a.may(`choose:${PLAIN}`);
  bothPass(act(t, 'choose:V1-F08', 'dull:V1-A12'));
  bothPass(act(t, 'cast:V1-A16', 'choose:V1-F08'));
  deepEqual([powerOf(t, 1, 'V1-F08'), powerOf(t, 0, 'V1-A19')], [5000, 9000]);
  attack(t, 'V1-A19');
  equal(isDull(t, 0, 'V1-A19'), true);
});

rule('V1-A19 Mimic Jelly: if the chosen Forward has left it stays a Monster', () => {
  const t = atMain({ a: { field: ['V1-A19', 'V1-A12'] }, b: { field: [PLAIN], hand: ['V1-A17', 'V1-A01', 'V1-A01'] } });
  act(t, 'use:V1-A19#1');
  pass(t);
  act(t, 'cast:V1-A17', `choose:${PLAIN}`);
  bothPass(t);
  bothPass(t);
  equal(t.table.is(find(t, 0, 'V1-A19'), 'type', 'forward'), false);
  t.a.mayNot('use:V1-A19#1').mayNot('use:V1-A19', 'FFT-812');
});
