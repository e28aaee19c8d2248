/** Rules of the toy as tests, enough for the mutants to have something to run. */
import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { rule, type Scenario, scenario } from '../../testing/index.ts';
import { game, spec, type ToyOwn } from './index.ts';

const lists = [spec.decks.mixed, spec.decks.mixed];
const start = (rounds = 3): Scenario<ToyOwn> => scenario(game, { lists, options: { rounds } });
const inRound = (rounds = 3) => start(rounds).pick(0, 'keep').pick(1, 'keep');

rule('T-1 each seat begins with four cards, and one of each lies in the pot', () => {
  const t = start();
  deepEqual([t.a.count('hand'), t.b.count('hand'), t.a.count('deck'), t.a.count('pot')], [4, 4, 11, 2]);
});

rule('T-2 each round both draw a card', () => {
  const t = inRound();
  deepEqual([t.own.round, t.a.count('hand'), t.b.count('hand')], [1, 5, 5]);
});

rule('T-3 a hand may be exchanged for three cards, seat 0 deciding first', () => {
  const t = start();
  deepEqual(t.asked, [0]);
  t.a.pick('redraw');
  deepEqual([t.a.count('hand'), t.asked], [3, [1]]);
});

rule('T-4 seats take turns, beginning with the leader, until both pass', () => {
  const t = inRound().put(0, 'hand', ['c1', 'c2']).put(1, 'hand', ['c1', 'c2']);
  deepEqual(t.asked, [0]);
  t.a.pick('play:c1');
  deepEqual([t.asked, t.a.cards('row')], [[1], ['c1']]);
  t.b.pick('pass').a.pick('pass');
  equal(t.ask, 'tidy');
});

rule('T-4 three cards fit into a row, five into both', () => {
  const t = inRound().put(0, 'row', ['c1', 'c2', 'c4']).put(0, 'hand', ['c1']).put(1, 'hand', ['c1', 'c2']).put(1, 'row', ['c4']);
  t.a.mayNot('play:c1', 'T-4');
  t.a.pick('pass').b.pick('play:c1');
  equal(t.ask, 'tidy');
});

rule('T-5 strong cards wait for later rounds', () => {
  inRound().put(0, 'hand', ['c6', 'c7']).a.may('play:c6').mayNot('play:c7', 'T-5');
});

rule('T-6 once a round the next card of the other may be looked at', () => {
  const t = inRound();
  t.a.pick('peek').b.pick('pass');
  t.a.mayNot('peek', 'T-6');
  equal(t.a.view.zones.find((z) => z.zone === 'deck' && z.seat === 1)?.cards.length, 1);
});

const atTidy = () => inRound().a.pick('pass').b.pick('pass');

rule('T-7 both may exchange a card at the same time', () => {
  const t = inRound().put(0, 'hand', ['c1', 'c2', 'c4', 'c6']).a.pick('pass').b.pick('pass');
  deepEqual(t.asked, [0, 1]);
  t.b.pick('keep').a.pick('drop:c1');
  deepEqual([t.a.cards('discard'), t.a.count('hand')], [['c1'], 4]);
});

const atBids = () => atTidy().a.pick('keep').b.pick('keep');

rule('T-8 bids are secret and lie open together', () => {
  const t = atBids().put(0, 'hand', ['c6']).put(1, 'hand', ['c1']);
  t.a.pick('bid:c6');
  equal(t.a.count('row'), 0);
  t.b.pick('none');
  deepEqual([t.own.round, t.own.points], [2, [1, 0]]);
});

rule('T-9 the stronger row wins the round and leads the next; a card may strengthen its row for the round', () => {
  const t = atBids().put(0, 'hand', ['c4']).put(1, 'hand', ['c3']);
  t.a.pick('bid:c4').b.pick('bid:c3');
  deepEqual([t.own.points, t.state.mods.length], [[1, 0], 0]);
  const u = atBids().put(0, 'hand', ['c2']).put(1, 'hand', ['c4']);
  u.a.pick('bid:c2').b.pick('bid:c4');
  deepEqual([u.own.points, u.asked], [[0, 1], [1]]);
});

rule('T-10 at the end of a round three cards may be kept', () => {
  const t = atBids().put(0, 'hand', ['c1', 'c2', 'c2', 'c4', 'c6']).put(1, 'hand', ['c1', 'c1', 'c1']);
  t.a.pick('none').b.pick('none');
  deepEqual([t.ask, t.asked], ['surplus', [0]]);
  t.a.mayNot('done').pick('choose:c1').a.pick('choose:c6');
  deepEqual([t.own.round, t.a.cards('discard').toSorted((a, b) => (a < b ? -1 : 1))], [2, ['c1', 'c6']]);
});

rule('T-11 rows are cleared after a round', () => {
  const t = atBids().put(0, 'hand', ['c6']).put(1, 'hand', []);
  t.a.pick('bid:c6').b.pick('none');
  deepEqual([t.a.count('row'), t.a.cards('discard')], [0, ['c6']]);
});

rule('T-12 most points win', () => {
  const t = inRound(2).set('points', [0, 3]).finish();
  deepEqual([t.result?.winners, t.result?.clause], [[1], 'T-12']);
});
