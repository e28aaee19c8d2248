/** EPC-R1 to EPC-R14, without EPC-R12 (durations.rules.ts). */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, stack, turnedUp } from './burning.ts';
import { atBattle, atShot, atStrategy, atUses, type Match, plainA, type Setting, seen, start } from './table.ts';
import { testBattle, testStart, testStrategy, testUses } from './testCards.ts';

rule('EPC-R1 both decks are shuffled at the start', () => {
  const order = (seed: string, seat: 0 | 1) => {
    const t = start({ seed });
    return [...t.seat(seat).cards('deck'), ...t.seat(seat).cards('field')];
  };
  for (const seat of [0, 1] as const) {
    notDeepEqual(order('one', seat), order('two', seat));
    deepEqual(order('one', seat).sort(), order('two', seat).sort());
  }
  notDeepEqual(order('one', 0), [...plainA.deck].reverse());
});

const three: Setting = { a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['PC-I01', 'PC-I08'] } };

rule('EPC-R2 the owner chooses any own face-down card, the next in order named first', () => {
  const t = atUses(three);
  burn(t, [5], [1]);
  deepEqual(t.b.keys, ['flip:PC-I01', 'flip:PC-I08']);
  t.b.pick('flip:PC-I08');
  deepEqual(t.b.cards('active'), ['PC-I08']);
});

rule('EPC-R2 fixedFieldOrder: the next in the arranged order comes by itself', () => {
  const t = atUses({ ...three, options: { fixedFieldOrder: true } });
  burn(t, [5], [1]);
  equal(t.ask, 'passDecision');
  deepEqual([t.b.cards('active'), t.b.cards('field')], [['PC-I01'], ['PC-I08']]);
});

rule('EPC-R2 fixedFieldOrder: also after a pass', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G08', 'PC-G04'] }, options: { fixedFieldOrder: true } });
  t.a.pick('pass');
  deepEqual([t.ask, t.a.cards('active'), t.a.cards('field')], ['uses', ['PC-G08'], ['PC-G04']]);
});

rule('EPC-R3 one pass per battle', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G08', 'PC-G04'] } });
  t.a.pick('pass').a.pick('flip:PC-G04');
  equal(t.ask, 'uses');
  deepEqual([t.a.cards('active'), t.a.cards('field')], [['PC-G04'], ['PC-G08']]);
});

rule('EPC-R3 a new battle allows a new pass', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G08', 'PC-G04'] } });
  t.a.pick('pass').a.pick('flip:PC-G04');
  burn(t, [5], [1]);
  t.until('passDecision');
  deepEqual([t.asked, t.a.keys], [[0], ['pass', 'stay']]);
});

rule('EPC-R3 multiPass: several passes per battle', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G08', 'PC-G04'] }, options: { multiPass: true } });
  t.a.pick('pass').a.pick('flip:PC-G04');
  deepEqual([t.ask, t.a.keys], ['passDecision', ['pass', 'stay']]);
  t.a.pick('pass');
  deepEqual([t.ask, t.a.cards('active'), t.a.cards('field')], ['uses', ['PC-G08'], []]);
});

const twoDribbles: Setting = { a: { active: 'T-TWO-DRIBBLES', hand: ['PC-H03', 'PC-H11'], tp: 9 } };

rule('EPC-R4 one Hissatsu and each available effect once, per side and battle', () => {
  const t = testUses(twoDribbles);
  t.a.pick('effect:T-TWO-DRIBBLES/0').a.pick('use:PC-H03');
  t.a.mayNot('use:PC-H11', 'EPC-508').may('effect:T-TWO-DRIBBLES/1').mayNot('effect:T-TWO-DRIBBLES/0');
  t.a.pick('effect:T-TWO-DRIBBLES/1');
  equal(powers(t)[0], 3 + 1 + 2 + 2);
  t.a.mayNot('effect:T-TWO-DRIBBLES', 'EPC-509');
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-R4 effectsPerBattle one: a second effect is refused, the Hissatsu is not', () => {
  const t = testUses({ ...twoDribbles, options: { effectsPerBattle: 'one' } });
  t.a.pick('effect:T-TWO-DRIBBLES/1');
  t.a.mayNot('effect:T-TWO-DRIBBLES', 'EPC-R4').mayNot('effect:T-TWO-DRIBBLES/0').may('use:PC-H03');
  t.a.pick('use:PC-H03');
  equal(powers(t)[0], 3 + 2 + 2);
  burn(t, [5], [1]);
  t.until('uses');
  t.a.may('effect:T-TWO-DRIBBLES/0').may('effect:T-TWO-DRIBBLES/1'); // again in the next battle
});

