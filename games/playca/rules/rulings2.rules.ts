/** EPC-R15 to EPC-R30. */
import { deepEqual, equal, notDeepEqual, ok, throws } from 'node:assert/strict';
import type { DeckList } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { checkDeck } from '../decks.ts';
import { game } from '../index.ts';
import { burn, powers, stack, turnedUp, whereabouts } from './burning.ts';
import { kicks, type Round, rounds } from './kicks.ts';
import { atShot, atStrategy, atUses, endPeriod, type Match, plainA, plainB, quiet, start } from './table.ts';
import { testUses } from './testCards.ts';

const many = (id: string, n: number) => new Array<string>(n).fill(id);
const four = (n: number) => many('PC-G04', n);

rule('EPC-R15 "X+ BCP" sets the value to X if that is higher than printed', () => {
  const t = testUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I08' } });
  t.top(0, ['PC-E07', 'PC-G04']).top(1, ['PC-G01']); // 2 + 5 against 6 + 2
  t.a.pick('done').b.pick('done');
  equal(powers(t)[0], 7);
});

rule('EPC-R15 and leaves a higher printed value alone', () => {
  const t = testUses({ a: { active: 'PC-I07', tp: 0 }, b: { active: 'PC-I08' } });
  t.top(0, ['T-HIGH', 'PC-G04']).top(1, ['PC-G01']);
  t.a.pick('done').b.pick('done');
  equal(powers(t)[0], 8);
});

rule('EPC-R15 a plus adds to the raised value', () => {
  // Many Hands: each of your Burning Chance cards counts 1 more. Bram Swallowtail counts 5 for a Galewick goalkeeper.
  const t = atShot({ a: { active: 'PC-I07', tp: 0 }, b: { goalkeeper: 'PC-K1', hand: ['PC-H23'], tp: 3 } });
  t.a.pick('stay').a.pick('done').b.pick('use:PC-H23');
  t.top(0, ['PC-G04']).top(1, ['PC-G07']);
  t.b.pick('done');
  equal(powers(t)[1], 4 + 3 + 6);
});

rule("EPC-R16 overtime: the goalkeeper's side of the second half's shot attacks", () => {
  const t = start();
  endPeriod(t, false);
  for (let i = 0; i < 60 && !t.own.shooting; i++) quiet(t);
  const shooter = t.own.attacker;
  endPeriod(t, false);
  deepEqual([t.own.period, t.own.attacker], [2, 1 - shooter]);
});

rule('EPC-R17 the reshuffle happens as soon as the deck reaches zero', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I07', tp: 0 } });
  t.put(0, 'deck', ['PC-L04'], 'discard');
  const discard = t.a.ids('discard').slice();
  ok(discard.length > 5);
  t.a.pick('done').b.pick('done'); // one card turned up; PC-I07 stops here
  deepEqual(t.a.ids('deck').slice().sort(), discard.sort());
  deepEqual([t.a.count('discard'), t.a.cards('chance')], [0, ['PC-L04']]);
  notDeepEqual(t.a.ids('deck'), discard);
});

rule('EPC-R17 with no discard pile it happens as soon as a card is discarded', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H03'], tp: 1 }, b: { active: 'PC-I04' } });
  t.put(0, 'deck', [], 'aside').put(0, 'discard', [], 'aside');
  t.a.pick('use:PC-H03');
  deepEqual([t.a.cards('deck'), t.a.count('discard')], [['PC-G04'], 0]);
});

rule('EPC-R18 deck and discard both empty: Burning Chance adds 0', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I07', tp: 0 } });
  t.put(0, 'deck', [], 'aside').put(0, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual([t.a.count('chance'), t.b.count('chance'), powers(t)[0]], [0, 1, 6]);
});

rule('EPC-R18 missing field cards and TP are skipped', () => {
  const t = atShot({ a: { active: 'PC-G01', field: [] } });
  t.a.pick('stay');
  t.put(1, 'deck', ['PC-I04', 'PC-I01', 'PC-I01'], 'aside').put(1, 'discard', [], 'aside').put(1, 'tp', [], 'aside');
  stack(t, [5], [1]);
  t.a.pick('done').b.pick('done'); // the card turned up is the only discard
  deepEqual([t.own.period, t.b.count('field'), t.b.count('deck')], [1, 3, 0]);
  t.until('support');
  deepEqual([t.b.count('tp'), t.b.count('field'), t.b.count('active')], [0, 2, 1]);
});

rule('EPC-R18 adding TP with no card left adds none', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H32'], tp: 2 } });
  t.put(0, 'deck', ['PC-L04'], 'aside').put(0, 'discard', [], 'aside').set('goals', [0, 1]);
  t.a.pick('support:PC-H32');
  deepEqual([t.a.count('tp'), t.a.count('deck')], [3, 0]);
});

