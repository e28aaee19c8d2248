/** FFT-1006 to FFT-1010, FFT-1013: who may attack, and who must. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cannot, card, cast, EOT, fieldAbility, must, this_ } from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  attack,
  block,
  bothPass,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { cast1, hit } from '../testing/shortcuts.ts';
import { aForward, fwd, print, RED, target, WAKE, wake } from '../testing/testCards.ts';

rule('FFT-1006 an attacker is active, has been there since the turn began or has Haste, has not attacked and is not prevented', () => {
  const t = atAttack({
    a: {
      field: [PLAIN, { card: 'V1-F08', dull: true }, { card: 'V1-F06', fresh: true }, { card: 'V1-F04', fresh: true }, 'T-STILL'],
    },
    cards: [card('T-STILL', 'Still', 'forward', print(1, 5000), fieldAbility(cannot('attack', this_)))],
  });
  bothPass(t);
  t.a.may(`attack:${PLAIN}`).may('attack:V1-F04');
  t.a.mayNot('attack:V1-F08', 'FFT-1006');
  t.a.mayNot('attack:V1-F06', 'FFT-705');
  t.a.mayNot('attack:T-STILL', 'FFT-1006');
});

const pacify = card('T-PEACE', 'Peace', 'summon', print(1), cast({ declare: [aForward] }, cannot('attack', target, EOT)));

rule('FFT-1006 what prevents it counts when the attack is declared', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06'] }, b: { hand: ['T-PEACE', RED] }, cards: [pacify] });
  pass(t);
  act(t, 'cast:T-PEACE', `choose:${PLAIN}`, `discard:${RED}`);
  bothPass(t);
  bothPass(t);
  t.a.mayNot(`attack:${PLAIN}`, 'FFT-1006').may('attack:V1-F06');
});

rule('FFT-1007 declaring the attack dulls the attacker, except with Brave', () => {
  const t = attack(atAttack({ a: { field: [PLAIN, 'V1-F07'] } }), PLAIN);
  deepEqual([isDull(t, 0, PLAIN), isDull(t, 0, 'V1-F07')], [true, false]);
  equal(isDull(attack(atAttack({ a: { field: ['V1-F07'] } }), 'V1-F07'), 0, 'V1-F07'), false);
});

rule('FFT-1008 a Forward attacks once a turn, though it is activated again', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06'], hand: ['T-WAKE', RED] }, cards: [wake] });
  attack(t, PLAIN);
  act(t, 'cast:T-WAKE', `choose:${PLAIN}`);
  bothPass(t);
  equal(isDull(t, 0, PLAIN), false);
  bothPass(t);
  bothPass(t);
  bothPass(t);
  deepEqual([t.table.within('preparation'), t.b.count('damage')], [true, 1]);
  bothPass(t);
  t.a.mayNot(`attack:${PLAIN}`, 'FFT-1008').may('attack:V1-F06');
  nextTurn(t);
  nextTurn(t);
  bothPass(t);
  bothPass(t);
  t.a.may(`attack:${PLAIN}`);
});

const tax = (id: string) => card(id, id, 'forward', print(1, 5000), fieldAbility({ do: 'gain', to: this_, stat: 'attackCost', set: 2 }));
const taxed = tax('T-TAX');

rule('FFT-1009 a cost to attack is fixed and paid on declaration; who cannot pay it cannot attack', () => {
  const t = atAttack({ a: { field: ['T-TAX', PLAIN], hand: [RED, RED] }, cards: [taxed] });
  bothPass(t);
  t.a.pick('attack:T-TAX');
  deepEqual([asking(t)[1], isDull(t, 0, 'T-TAX')], ['source', false]);
  t.a.pick(`discard:${RED}`);
  deepEqual([asking(t), isDull(t, 0, 'T-TAX'), t.a.cards('hand')], [[0, 'priority'], true, [RED]]);
  const poor = atAttack({ a: { field: ['T-TAX', PLAIN] }, cards: [taxed] });
  bothPass(poor);
  poor.a.mayNot('attack:T-TAX', 'FFT-1009').may(`attack:${PLAIN}`);
});

rule('FFT-1009 a party pays for all of its members', () => {
  const t = atAttack({ a: { field: ['T-TAX', 'T-TAX2', 'V1-F06'], hand: [RED] }, cards: [taxed, tax('T-TAX2')] });
  bothPass(t);
  t.a.pick('attack:T-TAX');
  t.a.mayNot('join:T-TAX2', 'FFT-1009').may('join:V1-F06');
});

rule('FFT-1010 Backups, and Monsters that are no Forwards, neither attack nor block', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F11', 'V1-F19'] }, b: { field: ['V1-F08', 'V1-F11', 'V1-F19'] } });
  bothPass(t);
  t.a.mayNot('attack:V1-F11', 'FFT-1010').mayNot('attack:V1-F19', 'FFT-1010');
  attack(t, PLAIN);
  bothPass(t);
  t.b.may('block:V1-F08').mayNot('block:V1-F11', 'FFT-1010').mayNot('block:V1-F19', 'FFT-1010');
  // A Monster that has become one attacks.
  const grown = atAttack({ a: { field: ['V1-F19'], hand: [RED] } });
  act(grown, 'use:V1-F19#1');
  bothPass(grown);
  bothPass(grown);
  grown.a.may('attack:V1-F19');
});

rule('FFT-1013 the Attack Phase does not end while a Forward that must attack is able to', () => {
  const t = atAttack({ a: { field: ['V1-F08', PLAIN] } });
  bothPass(t);
  t.a.mayNot('stop', 'FFT-1013').may(`attack:${PLAIN}`);
  // FFT-R74: in the order the turn player likes.
  t.a.pick(`attack:${PLAIN}`);
  for (let i = 0; i < 4; i++) bothPass(t);
  // Only the Ogre is left, and it must: nothing to ask.
  deepEqual([t.ask, markOf(t, 0, 'V1-F08', 'attacking'), t.b.count('damage')], ['priority', 1, 1]);
});

rule('FFT-1013 one that is dull, waiting or unable to pay is not able to', () => {
  const must2 = card(
    'T-MUST',
    'Must',
    'forward',
    print(1, 5000),
    fieldAbility(must('attack', this_), { do: 'gain', to: this_, stat: 'attackCost', set: 2 }),
  );
  for (const c of [{ card: 'V1-F08', dull: true as const }, { card: 'V1-F08', fresh: true as const }, 'T-MUST']) {
    const t = atAttack({ a: { field: [c, PLAIN] }, cards: [must2] });
    bothPass(t);
    t.a.may('stop');
  }
  const rich = atAttack({ a: { field: ['T-MUST', PLAIN], hand: [RED] }, cards: [must2] });
  bothPass(rich);
  rich.a.mayNot('stop', 'FFT-1013');
});

rule('FFT-1013 a party satisfies it', () => {
  const t = atAttack({ a: { field: ['V1-F08', 'V1-F06', PLAIN] } });
  attack(t, 'V1-F06', 'V1-F08');
  block(t, null);
  for (let i = 0; i < 8 && t.ask === 'priority'; i++) pass(t);
  equal(t.ask, 'attack');
  t.a.may('stop');
  nextTurn(t);
  equal(t.b.count('damage'), 1);
});

rule('FFT-R70 “attack twice” raises the limit of that one object; every attack needs it active', () => {
  const twin = fwd('T-TWICE', 4000, {}, fieldAbility({ do: 'gain', to: this_, stat: 'attacks', set: 2 }));
  const t = atAttack({ cards: [twin, WAKE], a: { field: ['T-TWICE', PLAIN, 'V1-W02'], hand: ['T-WAKE', 'T-WAKE'] } });
  const again = (id: string) => {
    cast1(t, 'T-WAKE', `choose:${id}`);
    bothPass(t);
    bothPass(t);
  };
  hit(t, 'T-TWICE');
  bothPass(t);
  bothPass(t);
  // Dull: not a second time.
  t.a.mayNot('attack:T-TWICE', 'FFT-1006').pick(`attack:${PLAIN}`);
  bothPass(t);
  bothPass(t);
  again('T-TWICE');
  t.a.may('attack:T-TWICE').pick('attack:T-TWICE');
  bothPass(t);
  bothPass(t);
  again('T-TWICE');
  t.a.mayNot('attack:T-TWICE', 'FFT-1008').mayNot(`attack:${PLAIN}`, 'FFT-1006').pick('stop');
  equal(t.b.count('damage'), 3);
});

rule('FFT-R74 “must attack”: in any order and company, but the phase does not end before; who is unable need not', () => {
  const t = atAttack({ a: { field: ['V1-F08', PLAIN, 'V1-F01'] } });
  bothPass(t);
  t.a.mayNot('stop', 'FFT-1013').pick(`attack:${PLAIN}`);
  if (t.ask === 'join') t.a.pick('charge');
  for (let i = 0; i < 3; i++) bothPass(t);
  bothPass(t);
  t.a.mayNot('stop', 'FFT-1013').pick('attack:V1-F01').a.pick('join:V1-F08');
  if (t.ask === 'join') t.a.pick('charge');
  resolveAll(t);
  for (let i = 0; i < 3; i++) bothPass(t);
  if (t.ask === 'priority') bothPass(t);
  equal(t.own.phase, 'main');
  // Dull, still waiting, or without the CP its attack costs.
  const toll = fwd(
    'T-TOLL',
    5000,
    {},
    fieldAbility({ do: 'require', deed: 'attack', to: this_ }, { do: 'gain', to: this_, stat: 'attackCost', add: 1 }),
  );
  const ends = (field: string | { card: string; dull?: true; fresh?: true }, hand: readonly string[] = []) =>
    bothPass(atAttack({ cards: [toll], a: { field: [field, PLAIN], hand } })).a;
  ends({ card: 'V1-F08', dull: true }).may('stop');
  ends({ card: 'V1-F08', fresh: true }).may('stop');
  ends('T-TOLL').may('stop').mayNot('attack:T-TOLL', 'FFT-1009');
  ends('T-TOLL', ['V1-F01']).mayNot('stop', 'FFT-1013').may('attack:T-TOLL');
});

rule('FFT-R77 attacking is legal though what it triggers has nothing to choose: only the ability is removed', () => {
  const t = attack(atAttack({ a: { field: ['V1-L04'] }, b: { field: [PLAIN] } }), 'V1-L04');
  // Its ability needs a Forward of cost 2 or less.
  deepEqual([stackOf(t), isDull(t, 0, 'V1-L04'), markOf(t, 0, 'V1-L04', 'attacking')], [[], true, 1]);
  ok(t.events.some((e) => e.type === 'noTarget'));
  bothPass(block(t, null));
  equal(t.b.count('damage'), 1);
});
