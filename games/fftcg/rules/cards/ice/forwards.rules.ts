/** The Ice Forwards of the house set, each doing what it says. Archduke Haldren: archdukeHaldren.rules.ts. */
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
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../../testing/scenarios.ts';
import { cold } from '../../testing/shortcuts.ts';

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

rule('V1-I04 Snowblind Stalker: its damage leaves its own side alone', () => {
  const t = attack(atAttack({ a: { field: ['V1-I04', 'V1-F11'] }, b: { field: [PLAIN, 'V1-F12'] } }), 'V1-I04');
  bothPass(block(t, null));
  deepEqual(t.a.keys, [`choose:${PLAIN}`, 'choose:V1-F12']);
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

rule('V1-I07 Glass Executioner: also in the Attack Phase of your turn', () => {
  const t = atAttack({ a: { field: ['V1-I07', 'V1-I11'] }, b: { field: [{ card: PLAIN, dull: true }] } });
  act(t, 'use:V1-I07#1');
  bothPass(t);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
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

rule('V1-I09 Pale Chorister: her own side’s hand stays hidden', () => {
  const t = atMain({ a: { hand: ['V1-I09', 'V1-I08', 'V1-F01'] }, b: { hand: ['V1-F02'] } });
  t.a.pick('play:V1-I09').a.pick('discard:V1-I08');
  bothPass(t).a.pick('number#2');
  deepEqual(
    [t.state.known[find(t, 0, 'V1-F01', 'hand')] & 2, t.state.known[find(t, 1, 'V1-F02', 'hand')] & 1, t.a.count('hand')],
    [0, 1, 1],
  );
});

rule('V1-I10 Empress of the Still Sea: entering dulls and freezes all their Forwards, which lose 2000 power while frozen', () => {
  const b = { field: [PLAIN, { card: 'V1-F01', frozen: true }, 'V1-F11', 'V1-W01'] } as const;
  const t = atMain({
    a: { field: [{ card: 'V1-F08', frozen: true }, 'V1-F07'], hand: ['V1-I10', 'V1-I08', 'V1-I08', 'V1-I08', 'V1-I08'] },
    b,
  });
  act(t, 'play:V1-I10');
  deepEqual([powerOf(t, 1, PLAIN), powerOf(t, 1, 'V1-F01'), powerOf(t, 0, 'V1-F08')], [8000, 3000, 9000]);
  bothPass(t);
  deepEqual(
    [PLAIN, 'V1-F01', 'V1-F11'].map((id) => cold(t, 1, id)),
    ['df', 'df', ''],
  );
  deepEqual([powerOf(t, 1, PLAIN), powerOf(t, 1, 'V1-F01'), t.b.cards('breakZone')], [6000, 3000, ['V1-W01']]);
  deepEqual([cold(t, 0, 'V1-F08'), cold(t, 0, 'V1-F07'), powerOf(t, 0, 'V1-I10')], ['f', '', 9000]);
  nextTurn(t).until('priority', 1);
  deepEqual([powerOf(t, 1, PLAIN), cold(t, 1, PLAIN)], [8000, 'd']);
});

rule('V1-I10 Empress of the Still Sea: frozen Forwards have their power back when she leaves', () => {
  const b = { field: [{ card: PLAIN, frozen: true }, 'V1-F11'] } as const;
  const t = atMain({ a: { field: [{ card: 'V1-I10', damage: 6000 }] }, b });
  equal(powerOf(t, 1, PLAIN), 6000);
  pass(t);
  act(t, 'use:V1-F11#1', 'choose:V1-I10');
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), powerOf(t, 1, PLAIN), cold(t, 1, PLAIN)], [['V1-I10'], 8000, 'f']);
});
