/** FFT-207 to FFT-216: set-up. */
import { deepEqual, equal, notDeepEqual, ok, throws } from 'node:assert/strict';
import { hash, pick, Refused } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { anyList, asking, attack, bothPass, type Match, nextTurn, PLAIN, pass, side, start, step, toAttack } from './testing/scenarios.ts';

rule('FFT-207 each deck is shuffled: all of the list, in an order that hangs on the seed and differs between the players', () => {
  const order = (seat: 0 | 1, seed: string) => {
    const t = start({ seed, options: { mulligan: 'none' } });
    return [...t.seat(seat).cards('deck'), ...t.seat(seat).cards('hand')];
  };
  deepEqual(order(1, 'x').toSorted(), anyList.main.toSorted());
  deepEqual(order(1, 'x'), order(1, 'x'));
  notDeepEqual(order(1, 'x'), anyList.main);
  notDeepEqual(order(1, 'x'), order(1, 'y'));
  notDeepEqual(order(1, 'x'), order(0, 'x'));
});

const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
const chooses = (seed: string) => start({ seed, options: { firstPlayer: 'randomChooses' } });
/** To the first Main Phase, keeping every hand. */
const begun = (t: Match = start()): Match => t.until('priority');

rule('FFT-208 a random player is asked who begins, and may take either place', () => {
  const asked = seeds.map((seed) => chooses(seed).asked[0]);
  deepEqual([...new Set(asked)].toSorted(), [0, 1]);
  for (const seed of seeds.slice(0, 4)) {
    const seat = chooses(seed).asked[0];
    const first = chooses(seed);
    deepEqual(asking(first), [seat, 'whoBegins']);
    deepEqual(first.seat(seat).keys, ['goFirst', 'goSecond']);
    deepEqual(first.seat(1 - seat).keys, []);
    const before = hash(first.game, first.state);
    throws(
      () => pick(first.game, first.state, 1 - seat, 'goFirst'),
      (e) => e instanceof Refused && e.reason === 'notAsked',
    );
    throws(
      () => pick(first.game, first.state, seat, 'keep'),
      (e) => e instanceof Refused && e.reason === 'notOffered',
    );
    equal(hash(first.game, first.state), before);
    equal(begun(first.pick(seat, 'goFirst')).own.turn, seat);
    equal(begun(chooses(seed).pick(seat, 'goSecond')).own.turn, 1 - seat);
  }
});

rule('FFT-208 other ways to begin: chance alone, the loser of the last game in the first seat, the first seat', () => {
  const begins = (firstPlayer: string) => seeds.map((seed) => start({ seed, options: { firstPlayer } }));
  for (const t of begins('random')) equal(t.ask, 'mulligan');
  deepEqual([...new Set(begins('random').map((t) => t.own.turn))].toSorted(), [0, 1]);
  for (const t of begins('loserOfPrevious')) deepEqual(asking(t), [0, 'whoBegins']);
  equal(begun(start({ options: { firstPlayer: 'loserOfPrevious' } }).pick(0, 'goSecond')).own.turn, 1);
  for (const t of begins('fixed')) deepEqual([t.ask, t.own.turn], ['mulligan', 0]);
});

rule('FFT-209 both draw five cards', () => {
  const t = start();
  for (const s of [t.a, t.b]) deepEqual([s.count('hand'), s.count('deck')], [5, 45]);
});

rule('FFT-210 once: all five under the deck, in the order chosen, and five new ones from the top', () => {
  const t = start();
  t.put(0, 'hand', ['V1-F01', 'V1-F02', 'V1-F03', 'V1-F04', 'V1-F05']);
  t.top(0, ['V1-F06', 'V1-F07', 'V1-F08', 'V1-F09', 'V1-F10']);
  deepEqual(t.a.keys, ['keep', 'redraw']);
  t.a.pick('redraw');
  deepEqual(t.a.keys, ['putUnder:V1-F01', 'putUnder:V1-F02', 'putUnder:V1-F03', 'putUnder:V1-F04', 'putUnder:V1-F05']);
  for (const id of ['V1-F03', 'V1-F01', 'V1-F05', 'V1-F02']) t.a.pick(`putUnder:${id}`);
  if (t.asked[0] === 0) t.a.pick('putUnder:V1-F04');
  deepEqual(t.a.cards('hand').toSorted(), ['V1-F06', 'V1-F07', 'V1-F08', 'V1-F09', 'V1-F10']);
  deepEqual(t.a.cards('deck').slice(0, 5), ['V1-F04', 'V1-F02', 'V1-F05', 'V1-F01', 'V1-F03']);
  equal(t.a.count('deck'), 45);
  // Not a second time.
  deepEqual(asking(t), [1, 'mulligan']);
  t.b.pick('keep');
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-211 a mulligan is all or nothing, shuffles nothing, and shows the opponent only that it happened', () => {
  const t = start();
  const deck = t.a.ids('deck').slice();
  const hand = t.a.ids('hand').slice();
  const seen = t.events.length;
  t.a.pick('redraw');
  ok(!t.a.keys.includes('done') && !t.a.keys.includes('keep'));
  while (t.asked[0] === 0) step(t);
  deepEqual(t.a.ids('deck').slice(5), deck.slice(0, 40));
  deepEqual(t.a.ids('deck').slice(0, 5).toSorted(), hand.toSorted());
  const told = t.b.events.slice(seen).filter((e) => e.seat === 0);
  ok(told.length > 0);
  for (const e of told)
    deepEqual(
      e.cards.filter((c) => c !== 'hidden'),
      [],
    );
  equal(
    t.b.events.slice(seen).some((e) => e.type === 'shuffle'),
    false,
  );
});

