/** TSU-200: kick-off and Draw Phase. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  atTake,
  atTurn,
  cards,
  lay,
  lose,
  type Match,
  play,
  round,
  seen,
  start,
  takes,
  toDeclare,
  told,
  win,
} from './testing/scenarios.ts';

/** Played on to the next Draw Phase. */
const nextRound = (t: Match): Match => win(t, 'passBall');

rule('TSU-201, TSU-202 the coach of the team the marker shows decides who kicks off, and that coach attacks', () => {
  const shown = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const t = start({ seed });
    const [chooser] = t.asked;
    shown.add(chooser);
    equal(t.ask, 'kickOff');
    deepEqual(told(t, 'flip'), [{ team: chooser === 0 ? 'nankatsu' : 'toho' }]);
    deepEqual(t.seat(chooser).keys, ['ownKickOff', 'theirKickOff']);
    const own = start({ seed });
    own.pick(chooser, 'ownKickOff');
    equal(own.own.attacker, chooser);
    equal(t.pick(chooser, 'theirKickOff').own.attacker, 1 - chooser);
  }
  deepEqual([...shown].sort(), [0, 1]);
  // With the teams the other way round it is the team that counts.
  const t = start({ seed: 'a', options: { teams: 'toho' } });
  deepEqual(told(t, 'flip'), [{ team: t.asked[0] === 0 ? 'toho' : 'nankatsu' }]);
});

rule('TSU-201, TSU-203 with the option the team that is shown kicks off itself; the whistle remembers it', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const t = start({ seed, options: { kickoffChoice: 'random' } });
    equal(t.ask, 'take');
    equal(t.own.attacker, told(t, 'flip')[0].team === 'nankatsu' ? 0 : 1);
    equal(t.own.whistle, t.own.attacker);
  }
  for (const attacker of [0, 1]) equal(atTake({ attacker }).own.whistle, attacker);
});

rule('TSU-205, TSU-R6 both draw to four cards before anybody takes a Match card', () => {
  const t = atTake();
  deepEqual([t.a.count('hand'), t.b.count('hand')], [4, 4]);
  deepEqual([t.a.count('deck'), t.b.count('deck')], [8, 8]);
  equal(t.a.count('pitch'), 4);
});

rule('TSU-206, TSU-R12 a deck that runs out while drawing is made anew of the Discard Pile alone', () => {
  const t = atTurn({ a: { hand: ['N01'], deck: ['N02', 'N03'], discard: ['N04', 'N05', 'N06', 'N07', 'N08'], played: ['N09'] } });
  nextRound(t);
  equal(t.a.count('hand'), 4);
  ok(['N01', 'N02', 'N03'].every((id) => cards(t, 'hand', 0).includes(id)));
  equal(t.a.count('deck') + t.a.count('hand'), 3 + 6);
  equal(t.a.count('discard'), 0);
  deepEqual(told(t, 'reshuffle'), [{ n: 6, all: false }]);
});

rule('TSU-R11 with no card left to draw a hand stays smaller', () => {
  const t = nextRound(atTurn({ a: { hand: ['N01'], deck: ['N02'], discard: [] } }));
  deepEqual(cards(t, 'hand', 0), ['N01', 'N02']);
});

rule('TSU-207, TSU-213, TSU-R10, TSU-R72 four kept cards or more: nothing is drawn or discarded, and a Match card is still taken', () => {
  const t = nextRound(atTurn({ a: { hand: ['N01', 'N02', 'N03', 'N04', 'N05'] }, b: { hand: ['T01', 'T02', 'T03'] } }));
  deepEqual([t.a.count('hand'), t.b.count('hand')], [5, 4]);
  takes(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [6, 5]);
});

rule('TSU-208 the opponent sees how many cards a hand has and their backs', () => {
  const t = atTurn({ a: { hand: ['N01', 'F07'] } });
  const { cards: faces, hidden, count } = seen(t, 1, 0, 'hand');
  deepEqual([faces.length, count], [0, 2]);
  deepEqual(hidden.map(({ back }) => back).sort(), ['first-half', 'nankatsu']);
  equal(seen(t, 0, 0, 'hand').cards.length, 2);
});

