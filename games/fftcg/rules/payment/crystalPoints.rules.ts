/** FFT-501 to FFT-508, FFT-527, FFT-528: what gives Crystal Points. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Ability } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { action, auto, cp, draw, dullIcon, spends, this_ } from '../../cards/make.ts';
import { act, atMain, atTheirMain, bothPass, find, isDull, PLAIN, pass, resolveAll, stackOf } from '../testing/scenarios.ts';
import { doIt, sources } from '../testing/shortcuts.ts';
import { backup, pricedCards as cards, doer, fwd, kites, monster, plainCards, user } from '../testing/testCards.ts';

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

rule('FFT-527 Light and Dark cards are discarded for an S icon, another cost, an effect and the hand limit', () => {
  const t = atMain({ cards: [...cards, ...kites], a: { field: ['K-1', 'B-fire'], hand: ['K-2', 'F-dark'] }, b: { field: [PLAIN] } });
  t.a.pick('use:K-1#1');
  while (t.ask !== 'priority') t.a.pick(t.a.keys.find((k) => k === 'spend:K-2') ?? 'dull:B-fire');
  deepEqual(t.a.cards('breakZone'), ['K-2']);
  const cost = atMain({
    cards: [...cards, user(dullIcon, spends('discard', { zone: 'hand', of: 'you' }))],
    a: { field: ['USER'], hand: ['F-dark'] },
  });
  act(cost, 'use:USER#1');
  deepEqual(cost.a.cards('breakZone'), ['F-dark']);
  const effect = doIt(atMain({ cards: [...cards, doer({ do: 'discard', n: 1 })], a: { field: ['DOER'], hand: ['F-light', 'F-fire'] } }));
  effect.a.pick('choose:F-light');
  deepEqual(effect.a.cards('breakZone'), ['F-light']);
  const limit = atMain({ cards, a: { hand: ['F-light', 'F-dark', 'F-fire', 'F-fire', 'F-fire', 'F-fire'] } }).until('excess');
  limit.a.pick('choose:F-dark');
  deepEqual(limit.a.cards('breakZone'), ['F-dark']);
});

rule('FFT-R7 a Backup that came this turn and was activated gives CP; its dull icon has to wait', () => {
  const t = atMain({ a: { hand: ['V1-F16'], field: [{ card: 'V1-F11', fresh: true }] }, b: { field: [PLAIN] } });
  t.a.mayNot('use:V1-F11', 'FFT-804').may('cast:V1-F16');
  act(t, 'cast:V1-F16');
  deepEqual([isDull(t, 0, 'V1-F11'), stackOf(t)], [true, ['V1-F16']]);
});

rule('FFT-R8 a Light Backup gives a Light CP: for any Element and for Light icons, never for one of the six', () => {
  const lamp = backup('T-LAMP', {}, action({ cost: [cp({ light: 1 })] }, draw()));
  const flame = backup('T-FLAME', {}, action({ cost: [cp({ fire: 1 })] }, draw()));
  const cards = [...plainCards, lamp, flame];
  const t = atMain({
    cards,
    a: { field: ['B-light', { card: 'T-LAMP', dull: true }, { card: 'T-FLAME', dull: true }] },
    b: { field: [PLAIN] },
  });
  t.a.mayNot('use:T-FLAME', 'FFT-519').may('use:T-LAMP#1');
  act(t, 'use:T-LAMP#1');
  deepEqual([isDull(t, 0, 'B-light'), stackOf(t)], [true, ['action']]);
  const u = atMain({ cards, a: { hand: ['F-fire'], field: ['B-light', 'B-ice', 'B-fire'] } });
  act(u, 'play:F-fire');
  deepEqual(
    ['B-light', 'B-ice', 'B-fire'].map((id) => isDull(u, 0, id)),
    [true, true, true],
  );
  atMain({ cards, a: { hand: ['F-fire'], field: ['B-light', 'B-ice', 'B-ice'] } }).a.mayNot('play:F-fire', 'FFT-519');
});

rule('FFT-R54 a discard for CP is a discard, but not one because of the opponent’s Summon or ability', () => {
  const spy = backup('T-SPY', {}, auto({ on: 'move', why: 'discard', seat: 'you' }, {}, draw()));
  const t = atMain({ cards: [spy], a: { field: ['T-SPY'], hand: ['V1-F16', 'V1-F01'] }, b: { field: [PLAIN, 'V1-I06'] } });
  t.a.pick('cast:V1-F16').a.pick(`choose:${PLAIN}`).a.pick('discard:V1-F01');
  // Their Archduke asks for a cause of theirs.
  deepEqual(
    [stackOf(t), t.a.ids('stack').map((c) => t.state.owner[c])],
    [
      ['V1-F16', 'auto'],
      [0, 0],
    ],
  );
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [1, 0]);
});
