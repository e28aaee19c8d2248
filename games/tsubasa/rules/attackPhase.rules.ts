/** TSU-300: turns, plays and passes, the limit, Optional Abilities. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { act, atTurn, cards, last, lay, type Match, play, pointsOf, rest, told, win } from './testing/scenarios.ts';

const plainN = ['N01', 'N10', 'N08', 'N04', 'N05'];
const plainT = ['T01', 'T09', 'T10', 'T11', 'T03'];
/** So many cards lie in each Play Area. */
const laid = (a: number, b: number) => ({ a: plainN.slice(0, a), b: plainT.slice(0, b) });
const both = (t: Match) => t.a.count('playArea') + t.b.count('playArea');

rule('TSU-301, TSU-302, TSU-304 the Attacker begins; in turn each plays one card or passes', () => {
  const t = atTurn({ a: { hand: ['N01', 'N10'] }, b: { hand: ['T01', 'T09'] } });
  deepEqual(t.asked, [0]);
  deepEqual(t.a.keys, ['play:N01', 'play:N10', 'pass']);
  play(t, 0, 'N01');
  deepEqual(cards(t, 'playArea', 0), ['N01']);
  deepEqual(t.asked, [1]);
  play(t, 1, 'T09');
  deepEqual(t.asked, [0]);
  deepEqual(atTurn({ attacker: 1, b: { hand: ['T01'] } }).asked, [1]);
});

rule('TSU-303, TSU-309, TSU-507 who passes keeps the hand and is out for this round; the other goes on alone', () => {
  const t = atTurn({ a: { hand: ['N01', 'N10'] }, b: { hand: ['T01', 'T09', 'T03'] } });
  t.a.pick('pass');
  for (const id of ['T01', 'T09', 'T03']) {
    deepEqual(t.asked, [1]);
    play(t, 1, id);
  }
  equal(t.own.passed[0], 1);
  win(t, 'passBall');
  ok(['N01', 'N10'].every((id) => cards(t, 'hand', 0).includes(id)));
  equal(t.own.round, 2);
  // In the next round nobody has passed any more.
  t.until('turn');
  deepEqual(t.own.passed, [0, 0]);
});

rule('TSU-305, TSU-320, TSU-507 nine cards in both Play Areas end the phase, and hands are kept', () => {
  const t = atTurn({ a: { played: laid(4, 4).a, hand: ['N09', 'N11'] }, b: { played: laid(4, 4).b, hand: ['T08'] } });
  play(t, 0, 'N09');
  equal(t.ask, 'declare');
  deepEqual([both(t), cards(t, 'hand', 0), cards(t, 'hand', 1)], [9, ['N11'], ['T08']]);
  deepEqual(last(t, 'attackOver'), { count: 9, limit: 9, why: 'limit' });
});

rule('TSU-306, TSU-R21, TSU-R82 the phase ends when both have passed, and nobody comes back; passing is always allowed', () => {
  const t = atTurn({ a: { played: laid(4, 4).a, hand: ['N09'] }, b: { played: laid(4, 4).b, hand: ['T08'] } });
  t.a.may('pass').pick('pass');
  t.b.may('pass').pick('pass');
  equal(t.ask, 'declare');
  deepEqual(last(t, 'attackOver'), { count: 8, limit: 9, why: 'passed' });
});

rule('TSU-307, TSU-R17 no card is played beyond the limit, whatever an ability allows', () => {
  const t = atTurn({ a: { played: laid(4, 4).a, hand: ['N11', 'N09'] }, b: { played: laid(4, 4).b } });
  t.a.pick('play:N11');
  equal(t.ask, 'declare');
  deepEqual(last(t, 'unused').why, 'nothing');
  const below = atTurn({ a: { played: laid(4, 3).a, hand: ['N11', 'N09', 'N08'] }, b: { played: laid(4, 3).b } });
  play(below, 0, 'N11', 'N11/0', 'play:N09');
  equal(below.ask, 'declare');
  equal(both(below), 9);
});

rule('TSU-R17, TSU-R15 with no card left in hand there is nothing more to play', () => {
  const t = atTurn({ a: { hand: ['N11'] }, b: { hand: ['T01'] } });
  t.a.pick('play:N11');
  deepEqual(t.asked, [1]);
});

