/** FFT-1304 to FFT-1310: First Strike. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, cast, choose, damage, draw, forwards, gains, gainsKeyword, heads, this_, whileTrue } from '../../cards/make.ts';
import { blocked, left, strikeCards, swift } from '../testing/battles.ts';
import { act, asking, atAttack, attack, block, bothPass, damageOn, hasKeyword, PLAIN, resolveAll, stackOf } from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';
import { fwd, summon, target } from '../testing/testCards.ts';

const battle = (a: string, b: string, more: readonly Parameters<typeof fwd>[0][] = []) => {
  const t = atAttack({ cards: strikeCards, a: { field: [a, ...more] }, b: { field: [b] } });
  attack(t, a);
  block(t, b);
  return bothPass(t);
};

rule('FFT-1304 and FFT-1305 First Strike deals its damage first; what it breaks deals none', () => {
  const t = battle('T-S5', 'T-5');
  deepEqual(t.b.cards('breakZone'), ['T-5']);
  equal(damageOn(t, 0, 'T-S5'), 0);
  equal(t.b.count('damage'), 0);
});

rule('FFT-1304 and FFT-1305 also for a blocker; one that survives strikes back', () => {
  const t = battle('T-5', 'T-S5');
  deepEqual(t.a.cards('breakZone'), ['T-5']);
  equal(damageOn(t, 1, 'T-S5'), 0);

  const u = battle('T-6', 'T-S5');
  deepEqual(u.b.cards('breakZone'), ['T-S5']);
  equal(damageOn(u, 0, 'T-6'), 5000);
});

rule('FFT-1306 if both have First Strike, or neither, damage is simultaneous', () => {
  const both = battle('T-S5', 'T-S5');
  deepEqual([both.a.cards('breakZone'), both.b.cards('breakZone')], [['T-S5'], ['T-S5']]);
  const neither = battle('T-5', 'T-5');
  deepEqual([neither.a.cards('breakZone'), neither.b.cards('breakZone')], [['T-5'], ['T-5']]);
});

rule('FFT-1307 between the two nobody may act, and what the first damage triggered is placed with the second', () => {
  // Losing a Forward draws; First Strike breaks one of two attackers, whose companion then strikes back.
  const salt = (id: string, power: number) => fwd(id, power, {}, auto(heads.breakZone, {}, draw()));
  const guard = fwd('T-GUARD', 4000, { keywords: ['firstStrike'] }, auto(heads.breakZone, {}, draw()));
  const t = atAttack({
    cards: [...strikeCards, salt('T-SALT', 4000), guard],
    a: { field: ['T-SALT', 'T-5'], hand: ['V1-F16', 'V1-F01'] },
    b: { field: ['T-GUARD'], hand: ['V1-F16', 'V1-F01'] },
  });
  attack(t, 'T-SALT', 'T-5');
  block(t, 'T-GUARD');
  bothPass(t);
  deepEqual(asking(t), [1, 'distribute']);
  t.b.pick('share:T-SALT#4000');
  // No window in between: both have gone by the next question, and both triggers lie on the stack, the turn player's below.
  deepEqual(asking(t), [0, 'priority']);
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['T-SALT'], ['T-GUARD']]);
  deepEqual(stackOf(t), ['auto', 'auto']);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [2, 3]);
});

rule('FFT-1308 First Strike makes no difference to an attack that is not blocked', () => {
  const t = atAttack({ cards: strikeCards, a: { field: ['T-S5'] }, b: { field: ['T-6'] } });
  hit(t, 'T-S5');
  equal(t.b.count('damage'), 1);
  deepEqual([damageOn(t, 1, 'T-6'), damageOn(t, 0, 'T-S5')], [0, 0]);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-1309 a First Strike blocker deals and divides its damage first; members broken by it deal none', () => {
  const t = atAttack({ cards: [...strikeCards, swift('T-S6', 6000)], a: { field: ['T-4', 'T-5'] }, b: { field: ['T-S6'] } });
  attack(t, 'T-4', 'T-5');
  block(t, 'T-S6');
  bothPass(t);
  equal(damageOn(t, 1, 'T-S6'), 0);
  t.b.pick('share:T-4#4000');
  deepEqual(t.a.cards('breakZone'), ['T-4']);
  deepEqual([damageOn(t, 0, 'T-5'), damageOn(t, 1, 'T-S6')], [2000, 5000]);
});

/** While a card lies in its controller's Break Zone it has First Strike. */
const AVENGER = fwd(
  'T-AVENGER',
  6000,
  {},
  { when: { always: true }, if: { exists: { zone: 'breakZone', of: 'you' } }, do: [gainsKeyword({ self: true }, 'firstStrike')] },
);

