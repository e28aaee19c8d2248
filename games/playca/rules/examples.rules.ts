/** The worked examples and the vectors of the house set, with their numbers. */
import { deepEqual, equal } from 'node:assert/strict';
import type { DeckList } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { checkDeck } from '../decks.ts';
import { game } from '../index.ts';
import { burn, powers, turnedUp, whereabouts } from './burning.ts';
import { kicks, type Round, rounds } from './kicks.ts';
import { atBattle, atShot, atUses, endPeriod, type Match, plainA, quiet, start } from './table.ts';
import { testBattle, testShot, testStrategy, testUses } from './testCards.ts';

// Characters by the power they stand for: PC-L01 OF 5, PC-I09 DF 5, PC-I04 4/4, PC-I01 OF 3, PC-G01 OF 6, PC-K2 DF 5.

rule('EPC-D1 OF 5, DF 5, Burning Chance 2 and 1: 7 against 6', () => {
  const t = atUses({ a: { active: 'PC-L01' }, b: { active: 'PC-I09' } });
  const [loser] = t.b.ids('active');
  deepEqual(powers(t), [5, 5]);
  burn(t, [2], [1]);
  equal(t.own.attacker, 0);
  equal(whereabouts(t, 1, loser), 'discard');
  equal(turnedUp(t, 0), 1);
});

rule('EPC-D2 OF 4, DF 5: 6–6, then 7–9', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I09' } });
  deepEqual(powers(t), [4, 5]);
  burn(t, [2, 1], [1, 3]);
  deepEqual([turnedUp(t, 0), turnedUp(t, 1), t.own.attacker], [2, 2, 1]);
});

rule('EPC-D3 TP 5, a Hissatsu of HCost 3 and HOF 4', () => {
  const t = testUses({ a: { active: 'PC-I04', hand: ['T-DRIBBLE-3'], tp: 5 } });
  const before = t.a.count('discard');
  t.a.pick('use:T-DRIBBLE-3');
  deepEqual([t.a.count('tp'), t.a.count('discard') - before, powers(t)[0]], [2, 3, 8]);
});

rule('EPC-D4 HCost 2, three less: cost 0', () => {
  const t = testUses({ a: { active: 'T-CHEAP', hand: ['T-DRIBBLE-2'], tp: 0 } });
  t.a.mayNot('use:T-DRIBBLE-2', 'EPC-502');
  t.a.pick('effect:T-CHEAP/0').a.pick('use:T-DRIBBLE-2');
  deepEqual([t.a.count('tp'), powers(t)[0]], [0, 5]);
  const rich = testUses({ a: { active: 'T-CHEAP', hand: ['T-DRIBBLE-2'], tp: 4 } });
  rich.a.pick('effect:T-CHEAP/0').a.pick('use:T-DRIBBLE-2');
  equal(rich.a.count('tp'), 4);
});

