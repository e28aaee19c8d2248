/** The Water cards of the house set: Backups, Summons and the Monster. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burst } from './situations.ts';
import {
  act,
  atAttack,
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
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from './table.ts';

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
