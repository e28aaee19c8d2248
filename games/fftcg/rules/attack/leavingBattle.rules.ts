/** FFT-1020 to FFT-1023: who leaves the battle, and who does not. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cannot, card, characters, dull, EOT, exists, this_, whileTrue } from '../../cards/make.ts';
import { blockCards } from '../testing/battles.ts';
import { act, asking, atAttack, attack, block, bothPass, damageOn, isDull, markOf, PLAIN, pass, powerOf } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { BOUNCE, bounce, fwd, ofPower, onForward, PAY, print, RED, STEAL, target, WAKE } from '../testing/testCards.ts';

rule('FFT-1020 who leaves the battle neither deals nor takes battle damage', () => {
  const blockerGone = atAttack({ a: { field: [PLAIN], hand: ['T-BREAK', PAY] }, b: { field: ['T-BIG'] }, cards: blockCards });
  attack(blockerGone, PLAIN);
  block(blockerGone, 'T-BIG');
  act(blockerGone, 'cast:T-BREAK', 'choose:T-BIG', `discard:${PAY}`);
  bothPass(blockerGone);
  bothPass(blockerGone);
  deepEqual([damageOn(blockerGone, 0, PLAIN), blockerGone.b.count('damage')], [0, 0]);
  const attackerGone = atAttack({ a: { field: [PLAIN] }, b: { field: ['T-BIG'], hand: ['T-BOUNCE', PAY] }, cards: blockCards });
  attack(attackerGone, PLAIN);
  block(attackerGone, 'T-BIG');
  pass(attackerGone);
  act(attackerGone, 'cast:T-BOUNCE', `choose:${PLAIN}`, `discard:${PAY}`);
  bothPass(attackerGone);
  bothPass(attackerGone);
  deepEqual(
    [damageOn(attackerGone, 1, 'T-BIG'), attackerGone.a.cards('hand'), attackerGone.table.within('preparation')],
    [0, [PLAIN], true],
  );
});

rule('FFT-1021 an attack that was blocked stays blocked, though the blocker leaves; unless the option says otherwise', () => {
  const play = (blockerLeaves: string) => {
    const t = atAttack({
      a: { field: [PLAIN], hand: ['T-BREAK', PAY] },
      b: { field: ['T-BIG'] },
      cards: blockCards,
      options: { blockerLeaves },
    });
    attack(t, PLAIN);
    block(t, 'T-BIG');
    act(t, 'cast:T-BREAK', 'choose:T-BIG', `discard:${PAY}`);
    bothPass(t);
    bothPass(t);
    return [t.b.count('damage'), damageOn(t, 0, PLAIN)];
  };
  deepEqual(
    [play('staysBlocked'), play('becomesUnblocked')],
    [
      [0, 0],
      [1, 0],
    ],
  );
});

rule('FFT-1022 if the only attacker has left before blocks, none is declared and nothing is dealt', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06'] }, b: { field: ['T-BIG'], hand: ['T-BOUNCE', PAY] }, cards: blockCards });
  attack(t, PLAIN);
  pass(t);
  act(t, 'cast:T-BOUNCE', `choose:${PLAIN}`, `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  // The next Preparation Step: no block was asked for.
  deepEqual([t.table.within('preparation'), asking(t), t.b.count('damage')], [true, [0, 'priority'], 0]);
});

rule('FFT-1023 dulling it or changing its power takes nobody out of battle', () => {
  const t = atAttack({ a: { field: [PLAIN], hand: ['T-LULL', PAY] }, b: { field: ['T-BIG'] }, cards: blockCards });
  attack(t, PLAIN);
  block(t, 'T-BIG');
  act(t, 'cast:T-LULL', 'choose:T-BIG', `discard:${PAY}`);
  bothPass(t);
  deepEqual([isDull(t, 1, 'T-BIG'), powerOf(t, 1, 'T-BIG')], [true, 7000]);
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), t.b.cards('field')], [7000, []]);
});

rule('FFT-1020 who stops being a Forward is out of the battle', () => {
  const anchored = exists(characters('you', { trait: 'name', is: 'Anchor' }));
  const anchor = card('T-ANCHOR', 'Anchor', 'forward', print(1, 1000));
  const totem = card(
    'T-TOTEM',
    'Totem',
    'monster',
    print(1),
    whileTrue(anchored, { do: 'gain', to: this_, trait: 'type', also: 'forward' }, { do: 'gain', to: this_, stat: 'power', set: 6000 }),
  );
  const t = atAttack({
    a: { field: ['T-TOTEM', 'T-ANCHOR'] },
    b: { field: [PLAIN], hand: ['T-BOUNCE', PAY] },
    cards: [...blockCards, anchor, totem],
  });
  attack(t, 'T-TOTEM');
  block(t, PLAIN);
  equal(markOf(t, 0, 'T-TOTEM', 'attacking'), 1);
  pass(t);
  act(t, 'cast:T-BOUNCE', 'choose:T-ANCHOR', `discard:${PAY}`);
  bothPass(t);
  equal(markOf(t, 0, 'T-TOTEM', 'attacking'), 0);
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 0, 'T-TOTEM'), damageOn(t, 1, PLAIN), t.b.count('damage')], [['T-TOTEM'], 0, 0, 0]);
});

rule('FFT-R23 the blocker leaves: blocked all the same, no damage for anybody; with the option one point', () => {
  const at = (blockerLeaves: string) => {
    const t = atAttack({
      cards: [BOUNCE],
      options: { blockerLeaves },
      a: { field: ['V1-E02'], hand: ['T-BOUNCE'] },
      b: { field: [PLAIN] },
    });
    block(attack(t, 'V1-E02'), PLAIN);
    cast1(t, 'T-BOUNCE', `choose:${PLAIN}`);
    bothPass(t);
    return [t.b.count('damage'), damageOn(t, 0, 'V1-E02'), t.b.cards('hand')];
  };
  deepEqual(at('staysBlocked'), [0, 0, [PLAIN]]);
  deepEqual(at('becomesUnblocked'), [1, 0, [PLAIN]]);
});

rule('FFT-R24 the only attacker leaves: no block and no damage before blocks, no damage after them', () => {
  const setting = { cards: [BOUNCE], a: { field: ['V1-E02'], hand: ['T-BOUNCE'] }, b: { field: [PLAIN] } };
  const t = attack(atAttack(setting), 'V1-E02');
  cast1(t, 'T-BOUNCE', 'choose:V1-E02');
  bothPass(t);
  // The next Preparation Step already: nobody was asked to block.
  deepEqual([asking(t), t.own.phase, t.b.count('damage'), damageOn(t, 1, PLAIN)], [[0, 'priority'], 'attack', 0, 0]);
  bothPass(t);
  equal(t.own.phase, 'main');
  const u = block(attack(atAttack(setting), 'V1-E02'), PLAIN);
  cast1(u, 'T-BOUNCE', 'choose:V1-E02');
  bothPass(u);
  deepEqual([u.b.count('damage'), damageOn(u, 1, PLAIN), u.b.cards('field')], [0, 0, [PLAIN]]);
});

rule('FFT-R25 dulled, activated or forbidden to attack and block after the declaration: the battle goes on', () => {
  const ban = onForward('T-BAN', cannot('attack', target, EOT), cannot('block', target, EOT), dull(target));
  const t = atAttack({
    cards: [ban, WAKE, fwd('T-6', 6000)],
    a: { field: ['T-6'], hand: ['T-BAN', 'T-BAN', 'T-WAKE'] },
    b: { field: [PLAIN] },
  });
  attack(t, 'T-6');
  cast1(t, 'T-BAN', 'choose:T-6');
  cast1(t, 'T-WAKE', 'choose:T-6');
  block(t, PLAIN);
  cast1(t, 'T-BAN', `choose:${PLAIN}`);
  deepEqual([isDull(t, 1, PLAIN), markOf(t, 0, 'T-6', 'attacking'), markOf(t, 1, PLAIN, 'blocking')], [true, 1, 1]);
  bothPass(t);
  deepEqual([t.a.cards('breakZone').includes('T-6'), damageOn(t, 1, PLAIN)], [true, 6000]);
});

rule('FFT-R60 an attacker that changes sides is out of the battle', () => {
  const t = attack(atAttack({ cards: [STEAL], a: { field: [PLAIN] }, b: { field: ['V1-E02'], hand: ['T-STEAL'] } }), PLAIN);
  pass(t);
  cast1(t, 'T-STEAL', `choose:${PLAIN}`);
  deepEqual([t.b.cards('field'), markOf(t, 1, PLAIN, 'attacking')], [['V1-E02', PLAIN], 0]);
  bothPass(t);
  // Nobody was asked to block, and nothing was dealt.
  deepEqual([asking(t), t.b.count('damage'), t.own.phase], [[0, 'priority'], 0, 'attack']);
});

rule('FFT-R60 one that may not attack any more is not', () => {
  const ban = onForward('T-BAN', cannot('attack', target, EOT));
  const t = attack(atAttack({ cards: [ban], a: { field: [PLAIN, 'V1-E02'] }, b: { hand: ['T-BAN'] } }), PLAIN);
  pass(t);
  cast1(t, 'T-BAN', `choose:${PLAIN}`);
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
});

rule('FFT-E41 the blocker is returned to hand after blocking: attacker and player take no damage', () => {
  const t = atAttack({ a: { field: [PLAIN], hand: ['T-BOUNCE', RED] }, b: { field: ['T-6000'] }, cards: [bounce, ofPower(6000)] });
  attack(t, PLAIN);
  block(t, 'T-6000');
  act(t, 'cast:T-BOUNCE', 'choose:T-6000', `discard:${RED}`);
  bothPass(t);
  deepEqual(t.b.cards('hand'), ['T-6000']);
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), t.b.count('damage'), isDull(t, 0, PLAIN)], [0, 0, true]);
});
