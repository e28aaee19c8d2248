/** EPC-514 to EPC-516, EPC-531: what effects cost, and how it is paid. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { burn, powers } from '../testing/burningChance.ts';
import { atStrategy, atUses, endPeriod, seen, start } from '../testing/scenarios.ts';
import { atBlock, atCatch, atShoot, G01, I01 } from '../testing/useSteps.ts';

rule('EPC-514 [TP:X] costs X TP', () => {
  const t = atShoot({ active: 'PC-I02', tp: 5 });
  const discard = t.a.count('discard');
  t.a.pick('effect:PC-I02/0');
  deepEqual([t.a.count('tp'), t.a.count('discard')], [3, discard + 2]);
  equal(power(t.table, 0), 7);
});

rule('EPC-514 not without the TP', () => {
  const t = atShoot({ active: 'PC-I02', tp: 1 });
  deepEqual(t.a.keys, ['done']);
  t.a.mayNot('effect:PC-I02', 'EPC-R39');
  t.put(0, 'tp', ['PC-G04', 'PC-G04']).a.may('effect:PC-I02/0');
});

rule('EPC-514 once in a battle, however many TP there are', () => {
  const t = atBlock({ active: 'PC-G09', tp: 5 });
  t.b.pick('effect:PC-G09/0');
  t.b.mayNot('effect:PC-G09/0').mayNot('effect:PC-G09', 'EPC-509');
  equal(power(t.table, 1), 6);
});

rule('EPC-515 another bracketed action is carried out first', () => {
  const t = atBlock({ active: 'PC-G10', hand: ['PC-H06', 'PC-H01'], tp: 3 });
  t.b.pick('effect:PC-G10/0');
  equal(power(t.table, 1), 3);
  deepEqual(t.asked, [1]);
  deepEqual(t.b.keys, ['choose:PC-H06', 'choose:PC-H01']);
  t.b.pick('choose:PC-H01');
  deepEqual([t.b.cards('hissatsuArea'), t.b.cards('hissatsuHand')], [['PC-H01'], ['PC-H06']]);
  equal(power(t.table, 1), 6);
  equal(t.b.count('tp'), 3);
});

rule('EPC-515 a card put down as a cost is not used', () => {
  const t = atBlock({ active: 'PC-G10', hand: ['PC-H06', 'PC-H05'], tp: 3 });
  t.b.pick('effect:PC-G10/0').b.pick('choose:PC-H06');
  equal(power(t.table, 1), 6);
  t.b.may('use:PC-H05');
});

rule('EPC-515 no effect where the action cannot be carried out', () => {
  const t = atBlock({ active: 'PC-G10', hand: [], tp: 3 });
  deepEqual(t.b.keys, ['done']);
  t.b.mayNot('effect:PC-G10', 'EPC-R39');
  const noSupport = atBlock({ active: 'PC-L10', hand: ['PC-H05'], tp: 0 });
  noSupport.b.mayNot('effect:PC-L10/0').mayNot('effect:PC-L10', 'EPC-R39');
});

rule('EPC-515 to reveal a Support card: only such cards are offered, and it stays in hand', () => {
  const t = atBlock({ active: 'PC-L10', hand: ['PC-H05', 'PC-H08', 'PC-H32'], tp: 0 });
  t.b.pick('effect:PC-L10/0');
  deepEqual(t.b.keys, ['choose:PC-H08', 'choose:PC-H32']);
  equal(power(t.table, 1), 5);
  t.b.pick('choose:PC-H32');
  equal(power(t.table, 1), 6);
  equal(t.b.count('hissatsuHand'), 3);
});

rule('EPC-516 the two-cards icon: its cost is paid once in a battle', () => {
  const t = atBlock({ active: 'PC-I10', field: ['PC-I01', 'PC-I04'] });
  t.b.pick('effect:PC-I10/0');
  deepEqual(t.b.keys, ['choose:PC-I01', 'choose:PC-I04']);
  t.b.pick('choose:PC-I01');
  deepEqual([t.b.cards('field'), t.b.cards('discard')], [['PC-I04'], ['PC-I01']]);
  equal(power(t.table, 1), 10);
  t.b.mayNot('effect:PC-I10/0').mayNot('effect:PC-I10', 'EPC-509');
});

rule('EPC-516 in the next battle again', () => {
  const t = atBlock({ active: 'PC-I10', field: ['PC-I01', 'PC-I10', 'PC-I04'], top: ['PC-L04'] }, { ...G01, top: ['PC-G11'] });
  t.b.pick('effect:PC-I10/0').b.pick('choose:PC-I01').b.pick('done');
  equal(t.own.attacker, 1);
  t.a.pick('flip:PC-G04');
  t.set('attacker', 0).a.pick('stay').a.pick('done');
  t.b.may('effect:PC-I10/0');
});

rule('EPC-531 costs come before the effect', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: I01 });
  const since = t.events.length;
  t.a.pick('effect:PC-G02/0');
  deepEqual(
    t.events.slice(since).map((e) => e.type),
    ['effect', 'move', 'change'],
  );
});

rule('EPC-531 and are not refunded, whatever becomes of the battle', () => {
  const t = atBlock({ active: 'PC-G10', field: ['PC-I01'], hand: ['PC-H06', 'PC-H01', 'PC-H29'], tp: 5 });
  t.b.pick('effect:PC-G10/0').b.pick('choose:PC-H01').b.pick('use:PC-H06');
  t.top(0, ['PC-L04']).top(1, ['PC-G11']).put(0, 'active', ['PC-G01']);
  equal(t.b.count('tp'), 2);
  endPeriod(t, false);
  equal(t.b.count('tp'), 2);
  deepEqual(t.b.cards('hissatsuArea'), ['PC-H01', 'PC-H06']);
});

rule('EPC-531 in full, even if the effect then does nothing', () => {
  const t = atCatch({ goalkeeper: 'PC-K2', hand: ['PC-H07'], tp: 5 });
  t.b.pick('use:PC-H07');
  equal(t.b.count('tp'), 2);
});

rule('EPC-R7 the TP added last are paid first', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H11'], tp: 5 } });
  const tp = t.a.ids('tp').slice();
  t.a.pick('use:PC-H11');
  deepEqual(t.a.ids('tp'), tp.slice(0, 3));
  deepEqual(t.a.ids('discard').slice(-2), [tp[4], tp[3]]);
});

rule('EPC-R7 nobody looks at TP', () => {
  const t = start().until('support');
  for (const viewer of [0, 1])
    for (const seat of [0, 1]) deepEqual([seen(t, viewer, seat, 'tp').count, seen(t, viewer, seat, 'tp').cards], [5, []]);
});

rule('EPC-R7 showTpIdentity: the owner may look at the own TP, the opponent may not', () => {
  const t = start({ options: { showTpIdentity: true } }).until('support');
  for (const seat of [0, 1]) {
    deepEqual(
      seen(t, seat, seat, 'tp').cards.map((c) => c.def),
      t.seat(seat).cards('tp'),
    );
    equal(seen(t, 1 - seat, seat, 'tp').cards.length, 0);
  }
});

rule('EPC-R39 no use if the cost cannot be paid in full', () => {
  const t = atUses({ a: { active: 'PC-L03', tp: 1 } });
  t.a.mayNot('effect:PC-L03', 'EPC-R39').mayNot('effect:PC-L03/0');
  const bare = atUses({ b: { active: 'PC-G10', tp: 5 } });
  bare.a.pick('done').b.mayNot('effect:PC-G10', 'EPC-R39').mayNot('effect:PC-G10/0');
});

rule('EPC-R39 otherwise as much of the effect as possible', () => {
  const t = atStrategy({ a: { active: 'PC-I11', licences: ['PC-P4'], tp: 0 } });
  t.put(0, 'deck', ['PC-G04'], 'aside').put(0, 'discard', [], 'aside');
  t.a.pick('effect:PC-I11/0'); // two TP, but there is one card
  equal(t.a.count('tp'), 1);
});

rule('EPC-R53 an own face-down card as a cost counts as a character lost', () => {
  const t = atUses({ a: { active: 'PC-L08' }, b: { active: 'PC-I10', field: ['PC-I04', 'PC-I01'] } });
  t.a.pick('done').b.pick('effect:PC-I10/0');
  t.b.pick('choose:PC-I04');
  deepEqual([t.b.cards('field'), t.b.cards('discard').at(-1), powers(t)[1]], [['PC-I01'], 'PC-I04', 10]);
  burn(t, [1], [5]);
  t.until('uses').put(0, 'active', ['PC-I08']);
  burn(t, [5], [1]); // PC-I10 falls, PC-I01 comes
  t.until('uses').put(0, 'active', ['PC-G01']);
  burn(t, [5], [1]);
  deepEqual([t.own.shooting, t.own.attacker], [true, 0]);
});
