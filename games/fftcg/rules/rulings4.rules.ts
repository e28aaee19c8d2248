/** FFT-R47 to FFT-R57: the End Phase, limits, when Summons are cast, replacements, discards, loops. */

import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  activate,
  auto,
  card,
  cast,
  characters,
  choose,
  damage,
  draw,
  dull,
  dullIcon,
  EOT,
  enters,
  forwards,
  heads,
  sacrifice,
  this_,
} from '../cards/make.ts';
import type { Effect } from '../kinds.ts';
import { backup, fwd, onForward, RAISE, summon, target } from './cardsOfTests.ts';
import { cast1 } from './situations.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  bothPass,
  damageOn,
  isDull,
  type Match,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  pay,
  resolveAll,
  stackOf,
  step,
} from './table.ts';

const itself = { event: true } as const;

rule('FFT-R47 what the hand limit triggers is done after the cleaning up, and the hand is not reduced again', () => {
  const unhurt: Effect = { do: 'if', cond: { not: { exists: forwards('any', { mark: 'damage', atLeast: 1 }) } }, then: [draw(3)] };
  const box = backup('T-BOX', {}, auto({ on: 'move', why: 'discard', seat: 'you' }, {}, unhurt));
  const t = atMain({ cards: [box], a: { field: ['T-BOX', { card: PLAIN, damage: 3000 }], hand: new Array<string>(6).fill('V1-F12') } });
  for (let i = 0; i < 20 && t.ask !== 'excess'; i++) step(t);
  deepEqual([t.own.turns, damageOn(t, 0, PLAIN), t.a.count('hand')], [3, 3000, 6]);
  nextTurn(t);
  deepEqual([t.own.turns, damageOn(t, 0, PLAIN), t.a.count('hand'), t.a.count('breakZone')], [4, 0, 8, 1]);
});

rule('FFT-R48 an effect plays a second Character of a name: all go, and what their entering triggered is done', () => {
  const named = card('T-ONE', 'Only One', 'forward', { elements: 'fire', cost: 0, category: 'TEST', power: 3000 }, enters({}, draw()));
  const t = atMain({ cards: [named, RAISE], a: { field: ['T-ONE', PLAIN], breakZone: ['T-ONE'], hand: ['T-RAISE'] } });
  cast1(t, 'T-RAISE');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').toSorted(), stackOf(t)], [[PLAIN], ['T-ONE', 'T-ONE', 'T-RAISE'], ['auto']]);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
});

rule('FFT-R49 both losses in one check: a draw; points one after the other: whose loss is found first', () => {
  const wound = (whose: 'you' | 'opponent'): Effect => ({ do: 'wound', whose, n: 1 });
  const cards = [
    summon('T-DRAWS', {}, cast({}, draw(), { do: 'draw', whose: 'opponent', n: 1 })),
    summon('T-WOUNDS', {}, cast({}, wound('opponent'), wound('you'))),
    summon('T-BACKWARDS', {}, cast({}, wound('you'), wound('opponent'))),
  ];
  const at = (id: string, deck?: number) =>
    cast1(
      atMain({
        cards,
        a: { hand: [id], damage: 6, ...(deck !== undefined && { deck }) },
        b: { damage: 6, ...(deck !== undefined && { deck }) },
      }),
      id,
    ).result;
  deepEqual([at('T-DRAWS', 0)?.winners, at('T-DRAWS', 0)?.clause], [[0, 1], 'FFT-117']);
  deepEqual([at('T-WOUNDS')?.winners, at('T-WOUNDS')?.clause], [[0], 'FFT-112']);
  deepEqual(at('T-BACKWARDS')?.winners, [1]);
});

rule('FFT-R50 a Summon is cast with priority in a Main or Attack Phase, and at no other ask of a turn', () => {
  const chime = backup(
    'T-CHIME',
    {},
    auto(heads.endOfYourTurn, {}, { do: 'may', then: [draw()] }),
    auto(heads.yourMain1, {}, { do: 'may', then: [draw()] }),
  );
  const free = onForward('T-FREE', damage(target, 1000));
  const hand = ['T-FREE', ...new Array<string>(4).fill('V1-F12')];
  const t = atMain({ cards: [chime, free], a: { field: ['T-CHIME', 'V1-E02'], hand }, b: { field: [PLAIN], hand: ['T-FREE'] } });
  const seen = new Map<string, boolean>();
  for (let i = 0; i < 200 && t.own.turns < 6; i++) {
    const seat = t.asked[0];
    const keys = t.seat(seat).keys;
    const at = `${t.own.phase}/${t.ask}`;
    const can = keys.includes('cast:T-FREE');
    ok(!seen.has(at) || seen.get(at) === can, at);
    seen.set(at, can);
    if (keys.includes('attack:V1-E02')) t.pick(seat, 'attack:V1-E02');
    else step(t);
  }
  deepEqual(
    [...seen].filter(([, can]) => can).map(([at]) => at),
    ['main/priority', 'attack/priority'],
  );
  // Asked in the middle of a resolution, at the block and in the End Phase as well, but not for a Summon.
  for (const at of ['main/may', 'attack/attack', 'attack/block', 'end/may', 'end/excess']) equal(seen.get(at), false, at);
});

