/** FFT-R100: no text tells what lies where not everybody sees it. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import type { Sel } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { cast, draw, fieldAbility, this_ } from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Ability, Effect } from '../../kinds.ts';
import { act, atMain, bothPass, powerOf } from '../testing/scenarios.ts';
import { fwd, summon } from '../testing/testCards.ts';

rule('FFT-R100 a text at work in the hand can speak of its own card only', () => {
  const inHand = (...effects: Effect[]): Ability => ({ ...fieldAbility(...effects), zones: ['hand', 'stack'] });
  const wrong: readonly Effect[] = [
    { do: 'mute', to: { zone: 'field', of: 'any' } },
    { do: 'gain', to: { zone: 'field', of: 'you' }, stat: 'power', add: 1000 },
    { do: 'require', deed: 'enterDull', whose: 'opponent' },
  ];
  for (const effect of wrong)
    throws(() => withCards([fwd('T-BAD', 5000, {}, inHand(effect))]), /T-BAD, abilities\[0\]\.do\[0\]\.to: at work in hand/);
  withCards([fwd('T-GOOD', 5000, {}, inHand({ do: 'gain', to: this_, stat: 'price', add: -1 }))]);
  withCards([fwd('T-OPEN', 5000, {}, { ...fieldAbility(wrong[1]), zones: ['field', 'breakZone'] })]);
});

rule('FFT-R100 who chooses by what a card is chooses among those they see; what is shown can be chosen', () => {
  const theirs = { zone: 'hand', of: 'opponent' } as const;
  const choose: Effect = { do: 'choose', name: 'it', from: { ...theirs, where: [{ trait: 'type', is: 'forward' }] }, count: 1 };
  const toDeck: Effect = { do: 'move', what: { bound: 'it' }, to: 'deck' };
  const after = (...effects: Effect[]) => {
    const cards = [fwd('T-ONE', 5000), summon('T-LOOK', {}, cast({}, ...effects, draw(1)))];
    const t = bothPass(act(atMain({ cards, a: { hand: ['T-LOOK'] }, b: { hand: ['T-ONE', 'T-LOOK'] } }), 'cast:T-LOOK'));
    return [t.ask, t.a.keys];
  };
  deepEqual(after(choose, toDeck), ['it', ['done']]);
  deepEqual(after({ do: 'show', what: theirs, to: 'you' }, choose, toDeck), ['it', ['choose:T-ONE']]);
});

rule('FFT-R100 a number and a condition read cards that everybody sees', () => {
  const theirs = { zone: 'hand', of: 'opponent' } as const;
  const power = (count: Sel) => {
    const gain: Effect = { do: 'gain', to: this_, stat: 'power', add: { times: [1000, { count }] } };
    const cards = [fwd('T-READ', 5000, {}, fieldAbility(gain)), fwd('T-ONE', 5000)];
    return powerOf(atMain({ cards, a: { field: ['T-READ'] }, b: { hand: ['T-ONE', 'T-ONE'] } }), 0, 'T-READ');
  };
  equal(power(theirs), 7000);
  equal(power({ ...theirs, where: [{ trait: 'type', is: 'forward' }] }), 5000);
});
