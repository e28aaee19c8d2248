/** FFT-520, FFT-523, FFT-525, FFT-526: costs that are raised, reduced or fixed. */
import { deepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cheaper, fieldAbility, this_, whileTrue } from '../../cards/make.ts';
import { act, atMain, find, isDull, pay, stackOf } from '../testing/scenarios.ts';
import { costNow, dullCount, sources } from '../testing/shortcuts.ts';
import { backup, pricedCards as cards, exampleCards, fwd } from '../testing/testCards.ts';

rule('FFT-520 the cost is what it was when announced, though paying it ends what made it cheaper', () => {
  const more = [
    ...cards,
    backup(
      'CHEAP',
      { cost: 2 },
      whileTrue(
        { exists: { self: true, where: [{ mark: 'dull', is: 0 }] } },
        ...cheaper({ zone: ['hand', 'stack'], of: 'you', where: [{ kind: 'summon' }] }, 2, 1),
      ),
    ),
  ];
  const t = atMain({ cards: more, a: { field: ['CHEAP', 'B-fire', 'B-fire'], hand: ['S-fire', 'S-3'] } });
  t.a.pick('cast:S-fire');
  t.a.pick('dull:CHEAP'); // 1 instead of 3
  deepEqual([stackOf(t), dullCount(t)], [['S-fire'], 1]);
  // Now that it is dull the next one costs 3 again.
  t.a.mayNot('cast:S-3', 'FFT-519');
});

rule('FFT-523 reductions and increases are added up, never below 0, nor below 1 where a text says so', () => {
  const all = { zone: ['hand', 'stack'], of: 'you', where: [{ kind: 'summon' }] } as const;
  const tax = fieldAbility({ do: 'gain', to: { ...all, of: 'opponent' }, stat: 'price', add: 2 });
  const more = [
    ...cards,
    backup('LESS', { elements: 'ice', cost: 2 }, fieldAbility(...cheaper(all, 2, 0))),
    backup('LESS-1', { elements: 'ice', cost: 2 }, fieldAbility(...cheaper(all, 2, 1))),
    backup('TAX', { elements: 'ice', cost: 2 }, tax),
  ];
  const cost = (a: string[], b: string[] = []) => {
    const t = atMain({ cards: more, a: { field: a.map((c) => ({ card: c, dull: true as const })), hand: ['S-fire'] }, b: { field: b } });
    return Math.max(t.table.stat(find(t, 0, 'S-fire', 'hand'), 'price'), t.table.stat(find(t, 0, 'S-fire', 'hand'), 'leastPrice'));
  };
  deepEqual([cost([]), cost(['LESS']), cost(['LESS'], ['TAX']), cost([], ['TAX', 'TAX'])], [3, 1, 3, 7]);
  // 3 - 2 - 2: nothing is asked for.
  const free = atMain({ cards: more, a: { field: ['LESS', 'LESS'], hand: ['S-fire'] } });
  free.a.pick('cast:S-fire');
  deepEqual([stackOf(free), dullCount(free)], [['S-fire'], 0]);
  const one = atMain({ cards: more, a: { field: ['LESS-1', 'LESS-1', 'B-fire'], hand: ['S-fire'] } });
  act(one, 'cast:S-fire');
  deepEqual([stackOf(one), isDull(one, 0, 'B-fire')], [['S-fire'], true]);
});

rule('FFT-525 a reduced cost of 1 still needs the card’s Element', () => {
  const more = [
    ...cards,
    fwd('COSTLY', 6000, { cost: 3 }, { ...fieldAbility({ do: 'gain', to: this_, stat: 'price', add: -2 }), zones: ['hand'] }),
  ];
  atMain({ cards: more, a: { field: ['B-ice', 'B-ice', 'B-ice'], hand: ['COSTLY'] } }).a.mayNot('play:COSTLY', 'FFT-519');
  const t = atMain({ cards: more, a: { field: ['B-ice', 'B-fire'], hand: ['COSTLY'] } });
  act(t, 'play:COSTLY');
  deepEqual([isDull(t, 0, 'B-fire'), isDull(t, 0, 'B-ice'), t.a.cards('field').at(-1)], [true, false, 'COSTLY']);
});

rule('FFT-526 "can only be paid with Fire CP" holds for every CP of the payment', () => {
  const pure = { ...fieldAbility({ do: 'gain', to: this_, trait: 'paidWith', also: 'fire' }), zones: ['hand', 'stack'] };
  const more = [...cards, fwd('PURE', 6000, { cost: 3 }, pure)];
  atMain({ cards: more, a: { field: ['B-fire', 'B-fire', 'B-ice'], hand: ['PURE'] } }).a.mayNot('play:PURE', 'FFT-519');
  const t = atMain({ cards: more, a: { field: ['B-fire', 'B-fire', 'B-ice', 'B-fire'], hand: ['PURE', 'F-2'] } });
  t.a.pick('play:PURE');
  deepEqual(sources(t), ['discard:F-2', 'dull:B-fire']);
  t.a.mayNot('dull:B-ice', 'FFT-526');
  pay(t);
  deepEqual([isDull(t, 0, 'B-ice'), dullCount(t), t.a.cards('field').at(-1)], [false, 3, 'PURE']);
});

rule('FFT-E53 Herald of the Abyss costs 4 with three Summons in the Break Zone, and 3 with six', () => {
  const at = (n: number) =>
    atMain({ cards: exampleCards, a: { hand: ['V1-A10'], breakZone: [...new Array<string>(n).fill('S-fire'), 'F-fire'] } });
  deepEqual(
    [0, 1, 3, 4, 6].map((n) => costNow(at(n), 'V1-A10')),
    [7, 6, 4, 3, 3],
  );
  const t = atMain({
    cards: exampleCards,
    a: { field: ['B-water', 'B-water', 'B-water', 'B-water'], hand: ['V1-A10'], breakZone: ['S-fire', 'S-fire', 'S-fire'] },
  });
  act(t, 'play:V1-A10');
  deepEqual([dullCount(t), t.a.cards('field').at(-1)], [4, 'V1-A10']);
});
