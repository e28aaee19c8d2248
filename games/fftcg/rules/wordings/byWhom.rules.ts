/** What a card is safe from, by whom; damage another card deals, and damage that cannot be reduced. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  breaks,
  cast,
  choose,
  draw,
  dull,
  EOT,
  element,
  fieldAbility,
  forwards,
  freeze,
  card as make,
  put,
  removeFromGame,
  safeFrom,
  shield,
  takesLess,
  theirAbilities,
  theirSummons,
  theirTexts,
  them,
  this_,
  toHand,
} from '../../cards/make.ts';
import type { Effect } from '../../kinds.ts';
import { act, atMain, bothPass, damageOn, nextTurn, PLAIN, pass, resolveAll } from '../testing/scenarios.ts';
import { offered } from '../testing/shortcuts.ts';
import { BOLT, freely, fwd, onForward, print, summon, target } from '../testing/testCards.ts';

const DEEDS: readonly (readonly [string, Effect])[] = [
  ['dull', dull(target)],
  ['freeze', freeze(target)],
  ['break', breaks(target)],
  ['put', put(target)],
  ['return', toHand(target)],
  ['remove', removeFromGame(target)],
];
const safe = (deed: string, by = theirTexts) => fwd('T-SAFE', 5000, {}, fieldAbility(safeFrom(by, deed, this_)));
const there = (t: ReturnType<typeof atMain>, seat: 0 | 1) => {
  const [id] = t.seat(seat).ids('field');
  return id === undefined ? 'gone' : `${t.table.mark(id, 'dull')}${t.table.mark(id, 'frozen')}`;
};

for (const [deed, effect] of DEEDS) {
  rule(`FFT-1518 what the opponent's Summons cannot do (${deed}) is not done by them, and one's own still do it`, () => {
    const hit = onForward('T-HIT', effect);
    const theirs = atMain({ cards: [safe(deed), hit], a: { hand: ['T-HIT'] }, b: { field: ['T-SAFE'] } });
    bothPass(act(theirs, 'cast:T-HIT'));
    equal(there(theirs, 1), '00');
    const own = atMain({ cards: [safe(deed), hit], a: { hand: ['T-HIT'], field: ['T-SAFE'] } });
    bothPass(act(own, 'cast:T-HIT'));
    equal(there(own, 0) === '00', false);
  });
}

rule('FFT-1518 safe from Summons is not safe from abilities', () => {
  const breaker = fwd('T-BREAKER', 3000, {}, freely({ do: 'choose', name: 'target', from: forwards('opponent') }, breaks(target)));
  const t = atMain({ cards: [safe('break', theirSummons), breaker], a: { field: ['T-BREAKER'] }, b: { field: ['T-SAFE'] } });
  bothPass(t.a.pick('use:T-BREAKER#1'));
  if (t.ask !== 'priority') t.a.pick('choose:T-SAFE');
  deepEqual(t.b.cards('field'), []);
  const u = atMain({ cards: [safe('break', theirAbilities), breaker], a: { field: ['T-BREAKER'] }, b: { field: ['T-SAFE'] } });
  bothPass(u.a.pick('use:T-BREAKER#1'));
  if (u.ask !== 'priority') u.a.pick('choose:T-SAFE');
  deepEqual(u.b.cards('field'), ['T-SAFE']);
});

rule('FFT-1518 "cannot be broken by" does not keep it from damage that breaks it', () => {
  const t = atMain({ cards: [safe('break'), BOLT], a: { hand: ['T-BOLT'] }, b: { field: ['T-SAFE'] } });
  bothPass(act(t, 'cast:T-BOLT'));
  deepEqual(t.b.cards('breakZone'), ['T-SAFE']);
});

rule("FFT-807 an ability whose source has left as its cost is still the opponent's", () => {
  const bomb = fwd(
    'T-BOMB',
    3000,
    {},
    { ...freely({ do: 'break', what: forwards('opponent') }), cost: [{ do: 'spend', how: 'put', from: { self: true } }] },
  );
  const t = atMain({ cards: [safe('break', theirAbilities), bomb], a: { field: ['T-BOMB'] }, b: { field: ['T-SAFE'] } });
  bothPass(t.a.pick('use:T-BOMB#1'));
  deepEqual(t.b.cards('field'), ['T-SAFE']);
});

const SEIZE = summon('T-SEIZE', {}, cast({}, { do: 'control', what: forwards('opponent'), until: EOT }));

rule('FFT-1517 a stolen card that protects itself is protected from whoever is its opponent now', () => {
  const t = atMain({
    cards: [safe('choose', theirTexts), SEIZE, BOLT],
    a: { hand: ['T-SEIZE', 'T-BOLT'] },
    b: { hand: ['T-BOLT'], field: ['T-SAFE'] },
  });
  deepEqual(offered(t, 0, 'cast'), ['cast:T-SEIZE']);
  bothPass(act(t, 'cast:T-SEIZE'));
  deepEqual([t.a.cards('field'), offered(t, 0, 'cast'), offered(t.a.pick('pass'), 1, 'cast')], [['T-SAFE'], ['cast:T-BOLT'], []]);
});

rule('FFT-1517 and FFT-817 what a text has laid on it is about the opponent of whose text that was, whoever has the card', () => {
  const hide = onForward('T-HIDE', safeFrom(theirTexts, 'choose', target, EOT));
  const t = atMain({ cards: [hide, SEIZE, BOLT], a: { hand: ['T-HIDE', 'T-BOLT'], field: [PLAIN] }, b: { hand: ['T-SEIZE', 'T-BOLT'] } });
  bothPass(act(t, 'cast:T-HIDE'));
  bothPass(act(pass(t), 'cast:T-SEIZE'));
  deepEqual([t.b.cards('field'), offered(t, 0, 'cast'), offered(t.a.pick('pass'), 1, 'cast')], [[PLAIN], ['cast:T-BOLT'], []]);
});

rule('FFT-1517 laid on a card for a while it ends', () => {
  const hide = onForward('T-HIDE', safeFrom(theirTexts, 'choose', target, EOT));
  const t = atMain({ cards: [hide, BOLT], a: { hand: ['T-HIDE', 'T-BOLT'], field: [PLAIN] }, b: { hand: ['T-BOLT'] } });
  bothPass(act(t, 'cast:T-HIDE'));
  // Its controller can still choose it; the opponent has nothing to choose.
  deepEqual([offered(t, 0, 'cast'), offered(t.a.pick('pass'), 1, 'cast')], [['cast:T-BOLT'], []]);
  nextTurn(t);
  deepEqual(offered(t, 1, 'cast'), ['cast:T-BOLT']);
});

// ---------------------------------------------------------------- damage

const deals = (more: object = {}): Effect => ({
  do: 'damage',
  to: them('target'),
  by: them('dealer'),
  n: { stat: 'power', of: them('dealer') },
  ...more,
});
const SHOVE = summon(
  'T-SHOVE',
  {},
  cast({ declare: [choose('dealer', forwards('you')), choose('target', forwards('opponent'))] }, deals()),
);
const GLAD = fwd('T-GLAD', 4000, {}, { when: { on: 'deals', card: { self: true } }, do: [draw(1)] });

rule('FFT-836 another card deals the damage: it is its own power, and it is noticed as dealt by it', () => {
  const t = atMain({ cards: [SHOVE, GLAD], a: { hand: ['T-SHOVE'], field: ['T-GLAD'] }, b: { field: [PLAIN] } });
  resolveAll(act(t, 'cast:T-SHOVE'));
  deepEqual([damageOn(t, 1, PLAIN), t.a.count('hand')], [4000, 1]);
});

rule('FFT-836 if the dealer is gone when it resolves nothing is dealt', () => {
  const t = atMain({
    cards: [SHOVE, GLAD, onForward('T-OUT', toHand(target))],
    a: { hand: ['T-SHOVE'], field: ['T-GLAD'] },
    b: { field: [PLAIN], hand: ['T-OUT'] },
  });
  act(t, 'cast:T-SHOVE').a.pick('pass');
  resolveAll(act(t, 'cast:T-OUT', 'choose:T-GLAD'));
  equal(damageOn(t, 1, PLAIN), 0);
});

rule('FFT-R88 damage that cannot be reduced is neither reduced nor made nothing of, and uses up no shield', () => {
  const guard = fwd('T-GUARD', 9000, {}, takesLess(2000));
  const pierce = onForward('T-PIERCE', { do: 'damage', to: target, n: 3000, fixed: true });
  const cover = onForward('T-COVER', shield(target));
  const t = atMain({ cards: [guard, pierce, cover, BOLT], a: { hand: ['T-PIERCE', 'T-COVER', 'T-BOLT'] }, b: { field: ['T-GUARD'] } });
  bothPass(act(t, 'cast:T-COVER'));
  bothPass(act(t, 'cast:T-PIERCE'));
  equal(damageOn(t, 1, 'T-GUARD'), 3000);
  // The shield is still there for what can be reduced.
  bothPass(act(t, 'cast:T-BOLT'));
  if (t.ask === 'which') t.b.pick(t.b.keys[0]);
  equal(damageOn(t, 1, 'T-GUARD'), 3000);
});

rule('FFT-R88 damage that cannot be reduced can still be increased', () => {
  const frail = fwd('T-FRAIL', 9000, {}, takesLess(-1000));
  const t = atMain({
    cards: [frail, onForward('T-PIERCE', { do: 'damage', to: target, n: 3000, fixed: true })],
    a: { hand: ['T-PIERCE'] },
    b: { field: ['T-FRAIL'] },
  });
  bothPass(act(t, 'cast:T-PIERCE'));
  equal(damageOn(t, 1, 'T-FRAIL'), 4000);
});

// ---------------------------------------------------------------- whose field, and how many Light or Dark

const TAKE = summon(
  'T-TAKE',
  {},
  cast(
    { declare: [choose('target', { zone: 'breakZone', of: 'opponent', where: [{ trait: 'type', is: 'forward' }] })] },
    { do: 'enter', what: target, whose: 'you' },
  ),
);

rule("FFT-416 a card of the opponent's Break Zone played onto your field is yours, and goes to its owner's zones when it leaves", () => {
  const t = atMain({
    cards: [TAKE, onForward('T-KILL', breaks(target)), onForward('T-BACK', toHand(target))],
    a: { hand: ['T-TAKE', 'T-KILL'] },
    b: { breakZone: [PLAIN] },
  });
  bothPass(act(t, 'cast:T-TAKE'));
  deepEqual([t.a.cards('field'), t.b.cards('breakZone')], [[PLAIN], []]);
  nextTurn(t);
  deepEqual(t.a.cards('field'), [PLAIN]);
  nextTurn(t);
  bothPass(act(t, 'cast:T-KILL'));
  deepEqual([t.a.cards('field'), t.b.cards('breakZone'), t.a.cards('breakZone').includes(PLAIN)], [[], [PLAIN], false]);
});

const dark = (id: string, ...abilities: Parameters<typeof make>[4][]) =>
  make(id, id, 'forward', print(0, 5000, { elements: 'dark' }), ...abilities);
const MANY = dark('T-MANY', fieldAbility({ do: 'permit', deed: 'several', to: { of: 'you', where: [element('dark')] } }));
const LIGHT = make('T-LIGHT', 'Lit', 'forward', print(0, 5000, { elements: 'light' }));

rule('FFT-R90 a text lets its player have several Dark Characters, and no Light one beside them', () => {
  const t = atMain({ cards: [MANY, dark('T-D1'), dark('T-D2'), LIGHT], a: { field: ['T-MANY'], hand: ['T-D1', 'T-D2', 'T-LIGHT'] } });
  deepEqual(offered(t, 0, 'play'), ['play:T-D1', 'play:T-D2']);
  act(act(t, 'play:T-D1'), 'play:T-D2');
  equal(t.a.count('field'), 3);
});

rule('FFT-R90 without that text only one may be played; and when it goes, all of them go (FFT-1409)', () => {
  const t = atMain({
    cards: [MANY, dark('T-D1'), dark('T-D2'), onForward('T-KILL', breaks(target))],
    a: { field: ['T-MANY', 'T-D1', 'T-D2'], hand: ['T-KILL'] },
  });
  equal(t.a.count('field'), 3);
  bothPass(act(t, 'cast:T-KILL', 'choose:T-MANY'));
  deepEqual(t.a.cards('field'), []);
});