rule('EPC-D5 TP 1, HCost 2: not usable', () => {
  const t = testUses({ a: { active: 'PC-I04', hand: ['T-DRIBBLE-2'], tp: 1 } });
  t.a.mayNot('use:T-DRIBBLE-2', 'EPC-502');
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

rule('EPC-D9 a goal with 3, then 1 after a tie: the 1 is the marker', () => {
  const t = testShot({ a: { active: 'PC-G01' } }); // 6 against 5
  t.a.pick('stay');
  t.top(0, ['PC-I04', 'PC-G11']).top(1, ['PC-G04', 'T-ZERO']); // 9–9, then 10–9
  const [one, three] = t.a.ids('deck').slice(-2);
  t.a.pick('done').b.pick('done');
  deepEqual([t.own.goals, t.a.ids('score'), t.a.cards('score')], [[1, 0], [one], ['PC-G11']]);
  equal(whereabouts(t, 0, three), 'discard');
});

rule('EPC-D10 TP left 2: 7 after the next Kick Off', () => {
  const t = atShot({ a: { active: 'PC-G01', tp: 2 }, b: { tp: 0 } });
  burn(t.a.pick('stay'), [5], [1]);
  t.until('support');
  deepEqual([t.a.count('tp'), t.b.count('tp')], [7, 5]);
});

rule('EPC-D11 deck 2, discard 12, five TP: deck 9, discard 0', () => {
  const t = start();
  // At the arrangement the three field cards are drawn already.
  t.put(0, 'deck', new Array<string>(2).fill('PC-L04'), 'discard');
  t.put(0, 'discard', new Array<string>(12).fill('PC-G01'), 'aside');
  t.until('support');
  deepEqual([t.a.count('tp'), t.a.count('deck'), t.a.count('discard')], [5, 9, 0]);
  equal(t.a.cards('tp').filter((id) => id === 'PC-L04').length, 2);
});

const byBcp: { readonly [bcp: number]: string } = { 1: 'PC-G11', 2: 'PC-G01', 3: 'PC-I04' };
const row = (list: readonly number[]) => list.map((n) => byBcp[n]);

rule('EPC-D12 penalty kicks 3,1,2,2,3 against 2,1,3,2,1: 4–3', () => {
  const pairs = (list: readonly Round[]) => list.map((r) => r.bcp.join('-')).sort();
  const t = kicks({ a: row([3, 1, 2, 2, 3]), b: row([2, 1, 3, 2, 1]) }, (list) => pairs(list).join() === '1-1,2-2,2-3,3-1,3-2');
  deepEqual([t.own.pkUp, t.result?.winners, rounds(t).length], [[4, 3], [0], 5]);
});

rule('EPC-D13 level after five, equal in round 6, a higher in round 7', () => {
  const t = kicks(
    { a: ['PC-L04', ...new Array<string>(7).fill('PC-G04')], b: new Array<string>(8).fill('PC-G04') },
    (list) => list[6]?.bcp[0] === 5,
  );
  deepEqual([rounds(t).length, t.own.pkUp, t.result?.winners], [7, [7, 6], [0]]);
});

rule('EPC-D14 OF 6 + 3 and 1, DF 5 + 3 and 2: 10–10, flip again', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H01'], tp: 2 }, b: { goalkeeper: 'PC-K2', tp: 3 } });
  t.put(1, 'hissatsuHand', ['PC-H07'], 'aside'); // +3 for a goalkeeper not of Galewick
  t.a.pick('stay').a.pick('use:PC-H01').a.pick('done').b.pick('use:PC-H07');
  deepEqual(powers(t), [9, 8]);
  const before = turnedUp(t, 0);
  burn(t, [1, 3], [2, 2]);
  deepEqual([turnedUp(t, 0) - before, t.own.goals], [2, [1, 0]]);
});

rule('EPC-D15 "1 more time": 2 + 1 against 2 with OF 4 and DF 4: 7 against 6', () => {
  const t = atShot({ a: { active: 'PC-L04', hand: ['PC-H17'], tp: 4 }, b: { goalkeeper: 'PC-K1' } }); // 2 + 2 against 4
  t.a.pick('stay').a.pick('use:PC-H17');
  deepEqual(powers(t), [4, 4]);
  burn(t, [2, 1], [2]);
  deepEqual(t.own.goals, [1, 0]);
});

rule('EPC-D16 a shoots and is saved: b attacks first in the second half', () => {
  const t = burn(atShot({ a: { active: 'PC-G01' } }).a.pick('stay'), [1], [5]);
  deepEqual([t.own.goals, t.own.period, t.own.attacker], [[0, 0], 1, 1]);
});

rule('EPC-D17 a shoots and scores: b attacks first in the second half', () => {
  const t = burn(atShot({ a: { active: 'PC-G01' } }).a.pick('stay'), [5], [1]);
  deepEqual([t.own.goals, t.own.period, t.own.attacker], [[1, 0], 1, 1]);
});

rule('EPC-D18 1–1 after two halves, b scores in overtime: b wins 2–1', () => {
  const t = start();
  endPeriod(t, false);
  endPeriod(t, false);
  t.set('goals', [1, 1]).until('passDecision');
  t.put(0, 'active', ['PC-L08']).put(0, 'field', []).put(1, 'active', ['PC-G08']);
  burn(t.until('uses'), [1], [5]);
  deepEqual([t.own.shooting, t.own.attacker], [true, 1]);
  endPeriod(t, true);
  deepEqual([t.own.goals, t.result], [[1, 2], { winners: [1], reason: 'overtime', clause: 'EPC-204' }]);
  equal(t.own.pkRounds, 0);
});

rule('EPC-D19 a pass with one face-down left: losing this battle lets the opponent shoot', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G04'] }, b: { active: 'PC-I04' } });
  const [out] = t.a.ids('active');
  t.a.pick('pass');
  deepEqual([whereabouts(t, 0, out), t.a.cards('active'), t.a.count('field')], ['discard', ['PC-G04'], 0]);
  burn(t, [1], [5]);
  deepEqual([t.own.shooting, t.own.attacker], [true, 1]);
});