rule('FFT-R51 a number is named on resolution; one of several deeds on declaration', () => {
  const t = atMain({ a: { field: ['V1-I15', 'V1-I12'] }, b: { field: [PLAIN, 'V1-E02'] } });
  act(t, 'use:V1-I15#1');
  deepEqual([asking(t), stackOf(t)], [[0, 'priority'], ['action']]);
  bothPass(t);
  t.a.may('number#3').pick('number#3');
  deepEqual([isDull(t, 1, PLAIN), isDull(t, 1, 'V1-E02')], [true, false]);
  const u = atMain({
    a: { hand: ['V1-I18', 'V1-I12', 'V1-I12'] },
    b: { hand: ['V1-F01', 'V1-F02', 'V1-F03'], field: [{ card: PLAIN, dull: true }] },
  });
  u.a.pick('cast:V1-I18').a.may('mode1').may('mode2').pick('mode1');
  pay(u);
  equal(asking(u)[1], 'priority');
  bothPass(u);
  deepEqual(asking(u)[0], 1);
});

const KEEPER = backup(
  'T-KEEPER',
  {},
  {
    when: { instead: 'move', card: characters('any'), from: 'field', to: 'breakZone', may: true, with: [{ type: 'move', to: 'removed' }] },
    do: [],
  },
);

rule('FFT-R52 “may be removed instead” is decided for every Character of either field; it never reaches the Break Zone', () => {
  const all = summon('T-ALL', {}, cast({}, damage(forwards('any'), 4000)));
  const t = atMain({ cards: [KEEPER, all], a: { field: ['V1-A04'], hand: ['T-ALL'] }, b: { field: ['T-KEEPER', 'V1-W07'] } });
  cast1(t, 'T-ALL');
  // The keeper’s controller is asked for both, one after the other.
  equal(t.asked[0], 1);
  t.b.may('decline').pick(t.b.keys.find((k) => k !== 'decline')!);
  equal(t.asked[0], 1);
  t.b.pick('decline');
  const gone = [t.a.cards('removed'), t.b.cards('removed')].map((cards) => cards.filter((id) => ['V1-A04', 'V1-W07'].includes(id)));
  const broken = [t.a.cards('breakZone'), t.b.cards('breakZone')].map((cards) => cards.filter((id) => ['V1-A04', 'V1-W07'].includes(id)));
  equal(gone.flat().length, 1);
  equal(broken.flat().length, 1);
  // Salt Dancer draws only if it has reached the Break Zone.
  deepEqual(stackOf(t), gone[0].length === 1 ? [] : ['auto']);
});