rule('EPC-R19 only TP cards are shuffled in; the discard pile stays', () => {
  const t = kicks({ a: many('PC-L04', 9), b: four(9), aDiscard: many('PC-E01', 6) });
  equal(t.a.cards('discard').filter((id) => id === 'PC-E01').length, 6);
  equal(t.a.count('deck'), 4);
});

rule('EPC-R19 pkIncludeDiscard: the discard pile is shuffled in before', () => {
  const t = kicks({ a: many('PC-L04', 9), b: many('PC-G01', 9), aDiscard: many('PC-L04', 6), options: { pkIncludeDiscard: true } });
  deepEqual([t.a.count('discard'), t.b.count('discard')], [0, 0]);
  equal([...t.a.cards('deck'), ...t.a.cards('pkRow')].filter((id) => id === 'PC-L04').length, 15);
});

rule('EPC-R19 a deck that runs out in PK refills from the discard pile first', () => {
  const t = kicks({ a: four(5), aDiscard: many('PC-L04', 3), b: many('PC-I01', 20) });
  // Rounds 1 to 5 level with the deck; then the discard pile, whose first strong card decides.
  ok(rounds(t).length > 5);
  deepEqual(t.result?.winners, [0]);
  equal(t.a.count('pkRow'), rounds(t).length); // the row was not touched
});

rule('EPC-R20 five rounds in total, not one plus five', () => {
  equal(rounds(kicks({ a: many('PC-L04', 9), b: four(9) })).length, 5);
});

/** Side a's one strong card comes in this round. */
const strongIn = (round: number) => (list: readonly Round[]) => list.findIndex((r) => r.bcp[0] === 5) === round - 1;
const oneStrong = { a: ['PC-L04', ...four(11)], b: four(12) };

rule('EPC-R21 still level: one extra round at a time', () => {
  const t = kicks(oneStrong, strongIn(6));
  equal(rounds(t).length, 6);
  deepEqual(t.result?.winners, [0]);
});

rule('EPC-R21 pkTie setOfFive: five more rounds', () => {
  const t = kicks({ ...oneStrong, options: { pkTie: 'setOfFive' } }, strongIn(6));
  equal(rounds(t).length, 10);
  deepEqual(t.own.pkUp, [10, 9]);
  deepEqual(t.result?.winners, [0]);
});

rule('EPC-R21 pkTie setOfFive: a decision within the first five needs no more', () => {
  equal(rounds(kicks({ ...oneStrong, options: { pkTie: 'setOfFive' } }, strongIn(2))).length, 5);
});

rule('EPC-R22 a player without a card shuffles the own row into a new deck; counts are kept', () => {
  // Side a has 2 or 3 cards in all (one or two of them from the shot), side b enough for a while.
  const t = kicks({ a: ['PC-G04'], b: ['PC-L04', ...four(8)] }, (list) => list[0].bcp[1] === 5);
  equal(rounds(t).length, 5);
  deepEqual(t.own.pkUp, [4, 5]); // four rounds of side a counted although its row was taken up
  ok(t.a.count('pkRow') <= 3);
  deepEqual(
    t.a.ids('pkRow').map((card) => t.table.mark(card, 'faceDown')),
    t.a.ids('pkRow').map(() => 0),
  );
  deepEqual(t.result?.winners, [1]);
});

rule('EPC-R22 both run out in the same round', () => {
  const t = kicks({ a: four(7), b: four(7) });
  equal(rounds(t).length, 105);
  deepEqual(rounds(t)[20].up, [21, 21]);
});

rule('EPC-R23 a tie nobody can break: the defending side wins', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.own.attacker, 1);
});

rule('EPC-R23 where nothing was flipped there are no effects after the flips', () => {
  const t = atUses({ a: { active: 'PC-I01' }, b: { active: 'PC-I07', tp: 3 } }); // 3 against 3
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual([t.own.attacker, t.b.count('tp')], [1, 3]);
});

rule('EPC-R23 no goal from a tie nobody can break', () => {
  const t = atShot({ a: { active: 'PC-L01', field: [] } }); // 5 against 5
  t.a.pick('stay');
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual([t.own.period, t.own.goals], [1, [0, 0]]);
});

rule('EPC-R23 without cards the higher power still wins', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I04' } });
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.own.attacker, 0);
});

rule('EPC-R23 if only one can flip, that BCP is added alone', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  t.put(1, 'deck', [], 'aside').put(1, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.own.attacker, 0);
});

