/** TSU-700: Yellow and Red, Fatigue, Control and Advance, goalkeepers, Injury. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { totalOf } from '../totals.ts';
import { act, atTurn, cards, last, lay, lose, type Match, play, seen, settle, told, win } from './testing/scenarios.ts';

/** b defends and plays Foul against a played card of a. */
const foul = (t: Match): Match => {
  t.a.pick('pass');
  return play(t, 1, 'S03', 'S03/0');
};
const fouled = () => atTurn({ a: { played: ['N11'], hand: ['N01'] }, b: { hand: ['S03', 'T01'] } });
const isRed = (t: Match, seat: number): boolean => t.table.mark(t.seat(seat).ids('booking')[0], 'red') === 1;

rule(
  'TSU-701, TSU-702, TSU-706, TSU-R54 a Yellow card comes to the Play Area, counts from this round on, and not towards the limit',
  () => {
    const t = foul(fouled());
    deepEqual([cards(t, 'booking', 1), cards(t, 'bookings', 1)], [['booking'], []]);
    equal(totalOf(t.table, 1, 'defence'), 3 - 1);
    deepEqual(t.b.count('playArea'), 1);
    win(t, 'passBall');
    deepEqual([totalOf(t.table, 1, 'shot'), totalOf(t.table, 1, 'pass'), totalOf(t.table, 1, 'defence')], [-1, -1, -1]);
  },
);

rule(
  'TSU-704, TSU-705, TSU-R52 a second Yellow card turns red, with double the penalty; a third changes nothing; nothing removes it',
  () => {
    const t = lay(fouled(), 1, 'booking', ['booking']);
    foul(t);
    ok(isRed(t, 1));
    deepEqual(
      ['shot', 'pass', 'defence'].map((kind) => totalOf(t.table, 1, kind as 'shot')),
      [-2, -2, 3 - 2],
    );
    deepEqual(last(t, 'book'), { red: true });
    const before = told(t, 'book').length;
    win(t, 'passBall');
    ok(isRed(t, 1));
    t.until('turn');
    lay(lay(t, 0, 'playArea', ['N11']), 1, 'hand', ['S03', 'S04']);
    foul(t);
    deepEqual([told(t, 'book').length, cards(t, 'booking', 1)], [before, ['booking']]);
    t.b.pick('play:S04').b.mayNot('use:S04/0');
  },
);

rule('TSU-703, TSU-R53 Substitution removes a Yellow card, which can be received again; without one it is not offered', () => {
  const t = atTurn({ a: { hand: ['S04', 'N01', 'N10'] }, b: { hand: ['T01'] } });
  lay(t, 0, 'booking', ['booking']);
  play(t, 0, 'S04', 'S04/0');
  deepEqual([cards(t, 'booking', 0), cards(t, 'bookings', 0)], [[], ['booking']]);
  const none = atTurn({ a: { hand: ['S04', 'N01'] } }).a.pick('play:S04');
  deepEqual(none.a.keys, ['use:S04/1', 'done']);
  // Once more a first one.
  const again = atTurn({ b: { hand: ['S04', 'S03'] }, a: { played: ['N11'], hand: ['N01'] } });
  lay(again, 1, 'booking', ['booking']);
  again.a.pick('pass');
  play(again, 1, 'S04', 'S04/0');
  play(again, 1, 'S03', 'S03/0');
  ok(!isRed(again, 1));
});

rule('TSU-R55, TSU-R56 a Fatigue card goes to the own Discard Pile, while there are any; eliminated it goes to the box', () => {
  const t = atTurn({ a: { hand: ['F02', 'N12'], discard: [], deck: ['N08', 'N09'] }, b: { hand: ['T01'] } });
  play(t, 0, 'F02', 'F02/0');
  deepEqual([cards(t, 'discard', 0), t.a.count('fatigue'), t.b.count('fatigue')], [['fatigue'], 3, 4]);
  play(t, 1, 'T01');
  play(t, 0, 'N12', 'N12/1', 'choose:fatigue');
  deepEqual([cards(t, 'discard', 0), t.a.count('fatigue'), cards(t, 'box').filter((id) => id === 'fatigue').length], [[], 3, 1]);
});

