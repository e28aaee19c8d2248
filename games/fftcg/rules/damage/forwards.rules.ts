/** FFT-1201 to FFT-1209: damage on Forwards, and what breaks them. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, backups, breaks, cast, choose, damage, draw, EOT, forwards, gains, heads, this_ } from '../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { cast1, doIt } from '../testing/shortcuts.ts';
import { backup, doer, exampleCards, fwd, HURT, hurt, onForward, summon, target } from '../testing/testCards.ts';

const GROW = onForward('T-GROW', gains(target, 2000, EOT));
const FADE = (n: number) => onForward(`T-FADE${n}`, gains(target, -n * 1000, EOT));
const cards = [HURT(1), HURT(3), HURT(4), HURT(5), HURT(8), GROW, FADE(3), FADE(8), FADE(9)];
const ON = `choose:${PLAIN}`;

rule('FFT-1201 damage adds up over the turn and does not lower power', () => {
  const t = atAttack({ cards, a: { field: [PLAIN], hand: ['T-HURT3', 'T-HURT4'] }, b: { field: ['V1-F08'] } });
  cast1(t, 'T-HURT3', ON);
  equal(damageOn(t, 0, PLAIN), 3000);
  cast1(t, 'T-HURT4', ON);
  equal(damageOn(t, 0, PLAIN), 7000);
  equal(powerOf(t, 0, PLAIN), 8000);
  attack(t, PLAIN);
  block(t, 'V1-F08');
  bothPass(t);
  // Damaged as it was it has dealt its full 8000.
  equal(damageOn(t, 1, 'V1-F08'), 8000);
});

rule('FFT-1202 as much damage as power breaks a Forward, one thousand less does not', () => {
  const t = atMain({ cards, a: { hand: ['T-HURT3', 'T-HURT4', 'T-HURT1'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-HURT3');
  cast1(t, 'T-HURT4');
  equal(damageOn(t, 1, PLAIN), 7000);
  cast1(t, 'T-HURT1');
  deepEqual(t.b.cards('field'), []);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
});

rule('FFT-1203 losing power breaks a damaged Forward, gaining power raises what it can take', () => {
  const t = atMain({ cards, a: { hand: ['T-GROW', 'T-HURT5', 'T-HURT4', 'T-HURT1'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-GROW');
  cast1(t, 'T-HURT5');
  cast1(t, 'T-HURT4');
  deepEqual([powerOf(t, 1, PLAIN), damageOn(t, 1, PLAIN)], [10000, 9000]);
  cast1(t, 'T-HURT1');
  deepEqual(t.b.cards('field'), []);

  const u = atMain({ cards, a: { hand: ['T-HURT5', 'T-FADE3'] }, b: { field: [PLAIN] } });
  cast1(u, 'T-HURT5');
  equal(damageOn(u, 1, PLAIN), 5000);
  cast1(u, 'T-FADE3');
  deepEqual(u.b.cards('breakZone'), [PLAIN]);
});

/** Draws when a Forward its controller controls is broken; another when one is put into the Break Zone, for whatever reason. */
const MOURNER = backup(
  'T-MOURNER',
  {},
  auto({ on: 'move', card: forwards('you'), from: 'field', to: 'breakZone', why: 'break' }, {}, draw(1)),
  auto({ on: 'move', card: forwards('you'), from: 'field', to: 'breakZone' }, {}, draw(2)),
);

rule('FFT-1204 a Forward of power 0 or less is put into the Break Zone, which is not breaking', () => {
  for (const fade of ['T-FADE8', 'T-FADE9']) {
    const t = atMain({ cards: [...cards, MOURNER], a: { hand: [fade] }, b: { field: [PLAIN, 'T-MOURNER'] } });
    cast1(t, fade);
    deepEqual(t.b.cards('breakZone'), [PLAIN]);
    deepEqual(stackOf(t), ['auto']);
    resolveAll(t);
    equal(t.b.count('hand'), 2);
  }
  // Broken it is seen by both texts.
  const u = atMain({ cards: [...cards, MOURNER], a: { hand: ['T-HURT8'] }, b: { field: [PLAIN, 'T-MOURNER'] } });
  cast1(u, 'T-HURT8');
  u.b.pick(u.b.keys[0]);
  deepEqual(stackOf(u), ['auto', 'auto']);
});

rule('FFT-1205 damage stays until the End Phase and is then removed from both sides', () => {
  const t = atMain({ cards, a: { field: [PLAIN], hand: ['T-HURT4', 'T-HURT3', 'T-HURT5'] }, b: { field: ['V1-F08'] } });
  cast1(t, 'T-HURT4', ON);
  cast1(t, 'T-HURT3', 'choose:V1-F08');
  for (let i = 0; i < 20 && t.own.phase !== 'attack'; i++) pass(t);
  bothPass(t);
  t.a.pick('stop');
  equal(t.own.phase, 'main');
  // Main Phase 2: it is all still there and counts.
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 1, 'V1-F08')], [4000, 3000]);
  cast1(t, 'T-HURT5', 'choose:V1-F08');
  equal(damageOn(t, 1, 'V1-F08'), 8000);
  nextTurn(t);
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 1, 'V1-F08')], [0, 0]);
  deepEqual(t.b.cards('field'), ['V1-F08']);
});