rule('TSU-308, TSU-R19, TSU-R20 a card that leaves lowers the count; then play goes on', () => {
  const setting = { a: { played: laid(4, 4).a, hand: ['N02', 'N09'] }, b: { played: laid(4, 4).b, hand: ['T08'] } };
  const t = atTurn(setting);
  play(t, 0, 'N02', 'N02/0');
  deepEqual([t.ask, t.asked, both(t)], ['turn', [1], 8]);
  ok(cards(t, 'box').includes('N02'));
  // The opponent has passed already: the same coach goes on.
  const alone = atTurn(setting);
  alone.set('passed', [0, 1]);
  play(alone, 0, 'N02', 'N02/0');
  deepEqual([alone.ask, alone.asked], ['turn', [0]]);
});

rule('TSU-310, TSU-R25 an ability may end the phase: what is pending is lost, hands are kept, the Discard Phase follows', () => {
  const t = atTurn({ a: { hand: ['N11', 'F01', 'N09'], played: ['N10'] }, b: { hand: ['T01'], played: ['T11'] } });
  const left = t.a.count('firstDeck');
  // From inside a nest: Tsubasa brings on Control and Advance.
  t.a.pick('play:N11').a.pick('use:N11/0').a.pick('play:F01').a.pick('use:F01/0');
  equal(t.own.round, 2);
  ok(cards(t, 'hand', 0).includes('N09') && cards(t, 'hand', 1).includes('T01'));
  deepEqual([t.a.count('playArea'), t.b.count('playArea')], [0, 0]);
  equal(t.a.count('pitch'), 4);
  equal(left - t.a.count('firstDeck'), 2);
});

rule('TSU-311 only the card just played can be used; what was not used in its turn is lost', () => {
  const t = atTurn({ a: { hand: ['N08', 'N07'], points: [0, 0, 0] }, b: { hand: ['T01'] } });
  play(t, 0, 'N08');
  play(t, 1, 'T01');
  t.a.pick('play:N07');
  deepEqual(t.a.keys, ['use:N07/0', 'done']);
});

rule('TSU-312, TSU-315, TSU-R14 abilities are used or not, each once, in any order', () => {
  const setting = { a: { hand: ['N12', 'N09'], discard: ['fatigue'] }, b: { hand: ['T01'] } };
  const t = atTurn(setting).a.pick('play:N12');
  deepEqual(t.a.keys, ['use:N12/0', 'use:N12/1', 'done']);
  t.a.pick('use:N12/1').a.pick('choose:fatigue');
  deepEqual(t.a.keys, ['use:N12/0', 'done']);
  t.a.pick('use:N12/0').a.pick('gain:shot');
  deepEqual(t.asked, [1]);
  const none = atTurn(setting).a.pick('play:N12').a.pick('done');
  deepEqual([none.asked, cards(none, 'discard', 0), [...pointsOf(none, 0)]], [[1], ['fatigue'], [0, 0, 0]]);
  equal(told(none, 'unused').length, 2);
});

rule('TSU-313 an ability for the other role, or without its condition, cannot be used', () => {
  const t = atTurn({ a: { hand: ['N04', 'N09', 'S13'] }, b: { hand: ['T11', 'T02', 'T01'] } });
  t.a.pick('play:N04');
  deepEqual(t.asked, [1]);
  deepEqual(last(t, 'unused').why, 'condition');
  t.b.pick('play:T11');
  deepEqual(t.asked, [0]);
  t.a.pick('play:N09').a.may('use:N09/0').pick('done');
  t.b.pick('play:T02').b.may('use:T02/0').pick('done');
  t.a.pick('play:S13');
  deepEqual([t.asked, last(t, 'unused').why], [[1], 'condition']);
  const behind = atTurn({ a: { hand: ['S13'] } }).set('goals', [0, 1]);
  behind.a.pick('play:S13').a.may('use:S13/0');
});

rule('TSU-314, TSU-R16 the Mandatory Action follows the first ability, and only that; it is no cost', () => {
  const setting = { a: { hand: ['F03'], discard: [] }, b: { hand: ['T01'] } };
  const used = play(atTurn(setting), 0, 'F03', 'F03/0', 'gain:shot', 'gain:shot');
  deepEqual([cards(used, 'discard', 0), used.a.count('fatigue')], [['fatigue'], 3]);
  const idle = play(atTurn(setting), 0, 'F03');
  deepEqual([cards(idle, 'discard', 0), idle.a.count('fatigue')], [[], 4]);
  const empty = lay(atTurn(setting), 0, 'fatigue', [], 'box');
  play(empty, 0, 'F03', 'F03/0', 'gain:pass', 'gain:shot');
  deepEqual([[...pointsOf(empty, 0)], cards(empty, 'discard', 0)], [[1, 1, 0], []]);
});

