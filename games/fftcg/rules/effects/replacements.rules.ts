/** FFT-1508 to FFT-1512: replacements. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Ability } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { auto, breaks, cast, characters, damage, draw, EOT, forwards, heads, shield } from '../../cards/make.ts';
import { act, asking, atAttack, atMain, attack, block, bothPass, damageOn, nextTurn, PLAIN, stackOf, step } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, fwd, HURT, hurt, onForward, summon, target } from '../testing/testCards.ts';

const hurts = [HURT(1), HURT(2), HURT(3), HURT(7)];

/** Forwards that would be put from the field into the Break Zone are removed from the game instead. */
const VOID = backup(
  'T-VOID',
  {},
  { when: { instead: 'move', card: forwards('any'), from: 'field', to: 'breakZone', with: [{ type: 'move', to: 'removed' }] }, do: [] },
);
const ASHES = fwd('T-ASHES', 3000, {}, auto(heads.breakZone, {}, draw()));

rule('FFT-1508 what was replaced never happened', () => {
  const t = atMain({ cards: [...hurts, VOID, ASHES], a: { hand: ['T-HURT3'] }, b: { field: ['T-ASHES', 'T-VOID'] } });
  cast1(t, 'T-HURT3');
  deepEqual([t.b.cards('breakZone'), t.b.cards('removed').includes('T-ASHES')], [[], true]);
  // It was not put into the Break Zone: nothing triggers.
  deepEqual(stackOf(t), []);
});

rule('FFT-1508 a replacement must exist before the event', () => {
  const t = atMain({
    cards: [...hurts, VOID, ASHES],
    a: { hand: ['T-HURT3', 'T-HURT2', 'T-VOID'], field: ['T-ASHES'] },
    b: { field: [PLAIN] },
  });
  cast1(t, 'T-HURT3', 'choose:T-ASHES');
  deepEqual(t.a.cards('breakZone'), ['T-HURT3', 'T-ASHES']);
  bothPass(t);
  t.a.pick('play:T-VOID');
  // What lies in the Break Zone by then stays there.
  deepEqual(t.a.cards('breakZone'), ['T-HURT3', 'T-ASHES']);
});

const self = { self: true } as const;

rule('FFT-1508 it changes part of an event: the other cards of it are not meant', () => {
  const wipe = summon('T-WIPE', {}, cast({}, breaks(forwards('any'))));
  const shy = fwd(
    'T-SHY',
    4000,
    {},
    { when: { instead: 'move', card: self, from: 'field', to: 'breakZone', with: [{ type: 'move', to: 'hand' }] }, do: [] },
  );
  const t = atMain({ cards: [wipe, shy, ASHES], a: { hand: ['T-WIPE'] }, b: { field: ['T-SHY', 'T-ASHES'] } });
  cast1(t, 'T-WIPE');
  deepEqual([t.b.cards('hand'), t.b.cards('breakZone')], [['T-SHY'], ['T-ASHES']]);
});

rule('FFT-1508 one that says "may" is decided by its controller', () => {
  const keeper = backup(
    'T-KEEPER',
    {},
    {
      when: { instead: 'move', card: forwards('any'), from: 'field', to: 'breakZone', may: true, with: [{ type: 'move', to: 'removed' }] },
      do: [],
    },
  );
  for (const yes of [true, false]) {
    const t = atMain({ cards: [...hurts, keeper, ASHES], a: { hand: ['T-HURT3'], field: ['T-ASHES'] }, b: { field: ['T-KEEPER'] } });
    cast1(t, 'T-HURT3');
    equal(t.asked[0], 1);
    t.b.may('decline');
    t.b.pick(yes ? t.b.keys.find((k) => k !== 'decline')! : 'decline');
    equal(t.a.cards('removed').includes('T-ASHES'), yes);
    deepEqual(stackOf(t), yes ? [] : ['auto']);
  }
});

/** Damage that would be dealt to it is so much more (or less) instead. */
const more = (n: number): Ability => ({ when: { instead: 'damage', card: self, with: [], less: -n }, do: [] });

rule('FFT-1509 a replacement is applied once at most to an event and what comes of it', () => {
  const frail = fwd('T-FRAIL', 9000, {}, more(1000));
  const t = atMain({ cards: [...hurts, frail], a: { hand: ['T-HURT3', 'T-HURT2'] }, b: { field: ['T-FRAIL'] } });
  cast1(t, 'T-HURT3');
  equal(damageOn(t, 1, 'T-FRAIL'), 4000);
  cast1(t, 'T-HURT2');
  equal(damageOn(t, 1, 'T-FRAIL'), 7000);

  // Two of them are two replacements.
  const double = fwd('T-DOUBLE', 9000, {}, more(1000), more(2000));
  const u = atMain({ cards: [...hurts, double], a: { hand: ['T-HURT3'] }, b: { field: ['T-DOUBLE'] } });
  cast1(u, 'T-HURT3');
  if (u.ask === 'which') u.b.pick(u.b.keys[0]);
  equal(damageOn(u, 1, 'T-DOUBLE'), 6000);
});

const zero: Ability = { when: { instead: 'damage', card: self, with: [{ type: 'damage', n: 0 }] }, do: [] };
const noticed = auto({ on: 'damage', card: self }, {}, draw());

