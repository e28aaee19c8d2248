/** FFT-2030, FFT-2031: Crystals, with cards of the tests’ own. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, card, choose, damage, EOT, enters, forwards, gains, them, this_ } from '../../cards/make.ts';
import { act, atMain, bothPass, markOf, nextTurn, PLAIN, powerOf, resolveAll, side, stackOf } from '../testing/scenarios.ts';
import { costTwo } from '../testing/testCards.ts';

const miner = card('T-01', 'Miner', 'forward', { ...costTwo, power: 5000 }, enters({}, { do: 'gainCrystals', n: 2 }));
const spender = card(
  'T-02',
  'Spender',
  'forward',
  { ...costTwo, power: 5000 },
  action({ cost: [{ do: 'crystals', n: 2 }] }, gains(this_, 3000, EOT)),
);
const asker = card(
  'T-03',
  'Asker',
  'forward',
  { ...costTwo, power: 5000 },
  enters(
    {},
    {
      do: 'may',
      cost: [{ do: 'crystals', n: 1 }],
      then: [
        {
          do: 'whenDone',
          ability: { when: { on: 'state' }, declare: [choose('target', forwards('opponent'))], do: [damage(them('target'), 3000)] },
        },
      ],
    },
  ),
);
const crystalCards = [miner, spender, asker];

rule('FFT-2030 Crystals are kept from turn to turn, are no CP, and belong to one player', () => {
  const t = atMain({ cards: crystalCards, a: { hand: ['T-01', 'V1-F01'] } });
  act(t, 'play:T-01');
  resolveAll(t);
  deepEqual(t.own.crystals, [2, 0]);
  nextTurn(nextTurn(t));
  deepEqual(t.own.crystals, [2, 0]);
  side(t, 0, { hand: ['V1-F16'] });
  side(t, 1, { field: [PLAIN] });
  t.a.mayNot('cast:V1-F16', 'FFT-519');
});

rule('FFT-2031 a Crystal icon is paid when the ability is used, and cannot be paid twice', () => {
  const t = atMain({ cards: crystalCards, a: { field: ['T-02'] } }).set('crystals', [2, 0]);
  act(t, 'use:T-02#1');
  deepEqual(t.own.crystals, [0, 0]);
  deepEqual(stackOf(t), ['action']);
  equal(t.a.keys.includes('use:T-02#1'), false);
  resolveAll(t);
  equal(powerOf(t, 0, 'T-02'), 8000);
});

rule('FFT-2031 what an effect lets one pay is paid on resolution, and what follows is a new ability', () => {
  const t = atMain({ cards: crystalCards, a: { hand: ['T-03', 'V1-F01'] }, b: { field: [PLAIN] } }).set('crystals', [1, 0]);
  act(t, 'play:T-03');
  bothPass(t);
  deepEqual(t.own.crystals, [1, 0]);
  t.a.pick('yes');
  deepEqual(t.own.crystals, [0, 0]);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(markOf(t, 1, PLAIN, 'damage'), 3000);
  const poor = atMain({ cards: crystalCards, a: { hand: ['T-03', 'V1-F01'] }, b: { field: [PLAIN] } });
  act(poor, 'play:T-03');
  bothPass(poor);
  poor.a.mayNot('yes').may('no');
});
