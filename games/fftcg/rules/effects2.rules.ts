/** FFT-1508 to FFT-1512: replacements. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, breaks, cast, draw, EOT, forwards, heads } from '../cards/make.ts';
import type { Ability } from '../kinds.ts';
import { backup, fwd, HURT, onForward, summon, target } from './cardsOfTests.ts';
import { cast1 } from './situations.ts';
import { asking, atAttack, atMain, attack, block, bothPass, damageOn, nextTurn, PLAIN, stackOf } from './table.ts';

const self = { self: true } as const;
/** Damage that would be dealt to it is so much more (or less) instead. */
const more = (n: number): Ability => ({ when: { instead: 'damage', card: self, with: [], less: -n }, do: [] });
const zero: Ability = { when: { instead: 'damage', card: self, with: [{ type: 'damage', n: 0 }] }, do: [] };
const noticed = auto({ on: 'damage', card: self }, {}, draw());
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
