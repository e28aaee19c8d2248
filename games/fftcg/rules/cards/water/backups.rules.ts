/** The Water Backups of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { burst } from '../../testing/shortcuts.ts';

rule('V1-A11 Ferry Hand: for one Water, dulled and put into the Break Zone, it draws a card', () => {
  const t = atMain({ a: { field: ['V1-A11', 'V1-A12'], top: ['V1-F16'] } });
  act(t, 'use:V1-A11#1');
  deepEqual(t.a.cards('field'), ['V1-A12']);
  equal(isDull(t, 0, 'V1-A12'), true);
  deepEqual(t.a.cards('breakZone'), ['V1-A11']);
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  atMain({ a: { field: ['V1-A11', 'V1-F12'] } })
    .a.mayNot('use:V1-A11#1')
    .mayNot('use:V1-A11', 'FFT-519');
  atMain({ a: { field: [{ card: 'V1-A11', dull: true }, 'V1-A12'] } })
    .a.mayNot('use:V1-A11#1')
    .mayNot('use:V1-A11', 'FFT-515');
});

rule('V1-A12 Shell Cantor: a Summon of cost 3 or less may be searched for', () => {
  const t = atMain({ a: { hand: ['V1-A12', 'V1-A01', 'V1-A01'], top: ['V1-A17', 'V1-A18', 'V1-F16', 'V1-A11'] } });
  act(t, 'play:V1-A12');
  bothPass(t);
  t.a.pick('yes');
  deepEqual([...t.a.keys].sort(), ['find:V1-A18', 'find:V1-F16', 'findNothing']);
  t.a.pick('find:V1-A18');
  deepEqual(t.a.cards('hand'), ['V1-A18']);
});

const medic = (hand: readonly string[], field: readonly string[] = ['V1-A13']) => {
  const t = atMain({ a: { field: [...field, 'V1-F12', 'V1-F14', 'V1-F08'], hand }, b: {} });
  return bothPass(act(t, 'use:V1-A13#1'));
};

rule('V1-A13 Harbor Medic: the next damage to the chosen Forward is 3000 less, the one after is not', () => {
  const t = medic(['V1-F16', 'V1-F01', 'V1-F16', 'V1-F01']);
  equal(isDull(t, 0, 'V1-A13'), true);
  resolveAll(act(t, 'cast:V1-F16'));
  equal(damageOn(t, 0, 'V1-F08'), 1000);
  resolveAll(act(t, 'cast:V1-F16'));
  equal(damageOn(t, 0, 'V1-F08'), 5000);
});

rule('V1-A13 Harbor Medic: the dull icon makes it wait a turn (FFT-804)', () => {
  const t = atMain({ a: { field: [{ card: 'V1-A13', fresh: true }, 'V1-F12', PLAIN] } });
  t.a.mayNot('use:V1-A13#1').mayNot('use:V1-A13', 'FFT-804');
});

rule('V1-A13 Harbor Medic: damage of 3000 or less is none, and uses the shield up (FFT-1512)', () => {
  const t = atMain({ a: { field: ['V1-A13', 'V1-F15', 'V1-F11', 'V1-F12', 'V1-A12', 'V1-F08'] } });
  bothPass(act(t, 'use:V1-A13#1', 'dull:V1-A12'));
  bothPass(act(t, 'use:V1-F15#1', 'dull:V1-F12'));
  equal(damageOn(t, 0, 'V1-F08'), 0);
  bothPass(act(t, 'use:V1-F11#1'));
  equal(damageOn(t, 0, 'V1-F08'), 3000);
});

rule('V1-A13 Harbor Medic: battle damage is reduced too; what was not used ends with the turn (FFT-R35)', () => {
  const t = atMain({ a: { field: [PLAIN, 'V1-F11'] }, b: { field: ['V1-A13', 'V1-A12', 'V1-A02'] } });
  pass(t);
  act(t, 'use:V1-A13#1', 'choose:V1-A02');
  bothPass(t);
  block(attack(toAttack(t), PLAIN), 'V1-A02');
  resolveAll(t);
  bothPass(t);
  equal(damageOn(t, 1, 'V1-A02'), 4000, '7000 after its own ability, less 3000');
  deepEqual(t.a.cards('field'), ['V1-F11']);
  const idle = nextTurn(medic([]));
  nextTurn(idle);
  equal(idle.state.mods.length, 0);
});

rule('V1-A13 Harbor Medic: a Forward that has left and come back is no longer shielded (FFT-403)', () => {
  const t = medic(['V1-A17', 'V1-A01', 'V1-A01', 'V1-F16', 'V1-F01', 'V1-F02', 'V1-F03']);
  act(t, 'cast:V1-A17', 'choose:V1-F08', 'discard:V1-A01', 'discard:V1-A01');
  bothPass(t);
  act(t, 'play:V1-F08', 'discard:V1-F02', 'discard:V1-F03');
  act(t, 'cast:V1-F16', 'discard:V1-F01');
  bothPass(t);
  equal(damageOn(t, 0, 'V1-F08'), 4000);
});

rule('V1-A14 Moonwell Oracle: entering returns up to one Forward to its owner’s hand', () => {
  const setting = { a: { hand: ['V1-A14', 'V1-A01', 'V1-A01', 'V1-A01'], field: ['V1-F01'] }, b: { field: ['V1-F05', 'V1-F12'] } };
  const t = act(atMain(setting), 'play:V1-A14');
  deepEqual([...t.a.keys].sort(), ['choose:V1-F01', 'choose:V1-F05', 'done']);
  t.a.pick('choose:V1-F05');
  resolveAll(t);
  deepEqual([t.b.cards('hand'), t.b.cards('field')], [['V1-F05'], ['V1-F12']]);
  const none = act(atMain(setting), 'play:V1-A14');
  none.a.pick('done');
  deepEqual(stackOf(none), ['auto']);
  resolveAll(none);
  deepEqual([none.b.count('hand'), none.a.count('field')], [0, 2]);
});

rule('V1-A14 Moonwell Oracle: as an EX Burst it returns the attacker', () => {
  const t = burst('V1-A14');
  t.b.pick(`choose:${PLAIN}`);
  deepEqual([t.a.cards('hand'), t.a.cards('field')], [[PLAIN], []]);
  deepEqual(t.b.cards('damage'), ['V1-A14']);
});

rule('V1-A15 Chartmaker Pell: its controller’s Summons cost 1 less, not below 1; Characters and the opponent’s do not', () => {
  const t = atMain({
    a: { field: ['V1-A15'], hand: ['V1-A18', 'V1-F17', 'V1-F16', 'V1-F01'] },
    b: { field: [PLAIN], hand: ['V1-F17', 'V1-F01'] },
  });
  act(t, 'cast:V1-F17', 'discard:V1-F01');
  deepEqual([stackOf(t), isDull(t, 0, 'V1-A15')], [['V1-F17'], false], 'two CP were enough for 3');
  t.a.mayNot('cast:V1-F16', 'FFT-519');
  pass(t);
  t.b.mayNot('cast:V1-F17', 'FFT-519');
  const one = atMain({ a: { field: ['V1-A15', 'V1-F12'], hand: ['V1-F16'] }, b: { field: [PLAIN] } });
  act(one, 'cast:V1-F16');
  deepEqual([isDull(one, 0, 'V1-F12'), isDull(one, 0, 'V1-A15')], [true, false], 'one of its own Element is still paid');
  atMain({ a: { field: ['V1-A15'], hand: ['V1-A04'] } }).a.mayNot('play:V1-A04', 'FFT-519');
});

rule('V1-A15 Chartmaker Pell: filters still read the printed cost', () => {
  const t = atMain({ a: { field: ['V1-A15'], hand: ['V1-F17'] }, b: {} });
  const lion = find(t, 0, 'V1-F17', 'hand');
  deepEqual([t.table.stat(lion, 'price'), t.table.stat(lion, 'cost')], [2, 3]);
});
