/** What meets inside one turn: plays within plays, cards that leave while others are being used, and what nobody may learn from it. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { sample, stream, tableOf, view } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { addendsOf, totalOf } from '../totals.ts';
import { booking } from '../zones.ts';
import {
  act,
  atTake,
  atTurn,
  cards,
  last,
  lay,
  lose,
  type Match,
  passes,
  play,
  points,
  pointsOf,
  rest,
  settle,
  told,
  win,
} from './testing/scenarios.ts';

const isRed = (t: Match, seat: number) => {
  const table = tableOf(t.game, t.state);
  const shown = table.top(booking, seat);
  return shown >= 0 && table.mark(shown, 'red') === 1;
};

rule('TSU-704, TSU-R18, TSU-R54 a Red card in the middle of a nest counts at once, and the nest goes on', () => {
  const t = atTurn({ a: { played: ['N11', 'N09', 'N10'], hand: ['N01'] }, b: { hand: ['F11', 'S03', 'T02'] } });
  lay(t, 1, 'booking', ['booking']);
  t.a.pick('pass');
  t.b.pick('play:F11').b.pick('use:F11/0').b.pick('play:S03').b.pick('use:S03/0').b.pick('choose:N11');
  ok(isRed(t, 1));
  // Dribble Past 0, Foul 3, Red −2; Tsubasa is gone.
  deepEqual([totalOf(t.table, 1, 'defence'), totalOf(t.table, 0, 'shot')], [1, 4]);
  rest(t, 1);
  deepEqual([t.ask, t.asked], ['turn', [1]]);
  play(t, 1, 'T02', 'T02/0');
  equal(totalOf(t.table, 1, 'defence'), 4);
});

rule('TSU-R53, TSU-704 a Yellow card that was removed in between is the first one again', () => {
  const t = atTurn({ a: { played: ['N11', 'N09'], hand: ['N01'] }, b: { hand: ['S03', 'S04', 'T02'], points: [0, 0, 2] } });
  lay(t, 0, 'signings', ['G08'], 'unsigned');
  t.a.pick('pass');
  play(t, 1, 'S03', 'S03/0', 'choose:N09');
  play(t, 1, 'S04', 'S04/0');
  deepEqual(cards(t, 'booking', 1), []);
  t.b.pick('sign:G08').b.pick('use:G08/0');
  deepEqual([cards(t, 'booking', 1), isRed(t, 1)], [['booking'], false]);
});

rule('TSU-R38 a card that counts 0 goes on counting 0 when the card that did it is discarded', () => {
  const t = atTurn({ attacker: 1, b: { played: ['T09', 'T11'], hand: ['T01'], points: [3, 0, 0] }, a: { hand: ['F12', 'N01'] } });
  play(t, 1, 'T01');
  play(t, 0, 'F12', 'F12/0', 'choose:T09');
  equal(totalOf(t.table, 1, 'pass'), 2);
  t.b.pick('motivate:TM1').b.pick('use:TM1/0');
  deepEqual([cards(t, 'discard', 0), totalOf(t.table, 1, 'pass'), totalOf(t.table, 0, 'defence')], [['F12'], 2, 0]);
});

rule('TSU-R19, TSU-308 a card that is discarded after the ninth was laid leaves room for another', () => {
  const t = atTurn({
    attacker: 1,
    b: { played: ['T09', 'T02', 'T03', 'T11'], hand: ['T04', 'T05'], points: [3, 0, 0] },
    a: { played: ['N02', 'N03', 'N04', 'N05'], hand: ['N06'] },
  });
  t.b.pick('play:T04').b.pick('done');
  equal(t.ask, 'afterwards');
  t.b.pick('motivate:TM1').b.pick('use:TM1/0').b.pick('choose:N02');
  rest(t, 1);
  deepEqual([t.ask, t.asked, t.own.passed], ['turn', [0], [0, 0]]);
  play(t, 0, 'N06');
  equal(last(t, 'attackOver').why, 'limit');
});

rule('TSU-307, TSU-R18 in a nest the limit is looked at before each card: of three that bring one more the last brings none', () => {
  const t = atTurn({ a: { played: ['N01', 'N02', 'N03'], hand: ['N11', 'F11', 'S09', 'N09'] }, b: { played: ['T01', 'T02', 'T03'] } });
  t.a.pick('play:N11').a.pick('use:N11/0').a.pick('play:F11').a.pick('use:F11/0').a.pick('play:S09');
  deepEqual([t.ask, cards(t, 'hand', 0), last(t, 'attackOver').why], ['declare', ['N09'], 'limit']);
  equal(told(t, 'unused').at(-1)!.why, 'nothing');
});

rule('TSU-613, TSU-R18 in Extra Time a nest ends at seven cards', () => {
  const t = atTurn({ a: { played: ['N01', 'N02'], hand: ['N11', 'F11', 'N09'] }, b: { played: ['T01', 'T02', 'T03'] } }).set('half', 2);
  t.a.pick('play:N11').a.pick('use:N11/0').a.pick('play:F11');
  deepEqual([t.ask, cards(t, 'hand', 0)], ['declare', ['N09']]);
});

rule('TSU-R62, TSU-R24 a player signed before the choice may bring on the card that fills the limit', () => {
  const t = atTurn({
    a: { played: ['N01', 'N02', 'N03', 'N04'], hand: ['N05', 'N06'], points: [0, 3, 0] },
    b: { played: ['T01', 'T02', 'T03'] },
  });
  lay(t, 0, 'signings', ['G03'], 'unsigned');
  t.a.pick('sign:G03').a.pick('use:G03/0').a.pick('play:N05');
  rest(t, 0);
  deepEqual([t.ask, cards(t, 'hand', 0), t.own.passed], ['declare', ['N06'], [0, 0]]);
});

rule(
  'TSU-R25, TSU-741 a Special Shot three plays deep: all of it is discarded, points and hands stay, the second abilities are lost',
  () => {
    const t = atTurn({
      a: { played: ['N07'], hand: ['NM1', 'F11', 'F05', 'N09'], points: [1, 2, 3] },
      b: { played: ['T01'], hand: ['T02'] },
    });
    t.a.pick('play:NM1').a.pick('use:NM1/0').a.pick('play:F11').a.pick('use:F11/0').a.pick('play:F05').a.pick('use:F05/0');
    deepEqual([t.ask, t.a.count('playArea'), cards(t, 'discard', 0), cards(t, 'box')], ['duel', 0, ['N07', 'NM1', 'F11'], ['F05']]);
    t.b.pick('choose:TD2').a.pick('choose:NS1');
    deepEqual([t.own.goals, pointsOf(t, 0), t.own.round], [[1, 0], [1, 2, 3], 2]);
    ok(cards(t, 'hand', 0).includes('N09') && cards(t, 'hand', 1).includes('T02'));
  },
);

rule('TSU-R14, TSU-R17 the second ability first: the card it draws is the one that is played', () => {
  const t = atTurn({ a: { played: ['N11'], hand: ['N01'], deck: ['N09'], points: [2, 1, 0] } });
  play(t, 0, 'N01');
  // Toho passes with an empty hand.
  t.a.pick('motivate:NM1');
  t.a.mayNot('use:NM1/0');
  t.a.pick('use:NM1/1').a.pick('use:NM1/0').a.pick('play:N09');
  deepEqual(cards(t, 'playArea', 0), ['NM1', 'N01', 'N09']);
});

rule('TSU-R11, TSU-R15 Substitution with nothing to draw: the card is gone, and none comes', () => {
  const t = atTurn({ a: { hand: ['S04', 'N09'], deck: [], discard: [] } });
  t.a.pick('play:S04').a.pick('use:S04/1').a.pick('choose:N09');
  deepEqual([t.a.count('hand'), t.a.count('deck'), t.a.count('discard')], [0, 0, 0]);
  ok(cards(t, 'box').includes('N09'));
});

rule('TSU-413, TSU-R30, TSU-R32 both coaches roll the die of one save again, one after the other', () => {
  const t = act(atTurn({ a: { played: ['N11', 'N10'] }, b: { played: ['T01', 'T09'] } }), { do: 'shoot', dice: [[6], [1, 1, 5, 2]] });
  t.a.pick('pass').b.pick('pass');
  t.b.pick('save:T01');
  equal(t.own.save, 1);
  t.a.pick('reroll:N10/1');
  equal(t.own.save, 5);
  t.b.pick('reroll:T09/1');
  deepEqual([last(t, 'saved').result, last(t, 'result').outcome, t.own.attacker], ['corner', 'corner', 0]);
});

rule('TSU-R29, TSU-R31 with one’s own die only, the Attacker has none in a save', () => {
  const t = act(atTurn({ options: { rerollTarget: 'ownDie' }, a: { played: ['N11', 'N10'] }, b: { played: ['T01', 'T09'] } }), {
    do: 'shoot',
    dice: [[6], [1, 5]],
  });
  deepEqual(t.a.keys, ['reroll:N10/0', 'pass']);
  t.a.pick('pass');
  deepEqual(t.b.keys, ['reroll:T09/1', 'pass']);
  t.b.pick('pass').b.pick('save:T01');
  deepEqual(t.asked, [1]);
});

rule('TSU-R42, TSU-615 each half of Extra Time counts its own rounds up to the cap', () => {
  const t = atTurn({ options: { injuryTimeCap: 10 } });
  lose(t);
  while (t.own.half < 2) {
    while (t.ask === 'take') t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
    lose(t);
  }
  for (const half of [2, 3]) {
    equal(t.own.half, half);
    for (let n = 0; n < 11; n++) {
      equal(t.own.half, half);
      win(t, 'passBall');
    }
  }
  equal(t.state.result?.reason, 'champions');
});

// ---------------------------------------------------------------- what nobody may learn

rule(
  'TSU-R38, TSU-R59 who made a total lower is told as far as everybody can see it: from the box yes, from a pile that is shuffled no',
  () => {
    const lowered = atTurn({ b: { hand: ['T01'] }, a: { hand: ['N05', 'N01'], points: [0, 0, 2] }, attacker: 1 });
    play(lowered, 1, 'T01');
    play(lowered, 0, 'N05', 'N05/0', 'motivate:NM2', 'NM2/0');
    const zeroed = atTurn({ attacker: 1, b: { played: ['T09', 'T11'], hand: ['T01'], points: [3, 0, 0] }, a: { hand: ['F12', 'N01'] } });
    play(zeroed, 1, 'T01');
    play(zeroed, 0, 'F12', 'F12/0', 'choose:T09');
    zeroed.b.pick('motivate:TM1').b.pick('use:TM1/0');
    for (const [t, kind, by] of [
      [lowered, 'shot', ['N05', 'NM2']],
      [zeroed, 'pass', []],
    ] as const) {
      const told = (state: Match['state']) => addendsOf(tableOf(t.game, state), 1, kind);
      deepEqual(
        told(t.state).flatMap((addend) => (addend.by === '' ? [] : [addend.by])),
        by,
      );
      for (const viewer of [0, 1, 'spectator'] as const)
        deepEqual(told(sample(t.game, view(t.game, t.state, viewer), stream('any'))), told(t.state));
    }
  },
);

/** The same view but for what differs by intent. */
const sees = (t: Match, viewer: 0 | 1 | 'spectator') => JSON.stringify({ ...view(t.game, t.state, viewer), thinking: null });

