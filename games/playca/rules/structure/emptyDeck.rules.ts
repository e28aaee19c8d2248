/** EPC-208 to EPC-211: decks that run out. */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, stack } from '../testing/burningChance.ts';
import { atBattle, atShot, atStrategy, atUses, endPeriod, type Match, moved, seen, start, toShot } from '../testing/scenarios.ts';

/** A side's deck and discard pile taken off the table. */
const noCards = (t: Match, seat: number) => t.put(seat, 'discard', [], 'aside').put(seat, 'deck', [], 'aside');

rule('EPC-208 nobody loses by an empty deck', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G04'] }, b: { active: 'PC-I01', field: ['PC-I01'], top: ['PC-G11'] } });
  noCards(t, 0);
  t.a.pick('done').b.pick('done');
  equal(t.result, null);
  ok(t.b.cards('discard').includes('PC-I01'));
  equal(t.own.attacker, 0);
  equal(t.ask, 'passDecision');
});

rule('EPC-209 an empty deck is renewed from the discard pile at once', () => {
  const t = atUses({
    a: { active: 'PC-G01', field: ['PC-G04', 'PC-G04'] },
    b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] },
  });
  t.put(0, 'discard', [...new Array(8).fill('PC-G01'), ...new Array(8).fill('PC-G08')]);
  const pile = t.a.ids('discard').slice();
  t.put(0, 'deck', ['PC-L04'], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.a.count('deck'), 16);
  deepEqual(t.a.cards('discard'), ['PC-L04']);
  deepEqual([...t.a.ids('deck')].sort(), [...pile].sort());
  equal(t.events.filter((e) => e.type === 'shuffle' && e.seat === 0).length, 2);
});

rule('EPC-209 it is shuffled', () => {
  const order = (seed: string) => {
    const t = atUses({
      seed,
      a: { active: 'PC-G01', field: ['PC-G04'] },
      b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] },
    });
    t.put(0, 'discard', [...new Array(8).fill('PC-G01'), ...new Array(8).fill('PC-G08')]);
    t.put(0, 'deck', ['PC-L04'], 'aside');
    return t.a.pick('done').b.pick('done').a.cards('deck');
  };
  const plain = [...new Array(8).fill('PC-G01'), ...new Array(8).fill('PC-G08')];
  notDeepEqual(order('one'), plain);
  notDeepEqual(order('one'), [...plain].reverse());
  notDeepEqual(order('one'), order('two'));
});

rule('EPC-209 nothing is renewed while the deck has cards', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G04'] }, b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] } });
  t.put(0, 'discard', new Array(6).fill('PC-G01')).put(0, 'deck', ['PC-G04', 'PC-L04'], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual(t.a.cards('deck'), ['PC-G04']);
  equal(t.a.count('discard'), 7);
});

rule('EPC-209 it is the own discard pile', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G04'] }, b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] } });
  t.put(0, 'discard', ['PC-G01']).put(0, 'deck', ['PC-L04'], 'aside').put(1, 'discard', new Array(4).fill('PC-I04'));
  t.a.pick('done').b.pick('done');
  equal(t.a.count('deck'), 1);
  deepEqual(t.b.cards('discard'), [...new Array(4).fill('PC-I04'), 'PC-G11', 'PC-I01']);
});

rule('EPC-210 TP, Hissatsu, Score, Field and Burning Chance Areas take no part', () => {
  const t = atUses({
    a: { active: 'PC-I07', field: ['PC-G04', 'PC-G01'], hand: ['PC-H11'], tp: 4 },
    b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'] },
  });
  t.put(0, 'score', ['PC-G01']);
  t.a.pick('use:PC-H11');
  t.put(0, 'discard', new Array(5).fill('PC-G08')).put(0, 'deck', ['PC-G11'], 'aside');
  const places = ['tp', 'hissatsuArea', 'score', 'field', 'active', 'goalkeeper'];
  const before = places.map((zone) => [...t.a.ids(zone)]);
  t.a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual(t.a.cards('chance'), ['PC-G11']);
  deepEqual(t.a.cards('deck'), new Array(5).fill('PC-G08'));
  deepEqual(
    places.map((zone) => [...t.a.ids(zone)]),
    before,
  );
});

rule('EPC-211 three field cards: the draw goes on with the new deck', () => {
  const t = toShot(start());
  for (const seat of [0, 1]) t.put(seat, 'discard', new Array(9).fill('PC-G08')).put(seat, 'deck', ['PC-G01', 'PC-L04', 'PC-G11'], 'aside');
  endPeriod(t, false);
  equal(t.ask, 'arrange');
  for (const side of [t.a, t.b]) {
    equal(side.count('field'), 3);
    equal(side.count('discard'), 0);
    ok(side.cards('field').includes('PC-G01'));
  }
});

rule('EPC-211 five TP: two from the old deck, three from the new one', () => {
  const t = start();
  t.put(0, 'discard', new Array(12).fill('PC-G08')).put(0, 'deck', ['PC-G01', 'PC-G01'], 'aside');
  const [second, first] = t.a.ids('deck');
  t.until('support');
  equal(t.a.count('tp'), 5);
  deepEqual(t.a.ids('tp').slice(0, 2), [first, second]);
  equal(t.a.count('deck'), 9);
  equal(t.a.count('discard'), 0);
  equal(t.b.count('deck'), 22);
});

