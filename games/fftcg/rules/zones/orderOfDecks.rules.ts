/** FFT-418: cards put on or under a deck, and decks with too few of them. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card, cast, forwards, toDeckBottom, type } from '../../cards/make.ts';
import { act, asking, atMain, bothPass, PLAIN } from '../testing/scenarios.ts';
import { cast1, doIt, seen } from '../testing/shortcuts.ts';
import { costTwoForward, doer, summon } from '../testing/testCards.ts';

rule('FFT-418 cards put under a deck: its owner chooses the order, which the opponent does not learn', () => {
  const cards = [doer({ do: 'lookTop', n: 3, take: [{ trait: 'type', is: 'summon' }], count: 1, to: 'hand' })];
  const t = doIt(atMain({ cards, a: { field: ['DOER'], top: ['V1-F05', 'V1-F06', 'V1-F07'] } }));
  while (t.ask !== 'putUnder') t.a.pick('done');
  deepEqual(asking(t), [0, 'putUnder']);
  deepEqual(t.a.keys.toSorted(), ['putUnder:V1-F05', 'putUnder:V1-F06', 'putUnder:V1-F07']);
  const from = t.events.length;
  t.a.pick('putUnder:V1-F06');
  t.a.pick('putUnder:V1-F05');
  if (t.ask === 'putUnder') t.a.pick('putUnder:V1-F07');
  deepEqual(t.a.cards('deck').slice(0, 3), ['V1-F07', 'V1-F05', 'V1-F06']);
  const told = t.b.events
    .slice(from)
    .filter((e) => e.type === 'move')
    .flatMap((e) => e.cards);
  equal(told.length, 3);
  deepEqual(
    told.filter((c) => c !== 'hidden'),
    [],
  );
  equal(seen(t, 1, 'deck', 0).cards.length, 0);
  // Whoever put them there still knows where they lie.
  deepEqual(
    seen(t, 0, 'deck', 0).cards.map((c) => [c.place, c.def]),
    [
      [0, 'V1-F07'],
      [1, 'V1-F05'],
      [2, 'V1-F06'],
    ],
  );
});

rule('FFT-418 of several cards that go on top of a deck its owner decides the order, the last one named on top', () => {
  const lift = card(
    'T-LIFT',
    'Lift',
    'summon',
    { ...costTwoForward, cost: 1 },
    cast({}, { do: 'move', what: forwards('opponent'), to: 'deck' }),
  );
  const t = atMain({ cards: [lift], a: { hand: ['T-LIFT', 'V1-F01'] }, b: { field: ['V1-F08', 'V1-L02', 'V1-E04'] } });
  act(t, 'cast:T-LIFT');
  bothPass(t);
  deepEqual(asking(t), [1, 'putBack']);
  t.b.pick('putBack:V1-L02').pick(1, 'putBack:V1-F08');
  deepEqual(t.b.cards('deck').slice(-3), ['V1-L02', 'V1-F08', 'V1-E04']);
});

rule('FFT-418 top cards that are revealed are seen by both; what is not taken may go into the Break Zone (FFT-R81)', () => {
  const dig = card(
    'T-DIG',
    'Dig',
    'summon',
    { ...costTwoForward, cost: 1 },
    cast({}, { do: 'lookTop', n: 3, take: [type('summon')], to: 'hand', reveal: true, rest: 'breakZone' }),
  );
  const t = atMain({ cards: [dig], a: { hand: ['T-DIG', 'V1-F01'], top: ['V1-F08', 'V1-F16', 'V1-F04'] } });
  act(t, 'cast:T-DIG');
  bothPass(t);
  const looked = t.b.view.zones.find((z) => z.zone === 'looked' && z.seat === 0)!;
  deepEqual(looked.cards.map((c) => c.def).toSorted(), ['V1-F04', 'V1-F08', 'V1-F16']);
  t.a.mayNot('choose:V1-F08');
  t.a.pick('choose:V1-F16');
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  deepEqual(t.a.cards('breakZone').toSorted(), ['T-DIG', 'V1-F01', 'V1-F04', 'V1-F08']);
});

rule('FFT-R6 cards put under the deck in any order: the player who does it decides, the opponent does not learn it', () => {
  const t = atMain({ a: { hand: ['V1-W13', 'V1-W01', 'V1-W01'], top: ['V1-F05', 'V1-W02', 'V1-F07'] } });
  act(t, 'play:V1-W13');
  bothPass(t);
  const from = t.events.length;
  t.a.pick('choose:V1-W02');
  deepEqual(
    [asking(t), t.a.keys.toSorted()],
    [
      [0, 'putUnder'],
      ['putUnder:V1-F05', 'putUnder:V1-F07'],
    ],
  );
  t.a.pick('putUnder:V1-F07');
  deepEqual(t.a.cards('deck').slice(0, 2), ['V1-F05', 'V1-F07']);
  const told = t.b.events.slice(from).flatMap((e) => e.cards.flatMap((c) => (c === 'hidden' ? [] : [c.def])));
  // The one that was taken was shown; of the rest nothing is told.
  deepEqual([told.includes('V1-W02'), told.includes('V1-F05'), told.includes('V1-F07')], [true, false, false]);
});

rule('FFT-R6 several cards at once: the owner of each deck decides, the turn player first; public cards stay public', () => {
  const sink = summon('T-SINK', {}, cast({}, toDeckBottom(forwards('any'))));
  const t = atMain({ cards: [sink], a: { hand: ['T-SINK'], field: ['V1-F01', 'V1-F04'] }, b: { field: ['V1-F06', PLAIN, 'V1-E02'] } });
  act(t, 'cast:T-SINK');
  bothPass(t);
  deepEqual(
    [asking(t), t.a.keys],
    [
      [0, 'putUnder'],
      ['putUnder:V1-F01', 'putUnder:V1-F04'],
    ],
  );
  t.a.pick('putUnder:V1-F04');
  deepEqual([asking(t)[0], t.b.keys.length, t.a.count('field')], [1, 3, 2]);
  t.b.pick('putUnder:V1-E02').b.pick('putUnder:V1-F06');
  deepEqual(t.a.cards('deck').slice(0, 2), ['V1-F01', 'V1-F04']);
  deepEqual(t.b.cards('deck').slice(0, 3), [PLAIN, 'V1-F06', 'V1-E02']);
  deepEqual([t.a.cards('field'), t.b.cards('field'), asking(t)], [[], [], [0, 'priority']]);
});

rule('FFT-R81 too few cards to mill, to look at or to draw from: as many as there are, and nobody loses by it', () => {
  const mill = summon('T-MILL', {}, cast({}, { do: 'mill', whose: 'opponent', n: 3 }));
  for (const deck of [2, 0]) {
    const t = cast1(atMain({ cards: [mill], a: { hand: ['T-MILL'] }, b: { deck } }), 'T-MILL');
    deepEqual([t.result, t.b.count('deck'), t.b.count('breakZone')], [null, 0, deck]);
  }
  const u = act(atMain({ a: { hand: ['V1-W13', 'V1-W01', 'V1-W01'], deck: 2, top: ['V1-W02', PLAIN] } }), 'play:V1-W13');
  bothPass(u);
  u.a.pick('choose:V1-W02');
  deepEqual([u.result, u.a.cards('hand'), u.a.cards('deck')], [null, ['V1-W02'], [PLAIN]]);
  const v = act(atMain({ a: { hand: ['V1-W13', 'V1-W01', 'V1-W01'], deck: 0 } }), 'play:V1-W13');
  bothPass(v);
  deepEqual([v.result, asking(v)], [null, [0, 'priority']]);
});
