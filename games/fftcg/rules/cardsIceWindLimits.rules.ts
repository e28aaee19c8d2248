/** Cards of Ice and Wind: when they can be used, and what they leave alone. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  find,
  hasKeyword,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from './table.ts';

rule('V1-I04 Snowblind Stalker: its damage leaves its own side alone', () => {
  const t = attack(atAttack({ a: { field: ['V1-I04', 'V1-F11'] }, b: { field: [PLAIN, 'V1-F12'] } }), 'V1-I04');
  bothPass(block(t, null));
  deepEqual(t.a.keys, [`choose:${PLAIN}`, 'choose:V1-F12']);
});

rule('V1-I05 Archduke Haldren: Absolute Hush can be used in the opponent’s turn', () => {
  const t = pass(atTheirMain({ a: { field: ['V1-I05', 'V1-I11', 'V1-F11'], hand: ['V1-I06'] }, b: { field: [PLAIN] } }));
  act(t, 'use:V1-I05#2');
  bothPass(t);
  equal(isDull(t, 1, PLAIN), true);
});

rule('V1-I06 Archduke Haldren: your own discard by your own ability draws nothing', () => {
  const t = atMain({ a: { field: ['V1-I06'], hand: ['V1-I12', 'V1-I08', 'V1-F01'] } });
  t.a.pick('play:V1-I12').a.pick('discard:V1-I08');
  bothPass(t).a.pick('choose:V1-F01');
  deepEqual([stackOf(t), t.a.cards('hand')], [[], [PLAIN]]);
});

rule('V1-I06 Archduke Haldren: what the opponent discards by their own ability draws nothing', () => {
  const t = atTheirMain({ a: { field: ['V1-I06'] }, b: { hand: ['V1-I12', 'V1-I08', 'V1-F01'] } });
  t.b.pick('play:V1-I12').b.pick('discard:V1-I08');
  bothPass(t).b.pick('choose:V1-F01');
  deepEqual([stackOf(t), t.a.count('hand')], [[], 0]);
});

rule('V1-I06 Archduke Haldren: once a turn means each turn', () => {
  const t = atMain({
    a: { field: ['V1-I06'], hand: ['V1-I03', 'V1-I08', 'V1-I08'], top: [PLAIN, 'V1-I14'] },
    b: { hand: ['V1-F01', 'V1-F01'], field: ['V1-F02'] },
  });
  act(t, 'play:V1-I03');
  bothPass(t).b.pick('choose:V1-F01');
  resolveAll(t);
  equal(t.a.count('hand'), 1);
  nextTurn(t).until('priority', 1);
  attack(toAttack(t), 'V1-F02');
  block(t, null);
  bothPass(t).a.pick('useBurst');
  t.b.pick(t.b.keys[0]);
  deepEqual(stackOf(t), ['auto']);
});

rule('V1-I07 Glass Executioner: also in the Attack Phase of your turn', () => {
  const t = atAttack({ a: { field: ['V1-I07', 'V1-I11'] }, b: { field: [{ card: PLAIN, dull: true }] } });
  act(t, 'use:V1-I07#1');
  bothPass(t);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
});

rule('V1-I09 Pale Chorister: her own side’s hand stays hidden', () => {
  const t = atMain({ a: { hand: ['V1-I09', 'V1-I08', 'V1-F01'] }, b: { hand: ['V1-F02'] } });
  t.a.pick('play:V1-I09').a.pick('discard:V1-I08');
  bothPass(t).a.pick('number#2');
  deepEqual(
    [t.state.known[find(t, 0, 'V1-F01', 'hand')] & 2, t.state.known[find(t, 1, 'V1-F02', 'hand')] & 1, t.a.count('hand')],
    [0, 1, 1],
  );
});

rule('V1-I15 Tallymaster Ysolde: also in the Attack Phase of your turn', () => {
  const t = atAttack({ a: { field: ['V1-I15', 'V1-F11'] } });
  t.a.may('use:V1-I15#1');
});

rule('V1-I11, V1-I19, V1-W11, V1-W19: usable in the opponent’s turn too, but not while dull (FFT-515)', () => {
  const uses = ['V1-I11', 'V1-I19', 'V1-W11', 'V1-W19'];
  const t = pass(atTheirMain({ a: { field: uses }, b: { field: [PLAIN] } }));
  for (const id of uses) t.a.may(`use:${id}#1`);
  const u = atMain({ a: { field: uses.map((card) => ({ card, dull: true })) }, b: { field: [PLAIN] } });
  for (const id of uses) u.a.mayNot(`use:${id}#1`).mayNot(`use:${id}`, 'FFT-515');
});

rule('V1-W06 Jory Thane: once more is not twice more, and the next turn has one attack again', () => {
  const t = atAttack({ a: { field: ['V1-W06', 'V1-W11', 'V1-F11'], hand: ['V1-W05', 'V1-W09'] }, b: { field: ['V1-W09'] } });
  t.a.pick('use:V1-W06#2').a.pick('spend:V1-W05').a.pick('discard:V1-W09');
  bothPass(t);
  bothPass(block(attack(t, 'V1-W06'), null));
  act(t, 'use:V1-W11#1', 'choose:V1-W06');
  bothPass(bothPass(t));
  bothPass(block(attack(t, 'V1-W06'), null));
  deepEqual([t.b.count('damage'), t.table.stat(find(t, 0, 'V1-W06'), 'attacks')], [2, 2]);
  nextTurn(t);
  equal(t.table.stat(find(t, 0, 'V1-W06'), 'attacks'), 1);
});

rule('V1-W06 Jory Thane: a namesake in the opponent’s hand is no help', () => {
  const t = atMain({ a: { field: ['V1-W06', 'V1-W11'] }, b: { hand: ['V1-W05'] } });
  t.a.mayNot('use:V1-W06#2').mayNot('use:V1-W06', 'FFT-519');
});

rule('V1-W07 Breeze Trickster: if only a Forward of your own attacks, that one is chosen', () => {
  const t = attack(atAttack({ a: { field: ['V1-W09'], hand: ['V1-W07', 'V1-W01'] }, b: { field: [PLAIN] } }), 'V1-W09');
  act(t, 'play:V1-W07');
  bothPass(t);
  deepEqual([powerOf(t, 0, 'V1-W09'), powerOf(t, 1, PLAIN)], [5000, 8000]);
});

rule('V1-W08 Harrier Queen Sioned: Backups and Monsters gain nothing', () => {
  const field = ['V1-W11', 'V1-W19', 'V1-W02'];
  const t = atMain({ a: { field, hand: ['V1-W08', 'V1-W09', 'V1-W09', 'V1-W09'] } });
  t.a.pick('play:V1-W08').a.pick('discard:V1-W09').a.pick('discard:V1-W09').a.pick('discard:V1-W09');
  bothPass(t);
  deepEqual(
    field.map((id) => hasKeyword(t, 0, id, 'haste')),
    [false, false, true],
  );
});

rule('V1-W15 Echo Cantor: not in the turn it came, and not without the CP', () => {
  const stage = (more: object) => {
    const t = atMain({ a: { hand: ['V1-I03', 'V1-I08', 'V1-I08'] }, b: { hand: [], ...more } });
    return pass(act(t, 'play:V1-I03'));
  };
  stage({ field: [{ card: 'V1-W15', fresh: true }, 'V1-F11'] })
    .b.mayNot('use:V1-W15', 'FFT-804')
    .mayNot('use:V1-W15#1');
  stage({ field: ['V1-W15'] })
    .b.mayNot('use:V1-W15', 'FFT-519')
    .mayNot('use:V1-W15#1');
});