rule('FFT-1510 the order of several replacements is chosen by the controller of the affected card', () => {
  const torn = fwd('T-TORN', 9000, {}, more(1000), zero, noticed);
  // On the turn player's card and on the other's, whoever deals the damage.
  for (const seat of [0, 1]) {
    const field = { field: ['T-TORN'] };
    const t = atMain({ cards: [...hurts, torn], a: { hand: ['T-HURT7'], ...(seat === 0 && field) }, b: seat === 1 ? field : {} });
    cast1(t, 'T-HURT7');
    deepEqual(asking(t), [seat, 'which']);
    equal(t.seat(seat).keys.length, 2);
  }
});

rule('FFT-1511 damage is changed with signed numbers; what ends at 0 or less is not dealt', () => {
  const odd = fwd('T-ODD', 9000, {}, more(-3000), more(2000), noticed);
  for (const first of [0, 1]) {
    const t = atMain({ cards: [...hurts, odd], a: { hand: ['T-HURT2'] }, b: { field: ['T-ODD'] } });
    cast1(t, 'T-HURT2');
    t.b.pick(t.b.keys[first]);
    // 2000 − 3000 + 2000, in either order, and never 2000 after a stop at 0.
    equal(damageOn(t, 1, 'T-ODD'), 1000);
    deepEqual(stackOf(t), ['auto']);
  }
  const u = atMain({ cards: [...hurts, odd], a: { hand: ['T-HURT1'] }, b: { field: ['T-ODD'] } });
  cast1(u, 'T-HURT1');
  u.b.pick(u.b.keys[0]);
  equal(damageOn(u, 1, 'T-ODD'), 0);
  deepEqual(stackOf(u), []);
});

rule('FFT-1511 battle damage is changed in the same way', () => {
  const tough = fwd('T-TOUGH', 5000, { elements: 'water' }, more(-3000));
  const t = atAttack({ cards: [tough], a: { field: ['V1-F02'] }, b: { field: ['T-TOUGH'] } });
  attack(t, 'V1-F02');
  block(t, 'T-TOUGH');
  bothPass(t);
  deepEqual([damageOn(t, 1, 'T-TOUGH'), damageOn(t, 0, 'V1-F02')], [3000, 5000]);
});

const SHIELD = onForward('T-SHIELD', { do: 'grant', to: target, ability: zero, until: [{ uses: 1 }, EOT] });

rule('FFT-1512 "the next damage" is used up by the first event it is applied to', () => {
  const t = atMain({ cards: [...hurts, SHIELD], a: { hand: ['T-SHIELD', 'T-HURT1', 'T-HURT3', 'T-HURT2'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-SHIELD');
  cast1(t, 'T-HURT1');
  equal(damageOn(t, 1, PLAIN), 0);
  cast1(t, 'T-HURT3');
  equal(damageOn(t, 1, PLAIN), 3000);
});

rule('FFT-1512 two shields are two, and an unused one is gone with the turn (FFT-R35)', () => {
  const t = atMain({
    cards: [...hurts, SHIELD],
    a: { hand: ['T-SHIELD', 'T-SHIELD', 'T-HURT1', 'T-HURT2', 'T-HURT3'] },
    b: { field: [PLAIN] },
  });
  cast1(t, 'T-SHIELD');
  cast1(t, 'T-SHIELD');
  cast1(t, 'T-HURT1');
  cast1(t, 'T-HURT2');
  equal(damageOn(t, 1, PLAIN), 0);
  cast1(t, 'T-HURT3');
  equal(damageOn(t, 1, PLAIN), 3000);

  const u = atMain({ cards: [...hurts, SHIELD], a: { hand: ['T-SHIELD'] }, b: { field: [PLAIN], hand: ['T-HURT3'] } });
  cast1(u, 'T-SHIELD');
  nextTurn(u);
  for (let i = 0; i < 10 && u.ask !== 'priority'; i++) u.pick(u.asked[0], u.seat(u.asked[0]).keys[0]);
  cast1(u, 'T-HURT3');
  equal(damageOn(u, 1, PLAIN), 3000);
});

rule('FFT-1510 and FFT-1511 a field ability of another card replaces as well', () => {
  const wall = backup('T-WALL', {}, { when: { instead: 'damage', card: forwards('you'), with: [], less: 1000 }, do: [] });
  const t = atMain({ cards: [...hurts, wall], a: { hand: ['T-HURT3', 'T-HURT2'], field: ['V1-F08'] }, b: { field: [PLAIN, 'T-WALL'] } });
  cast1(t, 'T-HURT3', `choose:${PLAIN}`);
  equal(damageOn(t, 1, PLAIN), 2000);
  cast1(t, 'T-HURT2', 'choose:V1-F08');
  equal(damageOn(t, 0, 'V1-F08'), 2000);
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

rule('FFT-E39 7000 damage, "+1000" and "becomes 0": the affected controller orders, 0 or 1000', () => {
  const torn = fwd(
    'T-TORN',
    9000,
    {},
    { when: { instead: 'damage', card: { self: true }, with: [], less: -1000 }, do: [] },
    { when: { instead: 'damage', card: { self: true }, with: [{ type: 'damage', n: 0 }] }, do: [] },
    auto({ on: 'damage', card: { self: true } }, {}, draw()),
  );
  const dealt = (first: number) => {
    const t = atMain({ cards: [torn, onForward('T-HURT', damage(target, 7000))], a: { hand: ['T-HURT'] }, b: { field: ['T-TORN'] } });
    cast1(t, 'T-HURT');
    deepEqual(asking(t), [1, 'which']);
    t.b.pick(t.b.keys[first]);
    return [damageOn(t, 1, 'T-TORN'), stackOf(t).length];
  };
  // First the increase, then 0: no damage, no trigger. First 0, then the increase: 1000.
  deepEqual(dealt(0), [0, 0]);
  deepEqual(dealt(1), [1000, 1]);
});
