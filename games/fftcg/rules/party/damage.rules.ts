/** FFT-1108 to FFT-1111, FFT-1118: what a party deals and takes. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, cannot, draw, EOT, gains, heads, this_ } from '../../cards/make.ts';
import { blocked, left, oddParty, partyCards } from '../testing/battles.ts';
import { asking, atAttack, attack, block, bothPass, damageOn, type Match, powerOf, resolveAll, stackOf } from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';
import { BOUNCE, fwd, STING, summon } from '../testing/testCards.ts';

rule('FFT-1108 and FFT-1109 the defending player divides the blocker’s damage in thousands, all of it', () => {
  const t = atAttack({ cards: partyCards, a: { field: ['T-4', 'T-5'] }, b: { field: ['T-6'] } });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-6');
  bothPass(t);
  deepEqual(asking(t), [1, 'distribute']);
  deepEqual(t.b.keys, ['share:T-4', ...[1000, 2000, 3000, 4000, 5000, 6000].map((n) => `share:T-4#${n}`)]);
  t.b.pick('share:T-4#3000');
  // The rest is the other's: nothing is left to say.
  deepEqual([damageOn(t, 0, 'T-4'), damageOn(t, 0, 'T-5')], [3000, 3000]);
});

rule('FFT-1109 more than a member can take may be given to it, and none to another', () => {
  const t = atAttack({ cards: partyCards, a: { field: ['T-4', 'T-5'] }, b: { field: ['T-6'] } });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-6');
  bothPass(t);
  t.b.pick('share:T-4#6000');
  deepEqual(t.a.cards('field'), ['T-5']);
  equal(damageOn(t, 0, 'T-5'), 0);
});

rule('FFT-1109 what is no multiple of 1000 goes with one of the shares; nobody gets less than 1000', () => {
  const t = atAttack({
    cards: [...partyCards, fwd('T-35', 3500, { elements: 'water' })],
    a: { field: ['T-4', 'T-5'] },
    b: { field: ['T-35'] },
  });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-35');
  bothPass(t);
  deepEqual(t.b.keys, ['share:T-4', ...[1000, 1500, 2000, 2500, 3500].map((n) => `share:T-4#${n}`)]);
  t.b.pick('share:T-4#2500');
  deepEqual([damageOn(t, 0, 'T-4'), damageOn(t, 0, 'T-5')], [2500, 1000]);
});

const heir = (id: string, power: number) =>
  fwd(id, power, {}, auto({ on: 'deals', card: { self: true } }, {}, gains(this_, { event: 'n' }, EOT)));

rule('FFT-1110 the damage to the blocker is one amount, and each member counts as having dealt all of it', () => {
  const t = atAttack({
    cards: [...partyCards, heir('T-ONE', 3000), heir('T-TWO', 2000)],
    a: { field: ['T-ONE', 'T-TWO'] },
    b: { field: ['T-10'] },
  });
  attack(t, 'T-ONE', 'T-TWO');
  block(t, 'T-10');
  bothPass(t);
  t.b.pick('share:T-ONE');
  equal(damageOn(t, 1, 'T-10'), 5000);
  // T-TWO is broken; T-ONE has dealt 5000.
  t.a.pick(t.a.keys[0]);
  resolveAll(t);
  equal(powerOf(t, 0, 'T-ONE'), 8000);
});

const slayer = (id: string, power: number, harmless = false) =>
  fwd(
    id,
    power,
    {},
    auto({ on: 'breaks', card: { self: true } }, {}, draw()),
    ...(harmless ? [{ when: { always: true as const }, do: [cannot('battleDamage', this_)] }] : []),
  );

rule('FFT-1110 one that cannot deal damage adds nothing, yet it has broken the blocker like every member', () => {
  const t = atAttack({
    cards: [...partyCards, slayer('T-ONE', 7000), slayer('T-HARMLESS', 9000, true), slayer('T-IDLE', 1000)],
    a: { field: ['T-ONE', 'T-HARMLESS', 'T-IDLE'] },
    b: { field: ['T-6'] },
  });
  attack(t, 'T-HARMLESS', 'T-ONE');
  block(t, 'T-6');
  bothPass(t);
  t.b.pick('share:T-ONE');
  deepEqual(t.b.cards('breakZone'), ['T-6']);
  if (t.ask === 'order') t.a.pick(t.a.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto']);

  // 7000 of 16000 are dealt: a blocker of 10000 stays.
  const u = atAttack({
    cards: [...partyCards, slayer('T-ONE', 7000), slayer('T-HARMLESS', 9000, true)],
    a: { field: ['T-ONE', 'T-HARMLESS'] },
    b: { field: ['T-10'] },
  });
  attack(u, 'T-HARMLESS', 'T-ONE');
  block(u, 'T-10');
  bothPass(u);
  u.b.pick('share:T-ONE');
  equal(damageOn(u, 1, 'T-10'), 7000);
  equal(u.a.count('stack'), 0);
});

rule('FFT-1111 a party that is not blocked deals one point in total', () => {
  const t = atAttack({ cards: partyCards, a: { field: ['T-4', 'T-5', 'V1-F08'] } });
  attack(t, 'T-4', 'T-5', 'V1-F08');
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
});

const hitter = (id: string) => fwd(id, 3000, {}, auto(heads.hit, {}, draw()));

rule('FFT-1118 the one point of an unblocked party is dealt by each member', () => {
  const t = atAttack({ cards: [...partyCards, hitter('T-H1'), hitter('T-H2')], a: { field: ['T-H1', 'T-H2', 'T-4'] } });
  attack(t, 'T-H1', 'T-4', 'T-H2');
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
  t.a.pick(t.a.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto']);
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

rule('FFT-1118 the point was dealt though its EX Burst returns the attacker (FFT-1222)', () => {
  const gate = summon(
    'T-GATE',
    {},
    { when: { use: ['cast'] }, zones: ['stack'], declare: BOUNCE.abilities[0].declare, do: BOUNCE.abilities[0].do, notes: { burst: true } },
  );
  const t = atAttack({ cards: [...partyCards, hitter('T-H1'), gate], a: { field: ['T-H1'] }, b: { top: ['T-GATE'] } });
  attack(t, 'T-H1');
  bothPass(t);
  bothPass(t);
  t.b.pick('useBurst');
  deepEqual(t.a.cards('hand'), ['T-H1']);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

rule('FFT-R26 all of it in thousands, more than enough if so wished; an odd rest goes with one of the shares', () => {
  const shares = (t: Match) => bothPass(block(attack(t, 'T-2', 'T-3'), 'T-ODD')).b.keys;
  const t = atAttack({ cards: oddParty, a: { field: ['T-2', 'T-3'] }, b: { field: ['T-ODD'] } });
  const numbers = shares(t).map((k) => Number(k.split('#')[1] ?? 0));
  deepEqual(asking(t), [1, 'distribute']);
  // Each of them leaves 0 or at least 1000 for the other, and only one part is odd.
  const thousands = [0, 1, 2, 3, 4, 5, 6].map((n) => n * 1000);
  deepEqual(
    numbers.toSorted((x, y) => x - y),
    [...thousands, ...thousands.slice(1).map((n) => n + 500), 7500].toSorted((x, y) => x - y),
  );
  t.b.pick('share:T-2#6500');
  deepEqual([t.a.cards('breakZone'), damageOn(t, 0, 'T-3'), damageOn(t, 1, 'T-ODD')], [['T-2'], 1000, 5000]);
});

rule('FFT-R26 it is divided when the blocker deals its damage: after First Strike', () => {
  const t = atAttack({ cards: oddParty, a: { field: ['T-FS', 'T-FS'] }, b: { field: ['T-ODD'] } });
  bothPass(block(attack(t, 'T-FS', 'T-FS'), 'T-ODD'));
  deepEqual([asking(t), damageOn(t, 1, 'T-ODD'), t.a.count('field')], [[1, 'distribute'], 2000, 2]);
});

rule('FFT-R66 each member of an unblocked party has dealt the one point', () => {
  const t = hit(
    atAttack({ cards: [STING], options: { triggerOrder: 'auto' }, a: { field: ['T-STING', 'T-STING', 'T-STING'] } }),
    'T-STING',
    'T-STING',
    'T-STING',
  );
  deepEqual([stackOf(t), t.b.count('damage')], [['auto', 'auto', 'auto'], 1]);
  equal(resolveAll(t).a.count('hand'), 3);
});

rule('FFT-E8 a party of 4000 and 5000 blocked by 6000: the blocker breaks, and one of the members at most', () => {
  const shared = (n: number) => {
    const t = blocked(['T-4', 'T-5'], 'T-6');
    t.b.pick(`share:T-4#${n}`);
    return t;
  };
  deepEqual(left(shared(4000)), [['T-5'], []]);
  equal(damageOn(shared(4000), 0, 'T-5'), 2000);
  deepEqual(left(shared(1000)), [['T-4'], []]);
  equal(damageOn(shared(1000), 0, 'T-4'), 1000);
  deepEqual(left(shared(3000)), [['T-4', 'T-5'], []]);
  deepEqual([damageOn(shared(3000), 0, 'T-4'), damageOn(shared(3000), 0, 'T-5')], [3000, 3000]);
  // No way to break both.
  for (const n of [1000, 2000, 3000, 4000, 5000, 6000]) equal(left(shared(n))[0].length >= 1, true);
});

rule('FFT-E19 a party of 3000 and 4000 blocked by 6000', () => {
  const two = blocked(['T-3', 'T-4'], 'T-6');
  two.b.pick('share:T-3#2000');
  deepEqual(left(two), [['T-3'], []]);
  equal(damageOn(two, 0, 'T-3'), 2000);
  const three = blocked(['T-3', 'T-4'], 'T-6');
  three.b.pick('share:T-3#3000');
  deepEqual(left(three), [['T-4'], []]);
  equal(damageOn(three, 0, 'T-4'), 3000);
});

rule('FFT-E48 an unblocked party of V1-W05 and V1-W09: one point, and three cards from the deck on resolution', () => {
  const t = atAttack({ a: { field: ['V1-W05', 'V1-W09'] } });
  const deck = t.b.count('deck');
  hit(t, 'V1-W05', 'V1-W09');
  deepEqual([t.b.count('damage'), t.b.count('deck')], [1, deck - 1]);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  deepEqual([t.b.count('breakZone'), t.b.count('deck')], [3, deck - 4]);
});
