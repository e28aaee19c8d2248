/** The same ability given twice is two abilities (FFT-818, FFT-1515), two shields are two shields (FFT-R35, FFT-1510). */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, cast, draw, EOT, fieldAbility, forwards, gains, heads, others, this_ } from '../../cards/make.ts';
import type { Ability, Effect } from '../../kinds.ts';
import { act, atAttack, atMain, attack, bothPass, damageOn, PLAIN, pass, powerOf, resolveAll } from '../testing/scenarios.ts';
import { cast1, many } from '../testing/shortcuts.ts';
import { aForward, fwd, hurt, onForward, summon, target } from '../testing/testCards.ts';

const gives = (ability: Ability): Effect => ({ do: 'grant', to: target, ability, until: EOT });
const DRAWS = onForward('T-GIVE', gives(auto(heads.attack, {}, draw(1))));

for (const times of [1, 2, 3])
  rule(`FFT-818 and FFT-1515 "when this attacks, draw a card", given ${times} times, draws ${times}`, () => {
    const t = atMain({ cards: [DRAWS], a: { field: [PLAIN], hand: many('T-GIVE', times) } });
    for (let i = 0; i < times; i++) cast1(t, 'T-GIVE');
    for (let i = 0; i < 4 && t.own.phase === 'main'; i++) pass(t);
    attack(t, PLAIN);
    resolveAll(t);
    equal(t.a.count('hand'), times);
  });

rule('FFT-1515 "when this is put into the Break Zone, draw a card", given twice, draws two, and is not seen again afterwards', () => {
  const t = atMain({
    cards: [onForward('T-GIVE', gives(auto(heads.breakZone, {}, draw(1)))), hurt('T-HURT', 9000)],
    a: { field: [PLAIN], hand: [...many('T-GIVE', 2), 'T-HURT'] },
  });
  cast1(cast1(cast1(t, 'T-GIVE'), 'T-GIVE'), 'T-HURT');
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.a.count('field')], [2, 0]);
});

rule('FFT-1515 and FFT-1504 "the opponent\'s Forwards lose 1000 power", given twice, takes 2000', () => {
  const aura = onForward('T-AURA', gives(fieldAbility(gains(forwards('opponent'), -1000))));
  const t = atMain({ cards: [aura], a: { field: ['V1-E02'], hand: many('T-AURA', 2) }, b: { field: [PLAIN] } });
  act(t, 'cast:T-AURA', 'choose:V1-E02');
  bothPass(t);
  equal(powerOf(t, 1, PLAIN), 7000);
  act(t, 'cast:T-AURA', 'choose:V1-E02');
  bothPass(t);
  equal(powerOf(t, 1, PLAIN), 6000);
});

rule('FFT-1515 and FFT-R12 an action "once each turn" that was given twice can be used twice, then no more', () => {
  const once = onForward('T-ONCE', gives(action({ cost: [], limit: 'once' }, draw(1))));
  const t = atMain({ cards: [once], a: { field: [PLAIN], hand: many('T-ONCE', 2) } });
  cast1(cast1(t, 'T-ONCE'), 'T-ONCE');
  const use = () => t.a.keys.find((k) => k.startsWith('use:'));
  for (const drawn of [1, 2]) {
    bothPass(t.a.pick(use()!));
    equal(t.a.count('hand'), drawn);
  }
  deepEqual([use(), t.a.keys], [undefined, ['pass']]);
});

rule('FFT-1515 and FFT-833 a field ability gives an action: to everybody who fits, as long as its card is there', () => {
  const teacher = fwd(
    'T-TEACH',
    5000,
    {},
    fieldAbility({ do: 'grant', to: others(forwards('you')), ability: action({ cost: [], limit: 'once' }, draw(1)) }),
  );
  const t = atMain({ cards: [teacher, hurt('T-HURT', 9000)], a: { field: ['T-TEACH', PLAIN], hand: ['T-HURT'] } });
  const uses = () => t.a.keys.filter((k) => k.startsWith('use:'));
  deepEqual(uses().length, 1);
  bothPass(t.a.pick(uses()[0]));
  deepEqual([t.a.count('hand'), uses()], [2, []]);
  act(t, 'cast:T-HURT', 'choose:T-TEACH');
  resolveAll(t);
  deepEqual(uses(), []);
});

