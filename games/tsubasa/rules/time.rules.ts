/** TSU-600: Injury Time, half-time, second half, Extra Time, the end. */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { act, atTake, atTurn, cards, last, lay, lose, type Match, pointsOf, set, toInjuryTime, told, win } from './testing/scenarios.ts';

const short = { firstMatch: true, motivation: false, signings: false };
/** To the end of this half: a goal for whoever attacks, or none. */
function endHalf(t: Match, how: 'goal' | 'lost'): Match {
  toInjuryTime(t);
  return how === 'goal' ? win(t, 'shoot') : lose(t);
}
/** Extra Time after two halves without a goal. */
const atExtraTime = (options = {}): Match => endHalf(endHalf(atTake({ options: { ...short, ...options } }), 'lost'), 'lost');

rule('TSU-601, TSU-602, TSU-R39 with the last two Match cards Injury Time begins: a lost ball in that same round ends the half', () => {
  const t = toInjuryTime(atTake());
  deepEqual([t.own.round, t.own.injury, t.a.count('pitch'), t.a.count('firstDeck')], [6, 1, 0, 0]);
  deepEqual(last(t, 'injuryTime'), { half: 0, cap: 20 });
  lose(t);
  deepEqual([t.own.half, last(t, 'halfOver')], [1, { half: 0, why: 'lost', goals: [0, 0] }]);
});

rule('TSU-602, TSU-R40 a goal in Injury Time ends the half after its Discard Phase', () => {
  const t = toInjuryTime(atTake());
  lay(t, 0, 'playArea', ['N11']);
  win(t, 'shoot');
  deepEqual([t.own.half, t.own.goals, last(t, 'halfOver').why], [1, [1, 0], 'goal']);
  equal(t.a.count('playArea'), 0);
});

rule('TSU-603, TSU-R41, TSU-215 a won Pass in Injury Time brings one more round without Match cards, with the usual limit', () => {
  const t = win(toInjuryTime(atTake()), 'passBall');
  deepEqual([t.own.half, t.own.round, t.own.injury, t.ask], [0, 7, 2, 'turn']);
  set(t, { a: { played: ['N01', 'N10', 'N08', 'N04'], hand: ['N09', 'N06'] }, b: { played: ['T01', 'T09', 'T10'], hand: ['T11'] } });
  t.a.pick('pass').b.may('play:T11');
});

rule('TSU-R35 a corner in Injury Time goes on with another round', () => {
  const t = toInjuryTime(atTake());
  lay(t, 1, 'playArea', ['T01']);
  act(t, { do: 'shoot', dice: [[6], [1, 2]] });
  t.b.pick('save:T01');
  deepEqual([t.own.half, t.own.attacker, t.own.round, last(t, 'result').outcome], [0, 0, 7, 'corner']);
});

rule('TSU-R50, TSU-723 Control and Advance in Injury Time is a won Pass', () => {
  const t = toInjuryTime(atTake());
  set(t, { a: { hand: ['F01'] } });
  t.a.pick('play:F01').a.pick('use:F01/0');
  deepEqual([t.own.half, t.own.round, t.own.attacker], [0, 7, 0]);
});

rule('TSU-R42 Injury Time ends after as many rounds as the option says, the one in which it begins being the first; 0 means never', () => {
  const t = toInjuryTime(atTake({ options: { ...short, injuryTimeCap: 10 } }));
  for (let n = 1; n < 10; n++) {
    deepEqual([t.own.half, t.own.injury], [0, n]);
    win(t, 'passBall');
  }
  win(t, 'passBall');
  deepEqual([t.own.half, last(t, 'halfOver').why], [1, 'cap']);
  const endless = toInjuryTime(atTake({ options: { ...short, injuryTimeCap: 0 } }));
  for (let n = 0; n < 25; n++) win(endless, 'passBall');
  deepEqual([endless.own.half, endless.own.injury], [0, 26]);
});

rule('TSU-604, TSU-605, TSU-606, TSU-619 at half-time deck, Discard Pile and hand are shuffled together; all else stays', () => {
  const t = toInjuryTime(atTake());
  set(t, { a: { hand: ['N01', 'F08'], discard: ['N02', 'F09'], points: [1, 2, 3] } });
  lay(t, 0, 'booking', ['booking']);
  lay(t, 1, 'box', ['T02']);
  const all = t.a.count('deck') + 4;
  const supply = t.a.count('fatigue');
  lose(t);
  deepEqual([t.own.half, t.a.count('deck') + t.a.count('hand'), t.a.count('discard')], [1, all, 0]);
  ok(['N01', 'N02', 'F08', 'F09'].every((id) => [...cards(t, 'deck', 0), ...cards(t, 'hand', 0)].includes(id)));
  deepEqual(
    [[...pointsOf(t, 0)], cards(t, 'booking', 0), cards(t, 'box'), t.a.count('fatigue')],
    [[1, 2, 3], ['booking'], ['T02'], supply],
  );
  deepEqual([t.a.count('bench'), t.a.count('signings'), t.own.goals], [4, 4, [0, 0]]);
  deepEqual(
    told(t, 'reshuffle')
      .slice(-2)
      .map(({ all: both }) => both),
    [true, true],
  );
});

