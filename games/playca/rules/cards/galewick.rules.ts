/** The characters of Galewick, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from '../testing/burningChance.ts';
import { kicks, rounds } from '../testing/penaltyKicks.ts';
import { atBattle, atShot, atUses } from '../testing/scenarios.ts';
import { defending } from '../testing/useSteps.ts';

/** Side b's use step in a battle. */
rule('PC-G02 {Dribble} [TP:1] +2 OF', () => {
  const t = atUses({ a: { active: 'PC-G02', tp: 2 } });
  t.a.pick('effect:PC-G02/0');
  deepEqual([powers(t)[0], t.a.count('tp')], [6, 1]);
  atUses({ a: { active: 'PC-G02', tp: 0 } }).a.mayNot('effect:PC-G02', 'EPC-R39');
  defending({ active: 'PC-G02', tp: 2 }).b.mayNot('effect:PC-G02', 'EPC-512');
});

rule('PC-G03 {Shoot} +2 OF if it came in by a pass in this battle', () => {
  const t = atShot({ a: { active: 'PC-G04', field: ['PC-G03'] } });
  t.a.pick('pass').a.pick('effect:PC-G03/0');
  equal(powers(t)[0], 7);
  atShot({ a: { active: 'PC-G03', field: ['PC-G04'] } })
    .a.pick('stay')
    .a.mayNot('effect:PC-G03', 'EPC-512');
});

rule('PC-G03 a pass in an earlier battle does not count, nor a battle that is no shot', () => {
  const t = atBattle({ a: { active: 'PC-G04', field: ['PC-G03'] }, b: { active: 'PC-I01', field: [] } });
  t.a.pick('pass');
  t.a.mayNot('effect:PC-G03', 'EPC-512');
  burn(t, [5], [1]);
  equal(t.own.shooting, true);
  t.a.mayNot('effect:PC-G03', 'EPC-512');
});

rule('PC-G05 {Pass} the character passed to gets +2 OF in this battle', () => {
  const t = atBattle({ a: { active: 'PC-G05', field: ['PC-G01'] }, b: { active: 'PC-I01' } });
  equal(powers(t)[0], 2);
  t.a.pick('pass');
  equal(powers(t)[0], 8);
  burn(t, [5], [1]);
  equal(powers(t.until('uses'))[0], 6);
});

rule('PC-G06 {Flip} add 1 TP', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: ['PC-G06'], tp: 2 } });
  const next = t.a.ids('deck').at(-1);
  t.a.pick('pass');
  deepEqual([t.a.count('tp'), t.a.ids('tp').at(-1)], [3, next]);
  deepEqual(t.a.keys, ['done']); // once, by itself
});

/** What this card is worth to side a when it is turned up for this active character. */
function worth(card: string, active: string, more: { licences?: string[]; asDefender?: boolean } = {}): number {
  const side = { active, licences: more.licences ?? [] };
  const other = { active: 'PC-I07', tp: 0 };
  const t = more.asDefender ? atUses({ a: other, b: side }) : atUses({ a: side, b: other });
  const seat = more.asDefender ? 1 : 0;
  t.top(seat, [card]);
  t.a.pick('done').b.pick('done');
  return powers(t)[seat] - t.table.def(t.seat(seat).ids('active')[0]).stats[more.asDefender ? 'df' : 'of'];
}

rule('PC-G07 5+ BCP if the own active character is of team Galewick', () => {
  deepEqual([worth('PC-G07', 'PC-G04'), worth('PC-G07', 'PC-I04'), worth('PC-G07', 'PC-G04', { asDefender: true })], [5, 3, 5]);
});

rule('PC-G07 against a shot the goalkeeper is the active character', () => {
  const saved = (keeper: string) => {
    const t = atShot({ a: { active: 'PC-I07', tp: 0 }, b: { goalkeeper: keeper } });
    t.a.pick('stay');
    t.top(1, ['PC-G07']);
    t.a.pick('done').b.pick('done');
    return powers(t)[1];
  };
  deepEqual([saved('PC-K1'), saved('PC-K4')], [9, 7]);
});