rule('FFT-1206 among cards only Forwards are dealt damage', () => {
  const blast = summon('T-BLAST', {}, cast({}, damage({ zone: 'field', of: 'any' }, 5000)));
  const t = atMain({ cards: [blast], a: { hand: ['T-BLAST'] }, b: { field: [PLAIN, 'V1-F11', 'V1-F19'] } });
  act(t, 'cast:T-BLAST');
  bothPass(t);
  deepEqual([damageOn(t, 1, PLAIN), damageOn(t, 1, 'V1-F11'), damageOn(t, 1, 'V1-F19')], [5000, 0, 0]);
  deepEqual(t.b.cards('breakZone'), []);
});

/** Draws when it breaks a Forward. */
const SLAYER = fwd(
  'T-SLAYER',
  5000,
  { cost: 3 },
  action({ cost: [], declare: [choose('target', forwards('opponent'))] }, damage(target, 4000)),
  auto({ on: 'breaks', card: { self: true } }, {}, draw()),
);

rule('FFT-1207 the source of lethal damage counts as having broken the Forward', () => {
  const t = atMain({ cards: [...cards, SLAYER], a: { field: ['T-SLAYER'], hand: ['T-HURT4'] }, b: { field: [PLAIN] } });
  // 4000 of its own do not break it, 4000 more by a Summon do: that was not the Slayer.
  act(t, 'use:T-SLAYER#1');
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 4000);
  cast1(t, 'T-HURT4', ON);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
  equal(t.a.count('stack'), 0);

  const u = atMain({ cards: [...cards, SLAYER], a: { field: ['T-SLAYER'], hand: ['T-HURT4'] }, b: { field: [PLAIN] } });
  cast1(u, 'T-HURT4', ON);
  act(u, 'use:T-SLAYER#1');
  bothPass(u);
  deepEqual(u.b.cards('breakZone'), [PLAIN]);
  deepEqual(stackOf(u), ['auto']);
});

rule('FFT-1207 in battle attacker and blocker have broken each other', () => {
  const t = atAttack({ cards: [...cards, SLAYER], a: { field: ['T-SLAYER'] }, b: { field: ['V1-F01', 'T-SLAYER'] } });
  attack(t, 'T-SLAYER');
  block(t, 'T-SLAYER');
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['T-SLAYER'], ['T-SLAYER']]);
  deepEqual(stackOf(t), ['auto', 'auto']);
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [1, 1]);
});

rule('FFT-1208 damage that became 0 was not dealt, and nothing triggers from it', () => {
  const wary = fwd('T-WARY', 5000, {}, auto({ on: 'damage', card: { self: true } }, {}, draw()));
  const warded = fwd('T-WARDED', 5000, {}, auto({ on: 'damage', card: { self: true } }, {}, draw()), {
    when: { instead: 'damage', card: { self: true }, with: [], less: 3000 },
    do: [],
  });
  const t = atMain({
    cards: [...cards, wary, warded],
    a: { hand: ['T-HURT3', 'T-HURT3', 'T-HURT4'] },
    b: { field: ['T-WARY', 'T-WARDED'] },
  });
  cast1(t, 'T-HURT3', 'choose:T-WARDED');
  equal(damageOn(t, 1, 'T-WARDED'), 0);
  equal(t.a.count('stack'), 0);
  cast1(t, 'T-HURT3', 'choose:T-WARY');
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  cast1(t, 'T-HURT4', 'choose:T-WARDED');
  equal(damageOn(t, 1, 'T-WARDED'), 1000);
  deepEqual(stackOf(t), ['auto']);
});

/** Draws one for battle damage, two for any other. */
const SCARRED = fwd(
  'T-SCARRED',
  9000,
  { cost: 4 },
  auto({ on: 'damage', card: { self: true }, why: 'battle' }, {}, draw(1)),
  auto({ on: 'damage', card: { self: true }, why: 'effect' }, {}, draw(2)),
);

rule('FFT-1209 only what attacker and blocker deal each other is battle damage', () => {
  const t = atAttack({ cards: [...cards, SCARRED], a: { field: ['V1-F01'], hand: ['T-HURT1'] }, b: { field: ['T-SCARRED'] } });
  attack(t, 'V1-F01');
  resolveAll(t);
  block(t, 'T-SCARRED');
  // Damage by a Summon in the middle of the battle.
  cast1(t, 'T-HURT1', 'choose:T-SCARRED');
  resolveAll(t);
  equal(t.b.count('hand'), 2);
  bothPass(t);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(t.b.count('hand'), 3);
  equal(damageOn(t, 1, 'T-SCARRED'), 7000);
});

