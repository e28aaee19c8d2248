/** FFT-1319 to FFT-1321: Back Attack. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, draw, heads } from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  damageOn,
  isDull,
  markOf,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { fwd, print, RED } from '../testing/testCards.ts';

/** Back Attack, 2 CP, without the generic icon; entering draws. */
const AMBUSH = fwd('T-AMBUSH', 6000, { cost: 2, generic: undefined as never, keywords: ['backAttack'] }, auto(heads.enter, {}, draw()));

rule('FFT-1319 Back Attack: in any Main or Attack Phase of either player, on an empty stack or not', () => {
  const hand = ['T-AMBUSH', 'V1-F01', 'V1-F16', 'V1-F02'];
  const own = atMain({ cards: [AMBUSH], a: { hand }, b: { field: [PLAIN] } });
  own.a.may('play:T-AMBUSH').may('play:V1-F02');
  own.a.pick('cast:V1-F16').a.pick('discard:V1-F01');
  own.a.may('play:T-AMBUSH').mayNot('play:V1-F02', 'FFT-701');

  const theirs = atTheirMain({ cards: [AMBUSH], a: { hand } });
  theirs.b.pick('pass');
  theirs.a.may('play:T-AMBUSH').mayNot('play:V1-F02', 'FFT-701');

  const attacked = atAttack({ cards: [AMBUSH], a: { field: [PLAIN] }, b: { hand } });
  pass(attacked);
  attacked.b.may('play:T-AMBUSH').mayNot('play:V1-F02', 'FFT-1029');
  pass(attacked);
  attack(attacked, PLAIN);
  pass(attacked);
  act(attacked, 'play:T-AMBUSH');
  resolveAll(attacked);
  block(attacked, 'T-AMBUSH');
  equal(markOf(attacked, 1, 'T-AMBUSH', 'blocking'), 1);
});

rule('FFT-1320 a Back Attack play costs the same, obeys the limits, does not use the stack and cannot be answered', () => {
  const t = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-E01', 'V1-F01'] }, b: { hand: ['V1-F16', 'V1-F01'] } });
  t.b.pick('pass');
  t.a.pick('play:T-AMBUSH');
  // 2 CP, at least one of them Fire: the Earth card alone does not do.
  t.a.may('discard:V1-F01').mayNot('discard:V1-E01');
  t.a.pick('discard:V1-F01');
  deepEqual(t.a.cards('field'), ['T-AMBUSH']);
  deepEqual(t.a.cards('breakZone'), ['V1-F01']);
  // Not on the stack at any time; only its ability is there.
  deepEqual(stackOf(t), ['auto']);

  const u = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-F01'], field: ['T-AMBUSH'] } });
  u.b.pick('pass');
  u.a.mayNot('play:T-AMBUSH');
  const v = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-E01'] } });
  v.b.pick('pass');
  v.a.mayNot('play:T-AMBUSH', 'FFT-519');
});

rule('FFT-1321 after a Back Attack play triggers are placed and the turn player has priority', () => {
  const t = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-F01'] }, b: { hand: ['V1-F16', 'V1-F01'] } });
  t.b.pick('pass');
  act(t, 'play:T-AMBUSH');
  deepEqual(stackOf(t), ['auto']);
  deepEqual(asking(t), [1, 'priority']);
  t.b.may('cast:V1-F16');
});

rule('FFT-R79 Back Attack in the window of the Block Declaration does not change the block', () => {
  const t = attack(atAttack({ a: { field: ['V1-E02'] }, b: { field: ['V1-F06'], hand: ['V1-E08', PLAIN, PLAIN] } }), 'V1-E02');
  block(t, null);
  pass(t);
  act(t, 'play:V1-E08');
  resolveAll(t);
  deepEqual(
    [t.b.cards('field'), asking(t)],
    [
      ['V1-F06', 'V1-E08'],
      [0, 'priority'],
    ],
  );
  bothPass(t);
  deepEqual([t.b.count('damage'), damageOn(t, 1, 'V1-E08'), damageOn(t, 0, 'V1-E02')], [1, 0, 0]);
});

rule('FFT-E43 a Back Attack Forward played after the declaration is active and may block; the turn player has priority after it', () => {
  const lurker = card('T-BACK', 'Lurker', 'forward', print(2, 9000, { keywords: ['backAttack'] }));
  const t = atAttack({ a: { field: [PLAIN] }, b: { hand: ['T-BACK', RED] }, cards: [lurker] });
  attack(t, PLAIN);
  pass(t);
  act(t, 'play:T-BACK');
  deepEqual([t.b.cards('field'), isDull(t, 1, 'T-BACK'), asking(t)], [['T-BACK'], false, [0, 'priority']]);
  bothPass(t);
  t.b.pick('block:T-BACK');
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'T-BACK'), t.b.count('damage')], [[], 8000, 0]);
});