rule('TSU-R83, TSU-208 two hands of the same backs look the same to everybody else, in every phase', () => {
  const phases: ((t: Match) => unknown)[] = [
    () => {},
    (t) => play(t, 0, 'N11'),
    (t) => passes(t),
    (t) => act(t, { do: 'shoot', dice: [[3], [3]] }),
    (t) => t.a.pick('play:F05').a.pick('use:F05/0'),
    (t) => {
      t.a.pick('play:F05').a.pick('use:F05/0');
      t.a.pick('choose:NS1');
    },
  ];
  for (const to of phases) {
    const made = (...hand: string[]) => {
      const t = atTurn({ a: { hand: ['N11', 'F05', 'N10'], played: ['N09'] }, b: { played: ['T02', 'T09'], hand } });
      to(t);
      return t;
    };
    // Fatigue and the half of a Match card show, and nothing else.
    const [one, other, tired] = [made('T11', 'S08'), made('T01', 'S11'), made('T11', 'fatigue')];
    for (const viewer of [0, 'spectator'] as const) {
      ok(sees(one, viewer) === sees(other, viewer));
      ok(sees(one, viewer) !== sees(tired, viewer));
    }
  }
});

rule('TSU-R7 what was taken blind looks the same to the other coach', () => {
  const t = atTake();
  const before = cards(t, 'hand', 1);
  t.b.pick('blind');
  const [taken] = cards(t, 'hand', 1).filter((id) => !before.includes(id));
  ok(!JSON.stringify(view(t.game, t.state, 0).zones).includes(`"${taken}"`));
  ok(JSON.stringify(view(t.game, t.state, 1).zones).includes(`"${taken}"`));
  ok(!JSON.stringify(view(t.game, t.state, 'spectator').zones).includes(`"${taken}"`));
});

rule('TSU-744 what a coach has chosen is in nobody else’s view, and in no event before both have', () => {
  const chosen = (shot: string) => {
    const t = atTurn({ a: { hand: ['F05'] }, b: { played: ['T02'] } });
    t.a.pick('play:F05').a.pick('use:F05/0').a.pick(shot);
    return t;
  };
  const [one, other] = [chosen('choose:NS1'), chosen('choose:NS3')];
  for (const viewer of [1, 'spectator'] as const) ok(sees(one, viewer) === sees(other, viewer));
  equal(one.events.filter((e) => e.type === 'duel' || e.type === 'choose').length, 0);
  deepEqual(settle(one).asked, [1]);
});

rule('TSU-R2, TSU-915 two gains with one point left in all pools: the first takes it, the second is lost', () => {
  const t = points(atTurn({ a: { hand: ['F03'] } }), 0, [5, 4, 5]);
  t.a.pick('play:F03').a.pick('use:F03/0');
  deepEqual([pointsOf(t, 0), told(t, 'gain').length], [[5, 5, 5], 1]);
  // The consequence comes all the same.
  deepEqual(cards(t, 'discard', 0), ['fatigue']);
});
