/** EPC-701, EPC-705 to EPC-713, EPC-715, EPC-716: the breakthrough battle and what becomes of both characters. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from '../testing/burningChance.ts';
import { atBattle, atUses, type Match, quiet, type Setting } from '../testing/scenarios.ts';

// PC-G01 6/3/2, PC-G04 3/2/4, PC-G08 3/6/2, PC-I01 3/2/4, PC-I04 4/4/3, PC-I08 2/6/3
rule('EPC-701 the attacking side uses OF, the defending side DF', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I01' } });
  deepEqual(powers(t), [6, 2]);
});

rule('EPC-701 with the ball on the other side the roles are the other way round', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G08'] }, b: { active: 'PC-I08' } });
  burn(t, [1], [5]);
  equal(t.own.attacker, 1);
  t.put(0, 'active', ['PC-G08']).put(1, 'active', ['PC-I01']);
  deepEqual(powers(t), [6, 3]);
});

rule('EPC-705 OF higher: the attacker keeps the ball and attacks again', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  burn(t, [3], [2]);
  equal(t.own.attacker, 0);
  t.until('passDecision');
  deepEqual(t.asked, [0]);
  deepEqual(powers(t)[0], 4);
});

rule('EPC-706 DF higher: the defender takes the ball and attacks in the next battle', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  burn(t, [2], [3]);
  equal(t.own.attacker, 1);
  t.until('passDecision');
  deepEqual(t.asked, [1]);
});

rule('EPC-707 both discard their Burning Chance cards', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  const tops = [t.a.ids('deck').slice(-2), t.b.ids('deck').slice(-2)];
  burn(t, [2, 4], [2, 3]);
  deepEqual([t.a.count('chance'), t.b.count('chance')], [0, 0]);
  for (const seat of [0, 1])
    deepEqual(
      tops[seat].map((card) => t.seat(seat).ids('discard').includes(card)),
      [true, true],
    );
});

rule('EPC-708 the loser discards the active character; the winner keeps theirs', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  const [mine, theirs] = [t.a.ids('active')[0], t.b.ids('active')[0]];
  burn(t, [3], [2]);
  equal(t.a.ids('active')[0], mine);
  equal(t.b.ids('discard').includes(theirs), true);
  equal(t.b.ids('active').includes(theirs), false);
  equal(t.a.ids('discard').includes(mine), false);
});

rule('EPC-708 a losing attacker discards theirs', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  const [mine, theirs] = [t.a.ids('active')[0], t.b.ids('active')[0]];
  burn(t, [2], [3]);
  equal(t.a.ids('discard').includes(mine), true);
  equal(t.b.ids('active')[0], theirs);
});

rule('EPC-709 a loser with face-down characters flips one and a new battle begins', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['PC-I01', 'PC-I08'] } });
  burn(t, [3], [2]);
  equal(t.ask, 'nextCharacter');
  deepEqual(t.asked, [1]);
  deepEqual(t.b.keys, ['flip:PC-I01', 'flip:PC-I08']);
  t.b.pick('flip:PC-I08');
  deepEqual([t.b.cards('active'), t.b.cards('field')], [['PC-I08'], ['PC-I01']]);
  equal(t.ask, 'passDecision');
  equal(t.own.shooting, false);
});

rule('EPC-710 a loser without characters: the winner goes to the Shoot Phase as attacking side', () => {
  const t = atUses({ a: { active: 'PC-I04', field: ['PC-G04'] }, b: { active: 'PC-I04', field: [] } });
  burn(t, [3], [2]);
  equal(t.own.shooting, true);
  equal(t.own.attacker, 0);
  equal(t.b.count('active'), 0);
  equal(t.ask, 'passDecision');
});

rule('EPC-711 the winner of the last battle shoots even if it defended', () => {
  const t = atUses({ a: { active: 'PC-I04', field: [] }, b: { active: 'PC-I08', field: [] } });
  burn(t, [2], [3]);
  equal(t.own.shooting, true);
  equal(t.own.attacker, 1);
  deepEqual(t.asked, [1]);
  deepEqual(powers(t), [5, 2]); // PC-K2 against PC-I08
});

rule('EPC-712 power gained in a battle does not carry to the next', () => {
  const t = atUses({ a: { active: 'PC-G01', hand: ['PC-H03'], tp: 3 }, b: { active: 'PC-I01' } });
  t.a.pick('use:PC-H03');
  equal(powers(t)[0], 8);
  burn(t, [3], [2]);
  t.until('passDecision');
  equal(powers(t)[0], 6);
});

rule('EPC-712 power of the defender does not carry either', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', hand: ['PC-H29'], tp: 3 } });
  t.a.pick('done');
  t.b.pick('use:PC-H29');
  equal(powers(t)[1], 6);
  burn(t, [4], [1]);
  t.put(1, 'active', ['PC-I04']).until('uses', 1);
  equal(powers(t)[1], 4);
});

/** Battles until the shot, side a and b winning in the given order. */
function battles(winners: readonly ('a' | 'b')[], passes: readonly number[] = []): { fought: number; shooter: number } {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-I04', 'PC-I04'] }, b: { active: 'PC-I04', field: ['PC-I04', 'PC-I04'] } });
  let fought = 0;
  for (let i = 0; i < 40 && !t.own.shooting; i++) {
    if (t.ask === 'nextCharacter') t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
    else if (t.ask === 'passDecision') t.pick(t.asked[0], passes.includes(fought) && t.own.passes === 0 ? 'pass' : 'stay');
    else {
      burn(t, winners[fought] === 'a' ? [5] : [1], winners[fought] === 'a' ? [1] : [5]);
      fought++;
    }
  }
  return { fought, shooter: t.own.attacker };
}

