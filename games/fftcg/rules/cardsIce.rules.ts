/** The first cards of Ice, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cold } from './situations.ts';
import {
  act,
  atAttack,
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
} from './table.ts';

rule('V1-I01 Rime Conscript: entering freezes a Character of the opponent’s, of any type, and does not dull it', () => {
  const t = atMain({
    a: { field: ['V1-I11'], hand: ['V1-I01', 'V1-I08'] },
    b: { field: [PLAIN, 'V1-F11', { card: 'V1-F12', dull: true }] },
  });
  act(t, 'play:V1-I01');
  deepEqual(t.a.keys, [`choose:${PLAIN}`, 'choose:V1-F11', 'choose:V1-F12']);
  t.a.pick('choose:V1-F12');
  resolveAll(t);
  deepEqual(
    [PLAIN, 'V1-F11', 'V1-F12'].map((id) => cold(t, 1, id)),
    ['', '', 'df'],
  );
  nextTurn(t);
  equal(cold(t, 1, 'V1-F12'), 'd');
});

rule('V1-I01 Rime Conscript: a frozen active Character stays active; with nothing to choose the ability is removed', () => {
  const t = atMain({ a: { hand: ['V1-I01', 'V1-I08'] }, b: { field: [PLAIN] } });
  act(t, 'play:V1-I01');
  resolveAll(t);
  equal(cold(t, 1, PLAIN), 'f');
  const u = atMain({ a: { field: [PLAIN], hand: ['V1-I01', 'V1-I08'] } });
  act(u, 'play:V1-I01');
  deepEqual(stackOf(u), []);
  equal(cold(u, 0, PLAIN), '');
});

rule('V1-I02 Frost Halberdier: attacking dulls a Forward of the opponent’s before it can block', () => {
  const t = attack(atAttack({ a: { field: ['V1-I02', 'V1-F01'] }, b: { field: [PLAIN, 'V1-F08', 'V1-F11'] } }), 'V1-I02');
  deepEqual(t.a.keys, [`choose:${PLAIN}`, 'choose:V1-F08']);
  t.a.pick(`choose:${PLAIN}`);
  bothPass(t);
  equal(cold(t, 1, PLAIN), 'd');
  bothPass(t);
  t.b.mayNot(`block:${PLAIN}`, 'FFT-1014').may('block:V1-F08');
});

rule('V1-I03 Vizier Solenne: entering makes the opponent discard one card of their choice', () => {
  const t = atMain({ a: { hand: ['V1-I03', 'V1-I08', 'V1-I08'] }, b: { hand: ['V1-F01', 'V1-F02'] } });
  act(t, 'play:V1-I03');
  bothPass(t);
  deepEqual(t.b.keys, ['choose:V1-F01', 'choose:V1-F02']);
  t.b.pick('choose:V1-F02');
  deepEqual([t.b.cards('hand'), t.b.cards('breakZone'), t.a.cards('hand')], [['V1-F01'], ['V1-F02'], []]);
});

rule('V1-I04 Snowblind Stalker: no Forward of cost 4 or more blocks it, whatever its power', () => {
  const t = attack(atAttack({ a: { field: ['V1-I04'] }, b: { field: ['V1-F07', PLAIN] } }), 'V1-I04');
  bothPass(t);
  t.b.mayNot('block:V1-F07', 'FFT-1017').may(`block:${PLAIN}`);
  t.b.pick(`block:${PLAIN}`);
  deepEqual([stackOf(t), t.b.count('damage')], [[], 0]);
  bothPass(t);
  deepEqual([stackOf(t), cold(t, 1, PLAIN), t.a.cards('breakZone')], [[], '', ['V1-I04']]);
});

rule('V1-I04 Snowblind Stalker: dealing a point of damage dulls and freezes a Character of the opponent’s', () => {
  const t = attack(atAttack({ a: { field: ['V1-I04'] }, b: { field: ['V1-F11', PLAIN] } }), 'V1-I04');
  block(t, null);
  bothPass(t);
  equal(t.b.count('damage'), 1);
  t.a.may(`choose:${PLAIN}`).pick('choose:V1-F11');
  resolveAll(t);
  deepEqual([cold(t, 1, 'V1-F11'), cold(t, 1, PLAIN)], ['df', '']);
});

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

rule('V1-I07 Glass Executioner: for Ice CP and its own dulling it breaks a dull Forward of cost 3 or less of the opponent’s', () => {
  const field = [{ card: PLAIN, dull: true }, { card: 'V1-F08', dull: true }, 'V1-F01', { card: 'V1-F11', dull: true }] as const;
  const t = atMain({ a: { field: ['V1-I07', 'V1-I11', { card: 'V1-F04', dull: true }] }, b: { field } });
  act(t, 'use:V1-I07#1');
  deepEqual([isDull(t, 0, 'V1-I07'), isDull(t, 0, 'V1-I11')], [true, true]);
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), t.b.cards('field'), t.a.count('field')], [[PLAIN], ['V1-F08', 'V1-F01', 'V1-F11'], 3]);
});

rule('V1-I07 Glass Executioner: not in the opponent’s turn, not on the turn it came, not with other CP', () => {
  const b = { field: [{ card: PLAIN, dull: true }] } as const;
  pass(atTheirMain({ a: { field: ['V1-I07', 'V1-I11'] }, b }))
    .a.mayNot('use:V1-I07#1')
    .mayNot('use:V1-I07', 'FFT-834');
  atMain({ a: { field: [{ card: 'V1-I07', fresh: true }, 'V1-I11'] }, b })
    .a.mayNot('use:V1-I07', 'FFT-804')
    .mayNot('use:V1-I07#1');
  atMain({ a: { field: ['V1-I07', 'V1-F11'] }, b })
    .a.mayNot('use:V1-I07', 'FFT-519')
    .mayNot('use:V1-I07#1');
});

rule('V1-I07 Glass Executioner: a Forward activated in response is no dull Forward any more', () => {
  const t = atMain({ a: { field: ['V1-I07', 'V1-I11'] }, b: { field: [{ card: PLAIN, dull: true }, 'V1-W11'] } });
  act(t, 'use:V1-I07#1');
  pass(t);
  act(t, 'use:V1-W11#1', `choose:${PLAIN}`);
  resolveAll(t);
  deepEqual(t.b.cards('field'), [PLAIN]);
});

rule('V1-I08 Winter Hounds: enters dull, which is no becoming dull, and wakes in the next Active Phase', () => {
  const t = atMain({ a: { hand: ['V1-I08', 'V1-I01', 'V1-I01'] } });
  act(t, 'play:V1-I08');
  equal(isDull(t, 0, 'V1-I08'), true);
  equal(t.events.filter((e) => e.type === 'dull').length, 0);
  nextTurn(nextTurn(t)).until('priority', 0);
  equal(isDull(t, 0, 'V1-I08'), false);
});

rule('V1-I09 Pale Chorister: a number is named on resolution; of that cost the opponent discards one, from a revealed hand', () => {
  const t = atMain({ a: { hand: ['V1-I09', 'V1-I08'] }, b: { hand: ['V1-F01', 'V1-F02', 'V1-F11', 'V1-F03'] } });
  act(t, 'play:V1-I09');
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  deepEqual(
    t.a.keys,
    Array.from({ length: 12 }, (_, n) => `number#${n}`),
  );
  t.a.pick('number#2');
  deepEqual(t.b.keys, ['choose:V1-F01', 'choose:V1-F11']);
  t.b.pick('choose:V1-F11');
  deepEqual([t.b.cards('hand'), t.b.cards('breakZone')], [['V1-F01', 'V1-F02', 'V1-F03'], ['V1-F11']]);
  equal(
    t.b.ids('hand').every((c) => (t.state.known[c] & 1) === 1),
    true,
  );
});

rule('V1-I09 Pale Chorister: no card of that cost, or no hand at all: nothing is discarded', () => {
  const t = atMain({ a: { hand: ['V1-I09', 'V1-I08'] }, b: { hand: ['V1-F01', 'V1-F02'] } });
  act(t, 'play:V1-I09');
  bothPass(t).a.pick('number#0');
  deepEqual([t.b.count('hand'), t.ask, t.b.ids('hand').every((c) => (t.state.known[c] & 1) === 1)], [2, 'priority', true]);
  const u = atMain({ a: { hand: ['V1-I09', 'V1-I08'] } });
  act(u, 'play:V1-I09');
  bothPass(u).a.pick('number#2');
  deepEqual([u.ask, u.b.count('breakZone'), u.b.count('hand')], ['priority', 0, 0]);
});