rule('PC-G09 {Block} [TP:1] +2 DF', () => {
  const t = defending({ active: 'PC-G09', tp: 2 });
  t.b.pick('effect:PC-G09/0');
  deepEqual([powers(t)[1], t.b.count('tp')], [6, 1]);
  atUses({ a: { active: 'PC-G09', tp: 2 } }).a.mayNot('effect:PC-G09', 'EPC-512');
});

rule('PC-G10 {Block} [put 1 card of the hand into the Hissatsu Area without using it] +3 DF', () => {
  const t = defending({ active: 'PC-G10', hand: ['PC-H05', 'PC-H30'], tp: 3 }, { active: 'PC-I04' });
  t.b.pick('effect:PC-G10/0');
  deepEqual(t.b.keys, ['choose:PC-H05', 'choose:PC-H30']);
  t.b.pick('choose:PC-H30');
  // Not used: no power, no minus for the opponent, nothing paid, and the one Hissatsu is still free.
  deepEqual([powers(t), t.b.count('tp'), t.b.cards('hissatsuArea')], [[4, 6], 3, ['PC-H30']]);
  t.b.may('use:PC-H05').mayNot('effect:PC-G10', 'EPC-509');
});

rule('PC-G11 {Battle} +1 OF and +1 DF with a COACH licence', () => {
  for (const licence of ['PC-P2', 'PC-P5']) {
    const t = atUses({ a: { active: 'PC-G11', licences: [licence] } });
    t.a.pick('effect:PC-G11/0');
    const [card] = t.a.ids('active');
    deepEqual([t.table.stat(card, 'of'), t.table.stat(card, 'df')], [5, 5]);
  }
  atUses({ a: { active: 'PC-G11', licences: ['PC-P1'] } }).a.mayNot('effect:PC-G11', 'EPC-529');
  atUses({ a: { active: 'PC-G11' }, b: { licences: ['PC-P2'] } }).a.mayNot('effect:PC-G11', 'EPC-529');
});

rule('PC-G12 {Dribble} your "Dribble" Hissatsu cost 1 less TP in this battle', () => {
  const t = atUses({ a: { active: 'PC-G12', hand: ['PC-H11', 'PC-H01'], tp: 3 }, b: { active: 'PC-I01' } });
  t.a.pick('effect:PC-G12/0');
  const cost = (id: string) => t.table.stat(t.a.ids('hissatsuHand')[t.a.cards('hissatsuHand').indexOf(id)], 'cost');
  deepEqual([cost('PC-H11'), cost('PC-H01')], [1, 2]);
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), 2);
});

rule('PC-G12 the reduction ends with the battle and is not for the opponent', () => {
  const t = atUses({ a: { active: 'PC-G12', hand: ['PC-H11'], tp: 3 }, b: { active: 'PC-I01', hand: ['PC-H11'] } });
  t.a.pick('effect:PC-G12/0');
  equal(t.table.stat(t.b.ids('hissatsuHand')[0], 'cost'), 2);
  burn(t, [5], [1]);
  equal(t.table.stat(t.a.ids('hissatsuHand')[0], 'cost'), 2);
});

rule('PC-G05 vector (a): a pass to PC-G03 in the Shoot Phase, OF 5 + 2 + 2 = 9', () => {
  const t = atShot({ a: { active: 'PC-G05', field: ['PC-G03'] } });
  t.a.pick('pass');
  equal(powers(t)[0], 7);
  t.a.pick('effect:PC-G03/0');
  equal(powers(t)[0], 9);
});

rule('PC-G07 vector (e): 5 in Burning Chance for a Galewick character, 3 in PK', () => {
  // PC-I07 on the other side holds the Burning Chance open, so that the sum shows.
  const worth = (active: string) => {
    const t = atUses({ a: { active }, b: { active: 'PC-I07', tp: 0 } });
    t.top(0, ['PC-G07']);
    t.a.pick('done').b.pick('done');
    return powers(t)[0] - t.table.def(t.a.ids('active')[0]).stats.of;
  };
  deepEqual([worth('PC-G04'), worth('PC-L08')], [5, 3]);
  equal(rounds(kicks({ a: new Array<string>(5).fill('PC-G07'), b: new Array<string>(9).fill('PC-L04') }))[0].bcp[0], 3);
});
