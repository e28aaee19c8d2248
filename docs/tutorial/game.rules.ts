/** Crossbar's clauses as tests. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { rule, scenario } from '@touchline/engine/testing';
import { decks } from './cards.ts';
import { game } from './index.ts';

const lists = [decks['Long Balls'], decks['Short Passes']];
/** Each round both hold three of one card and shoot it: `match('volley header', 'rebound rebound')`. */
function match(...rounds: string[]) {
  const t = scenario(game, { lists });
  for (const [a, b] of rounds.map((shots) => shots.split(' '))) {
    t.until('shot').put(0, 'hand', [a, a, a]).put(1, 'hand', [b, b, b]);
    t.a.pick(`shoot:${a}`).b.pick(`shoot:${b}`);
  }
  return t;
}
const goals = (...rounds: string[]) => [match(...rounds).a.count('net'), match(...rounds).b.count('net')];

rule('XB-1 twelve cards, at most three of each', () => {
  const wrong = (deck: string[]) => () => scenario(game, { lists: [lists[0], { deck }] });
  throws(wrong(lists[1].deck.slice(1)), /XB-1/);
  throws(wrong([...new Array<string>(4).fill('volley'), ...lists[1].deck.slice(4)]), /XB-1/);
});

rule('XB-2 two cards to begin with, and one more each round', () => {
  const t = match();
  deepEqual([t.own.round, t.a.count('hand'), t.b.count('hand')], [1, 3, 3]);
  deepEqual([match('volley header').own.round, match('volley header').a.count('hand')], [2, 3]);
});

rule('XB-3 the side that is behind substitutes first', () => {
  deepEqual(match().asked, [0]);
  const t = match('volley header').put(1, 'hand', ['comeback', 'volley', 'volley']).top(1, ['header']);
  t.b.pick('substitute:comeback');
  deepEqual([t.asked, t.b.cards('hand'), t.b.cards('deck')[0]], [[1], ['volley', 'volley', 'header'], 'comeback']);
});

rule('XB-4, XB-5 two substitutions a match, of cards with two power or less', () => {
  const t = match().put(0, 'hand', ['comeback', 'playmaker', 'volley']);
  t.a.mayNot('substitute:volley', 'XB-5').pick('substitute:comeback').a.pick('substitute:playmaker');
  t.put(0, 'hand', ['comeback']).a.mayNot('substitute:comeback', 'XB-4').pick('pass');
  deepEqual(t.asked, [1]);
});

rule('XB-6 nobody sees a shot before both have chosen', () => {
  const t = match().until('shot').put(0, 'hand', ['volley']).put(1, 'hand', ['header']);
  const before = t.b.view.zones;
  t.a.pick('shoot:volley');
  deepEqual([t.asked, t.b.view.zones], [[0, 1], before]);
});

rule('XB-7 a shot may bring cards', () => {
  deepEqual([match('playmaker captain').a.count('hand'), match('playmaker captain').b.count('hand')], [5, 4]);
});

rule('XB-8 the higher power scores, by its text too', () => {
  deepEqual(
    [goals('volley header'), goals('comeback rebound'), goals('volley header', 'volley comeback')],
    [
      [1, 0],
      [0, 1],
      [1, 0],
    ],
  );
  deepEqual([goals('volley header', 'rebound captain'), match('volley header').b.cards('discard')], [[1, 1], ['header']]);
});

rule('XB-9 after a crossbar the next goal counts for all cards in the box', () => {
  deepEqual(
    [goals('header header'), goals('header header', 'rebound volley')],
    [
      [0, 0],
      [2, 0],
    ],
  );
});

rule('XB-10 more goals win; equal goals are a draw', () => {
  const level = ['header header', 'header header', 'header header', 'header header'];
  deepEqual(match(...level, 'header header').result?.winners, [0, 1]);
  deepEqual(match(...level, 'header volley').result, { winners: [1], clause: 'XB-10', reason: 'goals' });
});
