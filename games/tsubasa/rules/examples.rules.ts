/** Worked examples, with their numbers. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { poolOf } from '../points.ts';
import { totalOf } from '../totals.ts';
import {
  act,
  atTake,
  atTurn,
  cards,
  last,
  lay,
  lose,
  passes,
  play,
  pointsOf,
  round,
  seen,
  settle,
  takes,
  toInjuryTime,
  told,
  win,
} from './testing/scenarios.ts';

const short = { firstMatch: true, motivation: false, signings: false };

rule('TSU-E1 a Pass of 4 with 3 points and a die of 3 against a Defence of 7 with 1 point and a die of 6', () => {
  const t = atTurn({
    a: { played: ['N11', 'N01', 'N05'], points: [0, 5, 0] },
    b: { played: ['T10', 'T04', 'T02', 'T06'], points: [0, 0, 3] },
  });
  lay(t, 0, 'booking', ['booking']);
  deepEqual([totalOf(t.table, 0, 'shot'), totalOf(t.table, 0, 'pass'), totalOf(t.table, 1, 'defence')], [2, 4, 7]);
  act(t, { do: 'passBall', spend: [3, 1], dice: [[3], [6]] });
  deepEqual(last(t, 'compare').values, [10, 14]);
  deepEqual([t.own.attacker, t.own.goals, t.own.pass[0]], [1, [0, 0], 2]);
});

rule('TSU-E2 the ninth card eliminates itself: eight lie there, and the opponent goes on', () => {
  const t = atTurn({
    attacker: 1,
    b: { played: ['T01', 'T09', 'T10', 'T11'], hand: ['T06'] },
    a: { played: ['N01', 'N10', 'N08', 'N04'], hand: ['N09'] },
  });
  play(t, 1, 'T06', 'T06/0');
  deepEqual([t.a.count('playArea') + t.b.count('playArea'), t.asked, t.a.keys], [8, [0], ['play:N09', 'pass']]);
  ok(cards(t, 'box').includes('T06'));
});

rule('TSU-E3 Tiger Overhead Kick against the block of the Tiger Shot is a goal; Nankatsu attacks next', () => {
  const t = atTurn({ attacker: 1, b: { hand: ['F06'], played: ['T11'] }, a: { played: ['N01'] } });
  t.b.pick('play:F06').b.pick('use:F06/0').b.pick('choose:TS2').a.pick('choose:ND1');
  deepEqual([t.own.goals, t.own.attacker, t.a.count('playArea') + t.b.count('playArea'), cards(t, 'box')], [[0, 1], 0, 0, ['F06']]);
});

rule('TSU-E4 Koike is motivated for 2 Defence points and 1 Pass point', () => {
  const t = atTurn({ b: { played: ['T06', 'T01'], hand: ['T09'], points: [1, 1, 2] }, a: { played: ['N11'], hand: ['N01'] } });
  t.a.pick('pass');
  t.b.pick('motivate:TM3');
  deepEqual([cards(t, 'playArea', 1), cards(t, 'box'), [...pointsOf(t, 1)]], [['TM3', 'T01'], ['T06'], [1, 0, 0]]);
  t.b.may('use:TM3/0');
});

rule('TSU-E5 Match cards left before each round: 12, 10, 8, 6, 4, 2, whatever is taken', () => {
  for (const blind of [false, true]) {
    const t = atTake();
    const sizes: number[][] = [];
    while (t.ask === 'take') {
      sizes.push([t.a.count('firstDeck'), t.a.count('pitch')]);
      while (t.ask === 'take') {
        const { keys } = t.seat(t.asked[0]);
        t.pick(t.asked[0], blind && keys.includes('blind') ? 'blind' : keys[0]);
      }
      round(t, 'pass');
    }
    deepEqual(sizes, [
      [8, 4],
      [6, 4],
      [4, 4],
      [2, 4],
      [0, 4],
      [0, 2],
    ]);
  }
  const first = atTake({ options: short });
  const sizes: number[][] = [];
  for (; first.ask === 'take'; round(first, 'pass')) sizes.push([first.a.count('firstDeck'), first.a.count('pitch')]);
  deepEqual(sizes, [
    [4, 4],
    [2, 4],
    [0, 4],
    [0, 2],
  ]);
});

rule('TSU-E6 a First Match: eight cards a half, four rounds, Injury Time in the fourth, decks of eleven', () => {
  const t = atTake({ options: short });
  deepEqual([t.a.count('firstDeck') + t.a.count('pitch'), t.a.count('secondDeck'), t.a.count('deck') + t.a.count('hand')], [8, 8, 11]);
  equal(toInjuryTime(t).own.round, 4);
});

rule('TSU-E7 two coaches have five tokens of each kind: thirty', () => {
  const t = atTurn();
  const all = [0, 1].flatMap((seat) =>
    (['shot', 'pass', 'defence'] as const).map((kind) => poolOf(t.table, seat, kind) + t.own[kind][seat]),
  );
  deepEqual([all, all.reduce((sum, n) => sum + n)], [[5, 5, 5, 5, 5, 5], 30]);
});

rule('TSU-E8 9 and a die of 2 against 6 and a die of 5: the Attacker wins', () => {
  const t = atTurn({ a: { played: ['N11', 'N09', 'N10', 'N07', 'F05'] }, b: { played: ['T02', 'T03'] } });
  settle(act(t, { do: 'shoot', dice: [[2], [5]] }));
  deepEqual([last(t, 'compare').values, last(t, 'compare').why, t.own.goals], [[11, 11], 'tie', [1, 0]]);
});

rule('TSU-E9 the table of a save', () => {
  const came = (face: number) => {
    const t = act(atTurn({ b: { played: ['T01'] }, a: { played: ['N11'] } }), { do: 'shoot', dice: [[6], [1, face]] }).b.pick('save:T01');
    return `${t.own.goals[0]} ${t.own.attacker}`;
  };
  deepEqual([1, 2, 3, 4, 5, 6].map(came), ['0 1', '0 0', '0 0', '1 1', '1 1', '1 1']);
});

rule('TSU-E10 Assured Success for the Defender, until the 1 is rolled again', () => {
  const setting = { options: { assuredSuccess: true }, a: { played: ['N11', 'N09', 'N10', 'F09', 'F05'] }, b: { played: ['T02'] } };
  const t = act(atTurn(setting), { do: 'shoot', dice: [[1], [6]] });
  t.a.pick('pass');
  deepEqual([last(t, 'compare').values, t.own.attacker], [[12, 9], 1]);
  const again = act(atTurn(setting), { do: 'shoot', dice: [[1, 2], [6]] }).a.pick('reroll:N10/0');
  deepEqual(
    [last(again, 'compare').values, again.own.goals],
    [
      [13, 9],
      [1, 0],
    ],
  );
});

rule('TSU-E11 hand 1, deck 2, Discard Pile 5: two are drawn, five shuffled, one more drawn', () => {
  const t = atTurn({ a: { hand: ['N01'], deck: ['N02', 'N03'], discard: ['N04', 'N05', 'N06', 'N07', 'N08'] } });
  win(t, 'passBall');
  deepEqual([t.a.count('hand'), t.a.count('deck'), t.a.count('discard')], [4, 4, 0]);
});

rule('TSU-E12 who passed with five cards draws none and has six with the Match card', () => {
  const t = takes(win(atTurn({ a: { hand: ['N01', 'N02', 'N03', 'N04', 'N05'] } }), 'passBall'));
  equal(t.a.count('hand'), 6);
});

rule('TSU-E13 none, Yellow, Red, Red; Substitution works on Yellow only', () => {
  const t = atTurn();
  const state = () => (t.a.count('booking') === 0 ? 'none' : t.table.mark(t.a.ids('booking')[0], 'red') === 1 ? 'red' : 'yellow');
  const seenStates = [state()];
  for (let n = 0; n < 3; n++) {
    t.until('turn').set('attacker', 1).set('turn', 0);
    lay(lay(t, 1, 'playArea', ['T11']), 0, 'hand', ['S03']);
    play(t, 0, 'S03', 'S03/0');
    seenStates.push(state());
    win(t, 'passBall');
  }
  deepEqual(seenStates, ['none', 'yellow', 'red', 'red']);
});

rule('TSU-E14 the four results', () => {
  const came = (how: 'shoot' | 'passBall', attackerWins: boolean) => {
    const t = act(atTurn(), { do: how, dice: attackerWins ? [[6], [1]] : [[1], [6]] });
    return [t.own.goals[0], t.own.attacker];
  };
  deepEqual(
    [came('passBall', true), came('passBall', false), came('shoot', true), came('shoot', false)],
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [0, 1],
    ],
  );
});

rule('TSU-E15 a Pass won in round 6 brings round 7 without Match cards; lost there, the half is over', () => {
  const t = win(toInjuryTime(atTake()), 'passBall');
  deepEqual([t.own.round, t.ask], [7, 'turn']);
  equal(lose(t).own.half, 1);
});

rule('TSU-E16 a point gained pays a motivation in the same turn', () => {
  const t = atTurn({ b: { played: ['T06'], hand: ['T02', 'T01'], points: [3, 1, 1] }, a: { played: ['N11'], hand: ['N01'] } });
  t.a.pick('pass');
  t.b.pick('play:T02').b.pick('use:T02/0').b.pick('motivate:TM3').b.pick('done');
  deepEqual(
    [[...pointsOf(t, 1)], (['shot', 'pass', 'defence'] as const).map((kind) => poolOf(t.table, 1, kind))],
    [
      [3, 0, 0],
      [2, 5, 5],
    ],
  );
  equal(t.b.count('playArea'), 2);
});

rule('TSU-E17 hand 1, deck 3, Discard Pile 6: nothing is shuffled until the next draw', () => {
  const discard = ['N05', 'N06', 'N07', 'N08', 'N09', 'N10'];
  const t = win(atTurn({ a: { hand: ['N01'], deck: ['N02', 'N03', 'N04'], discard } }), 'passBall');
  deepEqual([t.a.count('deck'), t.a.count('discard'), told(t, 'reshuffle').length], [0, 6, 0]);
  takes(t);
  lay(t, 0, 'hand', ['N01', 'N02', 'N03'], 'box');
  win(t, 'passBall');
  deepEqual([t.a.count('deck'), t.a.count('discard')], [5, 0]);
});

rule('TSU-E18 Extra Time, all cards of four played: the Attacker lays four, the Defender three and keeps one', () => {
  const t = atTurn({ a: { hand: ['N01', 'N10', 'N04', 'N05'] }, b: { hand: ['T01', 'T09', 'T10', 'T11'] } }).set('half', 2);
  for (let n = 0; t.ask === 'turn'; n++)
    play(t, n % 2, n % 2 === 0 ? ['N01', 'N10', 'N04', 'N05'][n / 2] : ['T01', 'T09', 'T10', 'T11'][(n - 1) / 2]);
  deepEqual([t.a.count('playArea'), t.b.count('playArea'), cards(t, 'hand', 1)], [4, 3, ['T11']]);
  const drawn = told(t, 'draw').length;
  win(t, 'passBall');
  deepEqual(
    t.events
      .filter((e) => e.type === 'draw')
      .slice(drawn)
      .map((e) => [e.seat, e.cards.length]),
    [
      [0, 4],
      [1, 3],
    ],
  );
});

rule('TSU-E19 motivated in the window: Shot total −2, a Fatigue card, Defence 3 becomes 4', () => {
  const t = atTurn({ attacker: 1, a: { played: ['N05'], points: [0, 0, 2], discard: [] }, b: { played: ['T11'] } });
  equal(totalOf(t.table, 0, 'defence'), 3);
  passes(t).a.pick('motivate:NM2').a.pick('use:NM2/0');
  deepEqual([totalOf(t.table, 1, 'shot'), totalOf(t.table, 0, 'defence'), cards(t, 'discard', 0)], [2, 4, ['fatigue']]);
  equal(t.ask, 'declare');
});

rule('TSU-E20 two saves: a 5 that fails, then a 2 that is a corner, and the card is gone', () => {
  const t = act(atTurn({ a: { played: ['N11'] }, b: { played: ['T01', 'F04'] } }), { do: 'shoot', dice: [[6], [1, 5, 2]] });
  t.b.pick('save:T01').b.pick('save:F04');
  deepEqual([last(t, 'result').outcome, t.own.goals, t.own.attacker, cards(t, 'box')], ['corner', [0, 0], 0, ['F04']]);
});

rule('TSU-E21 a kind that is exhausted is not offered, and with both nothing is', () => {
  const t = play(atTurn({ a: { hand: ['N07'], points: [0, 5, 2] } }), 0, 'N07', 'N07/0');
  deepEqual([...pointsOf(t, 0)], [0, 5, 3]);
  const none = atTurn({ a: { hand: ['N07'], points: [0, 5, 5] } }).a.pick('play:N07');
  equal(last(none, 'unused').why, 'nothing');
});

rule('TSU-E22 twenty rounds of Injury Time: the half ends after round 25', () => {
  const t = toInjuryTime(atTake());
  for (; t.own.half === 0; win(t, 'passBall')) equal(t.own.injury, t.own.round - 5);
  deepEqual([last(t, 'halfOver').why, told(t, 'round').filter(({ half }) => half === 0).length, t.own.attacker], ['cap', 25, 1]);
});

rule('TSU-E23 the opponent sees two Toho backs, one Fatigue and one First Half back', () => {
  const t = atTurn({ b: { hand: ['T11', 'T09', 'fatigue', 'F08'] } });
  deepEqual(
    seen(t, 0, 1, 'hand')
      .hidden.map(({ back }) => back)
      .sort(),
    ['fatigue', 'first-half', 'toho', 'toho'],
  );
});

rule('TSU-E24 a drafted card that is discarded comes back to the coach who drafted it', () => {
  const t = atTurn({ attacker: 1, b: { hand: ['S08', 'T01'], deck: [], discard: [] }, a: { hand: ['S03', 'N01'] } });
  play(t, 1, 'S08');
  play(t, 0, 'S03', 'S03/0');
  deepEqual([cards(t, 'discard', 1), cards(t, 'booking', 0)], [['S08'], ['booking']]);
  win(t, 'passBall');
  ok(cards(t, 'hand', 1).includes('S08'));
});
