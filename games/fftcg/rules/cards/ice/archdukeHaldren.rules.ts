/** Both cards of Archduke Haldren, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  damageOn,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { cold } from '../../testing/shortcuts.ts';

rule('V1-I05 Archduke Haldren: entering dulls and freezes up to two Forwards of the opponent’s', () => {
  const a = { field: ['V1-F01'], hand: ['V1-I05', 'V1-I08', 'V1-I08', 'V1-I08'] };
  const t = atMain({ a, b: { field: [PLAIN, 'V1-F08', 'V1-F07', 'V1-F11'] } });
  act(t, 'play:V1-I05');
  t.a.mayNot('choose:V1-F11').mayNot('choose:V1-F01').pick('choose:V1-F08');
  t.a.pick(`choose:${PLAIN}`);
  equal(t.ask, 'priority');
  resolveAll(t);
  deepEqual(
    [PLAIN, 'V1-F08', 'V1-F07'].map((id) => cold(t, 1, id)),
    ['df', 'df', ''],
  );
  const u = atMain({ a, b: { field: [PLAIN, 'V1-F08'] } });
  act(u, 'play:V1-I05');
  u.a.pick('done');
  resolveAll(u);
  deepEqual([cold(u, 1, PLAIN), cold(u, 1, 'V1-F08')], ['', '']);
});

/** Haldren on the field with a namesake of the other number, and two Backups to pay with. */
const hush = (more: object = {}) =>
  atMain({
    a: { field: [{ card: 'V1-I05', damage: 7000 }, 'V1-F01', 'V1-I11', 'V1-F11'], hand: ['V1-I06'] },
    b: { field: [PLAIN, 'V1-F08', 'V1-F11', 'V1-F12'], hand: ['V1-F16', 'V1-F01'], ...more },
  });

rule('V1-I05 Archduke Haldren: Absolute Hush dulls all Forwards of the opponent’s, who casts no Summons this turn', () => {
  const t = hush();
  act(t, 'use:V1-I05#2');
  deepEqual([stackOf(t), t.a.cards('breakZone')], [['special'], ['V1-I06']]);
  deepEqual([isDull(t, 0, 'V1-I05'), isDull(t, 0, 'V1-I11'), isDull(t, 0, 'V1-F11')], [false, true, true]);
  pass(t);
  t.b.may('cast:V1-F16').pick('pass');
  deepEqual(
    [PLAIN, 'V1-F08', 'V1-F11', 'V1-F12'].map((id) => cold(t, 1, id)),
    ['d', 'd', '', ''],
  );
  equal(isDull(t, 0, 'V1-F01'), false);
  pass(t);
  t.b.mayNot('cast:V1-F16', 'FFT-104').may('use:V1-F11#1');
  nextTurn(t).until('priority', 1);
  t.b.may('cast:V1-F16');
});

rule('V1-I05 Archduke Haldren: the ban outlasts Haldren; an EX Burst is no cast and is not stopped', () => {
  const t = hush({ top: ['V1-F16'] });
  act(t, 'use:V1-I05#2');
  bothPass(t);
  pass(t);
  act(t, 'use:V1-F11#1', 'choose:V1-I05');
  bothPass(t);
  deepEqual(t.a.cards('breakZone'), ['V1-I06', 'V1-I05']);
  pass(t);
  t.b.mayNot('cast:V1-F16', 'FFT-104');
  toAttack(t);
  attack(t, 'V1-F01');
  resolveAll(t);
  block(t, null);
  t.b.pick('useBurst').b.pick('choose:V1-F01');
  equal(damageOn(t, 0, 'V1-F01'), 4000);
});

rule('V1-I05 Archduke Haldren: without a namesake in hand there is no Hush, and Haldren on the field is none', () => {
  const t = atMain({ a: { field: ['V1-I05', 'V1-I11', 'V1-F11'], hand: ['V1-I08'] }, b: { hand: ['V1-I06'] } });
  t.a.mayNot('use:V1-I05#2').mayNot('use:V1-I05', 'FFT-519');
});

rule('V1-I05 Archduke Haldren: Absolute Hush can be used in the opponent’s turn', () => {
  const t = pass(atTheirMain({ a: { field: ['V1-I05', 'V1-I11', 'V1-F11'], hand: ['V1-I06'] }, b: { field: [PLAIN] } }));
  act(t, 'use:V1-I05#2');
  bothPass(t);
  equal(isDull(t, 1, PLAIN), true);
});

rule('V1-I06 Archduke Haldren: draws when the opponent discards because of your ability, once a turn', () => {
  const t = atMain({
    a: { field: ['V1-I06'], hand: ['V1-I03', 'V1-I14', 'V1-I08', 'V1-I08', 'V1-I08', 'V1-I08'] },
    b: { hand: ['V1-F01', 'V1-F02', 'V1-F01'] },
  });
  const deck = t.a.count('deck');
  t.a.pick('play:V1-I03').a.pick('discard:V1-I08').a.pick('discard:V1-I08');
  bothPass(t).b.pick('choose:V1-F02');
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(t.a.count('deck'), deck - 1);
  act(t, 'play:V1-I14');
  bothPass(t).b.pick('choose:V1-F01');
  deepEqual([stackOf(t), t.b.cards('hand'), t.a.count('deck')], [[], ['V1-F01'], deck - 1]);
});

rule('V1-I06 Archduke Haldren: two cards at once trigger it once; discards for CP, or of your own, never', () => {
  const t = atMain({
    a: { field: ['V1-I06', 'V1-I12'], hand: ['V1-I18', 'V1-I08', 'V1-I08'] },
    b: { field: [PLAIN], hand: ['V1-F16', 'V1-F01', 'V1-F02', 'V1-F03'] },
  });
  pass(t);
  t.b.pick('cast:V1-F16').b.pick(`choose:${PLAIN}`).b.pick('discard:V1-F01').b.pick('pass');
  deepEqual(stackOf(t), ['V1-F16']);
  resolveAll(t);
  const deck = t.a.count('deck');
  act(t, 'cast:V1-I18');
  resolveAll(pass(pass(t)).b.pick('choose:V1-F02').b.pick('choose:V1-F03'));
  deepEqual([t.b.cards('hand'), t.a.count('deck')], [[], deck - 1]);
});

rule('V1-I06 Archduke Haldren: an EX Burst of yours is your ability', () => {
  const t = atTheirMain({ a: { field: ['V1-I06'], top: ['V1-I14'] }, b: { field: [PLAIN], hand: ['V1-F01', 'V1-F02'] } });
  block(attack(toAttack(t), PLAIN), null);
  bothPass(t).a.pick('useBurst').b.pick('choose:V1-F01');
  deepEqual([t.a.cards('damage'), stackOf(t), t.a.count('hand')], [['V1-I14'], ['auto'], 0]);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
});

rule('V1-I06 Archduke Haldren: the ability that made the opponent discard is yours though its Character has left', () => {
  const t = atMain({
    a: { field: ['V1-I06'], hand: ['V1-I09', 'V1-I08'] },
    b: { field: ['V1-F11', 'V1-F19'], hand: ['V1-F01', 'V1-F02'] },
  });
  act(t, 'play:V1-I09');
  pass(t);
  act(t, 'use:V1-F11#1', 'choose:V1-I09');
  act(t, 'use:V1-F19#2', 'choose:V1-I09');
  bothPass(bothPass(t));
  deepEqual([t.a.cards('field'), stackOf(t)], [['V1-I06'], ['auto']]);
  bothPass(t).a.pick('number#2').b.pick('choose:V1-F01');
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
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
