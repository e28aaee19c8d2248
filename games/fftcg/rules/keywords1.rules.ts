/** FFT-1301 to FFT-1310: Haste, Brave, First Strike. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, cast, choose, damage, draw, dullIcon, EOT, forwards, gains, gainsKeyword, heads } from '../cards/make.ts';
import { backup, fwd, onForward, summon, target } from './cardsOfTests.ts';
import { hit } from './situations.ts';
import { act, asking, atAttack, atMain, attack, block, bothPass, damageOn, isDull, PLAIN, resolveAll, stackOf, toAttack } from './table.ts';

const swift = (id: string, power: number) => fwd(id, power, { keywords: ['firstStrike'] });
const S5 = swift('T-S5', 5000);
const cards = [S5, fwd('T-4', 4000), fwd('T-5', 5000), fwd('T-6', 6000)];
const battle = (a: string, b: string, more: readonly Parameters<typeof fwd>[0][] = []) => {
  const t = atAttack({ cards, a: { field: [a, ...more] }, b: { field: [b] } });
  attack(t, a);
  block(t, b);
  return bothPass(t);
};

rule('FFT-1301 Haste: attacking and dull-icon abilities on the turn it comes', () => {
  const worker = (id: string, haste: boolean) => fwd(id, 3000, haste ? { keywords: ['haste'] } : {}, action({ cost: [dullIcon] }, draw()));
  const helper = (id: string, haste: boolean) => backup(id, haste ? { keywords: ['haste'] } : {}, action({ cost: [dullIcon] }, draw()));
  const t = atMain({
    cards: [worker('T-FAST', true), worker('T-SLOW', false), helper('T-BFAST', true), helper('T-BSLOW', false)],
    a: {
      hand: ['T-FAST', 'T-SLOW'],
      field: [
        { card: 'T-BFAST', fresh: true },
        { card: 'T-BSLOW', fresh: true },
      ],
    },
  });
  act(t, 'play:T-FAST');
  act(t, 'play:T-SLOW');
  t.a.may('use:T-FAST#1').may('use:T-BFAST#1').mayNot('use:T-SLOW', 'FFT-804').mayNot('use:T-BSLOW', 'FFT-804');
  toAttack(t);
  bothPass(t);
  t.a.may('attack:T-FAST').mayNot('attack:T-SLOW', 'FFT-705');
});

rule('FFT-1301 Haste that is given counts like printed Haste', () => {
  const rush = onForward('T-RUSH', gainsKeyword(target, 'haste', EOT));
  const t = atAttack({
    cards: [...cards, rush],
    a: {
      hand: ['T-RUSH'],
      field: [
        { card: 'T-5', fresh: true },
        { card: 'T-6', fresh: true },
      ],
    },
  });
  act(t, 'cast:T-RUSH', 'choose:T-5');
  bothPass(t);
  bothPass(t);
  t.a.may('attack:T-5').mayNot('attack:T-6', 'FFT-705');
});

rule('FFT-1302 Brave: attacking does not dull it, but it attacks once a turn', () => {
  const t = atAttack({ a: { field: ['V1-F02', 'V1-F01'] } });
  hit(t, 'V1-F02');
  equal(isDull(t, 0, 'V1-F02'), false);
  bothPass(t);
  bothPass(t);
  t.a.mayNot('attack:V1-F02', 'FFT-1008').may('attack:V1-F01');
});

rule('FFT-1303 a dull Forward with Brave cannot attack', () => {
  const t = atAttack({ a: { field: [{ card: 'V1-F02', dull: true }, 'V1-F01'] } });
  bothPass(t);
  t.a.mayNot('attack:V1-F02', 'FFT-1303').may('attack:V1-F01');
});

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
    cards: [...cards, salt('T-SALT', 4000), guard],
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
  const t = atAttack({ cards, a: { field: ['T-S5'] }, b: { field: ['T-6'] } });
  hit(t, 'T-S5');
  equal(t.b.count('damage'), 1);
  deepEqual([damageOn(t, 1, 'T-6'), damageOn(t, 0, 'T-S5')], [0, 0]);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-1309 a First Strike blocker deals and divides its damage first; members broken by it deal none', () => {
  const t = atAttack({ cards: [...cards, swift('T-S6', 6000)], a: { field: ['T-4', 'T-5'] }, b: { field: ['T-S6'] } });
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
/** It has First Strike while its controller's Break Zone is empty. */
const PURE = fwd(
  'T-PURE',
  6000,
  {},
  { when: { always: true }, if: { not: { exists: { zone: 'breakZone', of: 'you' } } }, do: [gainsKeyword({ self: true }, 'firstStrike')] },
);

rule('FFT-1310 gaining First Strike after the first damage changes nothing: each deals battle damage once', () => {
  // The first damage breaks T-4, and by that T-AVENGER would have First Strike too; it strikes once, with what is left.
  const t = atAttack({
    cards: [...cards, swift('T-S4', 4000), AVENGER, fwd('T-10', 10000)],
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
  const t = atAttack({ cards: [...cards, PURE, wither, frail], a: { field: ['T-PURE', 'T-FRAIL'] }, b: { field: ['T-WITHER'] } });
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
  const t = atAttack({ cards: [...cards, bolt], a: { field: ['T-S5', PLAIN] }, b: { field: ['T-4'], hand: ['T-BOLT'] } });
  attack(t, 'T-S5');
  block(t, 'T-4');
  t.a.pick('pass');
  act(t, 'cast:T-BOLT', 'choose:T-S5');
  resolveAll(t);
  bothPass(t);
  equal(damageOn(t, 1, 'T-4'), 0);
  deepEqual(t.a.cards('breakZone'), ['T-S5']);
});
