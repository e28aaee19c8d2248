/** Looking, revealing, searching and discarding by another's choice: orders, permissions and destinations. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { element, type } from '../../cards/make.ts';
import type { Effect } from '../../kinds.ts';
import { atMain, isDull } from '../testing/scenarios.ts';
import { doIt, many, offered, seen } from '../testing/shortcuts.ts';
import { doer, fwd, summon } from '../testing/testCards.ts';

const cards = [fwd('T-RED', 5000), fwd('T-BLUE', 5000, { elements: 'water' }), summon('T-SPELL', {}), fwd('T-RED2', 6000)];
const TOP = ['T-BLUE', 'T-SPELL', 'T-RED', 'T-RED2'];
const at = (effect: Effect, more: object = {}) =>
  doIt(atMain({ cards: [...cards, doer(effect)], a: { field: ['DOER'], top: TOP, ...more }, b: { hand: ['T-RED', 'T-SPELL', 'T-BLUE'] } }));
const look = (more: object): Effect => ({ do: 'lookTop', n: 4, take: [element('fire'), type('forward')], ...more });

rule('FFT-R86 "you may take 1" can be declined, "take 1" cannot as long as one fits', () => {
  deepEqual(at(look({ reveal: true })).a.keys, ['choose:T-RED', 'choose:T-RED2', 'done']);
  const t = at(look({ reveal: true, must: true }));
  deepEqual(t.a.keys, ['choose:T-RED', 'choose:T-RED2']);
  t.a.pick('choose:T-RED');
  deepEqual(t.a.cards('hand'), ['T-RED']);
});

rule('FFT-R86 an order takes as many as there are, and nothing where nothing fits', () => {
  const t = at(look({ must: true, count: 3 }));
  t.a.pick('choose:T-RED').a.pick('choose:T-RED2');
  deepEqual(t.a.cards('hand').toSorted(), ['T-RED', 'T-RED2']);
  const none = at({ do: 'lookTop', n: 2, take: [element('ice')], must: true });
  deepEqual(none.a.cards('hand'), []);
});

rule('FFT-302 what is taken onto the field is a Character, whatever fits', () => {
  const t = at({ do: 'lookTop', n: 3, take: [element('fire')], must: true, to: 'field', dull: true, rest: 'breakZone' }).a.pick(
    'choose:T-RED',
  );
  deepEqual(
    [t.a.cards('field'), t.a.cards('breakZone').toSorted()],
    [
      ['DOER', 'T-RED'],
      ['T-BLUE', 'T-SPELL'],
    ],
  );
  equal(isDull(t, 0, 'T-RED'), true);
});

rule('FFT-R89 cards are revealed one by one until one fits; it is taken, and the others are shuffled under the deck', () => {
  const t = at({ do: 'lookTop', untilFound: true, take: [type('forward'), element('fire')], rest: 'shuffled' });
  deepEqual([t.a.cards('hand'), t.a.count('looked')], [['T-RED'], 0]);
  // The next card of the deck was not revealed, and of those under it nobody knows the order.
  deepEqual(t.a.cards('deck').at(-1), 'T-RED2');
  deepEqual(t.a.cards('deck').slice(0, 2).toSorted(), ['T-BLUE', 'T-SPELL']);
  equal(
    seen(t, 0, 'deck', 0)
      .cards.slice(0, 2)
      .some((c) => c.def !== undefined && c.def !== null),
    false,
  );
});

rule('FFT-R89 until two are found; if the deck has fewer, all of it has been revealed', () => {
  const two = at({ do: 'lookTop', untilFound: true, count: 2, take: [element('fire'), type('forward')], rest: 'shuffled' });
  if (two.ask !== 'priority') two.a.pick('choose:T-RED');
  deepEqual(two.a.cards('hand').toSorted(), ['T-RED', 'T-RED2']);
  const t = at({ do: 'lookTop', untilFound: true, take: [element('ice')], rest: 'shuffled' }, { deck: 6 });
  deepEqual([t.a.count('hand'), t.a.count('deck'), t.a.count('looked')], [0, 6, 0]);
});

rule('FFT-1311 what a search finds goes where the text says, as it says', () => {
  const find = (more: object) => at({ do: 'search', for: [type('forward'), element('water')], ...more }).a.pick('find:T-BLUE');
  const t = find({ to: 'field', dull: true });
  equal(isDull(t, 0, 'T-BLUE'), true);
  deepEqual(find({ to: 'breakZone' }).a.cards('breakZone'), ['T-BLUE']);
  deepEqual(find({ to: 'removed' }).a.cards('removed'), ['T-BLUE']);
  deepEqual(find({}).a.cards('hand'), ['T-BLUE']);
});

rule('FFT-1313 what goes on top of the deck comes there after it has been shuffled, and everybody knows it', () => {
  const t = at({ do: 'search', for: [], to: 'deck', count: 2 }).a.pick('find:T-BLUE').a.pick('find:T-SPELL');
  deepEqual(t.a.cards('deck').slice(-2), ['T-BLUE', 'T-SPELL']);
  equal(t.a.count('looked'), 0);
});

rule("FFT-R55 who selects from the opponent's hand sees all of it first; the opponent discards what was selected", () => {
  const t = at({ do: 'discard', whose: 'opponent', by: 'you', where: [type('forward')] });
  deepEqual(offered(t, 0, 'choose'), ['choose:T-RED', 'choose:T-BLUE']);
  equal(seen(t, 0, 'hand', 1).cards.length, 3);
  t.a.pick('choose:T-BLUE');
  deepEqual([t.b.cards('breakZone'), t.b.cards('hand')], [['T-BLUE'], ['T-RED', 'T-SPELL']]);
});

rule('FFT-R55 with nothing that fits nothing is discarded, and the hand has been seen', () => {
  const t = at({ do: 'discard', whose: 'opponent', by: 'you', where: [element('ice')] });
  deepEqual([t.b.count('hand'), t.ask], [3, 'priority']);
  const all = at({ do: 'discard', whose: 'opponent', by: 'you', n: 5 });
  for (const key of many('x', 3)) if (key && all.ask !== 'priority') all.a.pick(all.a.keys[0]);
  equal(all.b.count('hand'), 0);
});