rule('FFT-1209 and FFT-1207 Forwards that an effect makes fight deal no battle damage, and each is the source of its own', () => {
  const rival = fwd(
    'T-RIVAL',
    6000,
    {},
    auto(heads.enter, { declare: [choose('target', forwards('opponent'))] }, { do: 'fight', one: this_, other: target }),
    auto({ on: 'breaks', card: { self: true } }, {}, draw(5)),
  );
  const t = atMain({ cards: [...cards, SCARRED, rival], a: { hand: ['T-RIVAL'] }, b: { field: ['T-SCARRED'] } });
  act(t, 'play:T-RIVAL');
  bothPass(t);
  equal(damageOn(t, 1, 'T-SCARRED'), 6000);
  deepEqual(t.a.cards('breakZone'), ['T-RIVAL']);
  // The other has broken it, not itself: only T-SCARRED's ability for other damage triggers.
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  deepEqual([t.b.count('hand'), t.a.count('hand')], [2, 0]);
});

rule('FFT-1207 a break without damage is that of the card that says so', () => {
  const headsman = fwd(
    'T-AXE',
    3000,
    {},
    action({ cost: [], declare: [choose('target', backups('opponent'))] }, breaks(target)),
    auto({ on: 'breaks', card: { self: true } }, {}, draw()),
  );
  const t = atMain({ cards: [headsman], a: { field: ['T-AXE'] }, b: { field: ['V1-F11', 'V1-F12'] } });
  act(t, 'use:T-AXE#1', 'choose:V1-F12');
  bothPass(t);
  deepEqual(t.b.cards('breakZone'), ['V1-F12']);
  deepEqual(stackOf(t), ['auto']);
});

rule('FFT-R1 damage equal to the power breaks, one thousand less does not', () => {
  const cards = [hurt('T-4000', 4000), fwd('T-FOUR', 4000), fwd('T-FIVE', 5000)];
  const t = atMain({ cards, a: { hand: ['T-4000', 'T-4000'] }, b: { field: ['T-FOUR', 'T-FIVE'] } });
  act(t, 'cast:T-4000', 'choose:T-FIVE');
  bothPass(t);
  deepEqual([t.b.cards('field'), damageOn(t, 1, 'T-FIVE')], [['T-FOUR', 'T-FIVE'], 4000]);
  act(t, 'cast:T-4000', 'choose:T-FOUR');
  bothPass(t);
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [['T-FIVE'], ['T-FOUR']]);
});

rule('FFT-E1 power 9000 and 4000 damage: another 4000 is survived, another 5000 breaks it', () => {
  const hurt = (n: number) =>
    doIt(
      atMain({
        cards: [...exampleCards, doer(damage(forwards('opponent'), n))],
        a: { field: ['DOER'] },
        b: { field: [{ card: 'NINE', damage: 4000 }] },
      }),
    );
  const four = hurt(4000);
  deepEqual([four.b.cards('field'), damageOn(four, 1, 'NINE')], [['NINE'], 8000]);
  deepEqual([hurt(5000).b.cards('field'), hurt(5000).b.cards('breakZone')], [[], ['NINE']]);
  equal(damageOn(nextTurn(four), 1, 'NINE'), 0);
});

rule('FFT-E1 power 9000 and 4000 damage: it still deals 9000 in battle', () => {
  const t = atAttack({ cards: exampleCards, a: { field: [{ card: 'NINE', damage: 4000 }] }, b: { field: ['TEN', PLAIN] } });
  bothPass(block(attack(t, 'NINE'), 'TEN'));
  equal(damageOn(t, 1, 'TEN'), 9000);
  deepEqual(t.a.cards('breakZone'), ['NINE']);
});

rule('FFT-E37 8000 with 5000 damage gets −3000: broken; with +1000 in response 6000, and it survives', () => {
  const cards = [onForward('T-FADE', gains(target, -3000, EOT)), onForward('T-GROW', gains(target, 1000, EOT))];
  const t = atMain({ cards, a: { hand: ['T-FADE'] }, b: { field: [{ card: PLAIN, damage: 5000 }] } });
  cast1(t, 'T-FADE');
  deepEqual(t.b.cards('breakZone'), [PLAIN]);

  const u = atMain({ cards, a: { hand: ['T-FADE'] }, b: { field: [{ card: PLAIN, damage: 5000 }], hand: ['T-GROW'] } });
  u.a.pick('cast:T-FADE');
  pass(u);
  u.b.pick('cast:T-GROW');
  resolveAll(u);
  deepEqual([powerOf(u, 1, PLAIN), damageOn(u, 1, PLAIN)], [6000, 5000]);
});