rule('TSU-607, TSU-608, TSU-R40 the other coach kicks off the second half, with the Second Half deck', () => {
  for (const attacker of [0, 1] as const)
    for (const how of ['goal', 'lost'] as const) {
      const t = endHalf(atTake({ attacker, options: short }), how);
      equal(t.own.attacker, 1 - attacker);
      deepEqual([t.own.round, t.own.injury, t.a.count('pitch'), t.a.count('secondDeck')], [1, 0, 4, 4]);
      ok(cards(t, 'pitch').every((id) => id.startsWith('S')));
      deepEqual(t.asked, [attacker]);
    }
  const full = endHalf(atTake(), 'lost');
  deepEqual([full.a.count('pitch'), full.a.count('secondDeck')], [4, 8]);
});

rule('TSU-102, TSU-609 after two halves more goals win', () => {
  const t = endHalf(endHalf(atTake({ options: short }), 'goal'), 'lost');
  deepEqual(t.result, { winners: [0], scores: [1, 0], reason: 'goals', clause: 'TSU-609' });
  const other = endHalf(endHalf(atTake({ attacker: 1, options: short }), 'goal'), 'lost');
  deepEqual(other.result?.winners, [1]);
});

rule('TSU-610, TSU-611 level after two halves: all own cards are shuffled, and Extra Time is played; or a draw stands', () => {
  const t = atExtraTime();
  deepEqual([t.own.half, t.a.count('deck') + t.a.count('hand'), t.a.count('discard')], [2, 19, 0]);
  const drawn = atExtraTime({ extraTime: false });
  deepEqual(drawn.result, { winners: [0, 1], scores: [0, 0], reason: 'level', clause: 'TSU-610' });
  const level = endHalf(endHalf(atTake({ options: short }), 'goal'), 'goal');
  deepEqual([level.own.half, level.own.goals], [2, [1, 1]]);
});

rule(
  'TSU-612, TSU-613, TSU-R46, TSU-R65 in Extra Time nobody takes Match cards, those in decks are used, and seven cards are the limit',
  () => {
    const t = atExtraTime();
    deepEqual([t.ask, t.a.count('hand'), t.b.count('hand'), t.a.count('pitch')], ['turn', 4, 4, 0]);
    ok([...cards(t, 'deck', 0), ...cards(t, 'hand', 0)].some((id) => /^[FS]/.test(id)));
    const { attacker } = t.own;
    const [mine, theirs] =
      attacker === 0
        ? [
            ['N01', 'N10', 'N08'],
            ['T01', 'T09', 'T10'],
          ]
        : [
            ['T01', 'T09', 'T10'],
            ['N01', 'N10', 'N08'],
          ];
    lay(t, attacker, 'playArea', mine);
    lay(t, 1 - attacker, 'playArea', theirs);
    lay(t, attacker, 'hand', [attacker === 0 ? 'N04' : 'T03', attacker === 0 ? 'N05' : 'T04']);
    t.pick(attacker, t.seat(attacker).keys[0]);
    equal(t.ask, 'declare');
    equal(last(t, 'attackOver').limit, 7);
  },
);

rule(
  'TSU-614, TSU-R45, TSU-615 two halves of two rounds: the first ends whatever happens, the second is Injury Time from its start',
  () => {
    const t = atExtraTime();
    deepEqual([t.own.round, t.own.injury], [1, 0]);
    const first = t.own.attacker;
    lose(t);
    deepEqual([t.own.half, t.own.round, t.own.injury, t.own.attacker], [2, 2, 1, 1 - first]);
    deepEqual(last(t, 'injuryTime').half, 2);
    win(t, 'passBall');
    deepEqual([t.own.half, t.own.round], [2, 3]);
    lose(t);
    deepEqual([t.own.half, t.own.round, t.own.injury], [3, 1, 0]);
  },
);

rule('TSU-616, TSU-R44 chance says who attacks first in Extra Time; in its second half it is the other coach', () => {
  const first = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const t = endHalf(endHalf(atTake({ seed, options: short }), 'lost'), 'lost');
    first.add(t.own.attacker);
    const { attacker } = t.own;
    lose(win(t, 'passBall'));
    deepEqual([t.own.half, t.own.attacker], [3, 1 - attacker]);
  }
  deepEqual([...first].sort(), [0, 1]);
});

rule('TSU-617, TSU-R43 Extra Time is played in full, and all cards are shuffled between its halves unless the option says once', () => {
  const shuffled = (options = {}) => {
    const t = atExtraTime(options);
    const before = told(t, 'reshuffle').length;
    win(t, 'shoot');
    equal(t.result, null);
    lose(t);
    deepEqual([t.own.half, t.result], [3, null]);
    return told(t, 'reshuffle')
      .slice(before)
      .filter(({ all }) => all).length;
  };
  deepEqual([shuffled(), shuffled({ extraTimeReshuffle: 'once' })], [2, 0]);
});

rule('TSU-618, TSU-609 still level after Extra Time, both are champions; else more goals win', () => {
  const level = atExtraTime();
  for (const half of [2, 3]) {
    equal(level.own.half, half);
    lose(win(level, 'passBall'));
  }
  deepEqual(level.result, { winners: [0, 1], scores: [0, 0], reason: 'champions', clause: 'TSU-618' });
  const decided = atExtraTime();
  const { attacker } = decided.own;
  win(decided, 'shoot');
  lose(decided);
  lose(win(decided, 'passBall'));
  deepEqual([decided.result?.winners, decided.result?.reason], [[attacker], 'extraTime']);
});

rule('TSU-R70 whoever concedes has lost', () => {
  const t = atTurn().leave(0);
  deepEqual(t.result?.winners, [1]);
});

rule('TSU-604 a new half has other hands', () => {
  const t = toInjuryTime(atTake());
  const before = cards(t, 'hand', 0);
  notDeepEqual(cards(lose(t), 'hand', 0), before);
});