rule('FFT-1515 two teachers of one action teach it twice', () => {
  const teach = fieldAbility({
    do: 'grant',
    to: forwards('you', { stat: 'power', atLeast: 8000 }),
    ability: action({ cost: [], limit: 'once' }, draw(1)),
  });
  const t = atMain({ cards: [fwd('T-TEACH', 5000, {}, teach)], a: { field: ['T-TEACH', 'T-TEACH', PLAIN] } });
  for (const drawn of [1, 2]) {
    bothPass(t.a.pick(t.a.keys.find((k) => k.startsWith('use:'))!));
    equal(t.a.count('hand'), drawn);
  }
  deepEqual(t.a.keys, ['pass']);
});

// ---------------------------------------------------------------- shields

const lowers = (n: number): Effect => ({
  do: 'grant',
  to: target,
  apart: true,
  laid: true,
  until: [EOT, { uses: 1 }],
  ability: { when: { instead: 'damage', card: this_, with: [], less: n }, do: [] },
});
const nullifies: Effect = {
  do: 'grant',
  to: target,
  apart: true,
  laid: true,
  until: [EOT, { uses: 1 }],
  ability: { when: { instead: 'damage', card: this_, with: [{ type: 'damage', n: 0 }] }, do: [] },
};
const SHIELDS = {
  'T-LESS': onForward('T-LESS', lowers(3000)),
  'T-ZERO': onForward('T-ZERO', nullifies),
} as const;

/** 7000 damage, after these shields: the damage dealt, and how many shields are left. The affected player applies them in this order. */
function shielded(...shields: readonly (keyof typeof SHIELDS)[]): readonly number[] {
  const t = atMain({
    cards: [...Object.values(SHIELDS), hurt('T-HURT', 7000), summon('T-NOTHING', {}, cast({ declare: [aForward] }))],
    a: { field: [PLAIN], hand: [...shields, 'T-HURT'] },
  });
  for (const shield of shields) cast1(t, shield);
  act(t, 'cast:T-HURT');
  bothPass(t);
  // In the order they were laid.
  for (let i = 0; t.ask !== 'priority'; i++) t.a.pick(t.a.keys.find((k) => k.includes(shields[i])) ?? t.a.keys[0]);
  return [damageOn(t, 0, PLAIN), t.state.mods.length];
}

rule('FFT-R35 and FFT-1510 two equal shields of 3000 leave 1000 of 7000 damage, and both are used up', () => {
  deepEqual(shielded('T-LESS', 'T-LESS'), [1000, 0]);
});
rule('FFT-R35 and FFT-1512 of two shields that nullify, the second is not applied and stays', () => {
  deepEqual(shielded('T-ZERO', 'T-ZERO'), [0, 1]);
});
rule('FFT-R35 a shield that nullifies leaves nothing for one of 3000, which stays', () => {
  deepEqual(shielded('T-ZERO', 'T-LESS'), [0, 1]);
});
rule('FFT-R35 a shield of 3000 before one that nullifies: both are applied and used up', () => {
  deepEqual(shielded('T-LESS', 'T-ZERO'), [0, 0]);
});
rule('FFT-R35 three shields of 3000 take 7000: the third is applied to the last 1000', () => {
  deepEqual(shielded('T-LESS', 'T-LESS', 'T-LESS'), [0, 0]);
});
rule('FFT-R35 four shields of 3000: the fourth finds nothing left and stays', () => {
  deepEqual(shielded('T-LESS', 'T-LESS', 'T-LESS', 'T-LESS'), [0, 1]);
});
rule('FFT-1515 an attack is noticed by each giving of each Forward', () => {
  const t = atAttack({ cards: [DRAWS], a: { field: [PLAIN] } });
  attack(t, PLAIN);
  equal(t.a.count('hand'), 0);
});
