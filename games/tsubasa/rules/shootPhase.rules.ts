/** TSU-400: totals, the declared action, points, dice, re-rolls. TSU-500: the result and the Discard Phase. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { totalOf } from '../totals.ts';
import {
  act,
  atTake,
  atTurn,
  cards,
  last,
  lay,
  lose,
  type Match,
  play,
  pointsOf,
  seen,
  settle,
  takes,
  toDeclare,
  told,
  win,
} from './testing/scenarios.ts';

const values = (t: Match): number[] => last(t, 'compare').values as number[];

rule('TSU-401, TSU-402, TSU-403 the Defender defends with Defence; the Attacker has a Shot and a Pass total, Yellow cards included', () => {
  const t = atTurn({ a: { played: ['N11', 'N08'] }, b: { played: ['T02', 'T11'] } });
  deepEqual([totalOf(t.table, 0, 'shot'), totalOf(t.table, 0, 'pass'), totalOf(t.table, 1, 'defence')], [4, 6, 4]);
  for (const seat of [0, 1]) lay(t, seat, 'booking', ['booking']);
  deepEqual([totalOf(t.table, 0, 'shot'), totalOf(t.table, 0, 'pass'), totalOf(t.table, 1, 'defence')], [3, 5, 3]);
  act(t, { do: 'passBall', dice: [[1], [1]] });
  deepEqual(last(t, 'totals').defence, [
    { card: 'T02', n: 3, by: '' },
    { card: 'T11', n: 1, by: '' },
    { card: 'booking', n: -1, by: '' },
  ]);
});

rule('TSU-404, TSU-R28 when the totals are known the Attacker declares a Shot or a Pass, whatever they are', () => {
  const t = toDeclare(atTurn({ b: { played: ['T02'] } }));
  deepEqual([t.asked, t.a.keys], [[0], ['shoot', 'passBall']]);
  t.a.pick('shoot');
  deepEqual(last(t, 'declare'), { action: 'shot', total: 0 });
  deepEqual(last(toDeclare(atTurn({ a: { played: ['N11'] } })).a.pick('passBall'), 'declare'), { action: 'pass', total: 4 });
});

rule('TSU-405, TSU-406, TSU-408, TSU-R5, TSU-R79 the Attacker announces first, then the Defender, who sees it; each point adds 1', () => {
  const t = toDeclare(atTurn({ a: { points: [3, 5, 2] }, b: { points: [4, 4, 2], hand: ['T01'] } }));
  t.a.pick('shoot');
  deepEqual([t.asked, t.a.keys], [[0], ['spend#0', 'spend#1', 'spend#2', 'spend#3']]);
  t.a.pick('spend#2');
  deepEqual([t.asked, t.b.keys], [[1], ['spend#0', 'spend#1', 'spend#2']]);
  const { own, zones } = t.b.view as unknown as { own: Match['own']; zones: readonly { zone: string; seat: number; count: number }[] };
  deepEqual(
    [own.spent, own.shot],
    [
      [2, 0],
      [1, 4],
    ],
  );
  ok(zones.some((z) => z.zone === 'hand' && z.seat === 0));
  t.b.pick('spend#1');
  const { dice } = last(t, 'compare') as { dice: number[] };
  deepEqual(values(t), [2 + dice[0], 1 + dice[1]]);
});

rule('TSU-407 Shot points help a Shot, Pass points a Pass, Defence points a Defence', () => {
  const offered = (declared: 'shoot' | 'passBall') => {
    const t = toDeclare(atTurn({ a: { points: [1, 2, 5] }, b: { points: [5, 5, 3] } })).a.pick(declared);
    const own = t.a.keys.length - 1;
    return [own, t.a.pick('spend#0').b.keys.length - 1];
  };
  deepEqual(
    [offered('shoot'), offered('passBall')],
    [
      [1, 3],
      [2, 3],
    ],
  );
});

rule('TSU-408 who has no point of the kind is not asked', () => {
  const t = toDeclare(atTurn({ a: { points: [0, 5, 5] }, b: { points: [5, 5, 0] } })).a.pick('shoot');
  equal(told(t, 'dice').length, 1);
});

rule('TSU-409, TSU-114, TSU-R78 both roll one die of six, the Attacker first, and add it', () => {
  const t = act(atTurn({ a: { played: ['N11'] } }), { do: 'shoot', dice: [[6], [4]] });
  deepEqual(values(t), [9, 4]);
  deepEqual(
    t.events.filter((e) => e.type === 'roll').map(({ seat, args }) => [seat, args.sides, args.n]),
    [
      [0, 6, 6],
      [1, 6, 4],
    ],
  );
  const other = act(atTurn({ attacker: 1 }), { do: 'shoot', dice: [[2], [5]] });
  deepEqual(
    other.events.filter((e) => e.type === 'roll').map(({ seat, args }) => [seat, args.n]),
    [
      [1, 2],
      [0, 5],
    ],
  );
});

rule('TSU-410, TSU-503 the higher value wins: the Defender takes the ball, after a Pass and after a Shot', () => {
  for (const how of ['passBall', 'shoot'] as const) {
    const t = act(atTurn({ a: { played: ['N11'] }, b: { played: ['T02'] } }), { do: how, dice: [[1], [6]] });
    deepEqual([last(t, 'compare').why, last(t, 'result').outcome, t.own.attacker, t.own.goals], ['higher', 'stolen', 1, [0, 0]]);
  }
});

rule('TSU-411 a tie is the Attacker’s', () => {
  const t = act(atTurn({ b: { played: ['T02'] } }), { do: 'shoot', dice: [[6], [3]] });
  deepEqual([values(t), last(t, 'compare').why, t.own.goals], [[6, 6], 'tie', [1, 0]]);
});

rule('TSU-412, TSU-317, TSU-R29 Kisugi or Sawada in the Play Area rolls any one die again, once; the new face counts', () => {
  const t = act(atTurn({ a: { played: ['N10'] }, b: { played: ['T02'] } }), { do: 'shoot', dice: [[1, 5], [2]] });
  deepEqual([t.ask, t.asked, t.a.keys], ['rerolls', [0], ['reroll:N10/0', 'reroll:N10/1', 'pass']]);
  t.a.pick('reroll:N10/0');
  deepEqual(
    [values(t), t.own.goals],
    [
      [2 + 5, 3 + 2],
      [1, 0],
    ],
  );
  equal(told(t, 'reroll').length, 1);
  const theirs = act(atTurn({ a: { played: ['N10'] }, b: { played: ['T02'] } }), { do: 'shoot', dice: [[3], [6, 1]] });
  deepEqual(values(theirs.a.pick('reroll:N10/1')), [5, 4]);
  const toho = act(atTurn({ b: { played: ['T09'] } }), { do: 'shoot', dice: [[3], [1, 6]] });
  deepEqual(toho.asked, [1]);
  deepEqual(values(toho.b.pick('reroll:T09/1')), [3, 7]);
});

rule('TSU-R29 with the option only the own die is rolled again', () => {
  const t = act(atTurn({ options: { rerollTarget: 'ownDie' }, a: { played: ['N10'] }, b: { played: ['T09'] } }), {
    do: 'shoot',
    dice: [[1], [2]],
  });
  deepEqual(t.a.keys, ['reroll:N10/0', 'pass']);
  deepEqual(t.a.pick('pass').b.keys, ['reroll:T09/1', 'pass']);
});

rule(
  'TSU-R30, TSU-R32 Attacker, Defender, and so on until both decline in a row; a die can be rolled again twice, by different cards',
  () => {
    const t = act(atTurn({ a: { played: ['N10'] }, b: { played: ['T09'] } }), {
      do: 'shoot',
      dice: [
        [3, 4],
        [2, 6],
      ],
    });
    t.a.pick('pass');
    deepEqual(t.asked, [1]);
    t.b.pick('reroll:T09/1');
    // Who declined may answer.
    deepEqual(t.asked, [0]);
    t.a.pick('reroll:N10/1');
    equal(told(t, 'reroll').length, 2);
    deepEqual([t.ask === 'rerolls', told(t, 'compare').length], [false, 1]);
    const declined = act(atTurn({ a: { played: ['N10'] }, b: { played: ['T09'] } }), { do: 'shoot', dice: [[3], [2]] });
    declined.a.pick('pass').b.pick('pass');
    equal(told(declined, 'compare').length, 1);
  },
);

rule('TSU-R76 a re-roll card that has left the Play Area is of no use', () => {
  const t = atTurn({ attacker: 1, a: { hand: ['S03'] }, b: { played: ['T09', 'T11'] } });
  t.b.pick('pass');
  play(t, 0, 'S03', 'S03/0', 'choose:T09');
  act(t, { do: 'shoot', dice: [[1], [6]] });
  equal(told(t, 'compare').length, 1);
  ok(cards(t, 'discard', 1).includes('T09'));
});

rule('TSU-R27 totals are plain sums and may be below 0', () => {
  const t = lay(atTurn({ b: { played: ['T03'] } }), 0, 'booking', ['booking']);
  act(t, { do: 'shoot', dice: [[2], [1]] });
  deepEqual(values(t), [1, 4]);
  equal((last(t, 'compare').cards as number[])[0], -1);
});

rule('TSU-501 a won Shot is a goal, and the other coach attacks next', () => {
  const t = win(atTurn(), 'shoot');
  deepEqual([t.own.goals, t.own.attacker, last(t, 'result').outcome], [[1, 0], 1, 'goal']);
  deepEqual(t.asked, [0]);
});

rule('TSU-502 after a won Pass the ball is kept', () => {
  const t = win(atTurn(), 'passBall');
  deepEqual([t.own.goals, t.own.attacker, last(t, 'result').outcome], [[0, 0], 0, 'kept']);
});

rule('TSU-504, TSU-R84 all played cards go to the Discard Pile of the coach before whom they lie', () => {
  const t = lose(atTurn({ a: { played: ['N11', 'F08'], discard: ['N02'] }, b: { played: ['T11', 'S08'], discard: [] } }));
  deepEqual(
    [cards(t, 'discard', 0).slice(0, 3), cards(t, 'discard', 1)],
    [
      ['N02', 'N11', 'F08'],
      ['T11', 'S08'],
    ],
  );
  deepEqual([t.a.count('playArea'), t.b.count('playArea')], [0, 0]);
});

rule('TSU-505, TSU-R3 points spent leave the available ones and are in the pool again with the Discard Phase', () => {
  const t = act(atTurn({ a: { points: [2, 5, 1] }, b: { points: [1, 1, 3] } }), { do: 'passBall', spend: [3, 2], dice: [[3], [1]] });
  deepEqual(
    [[...pointsOf(t, 0)], [...pointsOf(t, 1)], t.own.spent],
    [
      [2, 2, 1],
      [1, 1, 1],
      [0, 0],
    ],
  );
  // Until then they cannot be gained again.
  const running = atTurn({ a: { points: [0, 5, 0], played: ['N10'] } });
  act(running, { do: 'passBall', spend: [2, 0], dice: [[1], [1]] });
  equal(running.ask, 'rerolls');
  deepEqual([running.own.pass[0], running.own.spent[0]], [3, 2]);
  settle(running);
  deepEqual([running.own.pass[0], running.own.spent[0]], [3, 0]);
});

rule('TSU-506 the Pitch is filled up to four from the Match Deck, as long as there are cards', () => {
  const t = win(takes(atTake()), 'passBall');
  deepEqual([t.a.count('pitch'), t.a.count('firstDeck')], [4, 6]);
  const short = takes(atTake());
  lay(short, 0, 'firstDeck', cards(short, 'firstDeck').slice(0, 1), 'box');
  win(short, 'passBall');
  deepEqual([short.a.count('pitch'), short.a.count('firstDeck')], [3, 0]);
});

rule('TSU-508 a new round begins with the Draw Phase', () => {
  const t = win(atTurn(), 'passBall');
  deepEqual([t.ask, t.own.round, t.own.action, t.own.dice, t.own.outcome], ['take', 2, '', [0, 0], '']);
});

rule('TSU-509, TSU-701 Yellow cards stay when the cards of a round are discarded', () => {
  const t = lay(atTurn({ a: { played: ['N11'] } }), 0, 'booking', ['booking']);
  win(t, 'passBall');
  deepEqual(cards(t, 'booking', 0), ['booking']);
  equal(seen(t, 1, 0, 'booking').cards.length, 1);
});

rule('TSU-510 before Injury Time neither goals nor lost balls shorten a half', () => {
  const t = atTurn();
  win(t, 'shoot');
  lose(takes(t));
  win(takes(t), 'shoot');
  deepEqual([t.own.half, t.own.round], [0, 4]);
});

rule('TSU-R38 what holds for this round lasts until it is over, also when its card has left', () => {
  const t = atTurn({ b: { hand: ['T03'] }, a: { played: ['N11'], hand: ['N10'] } });
  play(t, 0, 'N10');
  play(t, 1, 'T03', 'T03/0');
  equal(totalOf(t.table, 0, 'pass'), 5);
  lay(t, 1, 'playArea', []);
  equal(totalOf(t.table, 0, 'pass'), 5);
  win(t, 'passBall');
  equal(totalOf(t.table, 0, 'pass'), 0);
  lay(t, 0, 'playArea', ['N11']);
  equal(totalOf(t.table, 0, 'pass'), 4);
});
