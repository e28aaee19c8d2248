/** FFT-R99: what lies somewhere already does not come there; and what is no card goes nowhere. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  cast,
  choose,
  cp,
  draw,
  enters,
  forwards,
  heads,
  inYour,
  onStack,
  put,
  spends,
  them,
  this_,
  toHand,
} from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Ability, Effect } from '../../kinds.ts';
import { act, atMain, bothPass, damageOn, find, PLAIN, pass, powerOf, resolveAll, stackOf } from '../testing/scenarios.ts';
import { doer, fwd, hurt, onForward, summon, target } from '../testing/testCards.ts';

rule('FFT-R99 a Character on the field that is played onto the field stays as it is, and its entry does not trigger again', () => {
  const again = fwd('T-AGAIN', 5000, {}, enters({}, { do: 'enter', what: this_ }, draw(1)));
  const t = atMain({ cards: [again, hurt('T-HURT', 1000)], a: { hand: ['T-AGAIN', 'T-HURT'] } });
  const before = act(t, 'play:T-AGAIN').table.ref(find(t, 0, 'T-AGAIN'));
  act(t, 'cast:T-HURT');
  resolveAll(t);
  deepEqual([t.a.count('hand'), stackOf(t), damageOn(t, 0, 'T-AGAIN')], [1, [], 1000]);
  equal(t.table.find(before), find(t, 0, 'T-AGAIN'));
});

rule('FFT-R99 "put all cards of your Break Zone into the Break Zone" moves nothing and triggers nothing', () => {
  const heirs = fwd('T-NOTES', 1000, {}, auto({ on: 'move', to: 'breakZone' }, {}, draw(1)));
  const t = atMain({ cards: [heirs, doer(put(inYour('breakZone')))], a: { field: ['DOER', 'T-NOTES'], breakZone: [PLAIN, PLAIN] } });
  resolveAll(t.a.pick('use:DOER#1'));
  equal(t.a.count('hand'), 0);
});

rule('FFT-R99 an ability on the stack that a text sends to a hand or under a deck stays, and resolves', () => {
  const ways: readonly Effect[] = [toHand(them('it')), { do: 'move', what: them('it'), to: 'deck', at: 'bottom' }, put(them('it'))];
  for (const [i, way] of ways.entries()) {
    const out = summon('T-OUT', {}, cast({ declare: [choose('it', onStack('any', 'action'))] }, way));
    const t = atMain({ cards: [out, doer(draw(1))], a: { field: ['DOER'] }, b: { hand: ['T-OUT'] } });
    act(pass(t.a.pick('use:DOER#1')), 'cast:T-OUT');
    bothPass(t);
    deepEqual([stackOf(t), t.a.count('hand')], [['action'], 0], String(i));
    bothPass(t);
    deepEqual([stackOf(t), t.a.count('hand'), t.b.count('deck') + t.b.count('breakZone')], [[], 1, t.b.count('deck') + 1]);
  }
});

rule('FFT-519 what a cost takes is not where it would put it', () => {
  for (const [how, zone] of [
    ['put', 'breakZone'],
    ['return', 'hand'],
    ['remove', 'removed'],
    ['dull', 'hand'],
  ] as const)
    throws(
      () => withCards([fwd('T-BAD', 1000, {}, action({ cost: [spends(how, { zone, of: 'you' })] }, draw(1)))]),
      /what is there cannot be used so/,
    );
});

// ---------------------------------------------------------------- what was named on the way

rule('FFT-828 "each player selects a Forward; when they do so, …": what comes later knows who was selected', () => {
  const each: Effect = { do: 'eachSelects', name: 'own', from: forwards() };
  const then: Effect = {
    do: 'whenDone',
    ability: { when: { use: [] }, do: [{ do: 'gain', to: them('own'), stat: 'power', add: 1000, until: 'thisTurn' }] },
  };
  const t = atMain({ cards: [doer(each, then)], a: { field: ['DOER', PLAIN] }, b: { field: [PLAIN, 'V1-E02'] } });
  bothPass(t.a.pick('use:DOER#1'));
  t.b.pick('choose:V1-E02');
  resolveAll(t);
  deepEqual([powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-E02') - t.table.def(find(t, 1, 'V1-E02')).stats.power], [9000, 1000]);
});

rule('FFT-827 the same for what waits for the end of the turn', () => {
  const each: Effect = { do: 'eachSelects', name: 'own', from: forwards() };
  const later: Effect = { do: 'later', ability: { when: { on: 'turnEnds' }, do: [toHand(them('own'))] } };
  const t = atMain({ cards: [doer(each, later)], a: { field: ['DOER', PLAIN] }, b: { field: [PLAIN] } });
  bothPass(t.a.pick('use:DOER#1'));
  for (let i = 0; i < 60 && t.own.turns === 3; i++) pass(t.ask === 'priority' ? t : t.pick(t.asked[0], t.seat(t.asked[0]).keys.at(-1)!));
  deepEqual([t.a.cards('hand').includes(PLAIN), t.b.cards('hand').includes(PLAIN)], [true, true]);
});

rule('FFT-110 and FFT-2072 X and extra costs are declared by who casts or uses: what triggers cannot have them', () => {
  const x: Effect = { do: 'x', name: 'x' };
  const extra: Effect = { do: 'extra', name: 'more', cost: [cp({ any: 1 })] };
  for (const declared of [x, extra])
    for (const ability of [
      auto(heads.enter, { declare: [declared] }, draw(1)),
      auto(heads.enter, {}, { do: 'whenDone', ability: { when: { use: [] }, declare: [declared], do: [draw(1)] } }),
      auto(heads.enter, {}, { do: 'later', ability: { when: { on: 'turnEnds' }, declare: [declared], do: [draw(1)] } }),
    ])
      throws(() => withCards([fwd('T-BAD', 1000, {}, ability)]), /not when it triggers/);
});

rule('FFT-828 "when you do so" has no cost of its own: what is paid on the way stands in "you may"', () => {
  const paid: Ability = { when: { use: [] }, cost: [cp({ any: 1 })], do: [draw(1)] };
  throws(() => withCards([fwd('T-BAD', 1000, {}, enters({}, { do: 'whenDone', ability: paid }))]), /nobody uses it/);
});

rule('FFT-717 a text that would let two cards be cast free of charge one after the other is refused', () => {
  const free: Effect = { do: 'castFree', what: them('it') };
  const pick: Effect = { do: 'choose', name: 'it', from: inYour('hand') };
  throws(() => withCards([fwd('T-BAD', 1000, {}, enters({}, pick, free, free))]), /one text lets one card be cast/);
});

rule('FFT-R84 whom a text silences is the same whoever asks first: it reads values as texts read them', () => {
  // "Others with 1 attack or less have 2 fewer" is a circle; the silencing text reads the attacks without it.
  const tired = fwd(
    'T-TIRED',
    2000,
    {},
    {
      when: { always: true },
      do: [
        { do: 'gain', to: { zone: 'field', of: 'you', where: [{ stat: 'attacks', atMost: 1 }], other: true }, stat: 'attacks', add: -2 },
      ],
    },
  );
  const hush = fwd(
    'T-HUSH',
    9000,
    {},
    { when: { always: true }, do: [{ do: 'mute', to: { zone: 'field', of: 'opponent', where: [{ stat: 'attacks', atLeast: 1 }] } }] },
  );
  const rich = fwd('T-RICH', 5000, {}, { when: { always: true }, do: [{ do: 'gain', to: this_, stat: 'power', add: 2000 }] });
  for (const first of ['power', 'attacks', 'keyword']) {
    const t = atMain({ cards: [tired, hush, rich], a: { field: ['T-TIRED', 'T-RICH'] }, b: { field: ['T-HUSH'] } });
    const card = find(t, 0, 'T-RICH');
    if (first === 'keyword') t.table.traits(card, 'keyword');
    else t.table.stat(card, first);
    equal(t.table.stat(card, 'power'), 5000, first);
  }
});

rule('FFT-402 nobody chooses from cards that nobody sees', () => {
  for (const kind of ['choose', 'target'] as const)
    throws(() => {
      const e: Effect = { do: kind, name: 'it', from: { zone: 'deck', of: 'you' } };
      return withCards([summon('T-BAD', {}, cast(kind === 'target' ? { declare: [e] } : {}, ...(kind === 'target' ? [] : [e]), draw(1)))]);
    }, /nobody sees the cards of deck/);
  withCards([onForward('T-GOOD', toHand(target))]);
});
