/** Crossbar's clauses as tests. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { rule, scenario } from '@touchline/engine/testing';
import { decks } from './cards.ts';
import { game } from './index.ts';

const lists = [decks['Long Balls'], decks['Short Passes']];
const start = (...hands: string[][]) => hands.reduce((t, cards, seat) => t.put(seat, 'hand', cards), scenario(game, { lists }));
const shots = (a: string, b: string, t = start([a, a, a], [b, b, b])) => t.until('shot').a.pick(`shoot:${a}`).b.pick(`shoot:${b}`);

rule('XB-1 twelve cards, at most three of each', () => {
  const wrong = (deck: string[]) => () => scenario(game, { lists: [lists[0], { deck }] });
  throws(wrong(lists[1].deck.slice(1)), /XB-1/);
  throws(wrong([...new Array<string>(4).fill('volley'), ...lists[1].deck.slice(4)]), /XB-1/);
});

rule('XB-2 two cards to begin with, one more each round', () => {
  const t = start();
  deepEqual([t.own.round, t.a.count('hand'), t.b.count('hand')], [1, 3, 3]);
  shots('volley', 'header');
  equal(shots('volley', 'header').a.count('hand'), 3);
});
