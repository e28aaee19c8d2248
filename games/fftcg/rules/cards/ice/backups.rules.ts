/** The Ice Backups of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { act, atAttack, atMain, atTheirMain, bothPass, isDull, PLAIN, pass, stackOf } from '../../testing/scenarios.ts';
import { cold, hit } from '../../testing/shortcuts.ts';

rule('V1-I11 Hoarfrost Clerk: dulled and put into the Break Zone, it dulls any Forward, one’s own too', () => {
  const t = atMain({ a: { field: ['V1-I11', 'V1-F01'] }, b: { field: [PLAIN, 'V1-F12'] } });
  t.a.pick('use:V1-I11#1').a.may('choose:V1-F01').mayNot('choose:V1-F12').pick(`choose:${PLAIN}`);
  deepEqual([t.a.cards('breakZone'), stackOf(t), cold(t, 1, PLAIN)], [['V1-I11'], ['action'], '']);
  bothPass(t);
  equal(cold(t, 1, PLAIN), 'd');
  atMain({ a: { field: [{ card: 'V1-I11', fresh: true }] }, b: { field: [PLAIN] } })
    .a.mayNot('use:V1-I11', 'FFT-804')
    .mayNot('use:V1-I11#1');
});

rule('V1-I12 Rimehold Archivist: draws one card, then discards one, which may be the one drawn', () => {
  const t = atMain({ a: { hand: ['V1-I12', 'V1-I08', 'V1-F01'], top: ['V1-F02'] } });
  t.a.pick('play:V1-I12').a.pick('discard:V1-I08');
  bothPass(t);
  deepEqual(t.a.keys, ['choose:V1-F01', 'choose:V1-F02']);
  t.a.pick('choose:V1-F02');
  deepEqual([t.a.cards('hand'), t.a.cards('breakZone')], [['V1-F01'], ['V1-I08', 'V1-F02']]);
});

rule('V1-I13 Frozen Gate Warden: for Ice CP and its own dulling it dulls a Forward of cost 3 or less', () => {
  const t = atMain({ a: { field: ['V1-I13', 'V1-I11', 'V1-F01'] }, b: { field: [PLAIN, 'V1-F08', 'V1-F12'] } });
  t.a.pick('use:V1-I13#1').a.may('choose:V1-F01').mayNot('choose:V1-F08').mayNot('choose:V1-F12').pick(`choose:${PLAIN}`);
  t.a.pick('dull:V1-I11');
  deepEqual([isDull(t, 0, 'V1-I13'), isDull(t, 0, 'V1-I11')], [true, true]);
  bothPass(t);
  deepEqual([cold(t, 1, PLAIN), cold(t, 1, 'V1-F08')], ['d', '']);
  atMain({ a: { field: ['V1-I13', 'V1-F11'] }, b: { field: [PLAIN] } })
    .a.mayNot('use:V1-I13', 'FFT-519')
    .mayNot('use:V1-I13#1');
});

rule('V1-I13 Frozen Gate Warden: also in the opponent’s turn', () => {
  pass(atTheirMain({ a: { field: ['V1-I13', 'V1-I11'] }, b: { field: [PLAIN] } })).a.may('use:V1-I13#1');
});

rule('V1-I14 Mourner in White: entering makes the opponent discard one card', () => {
  const t = atMain({ a: { hand: ['V1-I14', 'V1-I08', 'V1-I08'] }, b: { hand: ['V1-F01', 'V1-F02'] } });
  act(t, 'play:V1-I14');
  bothPass(t).b.pick('choose:V1-F01');
  deepEqual([t.b.cards('hand'), t.b.cards('breakZone'), isDull(t, 0, 'V1-I14')], [['V1-F02'], ['V1-F01'], true]);
});

rule('V1-I14 Mourner in White: as an EX Burst the attacking player discards', () => {
  const t = hit(atAttack({ a: { field: [PLAIN], hand: ['V1-F01', 'V1-F02'] }, b: { top: ['V1-I14'], hand: ['V1-F03'] } }), PLAIN);
  t.b.pick('useBurst');
  t.a.pick('choose:V1-F02');
  deepEqual([t.a.cards('hand'), t.b.cards('hand'), t.b.cards('damage'), t.b.count('field')], [['V1-F01'], ['V1-F03'], ['V1-I14'], 0]);
});

rule('V1-I15 Tallymaster Ysolde: a number is named on resolution, and all Forwards of that cost dull, on both fields', () => {
  const t = atMain({ a: { field: ['V1-I15', 'V1-F11', PLAIN, 'V1-F01'] }, b: { field: [PLAIN, 'V1-F08', 'V1-F02', 'V1-F12'] } });
  act(t, 'use:V1-I15#1');
  deepEqual([stackOf(t), isDull(t, 0, 'V1-I15'), isDull(t, 0, 'V1-F11')], [['action'], true, true]);
  bothPass(t);
  deepEqual(
    t.a.keys,
    Array.from({ length: 12 }, (_, n) => `number#${n}`),
  );
  t.a.pick('number#3');
  deepEqual(
    [PLAIN, 'V1-F08', 'V1-F02', 'V1-F12'].map((id) => cold(t, 1, id)),
    ['d', '', 'd', ''],
  );
  deepEqual([cold(t, 0, PLAIN), cold(t, 0, 'V1-F01')], ['d', '']);
});

rule('V1-I15 Tallymaster Ysolde: a number without match dulls nothing; only in your turn', () => {
  const t = atMain({ a: { field: ['V1-I15', 'V1-F11'] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-I15#1');
  bothPass(t).a.pick('number#11');
  equal(cold(t, 1, PLAIN), '');
  pass(atTheirMain({ a: { field: ['V1-I15', 'V1-F11'] } }))
    .a.mayNot('use:V1-I15', 'FFT-834')
    .mayNot('use:V1-I15#1');
});

rule('V1-I11, V1-I19, V1-W11, V1-W19: usable in the opponent’s turn too, but not while dull (FFT-515)', () => {
  const uses = ['V1-I11', 'V1-I19', 'V1-W11', 'V1-W19'];
  const t = pass(atTheirMain({ a: { field: uses }, b: { field: [PLAIN] } }));
  for (const id of uses) t.a.may(`use:${id}#1`);
  const u = atMain({ a: { field: uses.map((card) => ({ card, dull: true })) }, b: { field: [PLAIN] } });
  for (const id of uses) u.a.mayNot(`use:${id}#1`).mayNot(`use:${id}`, 'FFT-515');
});

rule('V1-I15 Tallymaster Ysolde: also in the Attack Phase of your turn', () => {
  const t = atAttack({ a: { field: ['V1-I15', 'V1-F11'] } });
  t.a.may('use:V1-I15#1');
});
