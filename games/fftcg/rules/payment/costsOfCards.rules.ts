/** FFT-509 to FFT-513, FFT-529: what a card costs, and the payment as a whole. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { hash, pick, Refused } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { choose, enters, inYour, them, toHand } from '../../cards/make.ts';
import { act, asking, atMain, isDull, nextTurn, PLAIN, pass, pay } from '../testing/scenarios.ts';
import { dullCount, sources } from '../testing/shortcuts.ts';
import { pricedCards as cards, exampleCards, fwd, plainCards } from '../testing/testCards.ts';

rule('FFT-509 as many CP as the cost, at least one of the card’s Element, the rest of any', () => {
  const t = atMain({ cards, a: { field: ['B-ice', 'B-wind', 'B-water', 'B-fire'], hand: ['F-fire'] } });
  t.a.pick('play:F-fire');
  t.a.pick('dull:B-ice');
  t.a.pick('dull:B-wind');
  deepEqual(sources(t), ['dull:B-fire']);
  t.a.mayNot('dull:B-water', 'FFT-509');
  t.a.pick('dull:B-fire');
  equal(dullCount(t), 3);
  atMain({ cards, a: { field: ['B-ice', 'B-wind', 'B-water'], hand: ['F-fire'] } }).a.mayNot('play:F-fire', 'FFT-519');
  atMain({ cards, a: { field: ['B-fire', 'B-fire'], hand: ['F-fire'] } }).a.mayNot('play:F-fire', 'FFT-519');
});

rule('FFT-510 a Light or Dark card is paid with CP of any Elements', () => {
  for (const id of ['F-light', 'F-dark']) {
    const t = atMain({ cards, a: { field: ['B-ice', 'B-wind', 'B-water'], hand: [id] } });
    act(t, `play:${id}`);
    deepEqual([t.a.cards('field').at(-1), dullCount(t)], [id, 3]);
  }
});

rule('FFT-511 the CP equal the cost; a discard may leave one too many, dulling none', () => {
  const t = atMain({ cards, a: { field: ['B-fire', 'B-ice', 'B-wind'], hand: ['F-2', 'F-water', 'F-earth'] } });
  t.a.pick('play:F-2');
  t.a.pick('dull:B-fire');
  // One more CP, or a discard that leaves one too many.
  deepEqual(sources(t), ['discard:F-earth', 'discard:F-water', 'dull:B-ice', 'dull:B-wind']);
  const exact = t.state;
  t.a.pick('dull:B-ice');
  deepEqual(asking(t), [0, 'priority']); // paid: nothing more can be given
  t.state = exact;
  t.a.pick('discard:F-water');
  deepEqual([dullCount(t), t.a.cards('breakZone')], [1, ['F-water']]);
});

rule('FFT-511 one too many at most: a source that would leave two is refused with its clause', () => {
  const t = atMain({ cards, a: { field: ['B-ice'], hand: ['F-4', 'F-fire', 'F-water', 'F-earth'] } });
  t.a.pick('play:F-4');
  t.a.pick('discard:F-water');
  t.a.pick('dull:B-ice'); // 3 of 4, no Fire yet
  deepEqual(sources(t), ['discard:F-fire']);
  t.a.mayNot('discard:F-earth', 'FFT-509'); // 5 would be one too many, and the Fire still missing
  const one = atMain({ cards, a: { hand: ['F-1', 'F-ice', 'F-fire'] } });
  one.a.pick('play:F-1');
  one.a.mayNot('discard:F-ice', 'FFT-509');
});

rule('FFT-511 with the option overpay free any surplus is lost, as long as the cost is met', () => {
  const side = { a: { hand: ['F-1', 'F-ice', 'F-fire'] } };
  const t = atMain({ cards, options: { overpay: 'free' }, ...side });
  t.a.pick('play:F-1');
  deepEqual(sources(t), ['discard:F-fire', 'discard:F-ice']);
  t.a.pick('discard:F-ice');
  deepEqual(sources(t), ['discard:F-fire']); // 2 CP, but none of Fire
  t.a.pick('discard:F-fire');
  deepEqual([t.a.cards('field'), t.a.cards('hand')], [['F-1'], []]);
  const official = atMain({ cards, ...side });
  official.a.pick('play:F-1');
  deepEqual(sources(official), ['discard:F-fire']);
});

rule('FFT-512 a cost of 0 is paid with nothing: nothing is asked for, and no Element is needed', () => {
  const more = [...cards, fwd('GIFT', 6000, { cost: 0 })];
  const t = atMain({ cards: more, a: { field: ['B-ice'], hand: ['GIFT', 'F-ice'] } });
  t.a.pick('play:GIFT');
  deepEqual(asking(t), [0, 'priority']);
  deepEqual([t.a.cards('field'), t.a.cards('hand'), dullCount(t)], [['B-ice', 'GIFT'], ['F-ice'], 0]);
});

rule('FFT-513 the card being played does not pay for itself; a twin of it in hand does', () => {
  atMain({ cards, a: { hand: ['F-2'] } }).a.mayNot('play:F-2', 'FFT-519');
  const t = atMain({ cards, a: { hand: ['F-2', 'F-2'] } });
  t.a.pick('play:F-2');
  pay(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), t.a.cards('hand')], [['F-2'], ['F-2'], []]);
  const other = atMain({ cards, a: { hand: ['F-2', 'F-fire', 'F-ice'] } });
  other.a.pick('play:F-2');
  other.a.mayNot('discard:F-2', 'FFT-513');
});

rule('FFT-519 and FFT-511 a payment that does not pay is refused with its reason, and nothing has changed', () => {
  const t = atMain({ cards, a: { field: ['B-ice', 'B-fire'], hand: ['F-2', 'F-water', 'F-light'] } });
  t.a.pick('play:F-2');
  t.a.pick('dull:B-ice');
  const before = hash(t.game, t.state);
  for (const key of ['discard:F-water', 'discard:F-light', 'discard:F-2', 'dull:B-ice', 'dull:B-wind', 'pass', 'play:F-2', '', 'payForMe'])
    throws(
      () => pick(t.game, t.state, 0, key),
      (e) => e instanceof Refused && e.reason === 'notOffered',
      key,
    );
  for (const index of [-1, 99, 0.5]) throws(() => pick(t.game, t.state, 0, index), Refused);
  throws(
    () => pick(t.game, t.state, 1, 'dull:B-fire'),
    (e) => e instanceof Refused && e.reason === 'notAsked',
  );
  for (const seat of [-1, 2, 7]) throws(() => pick(t.game, t.state, seat, 'dull:B-fire'), Refused);
  equal(hash(t.game, t.state), before);
  t.a.mayNot('discard:F-water', 'FFT-509').mayNot('dull:B-ice', 'FFT-518').mayNot('discard:F-2', 'FFT-513');
  t.a.pick('takeBack');
  deepEqual([t.a.cards('hand').toSorted(), dullCount(t)], [['F-2', 'F-light', 'F-water'], 0]);
  nextTurn(pass(t));
});

rule('FFT-529 one combination, declared together: what is discarded lies in the Break Zone before the Character enters', () => {
  const more = [
    ...cards,
    fwd('GRAVER', 6000, { cost: 4 }, enters({ declare: [choose('target', inYour('breakZone'))] }, toHand(them('target')))),
  ];
  const t = atMain({ cards: more, a: { hand: ['GRAVER', 'F-fire', 'F-ice'] } });
  t.a.pick('play:GRAVER');
  t.a.pick('discard:F-fire');
  deepEqual([t.a.count('hand'), t.a.count('breakZone'), t.a.count('field')], [3, 0, 0]); // named, not yet discarded
  t.a.pick('discard:F-ice');
  deepEqual(t.a.cards('field'), ['GRAVER']);
  deepEqual(t.a.keys.toSorted(), ['choose:F-fire', 'choose:F-ice']);
  const order = t.events
    .filter((e) => e.type === 'move')
    .slice(-3)
    .map((e) => (e.args.to as string[])[0]);
  deepEqual(order, ['breakZone', 'breakZone', 'field']);
});

rule('FFT-R9 one CP too many through a discard, one for each Element required, and none without a discard', () => {
  const field = ['B-ice', 'B-ice', 'B-wind', 'B-wind'];
  // Cost 3, 2 dulled and 2 of a discard: one too many.
  const t = atMain({ cards: plainCards, a: { hand: ['F-fire', 'S-fire'], field } });
  t.a.pick('play:F-fire').a.pick('dull:B-ice').a.pick('dull:B-ice');
  // A third one would make it two too many; without Fire it cannot be paid.
  t.a.mayNot('dull:B-wind', 'FFT-509').pick('discard:S-fire');
  deepEqual([t.a.cards('field').at(-1), t.a.cards('breakZone')], ['F-fire', ['S-fire']]);
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'dull') === 1).length, 2);
  // Two Elements, cost 4: 2 dulled and two discards, two too many.
  const u = atMain({ cards: plainCards, a: { hand: ['V1-X01', 'S-fire', 'S-lightning'], field } });
  u.a.pick('play:V1-X01').a.pick('dull:B-ice').a.pick('dull:B-ice').a.mayNot('dull:B-wind', 'FFT-509').pick('discard:S-fire');
  u.a.pick('discard:S-lightning');
  deepEqual([u.a.cards('field').at(-1), u.a.count('hand')], ['V1-X01', 0]);
  // No surplus by dulling alone: two Backups pay a cost of 2, and it is paid.
  const v = atMain({ cards: plainCards, a: { hand: ['B-ice'], field } });
  v.a.pick('play:B-ice').a.pick('dull:B-ice').a.pick('dull:B-ice');
  deepEqual([v.ask, v.a.count('field')], ['priority', 5]);
});

rule('FFT-R9 what the table pays by itself has no source that could be spared; the option lets any surplus be lost', () => {
  const t = atMain({ cards: plainCards, a: { hand: ['S-fire', 'F-fire', 'F-ice'], field: ['B-ice', 'B-wind'] } });
  act(t, 'cast:S-fire');
  // 3 CP: the Fire card and one Backup. The other Backup would be one too many and could be left out.
  deepEqual([t.a.cards('breakZone'), t.a.cards('hand')], [['F-fire'], ['F-ice']]);
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'dull') === 1).length, 1);
  const free = (overpay: string) =>
    atMain({ cards: plainCards, options: { overpay }, a: { hand: ['V1-F16', 'F-ice', 'F-fire'] }, b: { field: [PLAIN] } }).a.pick(
      'cast:V1-F16',
    );
  free('official').a.mayNot('discard:F-ice', 'FFT-509').may('discard:F-fire');
  free('free').a.may('discard:F-ice').may('discard:F-fire');
});

rule('FFT-R43 the two payments of the leaflet: 3 CP with one Fire for a Fire card, any 5 for a Light card', () => {
  const at = (hand: string, ...field: readonly string[]) => atMain({ cards: plainCards, a: { hand: [hand], field } }).a;
  at('F-fire', 'B-ice', 'B-water', 'B-fire').may('play:F-fire');
  at('F-fire', 'B-ice', 'B-water', 'B-wind').mayNot('play:F-fire', 'FFT-519');
  at('V1-H01', 'B-ice', 'B-water', 'B-wind', 'B-earth', 'B-fire').may('play:V1-H01');
  at('V1-H01', 'B-ice', 'B-water', 'B-wind', 'B-earth').mayNot('play:V1-H01', 'FFT-519');
});

rule('FFT-E2 a Fire card of cost 3: a Fire discard and an Earth Backup pay it, an Earth discard and an Earth Backup do not', () => {
  const at = () => {
    const t = atMain({ cards: exampleCards, a: { field: ['B-earth'], hand: ['V1-F09', 'F-fire', 'F-earth'] } });
    t.a.pick('play:V1-F09');
    return t;
  };
  const legal = at();
  legal.a.pick('discard:F-fire');
  legal.a.pick('dull:B-earth');
  deepEqual([legal.a.cards('field'), legal.a.cards('breakZone'), legal.a.cards('hand')], [['B-earth', 'V1-F09'], ['F-fire'], ['F-earth']]);
  const not = at();
  not.a.pick('discard:F-earth');
  not.a.mayNot('dull:B-earth', 'FFT-509');
  deepEqual(sources(not), ['discard:F-fire']);
});

rule('FFT-E3 a Light card of cost 5: two Water discards and a Fire Backup', () => {
  const t = atMain({ cards: exampleCards, a: { field: ['B-fire'], hand: ['V1-H01', 'F-water', 'F-water'] } });
  t.a.pick('play:V1-H01');
  t.a.pick('discard:F-water');
  t.a.pick('dull:B-fire');
  t.a.pick('discard:F-water');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), isDull(t, 0, 'B-fire')], [['B-fire', 'V1-H01'], ['F-water', 'F-water'], true]);
});

rule('FFT-E20 cost 3, two Fire discards: legal, 4 CP, one lost', () => {
  const t = atMain({ cards: exampleCards, a: { hand: ['V1-F09', 'F-fire', 'F-fire', 'F-1'] } });
  t.a.pick('play:V1-F09');
  t.a.pick('discard:F-fire');
  t.a.pick('discard:F-fire');
  deepEqual([t.a.cards('field'), t.a.cards('hand')], [['V1-F09'], ['F-1']]);
  t.a.mayNot('play:F-1', 'FFT-519'); // the fourth CP is gone
});

rule('FFT-E21 cost 3, three Fire Backups: paid; a fourth cannot be dulled with them', () => {
  const t = atMain({ cards: exampleCards, a: { field: ['B-fire', 'B-fire', 'B-fire', 'B-fire'], hand: ['V1-F09'] } });
  t.a.pick('play:V1-F09');
  for (let i = 0; i < 3; i++) t.a.pick('dull:B-fire');
  deepEqual([asking(t), dullCount(t), t.a.cards('field').at(-1)], [[0, 'priority'], 3, 'V1-F09']);
});

rule('FFT-E22 cost 2, an Ice discard and a Fire Backup: legal, one too many', () => {
  const t = atMain({ cards: exampleCards, a: { field: ['B-fire'], hand: ['F-2', 'F-ice'] } });
  t.a.pick('play:F-2');
  deepEqual(sources(t), ['discard:F-ice', 'dull:B-fire']);
  t.a.pick('discard:F-ice');
  t.a.pick('dull:B-fire');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), dullCount(t)], [['B-fire', 'F-2'], ['F-ice'], 1]);
});

rule('FFT-E23 cost 1, one Fire discard: legal, one lost', () => {
  const t = atMain({ cards: exampleCards, a: { hand: ['F-1', 'F-fire'] } });
  act(t, 'play:F-1');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone')], [['F-1'], ['F-fire']]);
});

rule('FFT-E24 cost 4, three discards are two CP too many: the second Fire card ends the payment, a second Ice card is refused', () => {
  const t = atMain({ cards: exampleCards, a: { hand: ['F-4', 'F-fire', 'F-fire', 'F-fire'] } });
  t.a.pick('play:F-4');
  t.a.pick('discard:F-fire');
  t.a.pick('discard:F-fire');
  deepEqual([asking(t), t.a.cards('hand')], [[0, 'priority'], ['F-fire']]);
  const ice = atMain({ cards: exampleCards, a: { hand: ['F-4', 'F-ice', 'F-wind', 'F-fire'] } });
  ice.a.pick('play:F-4');
  ice.a.pick('discard:F-ice');
  ice.a.mayNot('discard:F-wind', 'FFT-509');
  deepEqual(sources(ice), ['discard:F-fire']);
});
