/** EPC-R50 to EPC-R66. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, stack, turnedUp, whereabouts } from './burning.ts';
import { atBattle, atShot, atStrategy, atUses, seen } from './table.ts';
import { testShot, testStart, testStrategy, testUses } from './testCards.ts';

rule('EPC-R50 the {Pass} effect is that of the outgoing card', () => {
  const t = atBattle({ a: { active: 'PC-G05', field: ['PC-G04'] } });
  t.a.pick('pass');
  equal(powers(t)[0], 5);
  const into = atBattle({ a: { active: 'PC-G04', field: ['PC-G05'] } });
  into.a.pick('pass');
  equal(powers(into)[0], 2);
});

rule('EPC-R50 arriving by a pass is a condition of the incoming card', () => {
  const shot = (active: string, field: string) => atShot({ a: { active, field: [field] } });
  const passed = shot('PC-G04', 'PC-G03').a.pick('pass');
  passed.a.may('effect:PC-G03/0');
  const stayed = shot('PC-G03', 'PC-G04').a.pick('stay');
  stayed.a.mayNot('effect:PC-G03', 'EPC-512').mayNot('effect:PC-G03/0');
});

rule('EPC-R51 a bonus counts for the character that fights when power is compared', () => {
  const t = testUses({ a: { active: 'T-GIVE-UP', field: ['PC-G04'], hand: ['PC-H03'], tp: 3 } });
  t.a.pick('use:PC-H03').a.pick('effect:T-GIVE-UP/0');
  deepEqual([t.a.cards('active'), powers(t)[0]], [['PC-G04'], 5]);
});

const felling = (field: readonly string[]) =>
  testUses({
    a: { active: 'T-FELLER', field: ['PC-G04'], hand: ['PC-H03'], tp: 3 },
    b: { active: 'PC-I04', field, hand: ['PC-H05'], tp: 3 },
  });

rule('EPC-R52 a character that leaves by an effect is replaced at once', () => {
  const t = felling(['PC-I01', 'PC-I08']);
  const [fallen] = t.b.ids('active');
  t.a.pick('effect:T-FELLER/0');
  deepEqual([t.ask, t.asked, t.b.keys], ['nextCharacter', [1], ['flip:PC-I01', 'flip:PC-I08']]);
  equal(whereabouts(t, 1, fallen), 'discard');
  t.b.pick('flip:PC-I08');
  // The battle goes on: the attacker's uses, then the defender's.
  deepEqual([t.ask, t.asked], ['uses', [0]]);
  t.a.may('use:PC-H03').may('effect:T-FELLER/1');
  t.a.pick('done');
  deepEqual([t.ask, t.asked], ['uses', [1]]);
  t.b.may('use:PC-H05');
  deepEqual(powers(t), [3, 6]);
});

rule('EPC-R52 its Flip effects resolve', () => {
  const t = felling(['PC-G06']);
  t.a.pick('effect:T-FELLER/0');
  deepEqual([t.b.cards('active'), t.b.count('tp')], [['PC-G06'], 4]);
});

rule('EPC-R52 without another the battle is broken off and the opponent shoots', () => {
  const t = felling([]);
  const flips = turnedUp(t, 0);
  t.a.pick('use:PC-H03').a.pick('effect:T-FELLER/0');
  deepEqual([t.own.shooting, t.own.attacker], [true, 0]);
  equal(turnedUp(t, 0), flips); // no Burning Chance
  deepEqual([t.ask, t.asked], ['passDecision', [0]]);
  deepEqual(powers(t), [3, 5]); // nothing of the broken battle is left
});

rule('EPC-R52 the attacker may fall too: the defender shoots', () => {
  const t = testUses({ a: { active: 'PC-G01', field: [] }, b: { active: 'T-FELLER', field: [] } });
  t.a.pick('done').b.pick('effect:T-FELLER/0');
  deepEqual([t.own.shooting, t.own.attacker], [true, 1]);
});

rule('EPC-R52 both without characters: the period ends as in EPC-R35', () => {
  const t = testUses({ a: { active: 'T-FELL-BOTH', field: [] }, b: { active: 'PC-I04', field: [] } });
  t.a.pick('effect:T-FELL-BOTH/0');
  deepEqual([t.own.period, t.own.attacker, t.own.shooting, t.ask], [1, 1, false, 'arrange']);
  equal(t.events.filter((e) => e.type === 'save' || e.type === 'goal').length, 0);
});

rule('EPC-R52 both fall: each with another card replaces, the attacker first', () => {
  const t = testUses({ a: { active: 'T-FELL-BOTH', field: ['PC-G01', 'PC-G04'] }, b: { active: 'PC-I04', field: ['PC-I01', 'PC-I08'] } });
  t.a.pick('effect:T-FELL-BOTH/0');
  deepEqual([t.ask, t.asked], ['nextCharacter', [0]]);
  t.a.pick('flip:PC-G01');
  deepEqual([t.ask, t.asked], ['nextCharacter', [1]]);
  t.b.pick('flip:PC-I08');
  deepEqual([t.ask, t.asked], ['uses', [0]]);
});

rule('EPC-R52 both fall and only one has another: that side shoots', () => {
  const t = testUses({ a: { active: 'T-FELL-BOTH', field: [] }, b: { active: 'PC-I04', field: ['PC-I08'] } });
  t.a.pick('effect:T-FELL-BOTH/0');
  deepEqual([t.own.shooting, t.own.attacker, t.b.cards('active')], [true, 1, ['PC-I08']]);
});

rule('EPC-R52 after the flips: the new character is compared', () => {
  const t = testUses({ a: { active: 'T-LATE-FELLER' }, b: { active: 'PC-I04', field: ['PC-I08'] } });
  burn(t, [5], [3]); // 8 against 7
  t.a.pick('effect:T-LATE-FELLER/0');
  deepEqual(powers(t), [8, 9]);
  t.a.pick('done');
  equal(t.own.attacker, 1);
});

rule('EPC-R52 a shooter that leaves without another: no shot, the period ends', () => {
  const t = testShot({ a: { active: 'T-GIVE-UP', field: [] } });
  t.a.pick('stay').a.pick('effect:T-GIVE-UP/0');
  deepEqual([t.own.period, t.own.attacker, t.own.goals], [1, 1, [0, 0]]);
  equal(t.events.filter((e) => e.type === 'save' || e.type === 'goal').length, 0);
});

rule('EPC-R52 what comes in for a fallen card did not arrive by a pass', () => {
  const t = testShot({ a: { active: 'PC-G04', field: ['T-GIVE-UP', 'PC-G03'] } });
  t.a.pick('pass').a.pick('flip:T-GIVE-UP').a.pick('effect:T-GIVE-UP/0');
  deepEqual(t.a.cards('active'), ['PC-G03']);
  t.a.mayNot('effect:PC-G03', 'EPC-512');
});

rule('EPC-R52 also at a Flip effect', () => {
  const t = testStart();
  t.put(0, 'field', ['T-FLIP-FELLER', 'PC-G04', 'PC-G04']).put(1, 'field', ['PC-I04', 'PC-I08', 'PC-I08']);
  t.a.pick('arrange:T-FLIP-FELLER,PC-G04,PC-G04').b.pick('arrange:PC-I04,PC-I08,PC-I08');
  deepEqual([t.ask, t.asked], ['nextCharacter', [1]]);
  t.b.pick('flip:PC-I08');
  deepEqual([t.ask, t.b.cards('active'), t.b.count('field')], ['support', ['PC-I08'], 1]);
});

rule('EPC-R52 also in the Strategy Phase, by an effect or a Support card', () => {
  for (const [active, key] of [
    ['T-CALL-FELLER', 'effect:T-CALL-FELLER/0'],
    ['PC-G04', 'support:T-FELL-SUPPORT'],
  ]) {
    const t = testStrategy({ a: { active, hand: ['T-FELL-SUPPORT'] }, b: { active: 'PC-I04', field: ['PC-I01', 'PC-I08'] } });
    t.a.pick(key);
    deepEqual([t.ask, t.asked], ['nextCharacter', [1]]);
    t.b.pick('flip:PC-I08');
    deepEqual([t.ask, t.asked, t.b.cards('active')], ['support', [0], ['PC-I08']]);
  }
});

rule('EPC-R52 also by a Hissatsu', () => {
  const t = testUses({ a: { active: 'PC-G04', hand: ['T-FELL-DRIBBLE'] }, b: { active: 'PC-I04', field: ['PC-I08'] } });
  t.a.pick('use:T-FELL-DRIBBLE');
  deepEqual([t.ask, t.asked, t.b.cards('active')], ['uses', [0], ['PC-I08']]);
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

rule('EPC-R54 the owner chooses the order of several automatic effects', () => {
  const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['T-TWO-FLIPS', 'PC-I01'], tp: 2 } });
  burn(t, [5], [1]);
  t.b.pick('flip:T-TWO-FLIPS');
  deepEqual([t.ask, t.asked, t.b.keys], ['automatic', [1], ['apply:T-TWO-FLIPS/0', 'apply:T-TWO-FLIPS/1']]);
  t.b.mayNot('decline', 'EPC-R36');
  t.b.pick('apply:T-TWO-FLIPS/1');
  // The last one needs no question.
  deepEqual([t.ask, t.b.count('tp'), t.table.stat(t.b.ids('active')[0], 'of')], ['passDecision', 3, 5]);
});

rule('EPC-R55 several "1 more time" add one card each', () => {
  const t = atShot({ a: { active: 'PC-L03', hand: ['PC-H17'], tp: 6 } });
  t.a.pick('stay').a.pick('effect:PC-L03/0').a.pick('use:PC-H17');
  const before = [turnedUp(t, 0), turnedUp(t, 1)];
  burn(t, [5, 4, 3, 2], [1]);
  deepEqual([turnedUp(t, 0) - before[0], turnedUp(t, 1) - before[1]], [3, 1]);
});

rule('EPC-R56 "1 more time" is for the use step, not for after the flips', () => {
  const t = testUses({ a: { active: 'T-LATE', tp: 3 } });
  deepEqual(t.a.keys, ['effect:T-LATE/0', 'done']);
  t.a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual(t.a.keys, ['effect:T-LATE/1', 'done']);
});

rule('EPC-R57 looking at more cards than the deck has: the reshuffle happens first', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H24'], tp: 1 } });
  t.put(0, 'discard', ['PC-E01', 'PC-E01', 'PC-E01', 'PC-E01', 'PC-E01']).put(0, 'deck', ['PC-L01', 'PC-L04'], 'aside');
  t.a.pick('support:PC-H24');
  deepEqual([t.a.count('looking'), t.a.count('discard')], [4, 0]);
  ok(t.a.cards('looking').includes('PC-L04') && t.a.cards('looking').includes('PC-L01'));
});

rule('EPC-R57 a deck that is long enough is left alone', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H24'], tp: 0 } });
  t.put(0, 'tp', ['PC-G04']).put(0, 'discard', ['PC-E01', 'PC-E01']);
  t.put(0, 'deck', ['PC-L01', 'PC-L01', 'PC-L04', 'PC-L04'], 'aside');
  t.a.pick('support:PC-H24');
  deepEqual([t.a.count('looking'), t.a.cards('discard').filter((id) => id === 'PC-E01').length], [4, 2]);
});

rule('EPC-R58 OF bonuses are ignored in defence and DF bonuses in attack', () => {
  const attack = atUses({ a: { active: 'PC-I07', tp: 1 }, b: { active: 'PC-I01' } }); // +2 DF for an attacker
  burn(attack, [2], [4]); // 4 against 6
  attack.a.pick('effect:PC-I07/0');
  equal(powers(attack)[0], 4);
  const defence = atUses({ b: { active: 'PC-I03' }, a: { active: 'PC-G08' } }); // Rufus Pike: +1 OF against a DF
  defence.a.pick('done').b.pick('effect:PC-I03/0');
  equal(powers(defence)[1], 4);
});

rule('EPC-R59 the owner may look at the own face-down field cards at any time', () => {
  const t = atUses({ a: { field: ['PC-G01', 'PC-G08'] }, b: { field: ['PC-I08', 'PC-I01'] } });
  for (const seat of [0, 1]) {
    deepEqual(
      seen(t, seat, seat, 'field').cards.map((c) => c.def),
      t.seat(seat).cards('field'),
    );
    deepEqual([seen(t, 1 - seat, seat, 'field').count, seen(t, 1 - seat, seat, 'field').cards], [2, []]);
  }
});

rule('EPC-R60 no pass without a second card', () => {
  const t = atUses({ a: { active: 'PC-I04', field: [] }, b: { active: 'PC-I04' } });
  burn(t, [5], [1]);
  t.until('uses');
  deepEqual([t.asked, t.own.passes], [[0], 0]); // not even asked
  const u = atBattle({ a: { active: 'PC-I04', field: [] } });
  u.a.mayNot('pass', 'EPC-602');
});

rule('EPC-R61 a minus for the opponent lasts for the battle', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H19'], tp: 1 }, b: { active: 'PC-I08', field: ['PC-I01'] } });
  t.a.pick('use:PC-H19');
  deepEqual(powers(t), [5, 5]);
  burn(t, [1], [5]);
  t.until('passDecision');
  equal(t.table.stat(t.b.ids('active')[0], 'df'), 6);
});

rule('EPC-R62 {Dribble} and {Block} texts cannot be used in the Shoot Phase', () => {
  const t = atShot({ a: { active: 'PC-G02', hand: ['PC-H03'], tp: 3 }, b: { hand: ['PC-H05'], tp: 3 } });
  t.a.pick('stay');
  t.a.mayNot('effect:PC-G02', 'EPC-512').mayNot('effect:PC-G02/0').mayNot('use:PC-H03', 'EPC-506');
  t.a.pick('done');
  t.b.mayNot('use:PC-H05', 'EPC-506');
});

rule('EPC-R63 a replaced Burning Chance card is discarded, does not count, and its successor marks the goal', () => {
  const t = atShot({ a: { active: 'PC-L11', licences: ['PC-P6'], tp: 1 }, b: { goalkeeper: 'PC-K2' } });
  t.a.pick('stay');
  const [second, first] = t.a.ids('deck').slice(-2);
  burn(t, [2, 5], [3]); // 6 against 8
  t.a.pick('effect:PC-L11/0');
  deepEqual([powers(t)[0], t.a.ids('chance')], [9, [second]]);
  equal(whereabouts(t, 0, first), 'discard');
  t.a.pick('done');
  deepEqual([t.own.goals, t.a.ids('score')], [[1, 0], [second]]);
});

rule('EPC-R64 card text wins over the general rule', () => {
  // Two Hissatsu in one battle by Override.
  const t = atShot({ a: { active: 'PC-E12', hand: ['PC-H25', 'PC-H26'], tp: 5 } });
  t.a.pick('stay').a.pick('use:PC-H25').a.pick('use:PC-H26');
  equal(powers(t)[0], 12);
});

rule('EPC-R65 a Recycling card laid down unused returns like a used one', () => {
  const t = atUses({ a: { active: 'PC-L08', field: [] }, b: { active: 'PC-G10', hand: ['PC-H22', 'PC-H06'] } });
  t.a.pick('done').b.pick('effect:PC-G10/0').b.pick('choose:PC-H22');
  deepEqual([t.b.cards('hissatsuArea'), powers(t)[1]], [['PC-H22'], 6]);
  burn(t, [1], [5]);
  t.until('recycled');
  deepEqual(t.asked, [1]);
  t.b.pick('takeAll');
  deepEqual(t.b.cards('hissatsuHand').sort(), ['PC-H06', 'PC-H22']);
});

rule('EPC-R66 a side may pass its use step; Burning Chance is never skipped', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-L04' } }); // 6 against 1
  deepEqual(t.a.keys, ['done']);
  const before = [turnedUp(t, 0), turnedUp(t, 1)];
  stack(t, [1], [5]);
  t.a.pick('done');
  deepEqual([t.asked, t.b.keys], [[1], ['done']]);
  t.b.pick('done');
  deepEqual([turnedUp(t, 0) - before[0], turnedUp(t, 1) - before[1]], [1, 1]);
  equal(t.own.attacker, 0);
});
