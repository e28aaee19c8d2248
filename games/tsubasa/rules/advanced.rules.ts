/** TSU-800: Motivation, Assured Success, Signings. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { totalOf } from '../totals.ts';
import { act, atTurn, cards, last, lay, lose, type Match, passes, play, points, pointsOf, rest } from './testing/scenarios.ts';

// ---------------------------------------------------------------- Motivation

rule('TSU-801, TSU-802, TSU-803, TSU-804, TSU-805, TSU-807 players that lie there are motivated for points, as many as one likes', () => {
  const t = atTurn({ a: { played: ['N05', 'N10', 'N07'], hand: ['N01'], points: [1, 1, 3] }, b: { hand: ['T01'] } });
  deepEqual(t.a.keys, ['play:N01', 'motivate:NM2', 'motivate:NM3', 'pass']);
  equal(totalOf(t.table, 0, 'defence'), 5);
  t.a.pick('motivate:NM2');
  deepEqual([cards(t, 'playArea', 0), cards(t, 'box')], [['NM2', 'N10', 'N07'], ['N05']]);
  deepEqual([[...pointsOf(t, 0)], totalOf(t.table, 0, 'defence')], [[1, 1, 1], 6]);
  t.a.pick('motivate:NM3').a.pick('done');
  deepEqual(
    [cards(t, 'playArea', 0), [...pointsOf(t, 0)]],
    [
      ['NM2', 'N10', 'NM3'],
      [0, 0, 0],
    ],
  );
  equal(t.ask, 'turn');
});

rule(
  'TSU-802, TSU-803, TSU-809 not without the initial card in the own Play Area, not without the points, never once that card is gone',
  () => {
    const t = atTurn({ a: { played: ['N05'], hand: ['N01', 'N11'], points: [2, 0, 1] }, b: { played: ['T09'] } });
    t.a.mayNot('motivate:NM1', 'TSU-802').mayNot('motivate:NM2', 'TSU-803');
    lay(t, 0, 'box', ['N11']);
    t.a.mayNot('motivate:NM1', 'TSU-809');
    // Of the other kinds too, each by itself.
    points(t, 0, [5, 5, 1]);
    t.a.mayNot('motivate:NM2', 'TSU-803');
    points(t, 0, [0, 0, 2]);
    t.a.may('motivate:NM2');
  },
);

rule('TSU-806, TSU-R59 a motivated card has just been played: its abilities can be used, also after those of the initial card', () => {
  const t = atTurn({ a: { hand: ['N07', 'N01'], points: [1, 1, 1] }, b: { hand: ['T01'] } });
  t.a.pick('play:N07').a.pick('use:N07/0').a.pick('gain:defence');
  deepEqual([t.ask, t.a.keys], ['afterwards', ['motivate:NM3', 'done']]);
  t.a.pick('motivate:NM3').a.pick('use:NM3/0').a.pick('gain:shot');
  deepEqual([[...pointsOf(t, 0)], t.asked], [[1, 0, 1], [1]]);
});

rule('TSU-807 motivation is legal at the limit', () => {
  const t = atTurn({
    a: { played: ['N01', 'N10', 'N08', 'N04'], hand: ['N05', 'N11'], points: [0, 0, 2] },
    b: { played: ['T01', 'T09', 'T10', 'T11'] },
  });
  t.a.pick('play:N05');
  deepEqual(t.a.keys, ['motivate:NM2', 'done']);
  t.a.pick('motivate:NM2');
  equal(t.ask, 'declare');
  equal(t.a.count('playArea'), 5);
});

rule('TSU-808, TSU-809 a motivated card is discarded like any other, stays in the deck, and never returns to the bench', () => {
  const t = atTurn({ a: { played: ['N05'], hand: ['N01'], points: [0, 0, 4], discard: [] } });
  t.a.pick('motivate:NM2');
  lose(t);
  ok([...cards(t, 'discard', 0), ...cards(t, 'deck', 0), ...cards(t, 'hand', 0)].includes('NM2'));
  deepEqual(cards(t, 'bench', 0), ['NM1', 'NM3', 'NM4']);
});

rule(
  'TSU-R57 there is a last chance to motivate before the action is declared: the Attacker first, then the Defender, also who has passed',
  () => {
    const setting = { a: { played: ['N05', 'N07'], points: [1, 1, 3] }, b: { played: ['T09'], points: [0, 2, 0] } } as const;
    const t = passes(atTurn(setting));
    deepEqual([t.ask, t.asked, t.a.keys], ['motivation', [0], ['motivate:NM2', 'motivate:NM3', 'done']]);
    t.a.pick('motivate:NM2');
    deepEqual(t.asked, [0]);
    t.a.pick('done');
    deepEqual([t.ask, t.asked, t.b.keys], ['motivation', [1], ['motivate:TM2', 'done']]);
    t.b.pick('motivate:TM2');
    equal(t.ask, 'declare');
    // Never after the dice, and with the option only in the own turn.
    equal(passes(atTurn({ ...setting, options: { motivationWindow: 'ownTurn' } })).ask, 'declare');
  },
);

rule('TSU-R58 in that window abilities work but for those that play a card or end the phase', () => {
  const t = passes(atTurn({ a: { played: ['N11'], hand: ['N01'], points: [2, 1, 0], deck: ['N08'] } }));
  t.a.pick('motivate:NM1');
  deepEqual(t.a.keys, ['use:NM1/1', 'done']);
  t.a.pick('use:NM1/1');
  ok(cards(t, 'hand', 0).includes('N08'));
  equal(t.ask, 'declare');
  const toho = passes(atTurn({ attacker: 1, b: { played: ['T11'], points: [3, 0, 0], discard: [] }, a: { played: ['N10', 'N04'] } }));
  toho.b.pick('motivate:TM1').b.pick('use:TM1/0');
  deepEqual([cards(toho, 'playArea', 0), cards(toho, 'discard', 1)], [['N04'], ['fatigue']]);
  // A re-roll comes at its usual point, later in the phase.
  const roll = passes(atTurn({ b: { played: ['T09'], points: [0, 2, 0] } }));
  roll.b.pick('motivate:TM2');
  act(roll, { do: 'shoot', dice: [[3], [1, 6]] });
  deepEqual(roll.b.keys, ['reroll:TM2/0', 'reroll:TM2/1', 'pass']);
});

rule('TSU-R60 what was used of the initial card is not used up for the motivated one, nor for the next time the card is played', () => {
  const t = act(atTurn({ b: { played: ['T09'] } }), { do: 'passBall', dice: [[6], [1, 2]] });
  t.b.pick('reroll:T09/1');
  t.until('turn');
  lay(t, 1, 'playArea', ['T09']);
  act(t, { do: 'passBall', dice: [[6], [1]] });
  deepEqual([t.ask, t.asked], ['rerolls', [1]]);
});

rule('TSU-R73 what counts 0 belongs to the card that left: the one that replaces it counts in full', () => {
  const t = atTurn({ a: { hand: ['N11', 'N01'], points: [2, 1, 0] }, b: { hand: ['F12', 'T03'] } });
  play(t, 0, 'N11');
  play(t, 1, 'F12', 'F12/0');
  equal(totalOf(t.table, 0, 'pass'), 0);
  t.a.pick('motivate:NM1');
  equal(totalOf(t.table, 0, 'pass'), 5);
  // A change of the total stays.
  rest(t, 0);
  t.a.pick('pass');
  play(t, 1, 'T03', 'T03/0');
  equal(totalOf(t.table, 0, 'pass'), 4);
});

// ---------------------------------------------------------------- Assured Success

rule('TSU-811 with the option a 6 against a 1 wins whatever the totals are, for either side', () => {
  const options = { assuredSuccess: true };
  const attack = act(atTurn({ options, b: { played: ['T02', 'T03', 'T11'] } }), { do: 'shoot', dice: [[6], [1]] });
  deepEqual([last(attack, 'compare').why, attack.own.goals], ['assured', [1, 0]]);
  const defence = act(atTurn({ options, a: { played: ['N11', 'N09'] } }), { do: 'passBall', dice: [[1], [6]] });
  deepEqual([last(defence, 'compare').why, last(defence, 'result').outcome], ['assured', 'stolen']);
  const off = act(atTurn({ b: { played: ['T02', 'T03', 'T11'] } }), { do: 'shoot', dice: [[6], [1]] });
  deepEqual(off.own.goals, [0, 0]);
  const near = act(atTurn({ options, b: { played: ['T02', 'T03', 'T11'] } }), { do: 'shoot', dice: [[6], [2]] });
  deepEqual(near.own.goals, [0, 0]);
});

rule('TSU-812 the dice after all re-rolls decide about it', () => {
  const options = { assuredSuccess: true };
  const t = act(atTurn({ options, a: { played: ['N11', 'N10'] } }), { do: 'shoot', dice: [[1, 2], [6]] });
  t.a.pick('reroll:N10/0');
  deepEqual([last(t, 'compare').why, t.own.goals], ['higher', [1, 0]]);
  const reached = act(atTurn({ options, a: { played: ['N10'] }, b: { played: ['T02', 'T03', 'T11'] } }), {
    do: 'shoot',
    dice: [[2, 6], [1]],
  });
  deepEqual(reached.a.pick('reroll:N10/0').own.goals, [1, 0]);
});

// ---------------------------------------------------------------- Signings

const market = (t: Match, ...ids: string[]): Match => lay(t, 0, 'signings', ids, 'unsigned');

rule(
  'TSU-821, TSU-823, TSU-825, TSU-R66 either coach signs from the row for points; the card is added, and the row is not filled up',
  () => {
    const t = market(
      atTurn({ a: { hand: ['N01', 'N10'], points: [1, 1, 1] }, b: { hand: ['T01'], points: [2, 2, 2] } }),
      'G05',
      'G06',
      'G08',
      'G03',
    );
    deepEqual(t.a.keys, ['play:N01', 'play:N10', 'sign:G05', 'pass']);
    t.a.pick('sign:G05').a.pick('done');
    deepEqual([cards(t, 'playArea', 0), cards(t, 'signings'), [...pointsOf(t, 0)]], [['G05'], ['G06', 'G08', 'G03'], [0, 0, 0]]);
    play(t, 0, 'N01');
    deepEqual(t.b.keys, ['play:T01', 'sign:G06', 'sign:G08', 'pass']);
    t.b.mayNot('sign:G03', 'TSU-823');
  },
);

rule(
  'TSU-822, TSU-R23, TSU-R64, TSU-R80 signing is for the own turn, before the choice or after a play; it is no play; not after passing',
  () => {
    const t = market(
      atTurn({ a: { hand: ['N01', 'N10'], points: [2, 2, 2] }, b: { hand: ['T01', 'T03'], points: [2, 2, 2] } }),
      'G05',
      'G06',
    );
    t.a.pick('sign:G05').a.pick('done');
    deepEqual([t.ask, t.asked], ['turn', [0]]);
    t.a.pick('play:N01');
    deepEqual(t.asked, [1]);
    t.b.pick('play:T01').b.pick('sign:G06');
    deepEqual([t.asked, cards(t, 'playArea', 1)], [[0], ['T01', 'G06']]);
    const passed = market(atTurn({ a: { hand: ['N01'], points: [2, 2, 2] }, b: { hand: ['T01'] } }), 'G05');
    passed.a.pick('pass');
    play(passed, 1, 'T01');
    equal(passed.ask, 'declare');
    deepEqual(cards(passed, 'signings'), ['G05']);
  },
);

rule(
  'TSU-824, TSU-827, TSU-R61 a goalkeeper takes the place of a goalkeeper that was played, who goes to the box; with none there it cannot come',
  () => {
    const t = market(atTurn({ a: { played: ['N10'], hand: ['N01', 'N04'], points: [0, 1, 3] }, b: { hand: ['T01'] } }), 'G01', 'G02');
    t.a.mayNot('sign:G01', 'TSU-824');
    t.a.pick('play:N01');
    deepEqual(t.a.keys, ['motivate:NM4', 'sign:G01>N01', 'sign:G02>N01', 'done']);
    t.a.pick('sign:G01>N01');
    deepEqual([cards(t, 'playArea', 0), cards(t, 'box')], [['N10', 'G01'], ['N01']]);
    const field = t.game.defs.filter((def) => def.traits.deck[0] === 'signing' && def.kind === 'player').map(({ name }) => name);
    deepEqual(field, ['Taro Misaki', 'Jun Misugi', 'Hikaru Matsuyama', 'Shun Nitta', 'Kazuo and Masao Tachibana', 'Hiroshi Jito']);
  },
);

rule('TSU-R60, TSU-R61 a motivated or signed goalkeeper can be replaced too; of two the coach says which, also at the limit', () => {
  const t = market(
    atTurn({
      a: { played: ['NM4', 'G02', 'N10', 'N08'], hand: ['N04', 'N11'], points: [0, 1, 3] },
      b: { played: ['T01', 'T09', 'T10', 'T11'], hand: [] },
    }),
    'G01',
    'G05',
  );
  t.a.pick('play:N04');
  deepEqual(t.a.keys, ['sign:G01>NM4', 'sign:G01>G02', 'done']);
  t.a.pick('sign:G01>G02');
  deepEqual([cards(t, 'playArea', 0), t.ask], [['NM4', 'G01', 'N10', 'N08', 'N04'], 'declare']);
});

rule('TSU-826 no field player comes when the limit is reached', () => {
  const t = market(
    atTurn({ a: { played: ['N01', 'N10', 'N08', 'N04'], hand: ['N07'], points: [1, 1, 1] }, b: { played: ['T01', 'T09', 'T10', 'T11'] } }),
    'G05',
  );
  lay(t, 0, 'bench', [], 'box');
  t.a.may('sign:G05').pick('play:N07').a.pick('done');
  equal(t.ask, 'declare');
  const full = market(
    atTurn({ a: { played: ['N01', 'N10', 'N08', 'N04'], hand: ['N05'], points: [1, 1, 2] }, b: { played: ['T01', 'T09', 'T10', 'T11'] } }),
    'G05',
  );
  full.a.pick('play:N05').a.mayNot('sign:G05', 'TSU-826').may('motivate:NM2');
});

rule('TSU-R24 a signing that fills the limit ends the phase; the coach has not passed', () => {
  const t = market(
    atTurn({ a: { played: ['N01', 'N10', 'N08', 'N04'], hand: ['N05'], points: [1, 1, 1] }, b: { played: ['T01', 'T09', 'T10', 'T11'] } }),
    'G05',
  );
  t.a.pick('sign:G05').a.pick('done');
  deepEqual([t.ask, t.own.passed, cards(t, 'hand', 0)], ['declare', [0, 0], ['N05']]);
});

rule('TSU-R62, TSU-R63 a signed card can be used at once, and stays among the cards of its coach', () => {
  const t = market(atTurn({ b: { hand: ['T01', 'T03'], points: [0, 0, 2], discard: [] }, a: { played: ['N11'], hand: ['N01'] } }), 'G08');
  play(t, 0, 'N01');
  t.b.pick('sign:G08').b.pick('use:G08/0').b.pick('choose:N11');
  deepEqual([cards(t, 'booking', 1), cards(t, 'playArea', 0)], [['booking'], ['N01']]);
  ok(cards(t, 'discard', 0).includes('N11'));
  lose(t);
  ok(cards(t, 'discard', 1).includes('G08'));
});

rule('TSU-R74 a card that is to leave this round goes to the box whenever it leaves', () => {
  const leaves = (how: (t: Match) => unknown) => {
    const t = market(atTurn({ a: { hand: ['N01', 'F01'], points: [1, 2, 1], discard: [] }, b: { hand: ['S03', 'T01'] } }), 'G04');
    t.a.pick('sign:G04').a.pick('use:G04/0');
    how(t);
    return cards(t, 'box').includes('G04');
  };
  ok(leaves((t) => lose(t)));
  ok(leaves((t) => t.a.pick('play:F01').a.pick('use:F01/0')));
  ok(leaves((t) => play(play(t, 0, 'N01'), 1, 'S03', 'S03/0', 'choose:G04')));
  // Not used, it stays.
  const idle = market(atTurn({ a: { hand: ['N01'], points: [1, 2, 1], discard: [] } }), 'G04');
  idle.a.pick('sign:G04').a.pick('done');
  lose(idle);
  ok(!cards(idle, 'box').includes('G04'));
});

rule('TSU-R65 signings go on in Extra Time', () => {
  const t = market(atTurn({ a: { hand: ['N01'], points: [1, 1, 1] } }), 'G05').set('half', 2);
  t.a.may('sign:G05');
});