rule('EPC-211 "Add X TP" goes on with the new deck', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H32'], tp: 0 }, goals: [0, 1] });
  t.put(0, 'discard', new Array(4).fill('PC-G08')).put(0, 'deck', ['PC-G01'], 'aside');
  t.a.pick('support:PC-H32');
  equal(t.a.count('tp'), 2);
  equal(t.a.count('deck'), 3);
  equal(t.a.count('discard'), 0);
});

rule('EPC-211 two Burning Chance cards: the second comes from the new deck', () => {
  const t = atShot({ a: { active: 'PC-L03', field: [], tp: 2 }, b: { top: ['PC-G11'] } });
  t.a.pick('stay').a.pick('effect:PC-L03/0').a.pick('done');
  t.put(0, 'discard', ['PC-G08', 'PC-G08', 'PC-G08']).put(0, 'deck', ['PC-L04'], 'aside');
  const since = t.events.length;
  t.b.pick('done');
  equal(moved(t, 0, 'deck', 'chance', since).length, 2);
});

rule('EPC-211 with nothing left at all the step ends', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: [] }, b: { active: 'PC-G08', field: ['PC-I01'] } });
  noCards(noCards(t, 0), 1);
  t.a.pick('stay').a.pick('done').b.pick('done');
  equal(t.a.count('chance'), 0);
  equal(t.result, null);
});

rule('EPC-R17 the reshuffle happens as soon as the deck reaches zero', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I07', tp: 0 } });
  t.put(0, 'deck', ['PC-L04'], 'discard');
  const discard = t.a.ids('discard').slice();
  ok(discard.length > 5);
  t.a.pick('done').b.pick('done'); // one card turned up; PC-I07 stops here
  deepEqual(t.a.ids('deck').slice().sort(), discard.sort());
  deepEqual([t.a.count('discard'), t.a.cards('chance')], [0, ['PC-L04']]);
  notDeepEqual(t.a.ids('deck'), discard);
});

rule('EPC-R17 with no discard pile it happens as soon as a card is discarded', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H03'], tp: 1 }, b: { active: 'PC-I04' } });
  t.put(0, 'deck', [], 'aside').put(0, 'discard', [], 'aside');
  t.a.pick('use:PC-H03');
  deepEqual([t.a.cards('deck'), t.a.count('discard')], [['PC-G04'], 0]);
});

rule('EPC-R18 deck and discard both empty: Burning Chance adds 0', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I07', tp: 0 } });
  t.put(0, 'deck', [], 'aside').put(0, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual([t.a.count('chance'), t.b.count('chance'), powers(t)[0]], [0, 1, 6]);
});

rule('EPC-R18 missing field cards and TP are skipped', () => {
  const t = atShot({ a: { active: 'PC-G01', field: [] } });
  t.a.pick('stay');
  t.put(1, 'deck', ['PC-I04', 'PC-I01', 'PC-I01'], 'aside').put(1, 'discard', [], 'aside').put(1, 'tp', [], 'aside');
  stack(t, [5], [1]);
  t.a.pick('done').b.pick('done'); // the card turned up is the only discard
  deepEqual([t.own.period, t.b.count('field'), t.b.count('deck')], [1, 3, 0]);
  t.until('support');
  deepEqual([t.b.count('tp'), t.b.count('field'), t.b.count('active')], [0, 2, 1]);
});

rule('EPC-R18 adding TP with no card left adds none', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H32'], tp: 2 } });
  t.put(0, 'deck', ['PC-L04'], 'aside').put(0, 'discard', [], 'aside').set('goals', [0, 1]);
  t.a.pick('support:PC-H32');
  deepEqual([t.a.count('tp'), t.a.count('deck')], [3, 0]);
});

rule('EPC-R40 the discard pile is public, and only shuffled', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  burn(t, [5], [1]);
  for (const viewer of [0, 1])
    deepEqual(
      seen(t, viewer, 1, 'discard').cards.map((c) => c.def),
      t.b.cards('discard'),
    );
});

rule('EPC-R57 looking at more cards than the deck has: the reshuffle happens first', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H24'], tp: 1 } });
  t.put(0, 'discard', ['PC-E01', 'PC-E01', 'PC-E01', 'PC-E01', 'PC-E01']).put(0, 'deck', ['PC-L01', 'PC-L04'], 'aside');
  t.a.pick('support:PC-H24');
  deepEqual([t.a.count('looking'), t.a.count('discard')], [4, 0]);
  ok(t.a.cards('looking').includes('PC-L04') && t.a.cards('looking').includes('PC-L01'));
});

rule('EPC-R57 a deck that is long enough is left alone', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H24'], tp: 0 } });
  t.put(0, 'tp', ['PC-G04']).put(0, 'discard', ['PC-E01', 'PC-E01']);
  t.put(0, 'deck', ['PC-L01', 'PC-L01', 'PC-L04', 'PC-L04'], 'aside');
  t.a.pick('support:PC-H24');
  deepEqual([t.a.count('looking'), t.a.cards('discard').filter((id) => id === 'PC-E01').length], [4, 2]);
});

rule('EPC-D11 deck 2, discard 12, five TP: deck 9, discard 0', () => {
  const t = start();
  // At the arrangement the three field cards are drawn already.
  t.put(0, 'deck', new Array<string>(2).fill('PC-L04'), 'discard');
  t.put(0, 'discard', new Array<string>(12).fill('PC-G01'), 'aside');
  t.until('support');
  deepEqual([t.a.count('tp'), t.a.count('deck'), t.a.count('discard')], [5, 9, 0]);
  equal(t.a.cards('tp').filter((id) => id === 'PC-L04').length, 2);
});
