/** FFT-500: Crystal Points: what gives them, and what a card costs. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, cp, draw, this_ } from '../cards/make.ts';
import type { Ability } from '../kinds.ts';
import { backup, pricedCards as cards, fwd, monster } from './cardsOfTests.ts';
import { dullCount, sources } from './situations.ts';
import { act, asking, atMain, atTheirMain, bothPass, find, isDull, PLAIN, pass, pay, stackOf } from './table.ts';

rule('FFT-501 CP too many are lost: they do not help to pay the next cost', () => {
  const t = atMain({ cards, a: { hand: ['F-1', 'S-1', 'F-fire'] } });
  t.a.pick('play:F-1');
  t.a.pick('discard:F-fire'); // 2 CP for 1
  deepEqual(t.a.cards('field'), ['F-1']);
  t.a.mayNot('cast:S-1', 'FFT-519');
});

rule('FFT-502 and FFT-E4 dulling an active Backup gives 1 CP of its Element; a dull one, and the opponent’s, give none', () => {
  const t = atMain({ cards, a: { field: ['B-fire', 'B-earth', { card: 'B-ice', dull: true }], hand: ['F-2'] }, b: { field: ['B-wind'] } });
  t.a.pick('play:F-2');
  deepEqual(sources(t), ['dull:B-earth', 'dull:B-fire']);
  t.a.mayNot('dull:B-ice', 'FFT-502');
  t.a.pick('dull:B-earth');
  // One Earth CP: a second CP is due, and it must be Fire.
  deepEqual(sources(t), ['dull:B-fire']);
  t.a.pick('dull:B-fire');
  deepEqual([isDull(t, 0, 'B-fire'), isDull(t, 0, 'B-earth')], [true, true]);
  deepEqual(t.a.cards('field').at(-1), 'F-2');
});

rule('FFT-502 of two equal Backups the one that has used its ability this turn is offered apart', () => {
  const more = [...cards, backup('ONCE', { cost: 2 }, action({ cost: [], limit: 'once' }, draw(1)))];
  const t = atMain({ cards: more, a: { field: ['ONCE', 'ONCE'], hand: ['F-1'] } });
  t.a.pick('use:ONCE#1');
  bothPass(t);
  t.a.pick('play:F-1');
  deepEqual(sources(t), ['dull:ONCE', 'dull:ONCE~2']);
  const fresh = atMain({ cards: more, a: { field: ['ONCE', 'ONCE', 'B-fire'], hand: ['F-1'] } });
  fresh.a.pick('play:F-1');
  deepEqual(sources(fresh), ['dull:B-fire', 'dull:ONCE']);
});

rule('FFT-503 a Backup that came this turn and is active may be dulled for CP; its dull icon has to wait', () => {
  const t = atMain({ cards, a: { field: [{ card: 'V1-F11', fresh: true }], hand: ['S-1'] }, b: { field: [PLAIN] } });
  t.a.mayNot('use:V1-F11#1').mayNot('use:V1-F11', 'FFT-804');
  t.a.pick('cast:S-1');
  if (t.ask === 'source') t.a.pick('dull:V1-F11');
  equal(isDull(t, 0, 'V1-F11'), true);
  deepEqual(stackOf(t), ['S-1']);
});

rule('FFT-504 and FFT-E4 discarding a card gives 2 CP of its Element, and it goes to the Break Zone', () => {
  const t = atMain({ cards, a: { hand: ['F-4', 'F-fire', 'F-ice', 'F-wind'] } });
  t.a.pick('play:F-4');
  t.a.pick('discard:F-ice');
  // Two Ice CP: of the other two cards only the Fire one makes it four with Fire in it.
  deepEqual(sources(t), ['discard:F-fire']);
  t.a.pick('discard:F-fire');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').toSorted(), t.a.cards('hand')], [['F-4'], ['F-fire', 'F-ice'], ['F-wind']]);
});

rule('FFT-505 Light and Dark cards are not discarded for CP, whatever else they are', () => {
  const more = [...cards, fwd('TWO', 6000, { elements: ['fire', 'light'], cost: 3 })];
  const t = atMain({ cards: more, a: { hand: ['F-2', 'F-light', 'S-dark', 'TWO', 'F-fire'] } });
  t.a.pick('play:F-2');
  deepEqual(sources(t), ['discard:F-fire']);
  for (const id of ['F-light', 'S-dark', 'TWO']) t.a.mayNot(`discard:${id}`, 'FFT-505');
  atMain({ cards: more, a: { hand: ['F-2', 'F-light', 'S-dark', 'TWO'] } }).a.mayNot('play:F-2', 'FFT-519');
});

rule('FFT-506 a Light or Dark Backup gives 1 CP of its own Element: any CP, a Light icon, never another Element', () => {
  const icon = backup('ICON', { cost: 2 }, action({ cost: [cp({ light: 1 })] }, draw(1)));
  const t = atMain({ cards: [...cards, icon], a: { field: ['B-light', 'B-fire', 'ICON'], hand: ['F-2', 'F-1'] } });
  t.a.may('use:ICON#1');
  t.a.pick('play:F-2');
  t.a.pick('dull:B-light');
  deepEqual(sources(t), ['discard:F-1', 'dull:B-fire', 'dull:ICON']);
  t.a.pick('dull:B-fire');
  equal(t.a.cards('field').at(-1), 'F-2');
  t.a.mayNot('use:ICON#1').mayNot('use:ICON', 'FFT-519'); // no Light CP any more
  atMain({ cards, a: { field: ['B-light'], hand: ['F-1'] } }).a.mayNot('play:F-1', 'FFT-519');
});

rule('FFT-507 a source of several Elements gives one of them, chosen when it is used; both CP of a discard are alike', () => {
  const more = [
    ...cards,
    fwd('TWO', 6000, { elements: ['fire', 'ice'], cost: 3 }),
    backup('ICON', { elements: 'wind', cost: 2 }, action({ cost: [cp({ fire: 1, ice: 1 })] }, draw(1))),
  ];
  const t = atMain({ cards: more, a: { field: ['ICON', 'B-fire', 'B-ice'], hand: ['TWO'] } });
  t.a.pick('use:ICON#1');
  deepEqual(sources(t), ['discard:TWO:fire', 'discard:TWO:ice', 'dull:B-fire', 'dull:B-ice']);
  t.a.pick('discard:TWO:fire');
  // Two Fire CP do not hold an Ice one.
  deepEqual(sources(t), ['dull:B-ice']);
  t.a.pick('dull:B-ice');
  deepEqual(stackOf(t), ['action']);
  atMain({ cards: more, a: { field: [{ card: 'ICON', dull: true }], hand: ['TWO'] } }).a.mayNot('use:ICON', 'FFT-519');
});

rule('FFT-508 Forwards and Monsters give no CP, unless a text says so', () => {
  const giving: Ability = { when: { always: true }, do: [{ do: 'gain', to: this_, trait: 'cp', also: 'fire' }] };
  const more = [...cards, monster('M-fire', { cost: 2 }), fwd('GIVER', 6000, { elements: 'ice', cost: 3 }, giving)];
  const t = atMain({ cards: more, a: { field: ['F-fire', 'M-fire', 'GIVER', 'B-fire'], hand: ['F-1'] } });
  t.a.pick('play:F-1');
  deepEqual(sources(t), ['dull:B-fire', 'dull:GIVER']);
  t.a.mayNot('dull:F-fire', 'FFT-508').mayNot('dull:M-fire', 'FFT-508');
  t.a.pick('dull:GIVER');
  deepEqual([isDull(t, 0, 'GIVER'), isDull(t, 0, 'B-fire')], [true, false]);
});

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

rule('FFT-528 CP are produced in either turn; a Backup dulled in the opponent’s stays dull until its player’s next Active Phase', () => {
  const t = atTheirMain({ cards, a: { field: ['B-fire'], hand: ['S-1'] } });
  pass(t);
  act(t, 'cast:S-1');
  deepEqual([stackOf(t), isDull(t, 0, 'B-fire')], [['S-1'], true]);
  bothPass(t);
  for (let i = 0; i < 60 && t.own.turns === 2; i++) {
    equal(isDull(t, 0, 'B-fire'), true);
    pass(t);
  }
  deepEqual([t.own.turn, t.own.phase, isDull(t, 0, 'B-fire')], [0, 'main', false]);
  equal(t.table.mark(find(t, 0, 'B-fire'), 'dull'), 0);
});