rule('FFT-212 who goes first decides about the mulligan first', () => {
  const t = start();
  deepEqual(asking(t), [0, 'mulligan']);
  deepEqual(asking(t.pick(0, 'keep')), [1, 'mulligan']);
  const other = start({ options: { firstPlayer: 'loserOfPrevious' } }).pick(0, 'goSecond');
  deepEqual(asking(other), [1, 'mulligan']);
  deepEqual(asking(other.pick(1, 'keep')), [0, 'mulligan']);
});

rule('FFT-210 without the option nobody is asked, and the hands stay as they are', () => {
  const t = start({ options: { mulligan: 'none' } });
  deepEqual(asking(t), [0, 'priority']);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [6, 5]);
});

rule('FFT-213 and FFT-E12 one card in the very first Draw Phase, two in every other one', () => {
  const t = begun();
  deepEqual([t.a.count('hand'), t.b.count('hand')], [6, 5]);
  nextTurn(t);
  t.until('priority');
  deepEqual([t.own.turn, t.b.count('hand')], [1, 7]);
  const a = t.a.count('hand');
  nextTurn(t).until('priority');
  deepEqual([t.own.turn, t.a.count('hand')], [0, a + 2]);
});

rule('FFT-214 the first turn has an Attack Phase: who could attack may', () => {
  const t = begun();
  equal(t.own.turns, 1);
  side(t, 0, { field: [PLAIN] });
  side(t, 1, {});
  bothPass(bothPass(attack(toAttack(t), PLAIN)));
  equal(t.own.turns, 1);
  equal(t.b.count('damage'), 1);
});

rule('FFT-215 nothing lies anywhere but in decks and hands', () => {
  const t = start();
  for (const s of [t.a, t.b]) {
    for (const zone of ['field', 'breakZone', 'damage', 'removed', 'stack', 'burst', 'looked', 'limit']) equal(s.count(zone), 0, zone);
    equal(s.count('deck') + s.count('hand'), 50);
  }
});

rule('FFT-216 and FFT-618 the players take turns one by one', () => {
  const t = begun();
  const turns: number[] = [];
  for (let i = 0; i < 5; i++) {
    turns.push(t.own.turn);
    deepEqual(t.asked, [t.own.turn]);
    nextTurn(t).until('priority');
  }
  deepEqual(turns, [0, 1, 0, 1, 0]);
  equal(t.own.turns, 6);
  ok(pass(t).asked[0] === 0);
});

rule('FFT-R4 the first player answers for the mulligan first; nothing is shown and nothing shuffled', () => {
  const t = start();
  deepEqual(asking(t), [0, 'mulligan']);
  const deck = t.a.ids('deck').slice();
  const hand = t.a.ids('hand').slice();
  const from = t.events.length;
  t.a.pick('redraw');
  // The second player is asked only when the first is done.
  while (t.asked[0] === 0) {
    equal(t.b.keys.length, 0);
    step(t);
  }
  deepEqual(asking(t), [1, 'mulligan']);
  deepEqual(t.a.ids('hand').toSorted(), deck.slice(-5).toSorted());
  deepEqual(t.a.ids('deck').slice(5), deck.slice(0, -5));
  deepEqual(t.a.ids('deck').slice(0, 5).toSorted(), hand.toSorted());
  const told = t.b.events.slice(from);
  equal(
    told.some((e) => e.type === 'shuffle' || e.cards.some((c) => c !== 'hidden')),
    false,
  );
});
