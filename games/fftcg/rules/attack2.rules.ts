/** FFT-1014 to FFT-1023: blocking, and leaving the battle. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  cannot,
  card,
  cast,
  characters,
  draw,
  dull,
  EOT,
  exists,
  fieldAbility,
  forwards,
  gains,
  heads,
  must,
  this_,
  whileTrue,
} from '../cards/make.ts';
import { aForward, big, bounce, breakOne, PAY, print, RED, small, target } from './cardsOfTests.ts';
import { act, asking, atAttack, attack, block, bothPass, damageOn, isDull, markOf, PLAIN, pass, powerOf, stackOf } from './table.ts';

const OGRE = 'V1-F08';

const lull = card('T-LULL', 'Lull', 'summon', print(1), cast({ declare: [aForward] }, dull(target), gains(target, -3000, EOT)));
const shy = card('T-SHY', 'Shy', 'forward', print(1, 3000), fieldAbility(cannot('block', this_)));
const sly = card(
  'T-SLY',
  'Sly',
  'forward',
  print(1, 3000),
  fieldAbility(cannot('blockThis', forwards('opponent', { stat: 'power', atLeast: 8000 }))),
);
const keen = (id: string) => card(id, id, 'forward', print(1, 3000), fieldAbility(must('block', this_)));
const guard = card('T-GUARD', 'Guard', 'forward', print(1, 5000), auto(heads.block, {}, draw(1)), auto({ on: 'blocked' }, {}, draw(1)));
const cards = [bounce, breakOne, lull, big, small, shy, sly, keen('T-KEEN'), keen('T-KEEN2'), guard];

rule('FFT-1014 and FFT-1015 one active Forward blocks, or none; blocking does not dull it', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: [OGRE, 'T-BIG', { card: 'T-SMALL', dull: true }] }, cards });
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
  const t = atAttack({ a: { field: ['T-SMALL', 'V1-F06'] }, b: { field: ['T-BIG'] }, cards });
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
  const t = atAttack({ a: { field: ['T-SLY', 'T-SMALL'] }, b: { field: ['T-SHY', PLAIN, 'V1-F06'] }, cards });
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
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: [OGRE, 'T-KEEN', 'T-KEEN2'] }, cards });
  attack(t, PLAIN);
  bothPass(t);
  t.b.may('block:T-KEEN').may('block:T-KEEN2').mayNot(`block:${OGRE}`, 'FFT-1017').mayNot('noBlock', 'FFT-1017');
  const unable = atAttack({ a: { field: [PLAIN] }, b: { field: [OGRE, { card: 'T-KEEN', dull: true }] }, cards });
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
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: ['T-GUARD'], hand: ['V1-F16', PAY] }, cards });
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

rule('FFT-1020 who leaves the battle neither deals nor takes battle damage', () => {
  const blockerGone = atAttack({ a: { field: [PLAIN], hand: ['T-BREAK', PAY] }, b: { field: ['T-BIG'] }, cards });
  attack(blockerGone, PLAIN);
  block(blockerGone, 'T-BIG');
  act(blockerGone, 'cast:T-BREAK', 'choose:T-BIG', `discard:${PAY}`);
  bothPass(blockerGone);
  bothPass(blockerGone);
  deepEqual([damageOn(blockerGone, 0, PLAIN), blockerGone.b.count('damage')], [0, 0]);
  const attackerGone = atAttack({ a: { field: [PLAIN] }, b: { field: ['T-BIG'], hand: ['T-BOUNCE', PAY] }, cards });
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
    const t = atAttack({ a: { field: [PLAIN], hand: ['T-BREAK', PAY] }, b: { field: ['T-BIG'] }, cards, options: { blockerLeaves } });
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
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06'] }, b: { field: ['T-BIG'], hand: ['T-BOUNCE', PAY] }, cards });
  attack(t, PLAIN);
  pass(t);
  act(t, 'cast:T-BOUNCE', `choose:${PLAIN}`, `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  // The next Preparation Step: no block was asked for.
  deepEqual([t.table.within('preparation'), asking(t), t.b.count('damage')], [true, [0, 'priority'], 0]);
});

rule('FFT-1023 dulling it or changing its power takes nobody out of battle', () => {
  const t = atAttack({ a: { field: [PLAIN], hand: ['T-LULL', PAY] }, b: { field: ['T-BIG'] }, cards });
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
    cards: [...cards, anchor, totem],
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
