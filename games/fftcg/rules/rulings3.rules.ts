/** FFT-R29 to FFT-R46: EX Bursts and losing, First Strike, searching, freezing, shields, drawing, passing. */

import { deepEqual, equal, throws } from 'node:assert/strict';
import { concede, create, type Options, SetupError } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  action,
  activate,
  auto,
  cannot,
  card,
  cast,
  characters,
  choose,
  damageAtLeast,
  damageN,
  draw,
  dull,
  EOT,
  enters,
  fieldAbility,
  forwards,
  freeze,
  gains,
  gainsKeyword,
  job,
  put,
  search,
  shield,
  spends,
  this_,
  whileTrue,
} from '../cards/make.ts';
import { game } from '../index.ts';
import type { Effect } from '../kinds.ts';
import { backup, fwd, hurt, monster, onForward, plainCards, STING, summon, target } from './cardsOfTests.ts';
import { cast1, hit } from './situations.ts';
import {
  act,
  anyList,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  hasKeyword,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
  step,
} from './table.ts';

rule('FFT-R29 an EX Burst without a target or with a condition that fails may be used and does nothing', () => {
  const late = backup('T-LATE', {}, enters({ burst: true, if: damageAtLeast(4) }, draw(2)));
  const t = hit(atAttack({ cards: [late], a: { field: ['V1-E02'] }, b: { damage: 2, top: ['T-LATE'] } }), 'V1-E02');
  t.b.may('decline').pick('useBurst');
  deepEqual([asking(t), t.b.count('hand'), t.b.count('damage')], [[0, 'priority'], 0, 3]);
  // The attacker is no Forward of the opponent’s to its own side: nothing to choose.
  const own = summon('T-OWN', {}, cast({ burst: true, declare: [choose('target', forwards('you'))] }, draw(2)));
  const u = hit(atAttack({ cards: [own], a: { field: ['V1-E02'] }, b: { top: ['T-OWN'] } }), 'V1-E02');
  u.b.pick('useBurst');
  deepEqual([asking(u), u.b.count('hand'), stackOf(u)], [[0, 'priority'], 0, []]);
});

rule('FFT-R29 no ban on casting stops it, but protection from being chosen does', () => {
  const gag = summon('T-GAG', {}, cast({}, { do: 'forbid', deed: 'castSummon', whose: 'opponent', until: EOT }));
  const t = atAttack({
    cards: [gag],
    a: { field: ['V1-W09', PLAIN], hand: ['T-GAG'] },
    b: { top: ['V1-F16'], hand: ['V1-F16', 'V1-F16'] },
  });
  cast1(t, 'T-GAG');
  pass(t).b.mayNot('cast:V1-F16', 'FFT-104');
  hit(t, PLAIN).b.pick('useBurst');
  // Kite Rider cannot be chosen by a Summon of the opponent’s: the other one is hit without a question.
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 0, 'V1-W09')], [4000, 0]);
});

rule('FFT-R30 the seventh point loses before its EX Burst; both in one check is a draw', () => {
  const t = hit(atAttack({ a: { field: [PLAIN] }, b: { damage: 6, top: ['V1-F16'] } }), PLAIN);
  deepEqual([t.result, t.ask, t.b.count('damage')], [{ winners: [0], clause: 'FFT-112', reason: 'damage' }, '', 7]);
  const both = summon('T-BOTH', {}, cast({}, draw(), { do: 'wound', whose: 'opponent', n: 1 }));
  const u = cast1(atMain({ cards: [both], a: { hand: ['T-BOTH'], deck: 0 }, b: { damage: 6, top: ['V1-F16'] } }), 'T-BOTH');
  deepEqual([u.result?.winners, u.result?.clause], [[0, 1], 'FFT-117']);
});

rule('FFT-R31 the EX Burst first, then all triggers: the turn player’s, and the other’s on top', () => {
  const nurse = backup('T-NURSE', {}, auto({ on: 'wounded', seat: 'you' }, {}, draw()));
  const t = hit(atAttack({ cards: [STING, nurse], a: { field: ['T-STING'] }, b: { field: ['T-NURSE'], top: ['V1-F16'] } }), 'T-STING');
  deepEqual([asking(t), stackOf(t)], [[1, 'exBurst'], []]);
  t.b.pick('useBurst');
  // It is broken, and its hit still counts.
  deepEqual([t.a.cards('field'), stackOf(t)], [[], ['auto', 'auto']]);
  deepEqual(
    t.a.ids('stack').map((c) => t.state.owner[c]),
    [0, 1],
  );
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 1]);
});

