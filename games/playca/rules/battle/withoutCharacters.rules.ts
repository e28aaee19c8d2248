/** EPC-R35, EPC-R44, EPC-R52: fields without characters, and effects that take a character or the ball away. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, turnedUp, whereabouts } from '../testing/burningChance.ts';
import { atShot, type Match } from '../testing/scenarios.ts';
import { testShot, testStart, testStrategy, testUses } from '../testing/testCards.ts';

/** Side a scores with its last character; after that both sides have only these cards (and a its shooter). */
function lean(a: readonly string[], b: readonly string[]): Match {
  const t = atShot({ a: { active: 'PC-G01', field: [] } });
  t.a.pick('stay').a.pick('done');
  for (const [seat, deck] of [[...a, 'PC-G04'], b].entries())
    t.put(seat, 'discard', [], 'aside').put(seat, 'tp', [], 'aside').put(seat, 'deck', deck, 'aside');
  t.b.pick('done');
  deepEqual([t.own.period, t.own.goals], [1, [1, 0]]);
  return t;
}

rule('EPC-R35 fewer than three characters at Kick Off: place what there is', () => {
  const t = lean(['PC-G04'], ['PC-I01', 'PC-I01']);
  deepEqual([t.a.count('field'), t.b.count('field')], [2, 2]);
  t.until('support');
  deepEqual([t.a.count('active'), t.a.count('field'), t.a.count('tp')], [1, 1, 0]);
});

rule('EPC-R35 a player with no character is broken through: the opponent shoots at once', () => {
  const t = lean(['PC-G04'], []); // side b would attack in the second half
  t.a.pick('arrange:PC-G01,PC-G04');
  deepEqual([t.own.shooting, t.own.attacker], [true, 0]);
  deepEqual([t.ask, t.asked], ['passDecision', [0]]);
  deepEqual([t.a.cards('active'), t.b.count('active')], [['PC-G01'], 0]);
  burn(t.a.pick('stay'), [], []);
  equal(t.own.goals[0], 2);
});

rule('EPC-R35 at once: before any Flip effect and without a Strategy Phase', () => {
  const t = lean([...new Array<string>(10).fill('PC-G04'), 'PC-G06'], []);
  t.set('attacker', 0).a.pick('arrange:PC-G06,PC-G04,PC-G04');
  deepEqual([t.own.shooting, t.a.cards('active'), t.a.count('tp')], [true, ['PC-G06'], 5]);
});

rule('EPC-R35 both have none: the period ends without a shot and the attacking side swaps', () => {
  const t = atShot({ a: { active: 'PC-I07', field: [], tp: 0 } });
  t.a.pick('stay').a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  for (const seat of [0, 1]) for (const zone of ['deck', 'discard', 'tp', 'chance', 'active']) t.put(seat, zone, [], 'aside');
  t.a.pick('done');
  // The second half and overtime have no shot; side b would have begun one, side a the other.
  deepEqual([t.own.period, t.own.attacker, t.own.shooting], [2, 0, false]);
  equal(t.events.filter((e) => e.type === 'save' || e.type === 'goal').length, 1);
  deepEqual(t.result, { winners: [0, 1], reason: 'penaltiesLevel', clause: 'EPC-R24' });
});

rule('EPC-R44 an effect that takes the ball begins the battle again with the new holder', () => {
  const t = testUses({
    a: { active: 'PC-G01', hand: ['PC-H03'], tp: 3 },
    b: { active: 'T-THIEF', field: ['PC-I01', 'PC-I01'], tp: 3 },
  });
  t.a.pick('use:PC-H03').a.pick('done').b.pick('effect:T-THIEF/0');
  equal(t.own.attacker, 1);
  deepEqual([t.ask, t.asked], ['passDecision', [1]]);
  deepEqual(powers(t), [3, 4]); // what was gained in the broken battle is gone
  t.b.pick('stay');
  deepEqual([t.ask, t.asked], ['uses', [1]]);
  deepEqual([t.a.count('active'), t.b.count('active')], [1, 1]);
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
