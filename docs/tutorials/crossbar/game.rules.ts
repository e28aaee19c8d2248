/** Crossbar's clauses as tests. */
import { deepEqual, equal, notDeepEqual, throws } from 'node:assert/strict';
import { rule, scenario } from '@touchline/engine/testing';
import { decks } from './cards.ts';
import { game } from './index.ts';

const lists = [decks['Long Balls'], decks['Short Passes']];

/** Each round both hold three of one card and shoot it: `after('volley header', 'rebound captain')`. */
function after(...rounds: string[]) {
  const t = scenario(game, { lists });
  for (const [a, b] of rounds.map((shots) => shots.split(' '))) {
    t.until('shot').put(0, 'hand', [a, a, a]).put(1, 'hand', [b, b, b]);
    t.a.pick(`shoot:${a}`).b.pick(`shoot:${b}`);
  }
  return { t, goals: `${t.a.count('net')}-${t.b.count('net')}`, hands: `${t.a.count('hand')} ${t.b.count('hand')}` };
}

rule('XB-1 a deck has twelve cards, at most three of each', () => {
  const started = (deck: string[]) => () => scenario(game, { lists: [{ deck }, { deck }] });
  throws(started(lists[1].deck.slice(1)), /XB-1/);
  throws(started([...new Array<string>(4).fill('volley'), ...lists[1].deck.slice(4)]), /XB-1/);
});

rule('XB-2 two cards to begin with, and one more each round', () => {
  equal(after().hands, '3 3');
  equal(after('volley header').hands, '3 3');
  const shuffled = (seed: string) => scenario(game, { lists, seed }).a.cards('deck');
  notDeepEqual(shuffled('a'), shuffled('b'));
});

rule('XB-3 the player who is behind substitutes first', () => {
  const { t } = after('volley header');
  t.put(1, 'hand', ['comeback', 'volley', 'volley']).top(1, ['header']).b.pick('substitute:comeback');
  deepEqual(t.b.cards('hand'), ['volley', 'volley', 'header']);
  equal(t.b.cards('deck')[0], 'comeback');
  deepEqual(t.b.pick('pass').asked, [0]);
});

rule('XB-4, XB-5 two substitutions a match, of cards with two power or less', () => {
  const t = after().t.put(0, 'hand', ['comeback', 'comeback', 'rebound']).top(0, ['volley', 'playmaker']);
  t.a.mayNot('substitute:rebound', 'XB-5').pick('substitute:comeback').a.pick('substitute:comeback');
  t.a.mayNot('substitute:playmaker', 'XB-4');
});

rule('XB-6 a shot is seen when both have chosen', () => {
  const { t } = after();
  const before = t.until('shot').b.view.zones;
  deepEqual(t.a.pick(t.a.keys[0]).b.view.zones, before);
  equal(t.b.pick(t.b.keys[0]).own.round, 2);
});

rule('XB-7, XB-8 the higher power scores, by the text of the cards too', () => {
  equal(after('playmaker captain').hands, '5 4');
  equal(after('playmaker captain').goals, '0-1');
  equal(after('volley header', 'header comeback').goals, '1-1');
  deepEqual(after('volley header').t.b.cards('discard'), ['header']);
});

rule('XB-9 after a crossbar the next goal counts for every card in the box', () => {
  equal(after('header header').goals, '0-0');
  equal(after('header header', 'rebound volley').goals, '2-0');
});

rule('XB-10 after five rounds more goals win; equal goals are a draw', () => {
  const level = new Array<string>(4).fill('header header');
  deepEqual(after(...level, 'header header').t.result?.winners, [0, 1]);
  deepEqual(after(...level, 'header volley').t.result?.winners, [1]);
});