rule('EPC-R23 a further tie at BCP 0 repeats until cards run out', () => {
  const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  t.put(0, 'deck', many('T-ZERO', 4), 'aside').put(0, 'discard', [], 'aside');
  t.put(1, 'deck', [], 'aside').put(1, 'discard', [], 'aside');
  const before = turnedUp(t, 0);
  t.a.pick('done').b.pick('done');
  equal(turnedUp(t, 0) - before, 4);
  equal(t.own.attacker, 1);
});

/** A battle that has seen this many pairs of flips. */
const after = (flips: number): Match => atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } }).set('flips', flips);

rule('EPC-R24 after 60 pairs of flips the defending side wins', () => {
  const t = burn(after(59), [3, 5], [3, 1]);
  deepEqual([t.own.attacker, turnedUp(t, 0)], [1, 1]);
});

rule('EPC-R24 the 60th pair still decides', () => {
  equal(burn(after(59), [3], [2]).own.attacker, 0);
});

rule('EPC-R24 59 pairs are not yet the cap', () => {
  equal(burn(after(58), [3, 5], [3, 1]).own.attacker, 0);
});

rule('EPC-R24 after 100 extra rounds the penalty kicks are drawn', () => {
  for (const pkTie of ['single', 'setOfFive']) {
    const t = kicks({ a: four(8), b: four(8), options: { pkTie } });
    deepEqual(t.result, { winners: [0, 1], reason: 'penaltiesLevel', clause: 'EPC-R24' });
    equal(t.own.pkRounds, 105);
  }
});

rule('EPC-R25 with two cards the one flipped last marks the goal', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H17'], tp: 4 } });
  t.a.pick('stay').a.pick('use:PC-H17');
  const [second, first] = t.a.ids('deck').slice(-2);
  burn(t, [3, 2], [1]);
  deepEqual(t.a.ids('score'), [second]);
  equal(whereabouts(t, 0, first), 'discard');
});

rule('EPC-R26 the extra card applies to the first flip only; tie flips are one card each', () => {
  const t = atUses({ a: { active: 'PC-L03', tp: 2 }, b: { active: 'PC-I01' } }); // 2 against 2
  t.a.pick('effect:PC-L03/0');
  const before = turnedUp(t, 0);
  burn(t, [2, 2, 3, 3], [4, 2, 1]); // 6–6, then 9–8
  deepEqual([turnedUp(t, 0) - before, t.own.attacker], [3, 0]);
});

const problems = (list: DeckList) =>
  checkDeck(list, { cardSet: 'house' }, (id) => game.defs[game.defIndex.get(id) ?? -1]).map((p) => p.clause);

rule('EPC-R27 no goalkeeper in the main deck, none but a goalkeeper in goal', () => {
  const deck = [...plainA.deck.slice(0, 29), 'PC-K1'];
  deepEqual(problems({ ...plainA, deck }), ['EPC-112']);
  deepEqual(problems({ ...plainA, goalkeeper: ['PC-G01'] }), ['EPC-112']);
  deepEqual(problems({ ...plainA, deck: [...plainA.deck.slice(0, 28), 'PC-G11', 'PC-G12'] }), []);
  throws(() => start({ lists: [{ ...plainA, deck }, plainB] }), /EPC-112/);
});

rule('EPC-R28 GROUP and COMBI cards answer to the names they list', () => {
  const may = (active: string) => testUses({ a: { active: 'T-NAMES' }, b: { active } }).a.keys.includes('effect:T-NAMES/0');
  deepEqual([may('PC-G01'), may('PC-G12'), may('PC-G11'), may('PC-G02')], [true, true, false, false]);
});

rule('EPC-R29 exactly 30 and exactly 8', () => {
  deepEqual(problems(plainA), []);
  deepEqual(problems({ ...plainA, deck: [...plainA.deck, 'PC-G01'] }), ['EPC-101']);
  deepEqual(problems({ ...plainA, deck: plainA.deck.slice(1) }), ['EPC-101']);
  deepEqual(problems({ ...plainA, hissatsu: [...plainA.hissatsu, 'PC-H03'] }), ['EPC-102']);
  deepEqual(problems({ ...plainA, hissatsu: plainA.hissatsu.slice(1) }), ['EPC-102']);
});

rule('EPC-R30 the same licence twice is allowed; only presence counts', () => {
  deepEqual(problems({ ...plainA, licences: ['PC-P2', 'PC-P2', 'PC-P2'] }), []);
  const t = atUses({ a: { active: 'PC-G11', licences: ['PC-P2', 'PC-P2', 'PC-P5'] } });
  t.a.pick('effect:PC-G11/0');
  equal(powers(t)[0], 5);
  deepEqual(t.a.keys, ['done']);
});