rule('EPC-D20 lists 30/8/1/3 legal; 29/8/1/0, 30/7/1/0, 30/8/2/0, 30/8/1/4 not', () => {
  const sized = (d: number, h: number, g: number, l: number): DeckList => ({
    deck: plainA.deck.slice(0, d),
    hissatsu: plainA.hissatsu.slice(0, h),
    goalkeeper: new Array<string>(g).fill('PC-K2'),
    licences: new Array<string>(l).fill('PC-P1'),
  });
  const why = (list: DeckList) =>
    checkDeck(list, { cardSet: 'house' }, (id) => game.defs[game.defIndex.get(id) ?? -1]).map((p) => p.clause);
  deepEqual(why(sized(30, 8, 1, 3)), []);
  deepEqual(why(sized(29, 8, 1, 0)), ['EPC-101']);
  deepEqual(why(sized(30, 7, 1, 0)), ['EPC-102']);
  deepEqual(why(sized(30, 8, 2, 0)), ['EPC-103']);
  deepEqual(why(sized(30, 8, 1, 4)), ['EPC-104']);
});

rule('EPC-D21 Support +2 OF for X; X passes to Y: no bonus, with supportDuration period +2', () => {
  const bonus = (options: { supportDuration?: string }) => {
    const t = testStrategy({ a: { active: 'PC-G04', field: ['PC-I01'], hand: ['T-CHEER'], tp: 2 }, options });
    t.a.pick('support:T-CHEER').until('passDecision');
    t.a.pick('pass');
    return powers(t)[0] - 3;
  };
  deepEqual([bonus({}), bonus({ supportDuration: 'period' })], [0, 2]);
});

rule('EPC-D22 {Pass} +2 OF of X; Y (OF 3) fights with 5, then with 3', () => {
  const t = atBattle({ a: { active: 'PC-G05', field: ['PC-G04'] }, b: { active: 'PC-I01' } });
  t.a.pick('pass');
  equal(powers(t)[0], 5);
  burn(t, [5], [1]);
  t.until('uses');
  equal(powers(t)[0], 3);
});

rule('EPC-D23 Block HDF 3 for 2, Override HDF 2 for 2, TP 5, DF 4: DF 9, TP 1', () => {
  const t = testBattle({ b: { active: 'PC-I04', hand: ['T-BLOCK', 'T-OVER'], tp: 5 } });
  t.a.pick('stay').a.pick('done').b.pick('use:T-BLOCK').b.pick('use:T-OVER');
  deepEqual([powers(t)[1], t.b.count('tp')], [9, 1]);
});

rule('EPC-D24 printed BCP 3 with 5+ BCP: 5 in Burning Chance, 3 in PK', () => {
  const t = atUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I08' } });
  t.top(0, ['PC-E07']);
  t.a.pick('done').b.pick('done');
  equal(powers(t)[0], 2 + 5);
  const pk = kicks({ a: new Array<string>(5).fill('PC-E07'), b: new Array<string>(9).fill('PC-G04') });
  equal(rounds(pk)[0].bcp[0], 3);
});

rule('EPC-D25 HCost 3, two reductions of 1: cost 1', () => {
  const t = testUses({ a: { active: 'T-CHEAPER', hand: ['T-DRIBBLE-3'], tp: 1 } });
  t.a.pick('effect:T-CHEAPER/0');
  t.a.mayNot('use:T-DRIBBLE-3', 'EPC-502');
  t.a.pick('effect:T-CHEAPER/1').a.pick('use:T-DRIBBLE-3');
  equal(t.a.count('tp'), 0);
});

rule('EPC-D26 all 30 rounds equal: the rows become the new decks, 30–30 kept, round 31 is played', () => {
  const four = (id: string): DeckList => ({ ...plainA, deck: new Array<string>(30).fill(id) });
  const t = start({ lists: [four('PC-G04'), four('PC-I01')] });
  // Nobody scores: the shooter has OF 3 against DF 5, and every card is worth 4.
  for (let i = 0; i < 300 && !t.result; i++) quiet(t);
  deepEqual(t.own.goals, [0, 0]);
  deepEqual(
    [29, 30].map((i) => rounds(t)[i].up),
    [
      [30, 30],
      [31, 31],
    ],
  );
  const firsts = t.events.filter((e) => e.type === 'penalty').map((e) => e.cards.map((c) => c.id));
  for (const seat of [0, 1]) {
    const shown = firsts.map((cards) => cards[seat]);
    equal(new Set(shown.slice(0, 30)).size, 30);
    equal(new Set(shown.slice(30, 60)).size, 30);
  }
});