rule('TSU-721 Control and Advance is the Attacker’s', () => {
  const t = atTurn({ a: { hand: ['N10', 'N01'] }, b: { hand: ['F01', 'T01'] } });
  play(t, 0, 'N10');
  t.b.pick('play:F01');
  deepEqual(t.asked, [0]);
});

rule(
  'TSU-722, TSU-723, TSU-724, TSU-R49 used, it clears both Play Areas but Yellow cards, keeps the ball without dice, and goes to the box',
  () => {
    const t = atTurn({
      a: { hand: ['F01'], played: ['N11', 'NM2'], discard: [], points: [1, 1, 1] },
      b: { played: ['T01', 'G05'], discard: [] },
    });
    lay(t, 1, 'booking', ['booking']);
    t.a.pick('play:F01').a.pick('use:F01/0');
    deepEqual(
      [cards(t, 'discard', 0), cards(t, 'discard', 1)],
      [
        ['N11', 'NM2'],
        ['T01', 'G05'],
      ],
    );
    deepEqual([cards(t, 'booking', 1), cards(t, 'box')], [['booking'], ['F01']]);
    deepEqual([t.own.attacker, t.own.round, told(t, 'dice').length, told(t, 'declare').length], [0, 2, 0, 0]);
  },
);

rule('TSU-724 played for its values only, it is discarded like any other', () => {
  const t = play(atTurn({ a: { hand: ['F01'], discard: [] } }), 0, 'F01');
  equal(totalOf(t.table, 0, 'pass'), 1);
  ok(cards(lose(t), 'discard', 0).includes('F01'));
});

// ---------------------------------------------------------------- goalkeepers

const shotAt = (keeper: readonly string[], faces: readonly number[], more: { readonly a?: readonly string[] } = {}) =>
  act(atTurn({ a: { played: ['N11', ...(more.a ?? [])] }, b: { played: keeper } }), { do: 'shoot', dice: [[6], [1, ...faces]] });

rule(
  'TSU-414, TSU-731, TSU-R33, TSU-R37 after a lost Shot a goalkeeper in the Play Area may try a save, once; in hand it is of no use',
  () => {
    const t = shotAt(['T01'], [5]);
    deepEqual([t.ask, t.asked, t.b.keys], ['save', [1], ['save:T01', 'decline']]);
    t.b.pick('save:T01');
    deepEqual([t.own.goals, told(t, 'saved').length], [[1, 0], 1]);
    deepEqual(shotAt(['T01'], [1]).b.pick('decline').own.goals, [1, 0]);
    const held = act(atTurn({ b: { hand: ['T01'] } }), { do: 'shoot', dice: [[6], [1]] });
    deepEqual(held.own.goals, [1, 0]);
    const saved = act(atTurn({ b: { played: ['T01'] } }), { do: 'shoot', dice: [[1], [6]] });
    equal(told(saved, 'saveRoll').length, 0);
  },
);

rule('TSU-732 the die of a save: 1 is a catch, 2 and 3 a corner, 4 to 6 a goal', () => {
  const came = (face: number) => {
    const t = shotAt(['T01'], [face]).b.pick('save:T01');
    return [last(t, 'result').outcome, t.own.goals[0], t.own.attacker];
  };
  deepEqual([1, 2, 3, 4, 5, 6].map(came), [
    ['caught', 0, 1],
    ['corner', 0, 0],
    ['corner', 0, 0],
    ['goal', 1, 1],
    ['goal', 1, 1],
    ['goal', 1, 1],
  ]);
});

rule('TSU-733 there is no save against a Pass, and none for the Attacker', () => {
  const pass = act(atTurn({ a: { played: ['N11'] }, b: { played: ['T01'] } }), { do: 'passBall', dice: [[6], [1]] });
  deepEqual([last(pass, 'result').outcome, told(pass, 'saveRoll').length], ['kept', 0]);
  const own = act(atTurn({ a: { played: ['N01'] }, b: { played: ['T02'] } }), { do: 'shoot', dice: [[1], [6]] });
  equal(last(own, 'result').outcome, 'stolen');
});

