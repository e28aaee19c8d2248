/** EPC-514 to EPC-516, EPC-520, EPC-522, EPC-528, EPC-531 to EPC-534: what an effect costs, how often it may be used. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { addTp, at, character, payTp } from '../cards/make.ts';
import { power } from '../flow/battle.ts';
import { atBattle, atShot, atUses, endPeriod, gameWith, type Match, type Side, start } from './table.ts';

const G01: Side = { active: 'PC-G01', field: ['PC-G04', 'PC-G04'] };
const I01: Side = { active: 'PC-I01', field: ['PC-I01', 'PC-I01'] };
const atBlock = (b: Side, a: Side = G01) => atUses({ a, b: { ...I01, ...b } }).a.pick('done');
const atShoot = (a: Side, b: Side = {}) => atShot({ a: { active: 'PC-G01', field: [], ...a }, b }).a.pick('stay');
const atCatch = (b: Side, a: Side = {}) => atShoot(a, b).a.pick('done');
/** What a card of the hand costs now. */
const costOf = (t: Match, seat: number, id: string) => {
  const who = t.seat(seat);
  return t.table.stat(who.ids('hissatsuHand')[who.cards('hissatsuHand').indexOf(id)], 'cost');
};
/** The attacker wins the first battle; side a is asked for its uses of the second. */
const nextBattle = (t: Match) => {
  if (t.asked[0] === 0) t.a.pick('done');
  t.top(0, ['PC-L04']).top(1, ['PC-G11']);
  t.b.pick('done');
  if (t.ask === 'nextCharacter') t.b.pick(t.b.keys[0]);
  return t.ask === 'passDecision' ? t.a.pick('stay') : t;
};

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

rule('EPC-520 own Hissatsu of the named type cost less in this battle', () => {
  const t = atUses({
    a: { active: 'PC-G12', field: ['PC-G04'], hand: ['PC-H11', 'PC-H01', 'PC-H08'], tp: 5 },
    b: { ...I01, hand: ['PC-H11', 'PC-H06'] },
  });
  t.a.pick('effect:PC-G12/0');
  deepEqual(
    ['PC-H11', 'PC-H01', 'PC-H08'].map((id) => costOf(t, 0, id)),
    [1, 2, 2],
  );
  deepEqual([costOf(t, 1, 'PC-H11'), costOf(t, 1, 'PC-H06')], [2, 3]);
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), 4);
});

rule('EPC-520 without a type every Hissatsu, but no Support card', () => {
  const t = atUses({ a: { active: 'PC-L12', field: ['PC-G04'], hand: ['PC-H11', 'PC-H06', 'PC-H08'] }, b: I01 });
  t.a.pick('effect:PC-L12/0');
  deepEqual(
    ['PC-H11', 'PC-H06', 'PC-H08'].map((id) => costOf(t, 0, id)),
    [1, 2, 2],
  );
});

rule('EPC-520 in the next battle they cost as before', () => {
  const t = atUses({ a: { active: 'PC-L12', field: ['PC-G04'], hand: ['PC-H11'] }, b: I01 });
  t.a.pick('effect:PC-L12/0');
  equal(costOf(t, 0, 'PC-H11'), 1);
  nextBattle(t);
  equal(t.ask, 'uses');
  equal(costOf(t, 0, 'PC-H11'), 2);
});

const overriding: Side = { active: 'PC-I08', hand: ['PC-H13', 'PC-H14', 'PC-H05'], tp: 5 };

rule('EPC-522 an Override Hissatsu on top of the one it names: both powers, both costs', () => {
  const t = atBlock(overriding);
  t.b.pick('use:PC-H13').b.mayNot('use:PC-H05', 'EPC-508').may('use:PC-H14').pick('use:PC-H14');
  equal(power(t.table, 1), 10);
  equal(t.b.count('tp'), 2);
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-522 or alone, as the one Hissatsu of the battle', () => {
  const t = atBlock(overriding);
  t.b.pick('use:PC-H14');
  equal(power(t.table, 1), 7);
  t.b.mayNot('use:PC-H13', 'EPC-508').mayNot('use:PC-H05', 'EPC-508');
});

rule('EPC-522 not on top of another', () => {
  const t = atBlock(overriding);
  t.b.pick('use:PC-H05').b.mayNot('use:PC-H14', 'EPC-508');
});