rule('EPC-R4 effectsPerBattle one: per side', () => {
  const t = atUses({ a: { active: 'PC-G02', tp: 2 }, b: { active: 'PC-G09', tp: 2 }, options: { effectsPerBattle: 'one' } });
  t.a.pick('effect:PC-G02/0').a.pick('done');
  t.b.may('effect:PC-G09/0');
});

rule('EPC-R4 effectsPerBattle one: what is used in the Strategy Phase does not count', () => {
  const t = testStrategy({ a: { active: 'T-CALLER', tp: 1 }, options: { effectsPerBattle: 'one' } });
  t.a.pick('effect:T-CALLER/0').until('uses');
  t.a.may('effect:T-CALLER/1');
});

rule('EPC-R5 one Support card per player per Strategy Phase, attacker first', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H32', 'PC-H08'], tp: 4 }, b: { hand: ['PC-H32', 'PC-H16'], tp: 4 } });
  deepEqual(t.asked, [0]);
  t.a.pick('support:PC-H32');
  t.a.mayNot('support:PC-H08', 'EPC-402');
  t.a.pick('done');
  deepEqual(t.asked, [1]);
  t.b.pick('support:PC-H16');
  t.b.mayNot('support:PC-H32', 'EPC-402');
  t.b.pick('done');
  equal(t.ask, 'passDecision');
});

rule('EPC-R6 after the defender strengthens, the attacker cannot answer', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H03'], tp: 2 }, b: { active: 'PC-I04', hand: ['PC-H05'], tp: 2 } });
  t.a.pick('done').b.pick('use:PC-H05');
  deepEqual([t.ask, t.asked], ['uses', [1]]);
  stack(t, [5], [1]);
  t.b.pick('done');
  equal(t.ask, 'nextCharacter'); // the battle is over
  equal(t.a.count('hissatsuHand'), 1);
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

rule('EPC-R8 tie flips are cumulative for both sides', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 0 } });
  burn(t, [2, 2, 4], [3, 2, 3]); // 6–6, 8–8, 12–11
  t.b.pick('done').b.pick('done');
  deepEqual(powers(t), [12, 11]);
});

/** The first flips of the match, with these characters in place 1. */
function kickOff(a: string, b: string, first: 'player1' | 'player2' = 'player1'): Match {
  const t = testStart({ options: { firstAttacker: first } });
  t.put(0, 'field', [a, 'PC-G04', 'PC-G04']).put(1, 'field', [b, 'PC-I01', 'PC-I01']);
  return t.a.pick(`arrange:${a},PC-G04,PC-G04`).b.pick(`arrange:${b},PC-I01,PC-I01`);
}

rule("EPC-R9 both become active, then the attacker's Flip effects, then the defender's", () => {
  const effects = (t: Match) => t.events.filter((e) => e.type === 'effect').map((e) => e.seat);
  deepEqual(effects(kickOff('PC-G06', 'PC-G06')), [0, 1]);
  deepEqual(effects(kickOff('PC-G06', 'PC-G06', 'player2')), [1, 0]);
  // Both lie face-up before the first effect: each minus finds the other card.
  const t = kickOff('PC-I05', 'PC-I05').until('passDecision');
  deepEqual(powers(t), [1, 2]);
});

rule('EPC-R10 texts of face-down cards are inactive', () => {
  const t = atUses({ a: { active: 'PC-G04', field: ['PC-G02', 'PC-G02'], tp: 4 }, b: { active: 'PC-G08' } });
  deepEqual(t.a.keys, ['done']);
  equal(powers(t)[0], 3);
});

