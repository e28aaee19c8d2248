/** What no clause names: the same thing twice, a source that has moved, changes that meet, costs in several kinds. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { totalOf } from '../totals.ts';
import { act, atTurn, cards, last, lay, lose, type Match, passes, play, points, pointsOf, settle, told, win } from './testing/scenarios.ts';

const kinds = ['shot', 'pass', 'defence'] as const;
const totals = (t: Match, seat: number) => kinds.map((kind) => totalOf(t.table, seat, kind));

rule('TSU-803, TSU-823 a cost in two or three kinds needs each of them, and takes each of them', () => {
  const t = atTurn({ a: { played: ['N11', 'N07'], hand: ['N01'] } });
  lay(t, 0, 'signings', ['G04'], 'unsigned');
  for (const [have, tsubasa, izawa, misugi] of [
    [[2, 0, 0], false, false, false],
    [[1, 5, 5], false, true, true],
    [[5, 0, 5], false, false, false],
    [[2, 1, 0], true, false, false],
    [[1, 2, 0], false, false, false],
    [[1, 1, 1], false, true, false],
    [[1, 2, 1], false, true, true],
  ] as const) {
    points(t, 0, have);
    deepEqual(
      ['motivate:NM1', 'motivate:NM3', 'sign:G04'].map((key) => t.a.keys.includes(key)),
      [tsubasa, izawa, misugi],
      String(have),
    );
  }
  points(t, 0, [5, 5, 5]);
  t.a.pick('sign:G04');
  deepEqual([...pointsOf(t, 0)], [4, 3, 4]);
});

rule('TSU-R38, TSU-402 changes of a total add up, whoever makes them', () => {
  const t = atTurn({ attacker: 1, b: { played: ['T11'], hand: ['T01'] }, a: { hand: ['N05', 'S11'], points: [0, 0, 2], discard: [] } });
  t.b.pick('pass');
  t.a.pick('play:N05').a.pick('use:N05/0').a.pick('motivate:NM2').a.pick('use:NM2/0');
  play(t, 0, 'S11', 'S11/0');
  deepEqual(totals(t, 1), [4 - 1 - 2 - 1, 2, 1]);
  act(t, { do: 'shoot', dice: [[3], [3]] });
  deepEqual(
    (last(t, 'totals').shot as { n: number; by: string }[]).map(({ n, by }) => [n, by]),
    [
      [4, ''],
      [-1, 'N05'],
      [-2, 'NM2'],
      [-1, 'S11'],
    ],
  );
});

rule('TSU-R73 the same card made 0 twice is 0, and two cards are both 0', () => {
  const t = atTurn({ a: { played: ['N11', 'N09'], hand: ['N01'] }, b: { hand: ['F12', 'T06', 'T01'], points: [0, 1, 2] } });
  t.a.pick('pass');
  play(t, 1, 'F12', 'F12/0', 'choose:N11');
  t.b.pick('play:T06').b.pick('done').b.pick('motivate:TM3').b.pick('use:TM3/0').b.pick('choose:N11');
  deepEqual(totals(t, 0), [2, 2, 1]);
});

rule('TSU-736 Injury takes the last card of a hand', () => {
  const t = atTurn({ a: { hand: ['F07', 'S07'] }, b: { hand: ['T11'], discard: [] } });
  play(t, 0, 'F07', 'F07/0');
  deepEqual([cards(t, 'hand', 1), cards(t, 'discard', 1)], [[], ['T11']]);
  // The opponent has nothing left to lose.
  t.a.pick('play:S07');
  equal(last(t, 'unused').why, 'nothing');
});

rule('TSU-R12 two cards are drawn across a shuffle, or one if there is no more', () => {
  const one = play(atTurn({ a: { hand: ['F02'], deck: ['N01'], discard: [] } }), 0, 'F02', 'F02/0');
  deepEqual(cards(one, 'hand', 0), ['N01']);
  // The Fatigue card comes after the draw, so that it is not drawn.
  deepEqual(cards(one, 'discard', 0), ['fatigue']);
});

rule('TSU-R60, TSU-R29 a re-roll is used up for this round, and fresh in the next one', () => {
  const t = act(atTurn({ a: { played: ['N10'] } }), { do: 'passBall', dice: [[6, 6], [1]] });
  t.a.pick('reroll:N10/0');
  equal(t.own.round, 2);
  t.until('turn');
  lay(t, 0, 'playArea', ['N10']);
  act(t, { do: 'passBall', dice: [[6], [1]] });
  deepEqual(t.a.keys, ['reroll:N10/0', 'reroll:N10/1', 'pass']);
});

rule('TSU-R31, TSU-413 a re-roll kept for the save turns a catch into a goal', () => {
  const t = act(atTurn({ a: { played: ['N11', 'N10'] }, b: { played: ['T01'] } }), { do: 'shoot', dice: [[6], [1, 1, 6]] });
  t.a.pick('pass').b.pick('save:T01').a.pick('reroll:N10/1');
  deepEqual([last(t, 'saved').result, t.own.goals], ['goal', [1, 0]]);
});

rule('TSU-R75, TSU-R29 one re-roll card serves once, whether for a die or for one of two saves', () => {
  const t = act(atTurn({ a: { played: ['N11'] }, b: { played: ['T01', 'F04', 'T09'] } }), { do: 'shoot', dice: [[6], [1, 5, 4, 2]] });
  t.b.pick('pass').b.pick('save:T01').b.pick('reroll:T09/1');
  deepEqual([t.ask, t.b.keys], ['save', ['save:F04', 'decline']]);
  t.b.pick('save:F04');
  deepEqual([told(t, 'reroll').length, last(t, 'result').outcome], [1, 'corner']);
});

rule('TSU-811 Assured Success decides also where the values are equal, and never without both faces', () => {
  const t = act(atTurn({ options: { assuredSuccess: true }, a: { played: ['N11', 'N09'] } }), { do: 'shoot', dice: [[1], [6]] });
  deepEqual([last(t, 'compare').values, last(t, 'result').outcome], [[6, 6], 'stolen']);
  const six = act(atTurn({ options: { assuredSuccess: true } }), { do: 'shoot', dice: [[6], [6]] });
  deepEqual([last(six, 'compare').why, six.own.goals], ['tie', [1, 0]]);
});

rule('TSU-314, TSU-704 Foul and Jito in one round: Yellow, then Red', () => {
  const t = atTurn({ a: { played: ['N11', 'N09'], hand: ['N01'] }, b: { hand: ['S03', 'T01'], points: [0, 0, 2] } });
  lay(t, 0, 'signings', ['G08'], 'unsigned');
  t.a.pick('pass');
  t.b.pick('sign:G08').b.pick('use:G08/0').b.pick('choose:N11');
  play(t, 1, 'S03', 'S03/0');
  deepEqual([cards(t, 'playArea', 0), totals(t, 1)], [[], [1 - 2, -2, 4 + 3 - 2]]);
});

rule('TSU-806, TSU-804 a card discarded in the turn it was motivated goes to the pile, and its initial card stays in the box', () => {
  const t = atTurn({ a: { hand: ['N11', 'N01'], points: [2, 1, 0], discard: [] }, b: { hand: ['S03', 'T01'] } });
  t.a.pick('play:N11').a.pick('done').a.pick('motivate:NM1').a.pick('done');
  play(t, 1, 'S03', 'S03/0');
  deepEqual([cards(t, 'discard', 0), cards(t, 'box')], [['NM1'], ['N11']]);
  // Drawn again it is played like any card, with its abilities.
  lay(t, 0, 'hand', ['NM1', 'N01']);
  t.a.pick('play:NM1').a.may('use:NM1/0').may('use:NM1/1');
});

rule('TSU-741, TSU-R84 a Special Shot card that was discarded can be used when it comes back', () => {
  const t = atTurn({ a: { hand: ['F05'], deck: [], discard: [] } });
  play(t, 0, 'F05');
  win(t, 'passBall');
  t.until('turn');
  ok(cards(t, 'hand', 0).includes('F05'));
  t.a.pick('play:F05').a.may('use:F05/0');
});

rule('TSU-316, TSU-R3 a point can be gained, spent and gained again in the next round', () => {
  const t = atTurn({ a: { hand: ['N08'], points: [0, 4, 0] } });
  play(t, 0, 'N08', 'N08/0');
  act(t, { do: 'passBall', spend: [5, 0], dice: [[1], [1]] });
  deepEqual(t.own.pass, [0, 0]);
  t.until('turn');
  lay(t, 0, 'hand', ['N08']);
  play(t, 0, 'N08', 'N08/0');
  deepEqual(t.own.pass, [1, 0]);
});

rule('TSU-R57, TSU-R13 the last chance to motivate is not offered where there is nothing to motivate', () => {
  const t = passes(atTurn({ a: { played: ['N05'], points: [0, 0, 1] } }));
  equal(t.ask, 'declare');
});

rule('TSU-414 a goalkeeper who was discarded before the Shot does not save', () => {
  const t = atTurn({ attacker: 1, b: { played: ['T11'], points: [3, 0, 0], hand: ['T01'] }, a: { played: ['NM4', 'N10'] } });
  lay(t, 0, 'playArea', ['N07']);
  t.b.pick('motivate:TM1').b.pick('use:TM1/0');
  deepEqual(cards(t, 'playArea', 0), []);
  settle(act(t, { do: 'shoot', dice: [[6], [1]] }));
  equal(told(t, 'saveRoll').length, 0);
});

rule('TSU-602, TSU-705 what a coach has lasts over a half that ended by a goal: points, cards, score', () => {
  const t = atTurn({ a: { points: [1, 2, 3] } }).set('injury', 1);
  lay(t, 0, 'booking', ['booking']);
  lose(t);
  deepEqual([t.own.half, [...pointsOf(t, 0)], cards(t, 'booking', 0)], [1, [1, 2, 3], ['booking']]);
});

rule('TSU-R30 after a re-roll the other coach is asked, even if the same one has another card', () => {
  const t = act(atTurn({ a: { played: ['N10'] }, b: { played: ['T09', 'TM2'] } }), { do: 'shoot', dice: [[3], [2, 5, 6]] });
  t.a.pick('pass').b.pick('reroll:T09/1');
  deepEqual(t.asked, [0]);
  t.a.pick('pass');
  deepEqual(t.b.keys, ['reroll:TM2/0', 'reroll:TM2/1', 'pass']);
  // Once each.
  t.b.pick('reroll:TM2/1').a.pick('pass');
  equal(told(t, 'compare').length, 1);
});

rule('TSU-R33 every goalkeeper saves once: after a save that failed it is not offered again', () => {
  for (const [seat, keeper] of [
    [0, 'N01'],
    [0, 'NM4'],
    [1, 'T01'],
    [1, 'TM4'],
    [1, 'G01'],
    [0, 'G02'],
  ] as const) {
    const own = { played: [keeper] };
    const other = { played: [seat === 0 ? 'T11' : 'N11', 'F09', 'S10'] };
    const t = atTurn({ attacker: 1 - seat, a: seat === 0 ? own : other, b: seat === 1 ? own : other });
    act(t, { do: 'shoot', dice: [[6], [1, 6]] });
    t.pick(seat, `save:${keeper}`);
    deepEqual([told(t, 'saved').length, t.own.goals[1 - seat], t.own.round], [1, 1, 2], keeper);
  }
});

rule('TSU-R38 a changed total is itself again in the next round', () => {
  for (const [seat, id, role] of [
    [0, 'N05', 'def'],
    [0, 'NM2', 'def'],
    [1, 'T03', 'def'],
    [1, 'S11', 'def'],
    [0, 'G07', 'att'],
  ] as const) {
    const attacker = role === 'att' ? seat : 1 - seat;
    const own = { hand: [id] };
    const t = atTurn({ attacker, a: seat === 0 ? own : {}, b: seat === 1 ? own : {} });
    if (t.asked[0] !== seat) t.pick(t.asked[0], 'pass');
    play(t, seat, id, `${id}/0`);
    ok(totals(t, attacker).some((n) => n !== 0));
    win(t, 'passBall');
    deepEqual(
      [totals(t, 0), totals(t, 1)],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      id,
    );
  }
});