rule('EPC-713 three battles at least and five at most if nobody passes', () => {
  deepEqual(battles(['a', 'a', 'a']), { fought: 3, shooter: 0 });
  deepEqual(battles(['b', 'b', 'b']), { fought: 3, shooter: 1 });
  deepEqual(battles(['a', 'a', 'b', 'b', 'b']), { fought: 5, shooter: 1 });
});

rule('EPC-713 each pass lowers the characters a player can lose by one', () => {
  deepEqual(battles(['b', 'b'], [0]), { fought: 2, shooter: 1 });
  deepEqual(battles(['a', 'a', 'a'], [0]), { fought: 3, shooter: 0 });
});

rule("EPC-715 the loser's new character resolves its Flip effects before the next pass decision", () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['PC-G06', 'PC-I01'], tp: 2 } });
  burn(t, [3], [2]);
  t.b.pick('flip:PC-G06');
  equal(t.ask, 'passDecision');
  equal(t.b.count('tp'), 3);
});

rule('EPC-716 a new battle renews every once-per-battle limit and the one-Hissatsu limit', () => {
  const t = atUses({
    a: { active: 'PC-G02', hand: ['PC-H03', 'PC-H11'], tp: 6 },
    b: { active: 'PC-G09', field: ['PC-G09', 'PC-G09'], hand: ['PC-H05', 'PC-H29'], tp: 6 },
  });
  for (const [mine, theirs] of [
    ['PC-H03', 'PC-H05'],
    ['PC-H11', 'PC-H29'],
  ]) {
    t.a.pick('effect:PC-G02/0').a.pick(`use:${mine}`);
    t.a.mayNot('effect:PC-G02', 'EPC-509');
    deepEqual(t.a.keys, ['done']);
    t.a.pick('done').b.pick('effect:PC-G09/0').b.pick(`use:${theirs}`);
    deepEqual(t.b.keys, ['done']);
    burn(t, [5], [1]);
    t.until('uses');
  }
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

rule("EPC-R37 the winner's card stays with its effects available again", () => {
  const t = atUses({ a: { active: 'PC-G02', tp: 4 }, b: { active: 'PC-I01' } });
  t.a.pick('effect:PC-G02/0');
  burn(t, [5], [1]);
  t.until('uses');
  deepEqual([t.a.cards('active'), t.asked], [['PC-G02'], [0]]);
  t.a.may('effect:PC-G02/0');
});

rule('EPC-R41 the flip after losing cannot be declined', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['PC-I01', 'PC-I08'] } });
  burn(t, [5], [1]);
  deepEqual(t.b.keys, ['flip:PC-I01', 'flip:PC-I08']);
  const last = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['PC-I08'] } });
  burn(last, [5], [1]);
  deepEqual(last.b.cards('active'), ['PC-I08']); // a single card is flipped without asking
});

/** Battles of three against three with these winners. */
function chain(winners: string): { t: Match; fought: number; lost: [number, number] } {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-I04', 'PC-I04'] }, b: { active: 'PC-I04', field: ['PC-I04', 'PC-I04'] } });
  const lost: [number, number] = [0, 0];
  let fought = 0;
  for (let i = 0; i < 40 && !t.own.shooting; i++) {
    if (t.ask !== 'uses') quiet(t);
    else {
      const a = winners[fought++] === 'A';
      lost[a ? 1 : 0]++;
      burn(t, [a ? 5 : 1], [a ? 1 : 5]);
    }
  }
  return { t, fought, lost };
}

rule('EPC-D6 three wins in a row: a shoots after 3 battles with its first card', () => {
  const { t, fought } = chain('AAA');
  deepEqual([fought, t.own.attacker, t.a.count('field'), t.a.count('active')], [3, 0, 2, 1]);
});

rule('EPC-D7 winners A, B, A, B, A: a shoots after battle 5', () => {
  const { t, fought, lost } = chain('ABABA');
  deepEqual([fought, lost, t.own.attacker], [5, [2, 3], 0]);
  deepEqual([t.b.count('active') + t.b.count('field'), t.a.count('active') + t.a.count('field')], [0, 1]);
});

rule('EPC-D8 the last character attacks and loses: the defender shoots', () => {
  const t = atUses({ a: { active: 'PC-I04', field: [] }, b: { active: 'PC-I04' } });
  equal(t.own.attacker, 0);
  burn(t, [1], [5]);
  deepEqual([t.own.shooting, t.own.attacker], [true, 1]);
});
