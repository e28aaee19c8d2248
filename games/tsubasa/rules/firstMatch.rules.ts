/** TSU-900: First Match, and what words on cards mean. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atTake, atTurn, cards, last, lose, play, pointsOf, start, toInjuryTime } from './testing/scenarios.ts';

const first = { firstMatch: true, motivation: false, signings: false };

rule('TSU-901, TSU-902, TSU-904, TSU-R55 a First Match leaves out eight Match cards, the fans and all Fatigue', () => {
  const t = start({ options: first });
  const half = (zone: 'firstDeck' | 'secondDeck', letter: string) =>
    [...cards(t, zone), ...cards(t, 'pitch'), ...cards(t, 'removed')].filter((id) => id.startsWith(letter)).sort();
  deepEqual(half('firstDeck', 'F'), ['F05', 'F06', 'F07', 'F08', 'F09', 'F10', 'F11', 'F12', 'F13']);
  deepEqual(half('secondDeck', 'S'), ['S05', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11', 'S12', 'S13']);
  for (const seat of [0, 1]) deepEqual([t.seat(seat).count('deck'), t.seat(seat).count('fatigue')], [11, 0]);
  ok(!cards(t, 'deck', 0).includes('N12') && !cards(t, 'deck', 1).includes('T12'));
});

rule('TSU-903, TSU-R69 eight cards a half make four rounds, and Injury Time begins in the fourth', () => {
  const t = atTake({ options: first });
  deepEqual([t.a.count('pitch'), t.a.count('firstDeck'), t.a.count('removed')], [4, 4, 2]);
  equal(toInjuryTime(t).own.round, 4);
});

rule('TSU-911 eliminated cards go to the box, for all to see', () => {
  const t = play(atTurn({ a: { hand: ['N02'] } }), 0, 'N02', 'N02/0');
  deepEqual(cards(t, 'box'), ['N02']);
  lose(t);
  deepEqual(cards(t, 'box'), ['N02']);
});

rule('TSU-912 a discarded card goes to the pile of the coach who has it, also when the opponent did it', () => {
  const t = atTurn({ a: { played: ['N11', 'S08'], hand: ['N01'], discard: [] }, b: { hand: ['S03', 'T01'], discard: [] } });
  t.a.pick('pass');
  play(t, 1, 'S03', 'S03/0', 'choose:S08');
  deepEqual([cards(t, 'discard', 0), cards(t, 'discard', 1)], [['S08'], []]);
});

rule('TSU-913, TSU-R4 two kinds: one point of one of them, by choice', () => {
  const t = atTurn({ a: { hand: ['N07'] } })
    .a.pick('play:N07')
    .a.pick('use:N07/0');
  deepEqual(t.a.keys, ['gain:pass', 'gain:defence']);
  deepEqual([...pointsOf(t.a.pick('gain:defence'), 0)], [0, 0, 1]);
});

rule('TSU-914, TSU-R2 one of each: a point of every kind that is left', () => {
  const t = atTurn({ a: { hand: ['S02'] } });
  deepEqual([...pointsOf(play(t, 0, 'S02', 'S02/0'), 0)], [1, 1, 1]);
  const some = atTurn({ a: { hand: ['S02'], points: [5, 2, 5] } });
  deepEqual([...pointsOf(play(some, 0, 'S02', 'S02/0'), 0)], [5, 3, 5]);
  const none = atTurn({ a: { hand: ['S02'], points: [5, 5, 5] } }).a.pick('play:S02');
  equal(last(none, 'unused').why, 'nothing');
});

rule('TSU-915, TSU-R4, TSU-R2 twice: two choices, equal or different; what finds nothing left is lost', () => {
  const gained = (...choices: string[]) => [...pointsOf(play(atTurn({ a: { hand: ['F03'] } }), 0, 'F03', 'F03/0', ...choices), 0)];
  deepEqual(
    [gained('gain:shot', 'gain:shot'), gained('gain:pass', 'gain:defence')],
    [
      [2, 0, 0],
      [0, 1, 1],
    ],
  );
  const one = atTurn({ a: { hand: ['F03'], points: [5, 4, 5] } });
  deepEqual([...pointsOf(play(one, 0, 'F03', 'F03/0'), 0)], [5, 5, 5]);
});

rule('TSU-R2 there are five tokens of a kind: an exhausted kind is not offered', () => {
  const t = atTurn({ a: { hand: ['N09'], points: [5, 3, 0] } })
    .a.pick('play:N09')
    .a.pick('use:N09/0');
  // The only one that is left is gained without a question.
  deepEqual([...pointsOf(t, 0)], [5, 4, 0]);
});

rule('TSU-R3 points paid are in the pool again at once', () => {
  const t = atTurn({ a: { played: ['N07'], hand: ['N01'], points: [5, 5, 5] } });
  t.a.pick('motivate:NM3').a.pick('use:NM3/0').a.pick('gain:pass');
  deepEqual([...pointsOf(t, 0)], [4, 5, 4]);
});