rule('FFT-1310 gaining First Strike after the first damage changes nothing: each deals battle damage once', () => {
  // The first damage breaks T-4, and by that T-AVENGER would have First Strike too; it strikes once, with what is left.
  const t = atAttack({
    cards: [...strikeCards, swift('T-S4', 4000), AVENGER, fwd('T-10', 10000)],
    a: { field: ['T-4', 'T-AVENGER'] },
    b: { field: ['T-S4'] },
  });
  attack(t, 'T-4', 'T-AVENGER');
  block(t, 'T-S4');
  bothPass(t);
  t.b.pick('share:T-4#4000');
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['T-4'], ['T-S4']]);
  equal(damageOn(t, 0, 'T-AVENGER'), 0);
});

/** It has First Strike while its controller's Break Zone is empty. */
const PURE = fwd(
  'T-PURE',
  6000,
  {},
  { when: { always: true }, if: { not: { exists: { zone: 'breakZone', of: 'you' } } }, do: [gainsKeyword({ self: true }, 'firstStrike')] },
);

rule('FFT-1310 losing First Strike after the first damage does not let it strike again', () => {
  const wither = fwd(
    'T-WITHER',
    10000,
    {},
    auto({ on: 'damage', card: { self: true } }, {}, damage({ zone: 'field', of: 'opponent' }, 1000)),
  );
  // Its own strike breaks nobody, but a card of its own dies of an effect in the first batch: no First Strike any more.
  const frail = fwd(
    'T-FRAIL',
    1000,
    {},
    {
      when: { always: true },
      if: { exists: { zone: 'field', of: 'opponent', where: [{ mark: 'damage', atLeast: 6000 }] } },
      do: [gains({ self: true }, -1000)],
    },
  );
  const t = atAttack({ cards: [...strikeCards, PURE, wither, frail], a: { field: ['T-PURE', 'T-FRAIL'] }, b: { field: ['T-WITHER'] } });
  attack(t, 'T-PURE');
  block(t, 'T-WITHER');
  bothPass(t);
  deepEqual(t.a.cards('breakZone').includes('T-FRAIL'), true);
  equal(t.b.count('field') === 1 && damageOn(t, 1, 'T-WITHER'), 6000);
  // It was struck back, once.
  deepEqual(t.a.cards('breakZone'), ['T-FRAIL', 'T-PURE']);
});

rule('FFT-1304 First Strike is of no use against damage by effects', () => {
  const bolt = summon('T-BOLT', {}, cast({ declare: [choose('target', forwards())] }, damage(target, 5000)));
  const t = atAttack({ cards: [...strikeCards, bolt], a: { field: ['T-S5', PLAIN] }, b: { field: ['T-4'], hand: ['T-BOLT'] } });
  attack(t, 'T-S5');
  block(t, 'T-4');
  t.a.pick('pass');
  act(t, 'cast:T-BOLT', 'choose:T-S5');
  resolveAll(t);
  bothPass(t);
  equal(damageOn(t, 1, 'T-4'), 0);
  deepEqual(t.a.cards('breakZone'), ['T-S5']);
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

rule('FFT-E26 First Strike 5000 attacks, 5000 without it blocks: the blocker breaks, the attacker is unhurt', () => {
  const t = blocked(['T-S5'], 'T-5');
  deepEqual(left(t), [['T-S5'], []]);
  equal(damageOn(t, 0, 'T-S5'), 0);
});

rule('FFT-E27 First Strike 5000 attacks, 6000 without it blocks: 5000 damage on the blocker, the attacker breaks', () => {
  const t = blocked(['T-S5'], 'T-6');
  deepEqual(left(t), [[], ['T-6']]);
  equal(damageOn(t, 1, 'T-6'), 5000);
});

rule('FFT-E28 First Strike on both sides, 5000 each: both break', () => {
  deepEqual(left(blocked(['T-S5'], 'T-S5')), [[], []]);
});