rule('TSU-209, TSU-210, TSU-211 the Defender takes one first, then the Attacker one of what is left; nothing is filled up between', () => {
  const t = atTake();
  const pitch = cards(t, 'pitch');
  deepEqual(t.asked, [1]);
  deepEqual(t.b.keys, [...pitch.map((id) => `take:${id}`), 'blind']);
  t.b.pick(`take:${pitch[1]}`);
  deepEqual(t.asked, [0]);
  deepEqual(t.a.keys, [pitch[0], pitch[2], pitch[3]].map((id) => `take:${id}`).concat('blind'));
  const top = cards(t, 'firstDeck').at(-1)!;
  t.a.pick('blind');
  deepEqual([t.a.count('pitch'), t.a.count('firstDeck')], [3, 7]);
  ok(cards(t, 'hand', 0).includes(top) && cards(t, 'hand', 1).includes(pitch[1]));
  equal(t.ask, 'turn');
});

rule('TSU-R7 a card taken unseen is known to its coach alone, one of the Pitch to both', () => {
  const t = atTake();
  const [open] = cards(t, 'pitch');
  t.b.pick('blind').a.pick(`take:${open}`);
  const known = (viewer: number, seat: number) => seen(t, viewer, seat, 'hand').cards.map(({ def }) => def);
  equal(known(0, 1).length, 0);
  deepEqual(known(1, 0), [open]);
  ok(seen(t, 0, 1, 'hand').hidden.some(({ back }) => back === 'first-half'));
});

rule('TSU-212, TSU-R84 a Match card belongs to whoever took it: played, it goes to that Discard Pile and into that deck', () => {
  const t = atTurn({ a: { hand: ['F11'], deck: [], discard: [] } });
  play(t, 0, 'F11');
  win(t, 'passBall');
  deepEqual(cards(t, 'hand', 0), ['F11']);
  equal(t.state.owner[t.a.ids('hand')[0]], -1);
});

rule('TSU-214, TSU-R9 a deck with one card can be drawn from once more; with none only the Pitch is left', () => {
  const t = atTake();
  const rest = cards(t, 'firstDeck').slice(0, 1);
  lay(t, 0, 'firstDeck', rest, 'box');
  t.b.may('blind').pick('blind');
  t.a.mayNot('blind', 'TSU-214');
  equal(t.a.keys.length, 4);
  const one = atTake();
  lay(one, 0, 'firstDeck', cards(one, 'firstDeck').slice(0, 1), 'box');
  one.b.pick(one.b.keys[0]);
  one.a.may('blind');
});

rule('TSU-R8 whoever draws unseen leaves the Pitch as it is, so that nothing is filled up', () => {
  const t = atTake();
  const pitch = cards(t, 'pitch');
  t.b.pick('blind').a.pick('blind');
  win(toDeclare(t), 'passBall');
  deepEqual(cards(t, 'pitch'), pitch);
  equal(t.a.count('firstDeck'), 6);
});

rule('TSU-215 when no Match card is left nobody takes one, and the drawn hand is all there is', () => {
  const t = atTurn();
  lay(t, 0, 'firstDeck', [], 'box');
  lay(t, 0, 'pitch', [], 'box');
  win(t, 'passBall');
  equal(t.ask, 'turn');
  deepEqual([t.a.count('hand'), t.b.count('hand')], [4, 4]);
});

rule('TSU-216 a deck drawn to its last card stays empty until the next draw', () => {
  const t = nextRound(atTurn({ a: { hand: ['N01'], deck: ['N02', 'N03', 'N04'], discard: ['N05', 'N06'] } }));
  deepEqual([t.a.count('deck'), t.a.count('discard')], [0, 2]);
  deepEqual(told(t, 'reshuffle'), []);
});

rule('TSU-204 six rounds of a half use Match cards, in a First Match four', () => {
  const rounds = (options = {}) => {
    const t = atTake({ options });
    let n = 0;
    for (; t.ask === 'take'; n++) round(t, 'pass');
    return n;
  };
  equal(rounds(), 6);
  equal(rounds({ firstMatch: true }), 4);
});

rule('TSU-203, TSU-209 roles are read from the marker at the start of every round', () => {
  const t = atTurn();
  deepEqual(lose(t).asked, [0]);
  equal(t.own.attacker, 1);
  deepEqual(takes(t).asked, [1]);
});