rule('FFT-R32 who strikes first is fixed when the step begins; each Forward strikes once', () => {
  const hurtNow = { compare: [{ mark: 'damage', of: this_ }, '>=', 1] } as const;
  const late = fwd('T-LATE', 5000, {}, whileTrue(hurtNow, gainsKeyword(this_, 'firstStrike')));
  const eager = fwd(
    'T-EAGER',
    3000,
    {},
    whileTrue({ not: { exists: forwards('opponent', { mark: 'damage', atLeast: 1 }) } }, gainsKeyword(this_, 'firstStrike')),
  );
  const t = atAttack({ cards: [late, eager], a: { field: ['T-EAGER'] }, b: { field: ['T-LATE'] } });
  equal(hasKeyword(t, 0, 'T-EAGER', 'firstStrike'), true);
  bothPass(block(attack(t, 'T-EAGER'), 'T-LATE'));
  // 3000 first; then the attacker has lost First Strike and the blocker has gained it: 5000 back, once, and no second 3000.
  deepEqual([t.a.cards('breakZone'), damageOn(t, 1, 'T-LATE'), hasKeyword(t, 1, 'T-LATE', 'firstStrike')], [['T-EAGER'], 3000, true]);
});

rule('FFT-R33 a search for any card must find one; with a description it may fail', () => {
  const any = summon('T-ANY', {}, cast({}, search()));
  const some = summon('T-SOME', {}, cast({}, search(job('Conscript'))));
  const at = (id: string, deck: number) => cast1(atMain({ cards: [any, some], a: { hand: [id], deck } }), id);
  at('T-ANY', 10).a.mayNot('findNothing', 'FFT-1314').may(`find:${PLAIN}`);
  const t = at('T-SOME', 10);
  t.a.may(`find:${PLAIN}`).pick('findNothing');
  deepEqual([t.a.count('hand'), t.a.count('deck')], [0, 10]);
  const u = at('T-ANY', 0);
  if (u.ask === 'search') u.a.pick('findNothing');
  deepEqual([u.result, u.a.count('hand')], [null, 0]);
});

rule('FFT-R34 the controller’s next Active Phase counts, not the owner’s; it uses the state up; Backups and Monsters freeze too', () => {
  const steal = onForward('T-STEAL', { do: 'control', what: target }, dull(target), freeze(target));
  const cards = [steal, monster('T-IMP'), summon('T-ICE', {}, cast({}, freeze(characters('opponent')), freeze(characters('opponent'))))];
  const t = atMain({
    cards,
    a: { hand: ['T-STEAL', 'T-ICE'] },
    b: { field: [PLAIN, { card: 'T-IMP', dull: true }, { card: 'V1-F11', dull: true }, 'V1-F12'] },
  });
  cast1(t, 'T-ICE');
  cast1(t, 'T-STEAL');
  nextTurn(t);
  // The owner’s turn: the borrowed one is still frozen. Theirs stay dull once, and even the one that was active has thawed.
  deepEqual([t.own.turn, markOf(t, 0, PLAIN, 'frozen'), isDull(t, 0, PLAIN)], [1, 1, true]);
  deepEqual(
    ['T-IMP', 'V1-F11', 'V1-F12'].map((id) => [isDull(t, 1, id), markOf(t, 1, id, 'frozen')]),
    [
      [true, 0],
      [true, 0],
      [false, 0],
    ],
  );
  nextTurn(t);
  deepEqual([t.own.turn, markOf(t, 0, PLAIN, 'frozen'), isDull(t, 0, PLAIN)], [0, 0, true]);
  nextTurn(t);
  deepEqual([isDull(t, 1, 'T-IMP'), isDull(t, 1, 'V1-F11')], [false, false]);
});