rule('FFT-R52 a cost that puts it into the Break Zone is paid all the same', () => {
  const t = atMain({ cards: [KEEPER], a: { field: ['T-KEEPER', 'V1-F11'] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-F11#1');
  t.a.pick(t.a.keys.find((k) => k !== 'decline')!);
  deepEqual([t.a.cards('removed').includes('V1-F11'), t.a.cards('breakZone'), stackOf(t)], [true, [], ['action']]);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 3000);
});

rule('FFT-R53 dull icon and its own Break Zone are paid together; the ability knows it as it last was', () => {
  const monk = fwd(
    'T-MONK',
    4000,
    {},
    action(
      { cost: [dullIcon, sacrifice], declare: [choose('target', forwards('opponent'))] },
      damage(target, { stat: 'power', of: this_ }),
    ),
  );
  const up = onForward('T-UP', { do: 'gain', to: target, stat: 'power', add: 1000, until: EOT });
  const t = atMain({ cards: [monk, up], a: { field: ['T-MONK'], hand: ['T-UP'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-UP', 'choose:T-MONK');
  act(t, 'use:T-MONK#1');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').includes('T-MONK'), stackOf(t)], [[], true, ['action']]);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 5000);
  // A dull one cannot pay, though it could be put away.
  atMain({ cards: [monk], a: { field: [{ card: 'T-MONK', dull: true }] }, b: { field: [PLAIN] } }).a.mayNot('use:T-MONK', 'FFT-515');
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

rule('FFT-R55 who discards chooses; at random nobody does', () => {
  const cards = [
    summon('T-MAKE', {}, cast({}, { do: 'discard', whose: 'opponent', n: 1 })),
    summon('T-CHANCE', {}, cast({}, { do: 'discard', whose: 'opponent', n: 1, random: true })),
  ];
  const at = (id: string) => cast1(atMain({ cards, a: { hand: [id] }, b: { hand: ['V1-F01', 'V1-F02', 'V1-F03'] } }), id);
  const t = at('T-MAKE');
  deepEqual([t.asked, t.a.keys, t.b.keys.length], [[1], [], 3]);
  t.b.pick('choose:V1-F02');
  deepEqual(t.b.cards('breakZone'), ['V1-F02']);
  const u = at('T-CHANCE');
  deepEqual([asking(u), u.b.count('hand'), u.b.count('breakZone')], [[0, 'priority'], 2, 1]);
});

rule('FFT-R56 the limits on names and on Light and Dark go by what a card is now', () => {
  const named = (id: string) => card(id, id, 'forward', { elements: 'fire', cost: 0, category: 'TEST', power: 3000 });
  const mask = onForward('T-MASK', { do: 'gain', to: target, trait: 'name', also: 'T-ANNA', until: EOT });
  const halo = onForward('T-HALO', { do: 'gain', to: target, trait: 'element', set: 'light', until: EOT });
  const cards = [named('T-ANNA'), named('T-BERT'), mask, halo];
  const t = atMain({ cards, a: { field: ['T-ANNA', 'T-BERT', PLAIN], hand: ['T-MASK'] } });
  cast1(t, 'T-MASK', 'choose:T-BERT');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').toSorted()], [[PLAIN], ['T-ANNA', 'T-BERT', 'T-MASK']]);
  const u = atMain({ cards, a: { field: ['V1-H03', 'T-BERT', PLAIN], hand: ['T-HALO', 'V1-D03'] } });
  cast1(u, 'T-HALO', 'choose:T-BERT');
  deepEqual([u.a.cards('field'), u.a.cards('breakZone').toSorted()], [[PLAIN], ['T-BERT', 'T-HALO', 'V1-H03']]);
});

// Each sets off the other, for ever, and there is nothing to choose.
const SLEEP = backup('T-SLEEP', {}, auto({ on: 'activate', card: forwards('any') }, {}, dull(itself)));
const WAKE = backup('T-WAKE', {}, auto({ on: 'dull', card: forwards('any') }, {}, activate(itself)));

/** Everybody passes; how often until the match was over. */
function passes(t: Match, most: number): number {
  let n = 0;
  for (; n < most && !t.result; n++) pass(t);
  return n;
}

rule('FFT-1412 and FFT-R57 two auto-abilities that set each other off for ever, and nobody can stop it: the match is a draw', () => {
  const t = attack(atAttack({ cards: [SLEEP, WAKE], a: { field: ['T-SLEEP', 'T-WAKE', 'V1-E02'] }, b: {} }), 'V1-E02');
  // The attack dulled it; from here on it turns and turns.
  for (const asleep of [true, false, true, false]) {
    deepEqual([isDull(t, 0, 'V1-E02'), stackOf(t), t.a.keys], [asleep, ['auto'], ['pass']]);
    bothPass(t);
  }
  equal(t.result, null);
  const n = passes(t, 1000);
  deepEqual(t.result, { winners: [0, 1], clause: 'FFT-1412', reason: 'loop' });
  ok(n > 50 && n < 400, `${n} passes`);
});

rule('FFT-1412 and FFT-R57 a loop in which something grows never repeats itself: after a thousand rounds it is a draw', () => {
  const grow = fwd(
    'T-GROW',
    1000,
    {},
    auto({ on: 'counter', card: this_ }, {}, { do: 'counter', to: this_, counter: 'seed' }),
    enters({}, { do: 'counter', to: this_, counter: 'seed' }),
  );
  const t = act(atMain({ cards: [grow], a: { hand: ['T-GROW'] } }), 'play:T-GROW');
  passes(t, 200);
  // A hundred rounds, each with a counter more, and nobody had anything to decide since the Character was played.
  deepEqual([t.result, markOf(t, 0, 'T-GROW', 'seed'), t.state.forced], [null, 100, 200]);
  // The same 850 rounds later.
  t.state.forced = 1900;
  equal(passes(t, 50), 50);
  deepEqual([t.result], [null]);
  equal(passes(t, 200), 51);
  deepEqual([t.result?.winners, t.result?.clause], [[0, 1], 'FFT-1412']);
});

rule('FFT-R57 a loop somebody could stop is no draw: they are asked in every round', () => {
  const stop = summon('T-STOP', {}, cast({}, { do: 'put', what: characters('any', { trait: 'type', is: 'backup' }) }));
  const t = attack(
    atAttack({ cards: [SLEEP, WAKE, stop], a: { field: ['T-SLEEP', 'T-WAKE', 'V1-E02'] }, b: { hand: ['T-STOP'] } }),
    'V1-E02',
  );
  for (let i = 0; i < 200; i++) {
    t.a.pick('pass');
    t.b.may('cast:T-STOP').pick('pass');
  }
  equal(t.result, null);
  pass(t);
  t.b.pick('cast:T-STOP');
  resolveAll(t);
  deepEqual([t.a.cards('field'), stackOf(t), t.result], [['V1-E02'], [], null]);
});
