/** FFT-913 to FFT-915: targets that are no longer legal. */
import { deepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  activate,
  card,
  cast,
  choose,
  damage,
  draw,
  dull,
  isDull as dullOnes,
  EOT,
  forwards,
  safeFrom,
  theirSummons,
} from '../../cards/make.ts';
import { act, atMain, bothPass, damageOn, PLAIN, pass, powerOf, resolveAll, stackOf } from '../testing/scenarios.ts';
import { aForward, BOUNCE, boost, bounce, fwd, onForward, PAY, print, summon, target, wake } from '../testing/testCards.ts';

const pair = card(
  'T-PAIR',
  'Pair',
  'summon',
  print(1),
  cast({ declare: [choose('target', forwards('opponent'), 2)] }, damage(target, 1000), draw(1)),
);

rule('FFT-913 a target that is no longer lawful is left out; the others are still affected', () => {
  const t = atMain({
    a: { hand: ['T-PAIR', PAY] },
    b: { hand: ['T-BOUNCE', PAY], field: [PLAIN, 'V1-F08'] },
    cards: [pair, bounce],
  });
  act(t, 'cast:T-PAIR', `choose:${PLAIN}`, `discard:${PAY}`);
  pass(t);
  act(t, 'cast:T-BOUNCE', `choose:${PLAIN}`, `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), t.a.count('hand'), t.b.cards('hand')], [1000, 1, [PLAIN]]);
});

const veil = card('T-VEIL', 'Veil', 'summon', print(1), cast({ declare: [aForward] }, safeFrom(theirSummons, 'choose', target, EOT)));
const sleepers = card(
  'T-SLEEP',
  'Sleepers',
  'summon',
  print(1),
  cast({ declare: [choose('target', forwards('opponent', dullOnes))] }, damage(target, 1000), draw(1)),
);
const small = card(
  'T-SMALL',
  'Small',
  'summon',
  print(1),
  cast({ declare: [choose('target', forwards('opponent', { stat: 'power', atMost: 8000 }))] }, damage(target, 1000), draw(1)),
);

/** a casts `first` at b’s PLAIN; b answers with `answer` on it; both resolve. */
function answered(first: string, answer: string | null, plain: 'active' | 'dull' = 'active') {
  const t = atMain({
    a: { hand: [first, PAY], field: ['V1-F08'] },
    b: { hand: [...(answer ? [answer] : []), PAY], field: [{ card: PLAIN, ...(plain === 'dull' && { dull: true as const }) }] },
    cards: [bounce, wake, boost, veil, pair, sleepers, small],
  });
  act(t, `cast:${first}`, `discard:${PAY}`);
  pass(t);
  if (answer) {
    act(t, `cast:${answer}`, `choose:${PLAIN}`, `discard:${PAY}`);
    bothPass(t);
    pass(t);
  }
  pass(t);
  deepEqual(stackOf(t), []);
  return t;
}

rule('FFT-914 with all targets unlawful the whole item is cancelled, also what needs no target', () => {
  const gone = answered('T-SMALL', 'T-BOUNCE');
  deepEqual([gone.a.count('hand'), gone.a.cards('breakZone'), gone.b.cards('hand')], [0, [PAY, 'T-SMALL'], [PLAIN]]);
  const there = answered('T-SMALL', null);
  deepEqual([there.a.count('hand'), damageOn(there, 1, PLAIN)], [1, 1000]);
});

rule('FFT-915 a target that no longer fits the description is unlawful', () => {
  // Chosen dull, activated since.
  const woken = answered('T-SLEEP', 'T-WAKE', 'dull');
  deepEqual([woken.a.count('hand'), damageOn(woken, 1, PLAIN)], [0, 0]);
  // Chosen with 8000 power, 10000 since.
  const grown = answered('T-SMALL', 'T-BOOST');
  deepEqual([grown.a.count('hand'), damageOn(grown, 1, PLAIN), powerOf(grown, 1, PLAIN)], [0, 0, 10000]);
  // What the description does not speak of may change.
  const same = answered('T-SLEEP', 'T-BOOST', 'dull');
  deepEqual([same.a.count('hand'), damageOn(same, 1, PLAIN)], [1, 1000]);
});

rule('FFT-915 a target that may no longer be chosen by that item is unlawful', () => {
  const t = answered('T-SMALL', 'T-VEIL');
  deepEqual([t.a.count('hand'), damageOn(t, 1, PLAIN)], [0, 0]);
});

rule('FFT-915 a target that left and came back is another object', () => {
  const blink = card(
    'T-BLINK',
    'Blink',
    'summon',
    print(1),
    cast(
      { declare: [choose('target', forwards('you'))] },
      { do: 'move', what: target, to: 'removed' },
      { do: 'enter', what: { zone: 'removed', of: 'you', where: [{ trait: 'name', is: 'Unique' }] } },
    ),
  );
  const unique = card('T-UNIQUE', 'Unique', 'forward', print(1, 8000));
  const t = atMain({ a: { hand: ['T-SMALL', PAY] }, b: { hand: ['T-BLINK', PAY], field: ['T-UNIQUE'] }, cards: [small, blink, unique] });
  act(t, 'cast:T-SMALL', `discard:${PAY}`);
  pass(t);
  act(t, 'cast:T-BLINK', `discard:${PAY}`);
  bothPass(t);
  deepEqual(t.b.cards('field'), ['T-UNIQUE']);
  bothPass(t);
  deepEqual([damageOn(t, 1, 'T-UNIQUE'), t.a.count('hand')], [0, 0]);
});

rule(
  'FFT-R18 a target that left, fails its description or may not be chosen any more is illegal; one that changed otherwise is not',
  () => {
    const onDull = summon(
      'T-ONDULL',
      {},
      cast({ declare: [choose('target', forwards('any', { mark: 'dull', is: 1 }))] }, damage(target, 3000), draw()),
    );
    const bolt = summon('T-BOLT', {}, cast({ declare: [choose('target', forwards('opponent'))] }, damage(target, 3000), draw()));
    const answers = [
      onForward('T-WAKE', activate(target)),
      onForward('T-NAP', dull(target)),
      onForward('T-HIDE', safeFrom(theirSummons, 'choose', target, EOT)),
      fwd('T-BACK', 8000, { keywords: ['backAttack'] }),
    ];
    const answered = (spell: string, answer: string, on: string, asleep: boolean) => {
      const t = atMain({
        cards: [onDull, bolt, BOUNCE, ...answers],
        a: { hand: [spell] },
        b: { hand: [answer], field: [asleep ? { card: on, dull: true } : on] },
      });
      act(t, `cast:${spell}`);
      bothPass(act(pass(t), `cast:${answer}`));
      if (answer === 'T-BOUNCE') pass(t).b.pick(`play:${on}`);
      resolveAll(t);
      return [t.b.cards('field'), damageOn(t, 1, on), t.a.count('hand')];
    };
    // Back on the field it is another object.
    deepEqual(answered('T-BOLT', 'T-BOUNCE', 'T-BACK', false), [['T-BACK'], 0, 0]);
    deepEqual(answered('T-ONDULL', 'T-WAKE', PLAIN, true), [[PLAIN], 0, 0]);
    deepEqual(answered('T-BOLT', 'T-HIDE', PLAIN, false), [[PLAIN], 0, 0]);
    deepEqual(answered('T-BOLT', 'T-NAP', PLAIN, false), [[PLAIN], 3000, 1]);
    deepEqual(answered('T-BOLT', 'T-WAKE', PLAIN, true), [[PLAIN], 3000, 1]);
  },
);