rule('EPC-522 not on top of one used in an earlier battle', () => {
  const t = atBlock({ ...I01, hand: ['PC-H13', 'PC-H14', 'PC-H05'], tp: 9 });
  t.b.pick('use:PC-H13');
  nextBattle(t).a.pick('done');
  deepEqual(t.b.cards('hissatsuArea'), ['PC-H13']);
  t.b.pick('use:PC-H05').b.mayNot('use:PC-H14', 'EPC-508');
});

rule('EPC-528 nobody has to use anything', () => {
  const t = atUses({
    a: { active: 'PC-G02', field: ['PC-G04'], hand: ['PC-H03'], tp: 5, top: ['PC-L04'] },
    b: { active: 'PC-G09', field: ['PC-I01', 'PC-I01'], hand: ['PC-H05'], tp: 5, top: ['PC-G11'] },
  });
  t.a.may('done').pick('done').b.may('done').pick('done');
  deepEqual([t.a.cards('hissatsuHand'), t.b.cards('hissatsuHand')], [['PC-H03'], ['PC-H05']]);
  deepEqual([t.a.count('tp'), t.b.count('tp')], [5, 5]);
  equal(t.ask, 'nextCharacter');
});

rule('EPC-528 a Flip effect with a cost may be declined', () => {
  const payer = character('PC-T1', 'Saver', 'Galewick', 'FW', [1, 1, 1], [at('flip', { cost: [payTp(1)] }, addTp(2))]);
  const flipped = (key: string) => {
    const t = start({ game: gameWith(payer) }).put(0, 'field', ['PC-T1', 'PC-G01', 'PC-G01']);
    t.a.pick('arrange:PC-T1,PC-G01,PC-G01').b.pick(t.b.keys[0]);
    deepEqual(t.a.keys, ['effect:PC-T1/0', 'decline']);
    t.a.pick(key);
    equal(t.ask, 'support');
    return t.a.count('tp');
  };
  equal(flipped('decline'), 5);
  equal(flipped('effect:PC-T1/0'), 6);
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

rule('EPC-532 several reductions add up', () => {
  const t = atShoot({ active: 'PC-E12', hand: ['PC-H02'], licences: ['PC-P1'], tp: 2 });
  equal(costOf(t, 0, 'PC-H02'), 3);
  t.a.mayNot('use:PC-H02', 'EPC-502').pick('effect:PC-E12/0');
  equal(costOf(t, 0, 'PC-H02'), 2);
  t.a.pick('use:PC-H02');
  equal(t.a.count('tp'), 0);
});

rule('EPC-532 still not below 0', () => {
  const t = atBattle({
    a: { active: 'PC-G01', field: ['PC-E05', 'PC-L12'], hand: ['PC-H03', 'PC-H11'], tp: 0 },
    b: I01,
    options: { multiPass: true },
  });
  t.a.pick('pass').a.pick('flip:PC-E05').a.pick('pass').a.pick('effect:PC-L12/0');
  deepEqual([costOf(t, 0, 'PC-H03'), costOf(t, 0, 'PC-H11')], [0, 0]);
});

rule('EPC-533 the power counts although the further effect cannot be used', () => {
  const other = atCatch({ goalkeeper: 'PC-K2', hand: ['PC-H07'], tp: 3 });
  other.b.may('use:PC-H07').pick('use:PC-H07');
  equal(power(other.table, 1), 5 + 3);
  const own = atCatch({ goalkeeper: 'PC-K1', hand: ['PC-H07'], tp: 3 });
  own.b.pick('use:PC-H07');
  equal(power(own.table, 1), 4 + 3 + 1);
});

rule('EPC-534 several timings: at each of them, once in a battle', () => {
  const t = atUses({ a: { active: 'PC-L02', field: ['PC-G04'], top: ['PC-L04'] }, b: I01 });
  t.a.pick('effect:PC-L02/0').a.mayNot('effect:PC-L02/0').mayNot('effect:PC-L02', 'EPC-509');
  const shot = atShoot({ active: 'PC-L02', top: ['PC-L04'] });
  shot.a.pick('effect:PC-L02/0').a.mayNot('effect:PC-L02', 'EPC-509');
  equal(power(shot.table, 0), 6);
  ok(!atBlock({ active: 'PC-L02' }).b.keys.includes('effect:PC-L02/0'));
});