rule('EPC-R10 texts of cards in other areas are inactive', () => {
  // Nell Harrier turned up in a Burning Chance, laid as TP or discarded adds no TP.
  const t = atUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I04' } });
  t.top(0, ['PC-G06', 'PC-G06']);
  t.put(0, 'discard', ['PC-G02', 'PC-G12']);
  t.a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual([t.a.count('tp'), t.a.keys, powers(t)[0]], [0, ['done'], 6]);
});

rule('EPC-R11 goalkeeper texts are for the Catch step; {Battle} works in the shot', () => {
  const battle = atUses({ b: { active: 'PC-I04', goalkeeper: 'PC-K1', tp: 3 } });
  battle.a.pick('done');
  deepEqual(battle.b.keys, ['done']);
  for (const [keeper, df] of [
    ['PC-K1', 6],
    ['PC-K6', 6],
  ] as const) {
    const t = atShot({ b: { goalkeeper: keeper, tp: 3 }, goals: [1, 0] });
    t.a.pick('stay').a.pick('done').b.pick(`effect:${keeper}/0`);
    equal(powers(t)[1], df);
  }
});

rule('EPC-R11 the goalkeeper of the shooting side does nothing', () => {
  const t = atShot({ a: { active: 'PC-G04', goalkeeper: 'PC-K6' }, goals: [0, 1] });
  t.a.pick('stay');
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-R13 after each pair of flips: attacker, then defender; each effect once per battle', () => {
  // PC-L11 4/5 attacks with an MF licence, PC-I07 2/3 defends.
  const t = atUses({ a: { active: 'PC-L11', licences: ['PC-P6'], tp: 3 }, b: { active: 'PC-I07', tp: 3 } });
  burn(t, [2, 3, 4], [3, 2, 4]); // 6–6
  deepEqual([t.ask, t.asked], ['chanceEffects', [0]]);
  t.a.pick('done');
  deepEqual(t.asked, [1]);
  t.b.pick('done'); // still level: 9–8 after the second pair
  deepEqual([t.ask, t.asked, turnedUp(t, 0)], ['chanceEffects', [0], 2]);
  t.a.pick('done').b.pick('effect:PC-I07/0').b.pick('done'); // 9–10
  equal(t.own.attacker, 1);
});

rule('EPC-R13 an effect used after the first flips is spent after the second', () => {
  const t = atUses({ a: { active: 'PC-G04' }, b: { active: 'PC-I07', tp: 3 } });
  burn(t, [4, 1], [2, 1]); // 7–5
  t.b.pick('effect:PC-I07/0').b.pick('done'); // 7–7
  deepEqual([t.ask, t.asked, turnedUp(t, 1)], ['chanceEffects', [1], 2]);
  t.b.mayNot('effect:PC-I07', 'EPC-509');
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-R13 the attacker finishes first, then the defender', () => {
  const t = testUses({ a: { active: 'T-PATIENT' }, b: { active: 'PC-I07', tp: 1 } });
  burn(t, [5], [1]);
  t.a.pick('effect:T-PATIENT/0');
  deepEqual([t.ask, t.asked], ['chanceEffects', [0]]);
  t.a.pick('done').b.pick('effect:PC-I07/0');
  deepEqual([t.ask, t.asked], ['chanceEffects', [1]]);
});

rule('EPC-R13 nobody is asked where no fighter has such a text', () => {
  const t = testBattle({ a: { active: 'T-PATIENT' }, b: { active: 'PC-I04' } });
  t.a.pick('stay').a.pick('done').b.pick('done');
  deepEqual([t.ask, t.asked], ['chanceEffects', [0]]);
  const u = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I01' } });
  ok(burn(u, [5], [1]).ask !== 'chanceEffects');
});

rule('EPC-R14 {Battle} texts work in attack, in defence, in the shot and for the goalkeeper', () => {
  const four = { active: 'PC-G11', licences: ['PC-P2'] };
  const attack = atUses({ a: four });
  equal(powers(attack.a.pick('effect:PC-G11/0'))[0], 5);
  const defence = atUses({ b: four });
  defence.a.pick('done').b.pick('effect:PC-G11/0');
  equal(powers(defence)[1], 5);
  const shot = atShot({ a: four });
  shot.a.pick('stay').a.pick('effect:PC-G11/0');
  equal(powers(shot)[0], 5);
});
