/** The other cards of Ice, each doing what it says; and what is printed on all of them. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { iceCards } from '../cards/ice.ts';
import { printed } from './prints.ts';
import { cold, hit } from './situations.ts';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  bothPass,
  damageOn,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from './table.ts';

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

rule('V1-I16 Hoar Serpent: dulls and freezes any Forward, for 2 CP', () => {
  const t = atMain({ a: { field: ['V1-F01'], hand: ['V1-I16', 'V1-I08'] }, b: { field: [PLAIN, 'V1-F12'] } });
  t.a.pick('cast:V1-I16').a.may('choose:V1-F01').mayNot('choose:V1-F12').pick(`choose:${PLAIN}`);
  t.a.pick('discard:V1-I08');
  deepEqual(stackOf(t), ['V1-I16']);
  bothPass(t);
  deepEqual([cold(t, 1, PLAIN), t.a.cards('breakZone')], ['df', ['V1-I08', 'V1-I16']]);
  nextTurn(t).until('priority', 1);
  equal(cold(t, 1, PLAIN), 'd');
});

rule('V1-I16 Hoar Serpent: as an EX Burst it freezes the attacker, or another Forward', () => {
  const t = hit(atAttack({ a: { field: [PLAIN, 'V1-F08'] }, b: { top: ['V1-I16'] } }), PLAIN);
  t.b.pick('useBurst').b.pick('choose:V1-F08');
  deepEqual([cold(t, 0, 'V1-F08'), cold(t, 0, PLAIN), t.b.cards('damage')], ['df', 'd', ['V1-I16']]);
});

rule('V1-I17 Glacier Matriarch: dulls and freezes up to three Characters of the opponent’s, of any type', () => {
  const a = { field: ['V1-F01'], hand: ['V1-I17', 'V1-I08', 'V1-I08'] };
  const t = atMain({ a, b: { field: [PLAIN, 'V1-F12', 'V1-F19', 'V1-F08'] } });
  t.a.pick('cast:V1-I17').a.mayNot('choose:V1-F01').pick(`choose:${PLAIN}`);
  t.a.pick('choose:V1-F12').a.pick('choose:V1-F19').a.mayNot('choose:V1-F08').pick('payForMe');
  bothPass(t);
  deepEqual(
    [PLAIN, 'V1-F12', 'V1-F19', 'V1-F08'].map((id) => cold(t, 1, id)),
    ['df', 'df', 'df', ''],
  );
  const u = atMain({ a });
  act(u, 'cast:V1-I17');
  deepEqual(stackOf(u), ['V1-I17']);
});

rule('V1-I17 Glacier Matriarch: as an EX Burst it takes the attacking player’s Characters', () => {
  const t = hit(
    atAttack({ a: { field: [PLAIN, 'V1-F08', 'V1-F12'] }, b: { field: [{ card: 'V1-F01', dull: true }], top: ['V1-I17'] } }),
    PLAIN,
  );
  t.b.pick('useBurst').b.mayNot('choose:V1-F01').pick('choose:V1-F12');
  t.b.pick('done');
  deepEqual([cold(t, 0, 'V1-F12'), cold(t, 0, 'V1-F08')], ['df', '']);
});

rule('V1-I18 Hush of Winter: the first mode makes the opponent discard two cards, or all there are', () => {
  const a = { hand: ['V1-I18', 'V1-I08', 'V1-I08'] };
  const t = atMain({ a, b: { field: [{ card: PLAIN, dull: true }], hand: ['V1-F01', 'V1-F02', 'V1-F03'] } });
  act(t, 'cast:V1-I18', 'mode1');
  bothPass(t).b.pick('choose:V1-F01').b.pick('choose:V1-F03');
  deepEqual([t.b.cards('hand'), t.b.cards('breakZone'), damageOn(t, 1, PLAIN)], [['V1-F02'], ['V1-F01', 'V1-F03'], 0]);
  const u = atMain({ a, b: { field: [{ card: PLAIN, dull: true }], hand: ['V1-F01'] } });
  act(u, 'cast:V1-I18', 'mode1');
  bothPass(u).b.pick('choose:V1-F01');
  deepEqual([u.b.count('hand'), u.ask], [0, 'priority']);
});

rule('V1-I18 Hush of Winter: the second mode deals 8000 damage to a dull Forward, of either side', () => {
  const t = atMain({
    a: { field: [{ card: 'V1-F01', dull: true }], hand: ['V1-I18', 'V1-I08', 'V1-I08'] },
    b: { field: [{ card: 'V1-F08', dull: true }, PLAIN, { card: 'V1-F12', dull: true }], hand: ['V1-F01'] },
  });
  t.a.pick('cast:V1-I18').a.pick('mode2').a.may('choose:V1-F01').mayNot(`choose:${PLAIN}`).mayNot('choose:V1-F12').pick('choose:V1-F08');
  t.a.pick('payForMe');
  bothPass(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), t.b.count('hand')], [8000, 1]);
});

rule('V1-I18 Hush of Winter: without a dull Forward the second mode cannot be selected', () => {
  const t = atMain({ a: { hand: ['V1-I18', 'V1-I08', 'V1-I08'] }, b: { field: [PLAIN], hand: ['V1-F01'] } });
  t.a.pick('cast:V1-I18').a.mayNot('mode2').pick('payForMe');
  bothPass(t).b.pick('choose:V1-F01');
  deepEqual([t.b.count('hand'), damageOn(t, 1, PLAIN)], [0, 0]);
});

rule('V1-I18 Hush of Winter: a Forward that is active on resolution takes nothing, and the mode stays', () => {
  const t = atMain({
    a: { hand: ['V1-I18', 'V1-I08', 'V1-I08'] },
    b: { field: [{ card: PLAIN, dull: true }, 'V1-W11'], hand: ['V1-F01'] },
  });
  act(t, 'cast:V1-I18', 'mode2');
  pass(t);
  act(t, 'use:V1-W11#1');
  resolveAll(t);
  deepEqual([damageOn(t, 1, PLAIN), t.b.count('hand'), t.b.cards('field')], [0, 1, [PLAIN]]);
});

rule('V1-I19 Icicle Wisp: dulled and put into the Break Zone it dulls and freezes any Forward, in the turn it came too', () => {
  const t = atMain({ a: { field: [{ card: 'V1-I19', fresh: true }, 'V1-F01'] }, b: { field: [PLAIN, 'V1-F12'] } });
  t.a.pick('use:V1-I19#1').a.may('choose:V1-F01').mayNot('choose:V1-F12').pick(`choose:${PLAIN}`);
  deepEqual(t.a.cards('breakZone'), ['V1-I19']);
  bothPass(t);
  deepEqual([cold(t, 1, PLAIN), cold(t, 0, 'V1-F01')], ['df', '']);
  atMain({ a: { field: [{ card: 'V1-I19', dull: true }] }, b: { field: [PLAIN] } }).a.mayNot('use:V1-I19', 'FFT-515');
});

rule('V1-I01 to V1-I19 as printed: type, cost, power, icons, job, category', () => {
  deepEqual(iceCards.map(printed), [
    'V1-I01 Rime Conscript | forward ice 2 5000 | generic | Conscript DAWN',
    'V1-I02 Frost Halberdier | forward ice 3 6000 | generic | Conscript DUSK',
    'V1-I03 Vizier Solenne | forward ice 4 7000 | | Vizier DAWN',
    'V1-I04 Snowblind Stalker | forward ice 2 4000 | | Scout DUSK',
    'V1-I05 Archduke Haldren | forward ice 5 9000 | | Sovereign ORRERY',
    'V1-I06 Archduke Haldren | forward ice 3 6000 | | Exile DUSK',
    'V1-I07 Glass Executioner | forward ice 4 8000 | | Headsman DUSK',
    'V1-I08 Winter Hounds | forward ice 3 8000 | generic | Beast DAWN',
    'V1-I09 Pale Chorister | forward ice 2 4000 | | Cantor DAWN',
    'V1-I10 Empress of the Still Sea | forward ice 7 9000 | | Sovereign ORRERY',
    'V1-I11 Hoarfrost Clerk | backup ice 2 0 | generic | Scholar DAWN',
    'V1-I12 Rimehold Archivist | backup ice 2 0 | | Scholar DUSK',
    'V1-I13 Frozen Gate Warden | backup ice 3 0 | | Warden DAWN',
    'V1-I14 Mourner in White | backup ice 4 0 | burst | Cantor DUSK',
    'V1-I15 Tallymaster Ysolde | backup ice 3 0 | | Scholar ORRERY',
    'V1-I16 Hoar Serpent | summon ice 2 0 | burst | DAWN',
    'V1-I17 Glacier Matriarch | summon ice 4 0 | burst | ORRERY',
    'V1-I18 Hush of Winter | summon ice 3 0 | | DUSK',
    'V1-I19 Icicle Wisp | monster ice 2 0 | generic | Beast DAWN',
  ]);
});