rule('FFT-R35 two shields are two replacements, one for each damage; unused ones go in the End Phase', () => {
  const t = atMain({
    cards: [onForward('T-SHIELD', shield(target)), hurt('T-3000', 3000)],
    a: { field: [PLAIN], hand: ['T-SHIELD', 'T-SHIELD', 'T-SHIELD', 'T-3000', 'T-3000', 'T-3000', 'T-3000'] },
  });
  const which = () => {
    if (t.ask === 'which') t.a.pick(t.a.keys[0]);
    return damageOn(t, 0, PLAIN);
  };
  for (const id of ['T-SHIELD', 'T-SHIELD', 'T-3000']) cast1(t, id);
  equal(which(), 0);
  cast1(t, 'T-3000');
  equal(which(), 0);
  cast1(t, 'T-3000');
  equal(which(), 3000);
  cast1(t, 'T-SHIELD');
  nextTurn(t);
  for (let i = 0; i < 9 && t.asked[0] !== 0; i++) step(t);
  cast1(t, 'T-3000');
  equal(damageOn(t, 0, PLAIN), 3000);
});

rule('FFT-R36 without abilities: its own bonus and keyword go, what another card gives stays', () => {
  const mute = onForward('T-MUTE', { do: 'mute', to: target, until: EOT });
  const t = atMain({
    cards: [mute, onForward('T-UP', gains(target, 3000, EOT))],
    a: { damage: 3, field: ['V1-F06', 'V1-F12'], hand: ['T-UP', 'T-MUTE'] },
  });
  cast1(t, 'T-UP');
  deepEqual([powerOf(t, 0, 'V1-F06'), hasKeyword(t, 0, 'V1-F06', 'brave')], [11000, true]);
  cast1(t, 'T-MUTE');
  deepEqual([powerOf(t, 0, 'V1-F06'), hasKeyword(t, 0, 'V1-F06', 'brave')], [9000, false]);
});

rule('FFT-R37 “cannot be broken” stops lethal damage, but not power 0, a field limit, a cost or “put”', () => {
  const safe = card(
    'T-SAFE',
    'Rock',
    'forward',
    { elements: 'fire', cost: 0, category: 'TEST', power: 5000 },
    fieldAbility(cannot('break', this_)),
  );
  const altar = backup('T-ALTAR', {}, action({ cost: [spends('put', forwards('you'))] }, draw()));
  const cards = [
    safe,
    altar,
    hurt('T-9000', 9000),
    onForward('T-MELT', gains(target, -5000, EOT)),
    onForward('T-PUT', put(target)),
    summon('T-RAISE', {}, cast({}, { do: 'enter', what: { zone: 'breakZone', of: 'you' } })),
  ];
  const t = atMain({ cards, a: { field: ['T-SAFE'], hand: ['T-9000', 'T-MELT'] } });
  cast1(t, 'T-9000');
  deepEqual([t.a.cards('field'), damageOn(t, 0, 'T-SAFE')], [['T-SAFE'], 9000]);
  cast1(t, 'T-MELT');
  deepEqual(t.a.cards('field'), []);
  deepEqual(cast1(atMain({ cards, a: { field: ['T-SAFE'], hand: ['T-PUT'] } }), 'T-PUT').a.cards('field'), []);
  deepEqual(cast1(atMain({ cards, a: { field: ['T-SAFE'], breakZone: ['T-SAFE'], hand: ['T-RAISE'] } }), 'T-RAISE').a.cards('field'), []);
  deepEqual(act(atMain({ cards, a: { field: ['T-SAFE', 'T-ALTAR'] } }), 'use:T-ALTAR#1').a.cards('field'), ['T-ALTAR']);
});

rule('FFT-R38 and FFT-2011 “Damage 3” on an EX Burst: the card just turned up counts', () => {
  const third = backup('T-THIRD', {}, enters({ burst: true, if: damageN(3) }, draw(2)));
  for (const [before, drawn] of [
    [1, 0],
    [2, 2],
    [3, 2],
  ]) {
    const t = hit(atAttack({ cards: [third], a: { field: [PLAIN] }, b: { damage: before, top: ['T-THIRD'] } }), PLAIN);
    t.b.pick('useBurst');
    deepEqual([t.b.count('damage'), t.b.count('hand')], [before + 1, drawn]);
  }
});

