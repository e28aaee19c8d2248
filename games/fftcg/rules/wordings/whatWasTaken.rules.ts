/** FFT-R98: "the discarded card": costs and effects that name what they took. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  backups,
  breaks,
  cast,
  choose,
  costIs,
  damage,
  draw,
  element,
  enters,
  exists,
  forwards,
  inYour,
  removeFromGame,
  spends,
  them,
  this_,
  type,
} from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Effect } from '../../kinds.ts';
import { act, atMain, bothPass, damageOn, PLAIN, pass, pay, resolveAll } from '../testing/scenarios.ts';
import { fwd, summon } from '../testing/testCards.ts';

const taken = them('taken');
const discards1 = spends('discard', inYour('hand'), { name: 'taken' });
const burn: Effect = { do: 'damage', to: forwards('opponent'), n: { times: [1000, { stat: 'cost', of: taken }] } };
const three = fwd('T-3', 5000, { cost: 3 });
const wind = fwd('T-W', 5000, { cost: 1, elements: 'wind' });
const cards = [
  three,
  wind,
  fwd('T-BURN', 5000, {}, action({ cost: [discards1] }, burn)),
  fwd(
    'T-IF',
    5000,
    {},
    action({ cost: [discards1] }, { do: 'if', cond: exists(them('taken', element('wind'))), then: [draw(1)], else: [draw(2)] }),
  ),
];

rule('FFT-R98 "1000 damage for each CP the discarded card cost": the card that was paid with, not another there', () => {
  const t = atMain({ cards, a: { field: ['T-BURN'], hand: ['T-3', 'T-W'], breakZone: [PLAIN] }, b: { field: [PLAIN] } });
  bothPass(t.a.pick('use:T-BURN#1').a.pick('spend:T-3'));
  deepEqual([damageOn(t, 1, PLAIN), t.a.cards('breakZone')], [3000, [PLAIN, 'T-3']]);
  // Used again it is about the card of that use.
  bothPass(pay(t.a.pick('use:T-BURN#1')));
  equal(damageOn(t, 1, PLAIN), 4000);
});

rule('FFT-R98 "if the discarded card is Wind"', () => {
  const at = (id: string) => {
    const t = atMain({ cards, a: { field: ['T-IF'], hand: ['T-3', 'T-W'] } });
    bothPass(t.a.pick('use:T-IF#1').a.pick(`spend:${id}`));
    return t.a.count('hand');
  };
  deepEqual([at('T-W'), at('T-3')], [2, 3]);
});

rule('FFT-R98 gone from there before it resolves, its cost is known still, and what it was is not', () => {
  const exile = summon('T-EXILE', {}, cast({}, removeFromGame({ zone: 'breakZone', of: 'any', where: [type('forward')] })));
  const at = (id: string) => {
    const t = atMain({ cards: [...cards, exile], a: { field: [id], hand: ['T-W'] }, b: { field: [PLAIN], hand: ['T-EXILE'] } });
    pass(pay(t.a.pick(`use:${id}#1`)));
    resolveAll(act(t, 'cast:T-EXILE'));
    return t;
  };
  equal(damageOn(at('T-BURN'), 1, PLAIN), 1000);
  equal(at('T-IF').a.count('hand'), 2);
});

rule('FFT-R98 two cards for one part are both meant; a Backup put away for it is meant where it went', () => {
  const both = fwd('T-BOTH', 5000, {}, action({ cost: [spends('discard', inYour('hand'), { name: 'taken', count: 2 })] }, burn));
  const t = atMain({ cards: [...cards, both], a: { field: ['T-BOTH'], hand: ['T-3', 'T-W'] }, b: { field: [PLAIN] } });
  bothPass(pay(t.a.pick('use:T-BOTH#1')));
  equal(damageOn(t, 1, PLAIN), 4000);
  const put = fwd(
    'T-PUT',
    5000,
    {},
    action({ cost: [spends('put', backups('you'), { name: 'taken' })] }, { do: 'move', what: taken, to: 'hand' }),
  );
  const u = atMain({ cards: [put], a: { field: ['T-PUT', 'V1-F13'] } });
  bothPass(pay(u.a.pick('use:T-PUT#1')));
  deepEqual([u.a.cards('hand'), u.a.count('breakZone')], [['V1-F13'], 0]);
});

rule('FFT-R98 and FFT-524 a cost paid in the middle of a text, and "when you do so" after it', () => {
  const may = enters(
    {},
    { do: 'may', cost: [discards1], then: [{ do: 'search', for: [type('forward'), costIs({ stat: 'cost', of: taken })], to: 'hand' }] },
  );
  const t = atMain({ cards: [...cards, fwd('T-M', 5000, {}, may)], a: { hand: ['T-M', 'T-W'], top: ['T-3', 'T-W'] } });
  bothPass(act(t, 'play:T-M'));
  pay(t.a.pick('yes'));
  deepEqual(
    t.a.keys.filter((k) => k.startsWith('find:')),
    ['find:T-W'],
  );
  t.a.pick('find:T-W');
  deepEqual(t.a.cards('hand'), ['T-W']);
  const then = enters(
    {},
    {
      do: 'may',
      cost: [discards1],
      then: [
        {
          do: 'whenDone',
          ability: {
            when: { on: 'turnEnds' },
            declare: [choose('it', forwards('opponent'))],
            do: [damage(them('it'), { times: [1000, { stat: 'cost', of: taken }] })],
          },
        },
      ],
    },
  );
  const u = atMain({ cards: [...cards, fwd('T-D', 5000, {}, then)], a: { hand: ['T-D', 'T-3'] }, b: { field: [PLAIN] } });
  bothPass(act(u, 'play:T-D'));
  resolveAll(pay(u.a.pick('yes')));
  equal(damageOn(u, 1, PLAIN), 3000);
});

rule('FFT-R98 an effect that discards names the cards too: chosen, at random, by another, or none at all', () => {
  const drawsIf: Effect = { do: 'if', cond: exists(them('taken', element('wind'))), then: [draw(2)] };
  const at = (e: Effect, a: readonly string[], b: readonly string[] = []) => {
    const t = atMain({ cards: [...cards, summon('T-S', {}, cast({}, e, drawsIf))], a: { hand: ['T-S', ...a] }, b: { hand: b } });
    return bothPass(act(t, 'cast:T-S'));
  };
  const chosen = at({ do: 'discard', name: 'taken' }, ['T-W', 'T-3']);
  equal(chosen.a.pick('choose:T-W').a.count('hand'), 3);
  equal(at({ do: 'discard', name: 'taken' }, ['T-W', 'T-3']).a.pick('choose:T-3').a.count('hand'), 1);
  equal(at({ do: 'discard', name: 'taken', random: true }, ['T-W']).a.count('hand'), 2);
  equal(at({ do: 'discard', name: 'taken', random: true }, []).a.count('hand'), 0);
  const theirs = at({ do: 'discard', whose: 'opponent', by: 'you', name: 'taken' }, [], ['T-W', 'T-3']);
  equal(theirs.a.pick('choose:T-W').a.count('hand'), 2);
});

rule('FFT-R98 an extra cost of a Summon names what it took; where none was taken the name means nothing', () => {
  const s = summon(
    'T-S',
    {},
    cast(
      { declare: [choose('it', forwards('opponent')), { do: 'extra', name: 'more', cost: [discards1] }] },
      {
        do: 'if',
        cond: { compare: [{ stat: 'cost', of: them('it') }, '=', { stat: 'cost', of: taken }] },
        then: [breaks(them('it')), draw(1)],
      },
    ),
  );
  const at = (...keys: readonly string[]) => {
    const t = atMain({ cards: [...cards, s], a: { hand: ['T-S', 'T-3'] }, b: { field: [PLAIN] } }).a.pick('cast:T-S');
    for (const key of keys) t.a.pick(key);
    resolveAll(pay(t));
    return [t.b.count('field'), t.a.count('hand')];
  };
  deepEqual(
    [at('payExtra'), at('noExtra')],
    [
      [0, 1],
      [1, 1],
    ],
  );
  throws(() => withCards([fwd('T-X', 1, {}, action({ cost: [spends('put', this_, { name: 'x' })] }))]), /is the card itself: say self/);
});