rule('TSU-R15 an ability that can do nothing is not offered, also when its Mandatory Action could', () => {
  const t = atTurn({ a: { hand: ['F02', 'N06'], deck: [], discard: [] }, b: { hand: ['T01', 'T03'] } });
  t.a.pick('play:F02');
  deepEqual(t.asked, [1]);
  play(t, 1, 'T01');
  t.a.pick('play:N06');
  deepEqual(t.asked, [1]);
  const drawn = atTurn({ a: { hand: ['F02'], deck: [], discard: ['N10'] } }).a.pick('play:F02');
  drawn.a.may('use:F02/0');
});

rule('TSU-316 points gained are available at once, for this round and for later ones', () => {
  const t = atTurn({ a: { hand: ['N08'] } });
  play(t, 0, 'N08', 'N08/0');
  deepEqual([...pointsOf(t, 0)], [0, 1, 0]);
  act(t, { do: 'passBall', spend: [1, 0], dice: [[3], [3]] });
  equal((last(t, 'compare').values as number[])[0], 2 + 1 + 3);
  const later = atTurn({ a: { hand: ['N08'] } });
  win(play(later, 0, 'N08', 'N08/0'), 'shoot');
  deepEqual([...pointsOf(later, 0)], [0, 1, 0]);
});

rule('TSU-318, TSU-R18 one more card comes from the own hand, with its abilities, before the rest of the first card', () => {
  const t = atTurn({ a: { hand: ['F11', 'N11', 'N08', 'N09'] }, b: { hand: ['T01'] } });
  t.a.pick('play:F11').a.pick('use:F11/0');
  deepEqual(t.a.keys, ['play:N11', 'play:N08', 'play:N09']);
  t.a.pick('play:N11').a.pick('use:N11/0').a.pick('play:N08').a.pick('use:N08/0');
  deepEqual([...pointsOf(t, 0)], [0, 1, 0]);
  deepEqual(cards(t, 'playArea', 0), ['F11', 'N11', 'N08']);
  deepEqual(
    told(t, 'play').map(({ by }) => by),
    ['', 'F11', 'N11'],
  );
  // All that was one turn.
  deepEqual(rest(t, 0).asked, [1]);
});

rule('TSU-R18 the rest of the first card comes after the card it brought on', () => {
  const t = atTurn({ a: { hand: ['N09', 'N08'], played: ['N11'], points: [2, 1, 0], deck: ['N06'] } });
  t.a.pick('motivate:NM1').a.pick('use:NM1/0').a.pick('play:N09').a.pick('use:N09/0').a.pick('gain:shot');
  deepEqual(t.a.keys, ['use:NM1/1', 'done']);
  t.a.pick('use:NM1/1');
  ok(cards(t, 'hand', 0).includes('N06'));
});

rule(
  'TSU-319, TSU-711, TSU-712, TSU-713 a Fatigue card is played like any other, is worth nothing and counts; a Yellow card does not',
  () => {
    const t = atTurn({ a: { played: laid(4, 4).a, hand: ['fatigue', 'N09'] }, b: { played: laid(4, 4).b } });
    lay(t, 0, 'booking', ['booking']);
    equal(t.ask, 'turn');
    t.a.pick('play:fatigue');
    equal(t.ask, 'declare');
    equal(both(t), 9);
    const { stats, abilities } = t.table.def(t.a.ids('playArea')[4]);
    deepEqual([stats.shot, stats.pass, stats.defence, abilities.length], [0, 0, 0, 0]);
  },
);

rule('TSU-R13, TSU-R81 with an empty hand a coach passes by itself, after motivating or signing if there is something to', () => {
  const t = atTurn({ a: { hand: ['N10', 'N01'] }, b: { hand: [] } });
  play(t, 0, 'N10');
  deepEqual([t.asked, t.own.passed], [[0], [0, 1]]);
  // With something to motivate the coach is asked, and then passes.
  const motivating = atTurn({ a: { played: ['N05'], hand: [], points: [0, 0, 2] }, b: { hand: ['T01'] } });
  deepEqual(motivating.a.keys, ['motivate:NM2', 'pass']);
  motivating.a.pick('motivate:NM2');
  deepEqual([motivating.asked, motivating.own.passed], [[1], [1, 0]]);
});

rule('TSU-R22 both may pass without playing: totals of 0 are compared', () => {
  const t = act(atTurn(), { do: 'shoot', dice: [[2], [5]] });
  deepEqual((last(t, 'compare') as { values: number[] }).values, [2, 5]);
});

rule('TSU-R26 a card beats the rules, but never the limit', () => {
  const t = atTurn({ a: { played: laid(4, 4).a, hand: ['F11', 'N11'] }, b: { played: laid(4, 4).b } });
  t.a.pick('play:F11');
  equal(t.ask, 'declare');
});