rule('FFT-R42 what is there is drawn, the rest of the effect is done, then the check finds the loss', () => {
  const greed = summon('T-GREED', {}, cast({}, draw(3), { do: 'draw', whose: 'opponent', n: 1 }));
  const at = (deckA: number, deckB: number) =>
    cast1(atMain({ cards: [greed], a: { hand: ['T-GREED'], deck: deckA }, b: { deck: deckB } }), 'T-GREED');
  const t = at(2, 1);
  deepEqual([t.result?.winners, t.result?.clause, t.a.count('hand'), t.b.count('hand')], [[1], 'FFT-113', 2, 1]);
  deepEqual(at(2, 0).result?.clause, 'FFT-117');
  deepEqual([at(3, 1).result, at(3, 1).a.count('hand')], [null, 3]);
  // “Up to”: it can be stopped before the deck is empty.
  const one: Effect = { do: 'may', then: [draw(), { do: 'may', then: [draw()] }] };
  const u = cast1(atMain({ cards: [summon('T-UPTO', {}, cast({}, one))], a: { hand: ['T-UPTO'], deck: 1 } }), 'T-UPTO');
  u.a.pick('yes').a.pick('no');
  deepEqual([u.result, u.a.count('hand'), u.a.count('deck')], [null, 1, 0]);
});

rule('FFT-R43 the two payments of the leaflet: 3 CP with one Fire for a Fire card, any 5 for a Light card', () => {
  const at = (hand: string, ...field: readonly string[]) => atMain({ cards: plainCards, a: { hand: [hand], field } }).a;
  at('F-fire', 'B-ice', 'B-water', 'B-fire').may('play:F-fire');
  at('F-fire', 'B-ice', 'B-water', 'B-wind').mayNot('play:F-fire', 'FFT-519');
  at('V1-H01', 'B-ice', 'B-water', 'B-wind', 'B-earth', 'B-fire').may('play:V1-H01');
  at('V1-H01', 'B-ice', 'B-water', 'B-wind', 'B-earth').mayNot('play:V1-H01', 'FFT-519');
});

rule('FFT-R44 the engine never passes for a player: priority is asked for though passing is the only answer', () => {
  const t = atMain({ a: {}, b: { hand: ['V1-F05'] } });
  deepEqual([asking(t), t.a.keys], [[0, 'priority'], ['pass']]);
  pass(t);
  deepEqual([asking(t), t.b.keys, t.own.phase], [[1, 'priority'], ['pass'], 'main']);
  // Nor does it answer for an EX Burst that can do nothing.
  const own = summon('T-OWN', {}, cast({ burst: true, declare: [choose('target', forwards('you'))] }, activate(target)));
  deepEqual(hit(atAttack({ cards: [own], a: { field: [PLAIN] }, b: { top: ['T-OWN'] } }), PLAIN).b.keys, ['useBurst', 'decline']);
});

rule('FFT-R45 two seats, no teams, no solo play and no clock; whoever runs out of time concedes', () => {
  deepEqual(game.seats, [2]);
  for (const options of [{ clock: 'per-move' }, { match: 3 }, { solo: true }, { teams: 2 }])
    throws(() => create(game, options as unknown as Partial<Options>, [anyList, anyList], 'x'), SetupError);
  for (const n of [1, 3]) throws(() => create(game, {}, new Array(n).fill(anyList), 'x'));
  const t = atMain();
  deepEqual(concede(t.game, t.state, 1).result?.winners, [0]);
});

rule('FFT-R46 between First Strike and the other damage nobody is asked, Back Attack or not', () => {
  const first = fwd('T-FIRST', 3000, { keywords: ['firstStrike'] });
  const back = fwd('T-BACK', 1000, { keywords: ['backAttack'] });
  const t = atAttack({ cards: [first, back], a: { field: ['T-FIRST'], hand: ['T-BACK'] }, b: { field: [PLAIN], hand: ['T-BACK'] } });
  block(attack(t, 'T-FIRST'), PLAIN);
  t.a.may('play:T-BACK');
  bothPass(t);
  // The very next ask: both have struck.
  deepEqual([asking(t), damageOn(t, 1, PLAIN), t.a.cards('breakZone')], [[0, 'priority'], 3000, ['T-FIRST']]);
  equal(resolveAll(t).a.count('field'), 0);
});
