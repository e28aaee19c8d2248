/** FFT-1014 to FFT-1019: blocking. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card, EOT, fieldAbility, gains, this_ } from '../../cards/make.ts';
import { blockCards } from '../testing/battles.ts';
import {
  asking,
  atAttack,
  attack,
  block,
  bothPass,
  damageOn,
  isDull,
  markOf,
  PLAIN,
  pass,
  powerOf,
  stackOf,
} from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { ofPower, onForward, PAY, print, RED, target } from '../testing/testCards.ts';

const OGRE = 'V1-F08';

rule('FFT-1014 and FFT-1015 one active Forward blocks, or none; blocking does not dull it', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: [OGRE, 'T-BIG', { card: 'T-SMALL', dull: true }] }, cards: blockCards });
  attack(t, PLAIN);
  bothPass(t);
  deepEqual(t.b.keys, [`block:${OGRE}`, 'block:T-BIG', 'noBlock']);
  t.b.mayNot('block:T-SMALL', 'FFT-1014');
  t.b.pick('block:T-BIG');
  deepEqual(
    [asking(t), isDull(t, 1, 'T-BIG'), markOf(t, 1, 'T-BIG', 'blocking'), markOf(t, 1, OGRE, 'blocking')],
    [[0, 'priority'], false, 1, 0],
  );
});

rule('FFT-1016 the same Forward may block several attacks of a turn', () => {
  const t = atAttack({ a: { field: ['T-SMALL', 'V1-F06'] }, b: { field: ['T-BIG'] }, cards: blockCards });
  attack(t, 'T-SMALL');
  block(t, 'T-BIG');
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'T-BIG')], [['V1-F06'], 3000]);
  bothPass(t);
  attack(t, 'V1-F06');
  block(t, 'T-BIG');
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'T-BIG'), t.b.count('damage')], [[], 8000, 0]);
});

rule('FFT-1017 who cannot block, at all or this attacker, is not declared', () => {
  const t = atAttack({ a: { field: ['T-SLY', 'T-SMALL'] }, b: { field: ['T-SHY', PLAIN, 'V1-F06'] }, cards: blockCards });
  attack(t, 'T-SLY');
  bothPass(t);
  t.b.mayNot('block:T-SHY', 'FFT-1017').mayNot(`block:${PLAIN}`, 'FFT-1017').may('block:V1-F06').may('noBlock');
  t.b.pick('noBlock');
  bothPass(t);
  bothPass(t);
  attack(t, 'T-SMALL');
  bothPass(t);
  t.b.may(`block:${PLAIN}`).mayNot('block:T-SHY', 'FFT-1017');
});

rule('FFT-1017 who must block is chosen if it can be: one of them, if there are several', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: [OGRE, 'T-KEEN', 'T-KEEN2'] }, cards: blockCards });
  attack(t, PLAIN);
  bothPass(t);
  t.b.may('block:T-KEEN').may('block:T-KEEN2').mayNot(`block:${OGRE}`, 'FFT-1017').mayNot('noBlock', 'FFT-1017');
  const unable = atAttack({ a: { field: [PLAIN] }, b: { field: [OGRE, { card: 'T-KEEN', dull: true }] }, cards: blockCards });
  attack(unable, PLAIN);
  bothPass(unable);
  unable.b.may('noBlock').may(`block:${OGRE}`);
});

rule('FFT-1018 a cost to block is fixed and paid on declaration', () => {
  const taxed = card('T-TAX', 'Taxed', 'forward', print(1, 9000), fieldAbility({ do: 'gain', to: this_, stat: 'blockCost', set: 1 }));
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: ['T-TAX'], hand: [RED] }, cards: [taxed] });
  attack(t, PLAIN);
  bothPass(t);
  t.b.pick('block:T-TAX');
  equal(t.ask, 'source');
  t.b.pick(`discard:${RED}`);
  deepEqual([asking(t), t.b.count('hand'), markOf(t, 1, 'T-TAX', 'blocking')], [[0, 'priority'], 0, 1]);
  const poor = atAttack({ a: { field: [PLAIN] }, b: { field: ['T-TAX'] }, cards: [taxed] });
  attack(poor, PLAIN);
  bothPass(poor);
  poor.b.mayNot('block:T-TAX', 'FFT-1018').may('noBlock');
});

rule('FFT-1019 block triggers are placed and both may act, the turn player first', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: ['T-GUARD'], hand: ['V1-F16', PAY] }, cards: blockCards });
  attack(t, PLAIN);
  block(t, 'T-GUARD');
  // Its own block, and that somebody was blocked.
  if (t.ask === 'order') t.b.pick(t.b.keys[0]);
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['auto', 'auto'],
      [0, 'priority'],
    ],
  );
  pass(t);
  t.b.may('cast:V1-F16');
});

rule('FFT-R22 the same Forward blocks twice; its damage adds up', () => {
  const t = atAttack({ a: { field: ['V1-E02', 'V1-E02'] }, b: { field: [PLAIN] } });
  bothPass(block(attack(t, 'V1-E02'), PLAIN));
  deepEqual([damageOn(t, 1, PLAIN), isDull(t, 1, PLAIN), t.a.count('field')], [5000, false, 1]);
  bothPass(t);
  bothPass(block(attack(t, 'V1-E02'), PLAIN));
  deepEqual([t.a.cards('field'), t.b.cards('field'), t.b.count('damage')], [[], [], 0]);
});

rule('FFT-R73 “cannot be blocked by Forwards with power …” is looked at when the block is declared, with the values of that moment', () => {
  const cards = [onForward('T-DOWN', gains(target, -1000, EOT)), onForward('T-UP', gains(target, 3000, EOT))];
  const t = atAttack({ cards, a: { field: ['V1-W06'] }, b: { field: [PLAIN, 'V1-E03'], hand: ['T-DOWN', 'T-UP'] } });
  attack(t, 'V1-W06');
  pass(t);
  cast1(t, 'T-DOWN', `choose:${PLAIN}`);
  bothPass(t);
  // 7000 may, 9000 may not.
  t.b.mayNot('block:V1-E03', 'FFT-1017').pick(`block:${PLAIN}`);
  pass(t);
  cast1(t, 'T-UP', `choose:${PLAIN}`);
  equal(powerOf(t, 1, PLAIN), 10000);
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), damageOn(t, 1, PLAIN), t.b.count('damage')], [['V1-W06'], 8000, 0]);
});

rule('FFT-E7 4000 and 5000 attack one after the other, a 6000 blocks each: all three are broken', () => {
  const t = atAttack({
    a: { field: ['T-4000', 'T-5000'] },
    b: { field: ['T-6000'] },
    cards: [ofPower(4000), ofPower(5000), ofPower(6000)],
  });
  attack(t, 'T-4000');
  block(t, 'T-6000');
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'T-6000')], [['T-5000'], 4000]);
  bothPass(t);
  attack(t, 'T-5000');
  block(t, 'T-6000');
  bothPass(t);
  deepEqual(
    [t.a.cards('breakZone'), t.b.cards('field'), t.b.cards('breakZone'), t.b.count('damage')],
    [['T-4000', 'T-5000'], [], ['T-6000'], 0],
  );
});