rule('TSU-734, TSU-R60 motivated and signed goalkeepers save by their own tables', () => {
  const came = (keeper: string, face: number) => last(shotAt([keeper], [face]).b.pick(`save:${keeper}`), 'saved').result;
  deepEqual(
    [1, 2, 3, 4].map((face) => came('TM4', face)),
    ['catch', 'catch', 'corner', 'goal'],
  );
  deepEqual(
    [1, 2, 3, 4, 5].map((face) => came('G01', face)),
    ['catch', 'catch', 'corner', 'corner', 'goal'],
  );
  deepEqual(
    [1, 2, 3, 4].map((face) => came('G02', face)),
    ['catch', 'corner', 'corner', 'goal'],
  );
});

rule('TSU-413, TSU-R31 a save can be rolled again, and no other die any more', () => {
  const t = shotAt(['T01', 'T09'], [6, 1], { a: ['N10'] });
  settle(t);
  const again = shotAt(['T01', 'T09'], [6, 1], { a: ['N10'] });
  again.a.pick('pass').b.pick('pass').b.pick('save:T01');
  deepEqual([again.ask, again.asked, again.a.keys], ['rerolls', [0], ['reroll:N10/1', 'pass']]);
  again.a.pick('pass');
  deepEqual(again.b.keys, ['reroll:T09/1', 'pass']);
  again.b.pick('reroll:T09/1').a.pick('pass');
  deepEqual([last(again, 'result').outcome, again.own.goals], ['caught', [0, 0]]);
  deepEqual(again.own.save, 0);
});

rule('TSU-R29, TSU-413 with re-rolls of own dice only, the die of a save is the Defender’s', () => {
  const t = act(atTurn({ options: { rerollTarget: 'ownDie' }, a: { played: ['N11', 'N10'] }, b: { played: ['T01', 'T09'] } }), {
    do: 'shoot',
    dice: [[6], [1, 5]],
  });
  t.a.pick('pass').b.pick('pass').b.pick('save:T01');
  deepEqual([t.asked, t.b.keys], [[1], ['reroll:T09/1', 'pass']]);
});

rule('TSU-R75 several saves are tried one after another while the goal stands, each once', () => {
  const t = shotAt(['T01', 'F04'], [5, 1]);
  deepEqual(t.b.keys, ['save:T01', 'save:F04', 'decline']);
  t.b.pick('save:T01');
  deepEqual(t.b.keys, ['save:F04', 'decline']);
  t.b.pick('save:F04');
  deepEqual([last(t, 'result').outcome, t.own.goals], ['caught', [0, 0]]);
  // The first that holds ends it.
  const one = shotAt(['T01', 'F04'], [2]).b.pick('save:T01');
  deepEqual([last(one, 'result').outcome, cards(one, 'box')], ['corner', []]);
});

rule('TSU-R34 a save is possible against Assured Success, which never decides a save', () => {
  const t = act(atTurn({ options: { assuredSuccess: true }, b: { played: ['T01', 'T02'] } }), { do: 'shoot', dice: [[6], [1, 1]] });
  deepEqual([last(t, 'compare').why, t.ask], ['assured', 'save']);
  equal(last(t.b.pick('save:T01'), 'result').outcome, 'caught');
});

// ---------------------------------------------------------------- Injury

rule('TSU-736, TSU-R51 Injury discards a random card of the opponent’s hand to the opponent’s pile; an empty hand loses nothing', () => {
  const lost = new Set<string>();
  for (const seed of 'abcdefghijkl') {
    const t = atTurn({ seed, a: { hand: ['F07'] }, b: { hand: ['T01', 'T11', 'F08'], discard: [] } });
    play(t, 0, 'F07', 'F07/0');
    equal(t.b.count('hand'), 2);
    const [card] = cards(t, 'discard', 1);
    lost.add(card);
    equal(seen(t, 0, 1, 'discard').cards.length, 1);
  }
  deepEqual([...lost].sort(), ['F08', 'T01', 'T11']);
  const empty = atTurn({ a: { hand: ['F07'] } }).a.pick('play:F07');
  equal(last(empty, 'unused').why, 'nothing');
});
