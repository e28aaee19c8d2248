/** FFT-R2, FFT-R65: several points of damage at once, and the EX Bursts between them. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, cast, draw } from '../../cards/make.ts';
import type { Card } from '../../kinds.ts';
import { act, asking, atAttack, atMain, bothPass, damageOn, PLAIN, stackOf } from '../testing/scenarios.ts';
import { cast1, hit } from '../testing/shortcuts.ts';
import { backup, costTwoForward, GIFT, summon, wounds } from '../testing/testCards.ts';

rule('FFT-R2 two points at once: the first EX Burst is answered before the second card is turned up; with the option after it', () => {
  const twice = wounds('T-TWICE', 2);
  const at = (exBurstTiming: string) =>
    bothPass(
      atMain({
        cards: [twice],
        options: { exBurstTiming },
        a: { hand: ['T-TWICE'], field: [PLAIN] },
        b: { top: ['V1-F16', 'V1-F17'] },
      }).a.pick('cast:T-TWICE'),
    );
  const t = at('interleaved');
  deepEqual([asking(t), t.b.cards('damage')], [[1, 'exBurst'], ['V1-F16']]);
  t.b.pick('useBurst');
  deepEqual([asking(t), t.b.cards('damage'), damageOn(t, 0, PLAIN)], [[1, 'exBurst'], ['V1-F16', 'V1-F17'], 4000]);
  const u = at('batched');
  deepEqual(
    [asking(u), u.b.cards('damage')],
    [
      [1, 'exBurst'],
      ['V1-F16', 'V1-F17'],
    ],
  );
  u.b.pick('useBurst');
  deepEqual([asking(u), damageOn(u, 0, PLAIN)], [[1, 'exBurst'], 4000]);
});

rule(
  'FFT-R2 and FFT-1210 dealt first, each point is still taken by itself: what waits for one notices both, and the seventh ends the game',
  () => {
    const witness = backup('T-WITNESS', {}, auto({ on: 'wounded', seat: 'you' }, {}, draw()));
    const at = (damage: number) =>
      cast1(
        atMain({
          cards: [TWICE, witness],
          options: { exBurstTiming: 'batched' },
          a: { hand: ['T-TWICE'] },
          b: { damage, field: ['T-WITNESS'], top: ['V1-F16', 'V1-F17'] },
        }),
        'T-TWICE',
      );
    const t = at(0).b.pick('decline').b.pick('decline');
    while (t.ask === 'order') t.b.pick(t.b.keys[0]);
    equal(stackOf(t).length, 2);
    const u = at(6);
    deepEqual([u.result?.winners, u.b.count('damage')], [[0], 7]);
  },
);

rule('FFT-R2 the option changes nothing for attacks: each deals one point', () => {
  const t = hit(
    atAttack({ options: { exBurstTiming: 'batched' }, a: { field: [PLAIN, 'V1-E02'] }, b: { top: ['V1-F16', 'V1-F17'] } }),
    PLAIN,
    'V1-E02',
  );
  deepEqual([asking(t), t.b.cards('damage')], [[1, 'exBurst'], ['V1-F16']]);
  t.b.pick('decline');
  deepEqual([t.ask, t.b.count('damage')], ['priority', 1]);
});

rule('FFT-R2 with bursts after all the damage of one effect, it is the damaged player who may use each', () => {
  const storm = card('T-STORM', 'Storm', 'summon', { ...costTwoForward, cost: 1 }, cast({}, { do: 'wound', whose: 'opponent', n: 2 }));
  const t = atMain({
    cards: [storm],
    options: { exBurstTiming: 'batched' },
    a: { hand: ['T-STORM', 'V1-F01'], field: [PLAIN] },
    b: { top: ['V1-F16', 'V1-F17'] },
  });
  act(t, 'cast:T-STORM');
  bothPass(t);
  equal(t.b.count('damage'), 2);
  deepEqual(asking(t), [1, 'exBurst']);
  t.b.pick('useBurst');
  deepEqual(asking(t), [1, 'exBurst']);
  t.b.pick('decline');
  equal(t.table.mark(t.a.ids('field')[0], 'damage'), 4000);
});

const NEST = summon('T-NEST', {}, cast({ burst: true }, { do: 'wound', whose: 'opponent', n: 2 }));
const TWICE = wounds('T-TWICE', 2);

rule('FFT-R65 damage of an EX Burst is taken completely, with its own EX Bursts, before the rest', () => {
  const t = cast1(
    atMain({ cards: [NEST, TWICE], a: { hand: ['T-TWICE'], top: ['V1-F16', 'V1-F17'] }, b: { field: [PLAIN], top: ['T-NEST', 'V1-F14'] } }),
    'T-TWICE',
  );
  deepEqual(asking(t), [1, 'exBurst']);
  t.b.pick('useBurst');
  deepEqual([asking(t), t.a.cards('damage'), t.b.cards('damage')], [[0, 'exBurst'], ['V1-F16'], ['T-NEST']]);
  t.a.pick('useBurst');
  deepEqual([asking(t), t.a.cards('damage'), damageOn(t, 1, PLAIN)], [[0, 'exBurst'], ['V1-F16', 'V1-F17'], 4000]);
  t.a.pick('decline');
  // Only now the second point of the first effect.
  deepEqual(
    [asking(t), t.b.cards('damage')],
    [
      [1, 'exBurst'],
      ['T-NEST', 'V1-F14'],
    ],
  );
});

rule('FFT-R65 a loss inside is found at once: the outer points are not taken any more', () => {
  const t = cast1(atMain({ cards: [NEST, TWICE], a: { hand: ['T-TWICE'], damage: 6 }, b: { damage: 5, top: ['T-NEST'] } }), 'T-TWICE');
  t.b.pick('useBurst');
  deepEqual([t.result?.winners, t.a.count('damage'), t.b.count('damage')], [[1], 7, 6]);
});

const POINTS = (n: number): Card => wounds(`T-WOUND${n}`, n);

rule('FFT-E33 one card in the deck, 5 damage, dealt 2 points: the first with its EX Burst, the second loses', () => {
  const t = atMain({ cards: [POINTS(2), GIFT], a: { hand: ['T-WOUND2'] }, b: { deck: 1, damage: 5, top: ['T-GIFT'] } });
  cast1(t, 'T-WOUND2');
  deepEqual([t.b.count('damage'), asking(t)], [6, [1, 'exBurst']]);
  t.b.pick('decline');
  deepEqual([t.result?.winners, t.result?.clause, t.b.count('damage')], [[0], 'FFT-114', 6]);
});
