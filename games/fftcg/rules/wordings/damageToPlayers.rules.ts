/** Damage to players: what an EX Burst says of its own card (FFT-1215), and what is true when the damage is noticed (FFT-821). */
import { deepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  cast,
  choose,
  damage,
  draw,
  exists,
  forwards,
  heads,
  ontoField,
  put,
  removeFromGame,
  sacrifice,
  them,
  this_,
  toDeckBottom,
  toHand,
} from '../../cards/make.ts';
import type { Effect } from '../../kinds.ts';
import { atAttack, damageOn, PLAIN, resolveAll } from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';
import { fwd, summon } from '../testing/testCards.ts';

const MOVES: readonly (readonly [way: string, effect: Effect])[] = [
  ['returned to the hand', toHand(this_)],
  ['removed from the game', removeFromGame(this_)],
  ['put under the deck', toDeckBottom(this_)],
  ['put into the Break Zone', put(this_)],
  ['played onto the field', ontoField(this_)],
  ['cast', { do: 'castFree', what: this_ }],
];

for (const [way, effect] of MOVES)
  rule(`FFT-1215 an EX Burst whose own card is to be ${way} leaves it in the Damage Zone; the rest is done`, () => {
    const t = hit(
      atAttack({
        cards: [
          summon('T-MOVES', {}, cast({ burst: true }, effect, draw(1))),
          fwd('T-COMES', 5000, {}, { ...auto(heads.enter, { burst: true }, effect, draw(1)) }),
        ],
        a: { field: [PLAIN] },
        b: { top: [way === 'played onto the field' ? 'T-COMES' : 'T-MOVES', PLAIN] },
      }),
      PLAIN,
    ).b.pick('useBurst');
    deepEqual([t.b.count('damage'), t.b.cards('hand'), t.b.count('field'), t.b.count('stack')], [1, [PLAIN], 0, 0]);
  });

rule('FFT-1215 and FFT-519 an EX Burst cannot be paid for with its own card', () => {
  const t = hit(
    atAttack({
      cards: [summon('T-PAYS', {}, cast({ burst: true }, { do: 'may', cost: [sacrifice], then: [draw(1)] }))],
      a: { field: [PLAIN] },
      b: { top: ['T-PAYS'] },
    }),
    PLAIN,
  ).b.pick('useBurst');
  deepEqual([t.ask, t.b.keys], ['may', ['no']]);
  t.b.pick('no');
  deepEqual(t.b.cards('damage'), ['T-PAYS']);
});

/** "When this deals damage to the opponent, if they have received 3 points or more, draw a card." */
const COUNTS = fwd('T-COUNTS', 5000, {}, auto(heads.hit, { if: exists({ zone: 'damage', of: 'opponent' }, 3) }, draw(1)));

for (const [before, drawn] of [
  [1, 0],
  [2, 1],
  [3, 1],
] as const)
  rule(
    `FFT-821 "when it deals damage to the opponent, if they have received 3 points": with ${before} before it, ${drawn ? 'yes' : 'no'}`,
    () => {
      const t = hit(atAttack({ cards: [COUNTS], a: { field: ['T-COUNTS'] }, b: { damage: before } }), 'T-COUNTS');
      resolveAll(t);
      deepEqual([t.b.count('damage'), t.a.count('hand')], [before + 1, drawn]);
    },
  );

rule('FFT-R29 what an EX Burst chooses notices that it was chosen', () => {
  const shy = fwd('T-SHY', 8000, {}, auto({ on: 'chosen', card: this_ }, {}, draw(1)));
  const bolt = summon('T-BOLT', {}, cast({ burst: true, declare: [choose('target', forwards('opponent'))] }, damage(them('target'), 1000)));
  const t = hit(atAttack({ cards: [shy, bolt], a: { field: ['T-SHY'] }, b: { top: ['T-BOLT'] } }), 'T-SHY').b.pick('useBurst');
  resolveAll(t);
  deepEqual([damageOn(t, 0, 'T-SHY'), t.a.count('hand')], [1000, 1]);
});
