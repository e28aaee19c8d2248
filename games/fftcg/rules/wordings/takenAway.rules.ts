/** Field abilities that take abilities away or set values (FFT-1514, FFT-1506, FFT-R84), and cards that say what nothing would do. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  cast,
  choose,
  draw,
  EOT,
  fieldAbility,
  forwards,
  gains,
  heads,
  others,
  them,
  this_,
  whileTrue,
  yourTurn,
} from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Ability, Effect } from '../../kinds.ts';
import { act, atAttack, atMain, attack, bothPass, hasKeyword, nextTurn, PLAIN, pass, powerOf, resolveAll } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, fwd, hurt, onForward, summon, target } from '../testing/testCards.ts';

const RICH = fwd(
  'T-RICH',
  5000,
  { keywords: ['brave'] },
  fieldAbility(gains(this_, 2000)),
  auto(heads.attack, {}, draw()),
  action({ cost: [] }, draw()),
);
const mutes = (id: string, to: Parameters<typeof gains>[0], power = 9000) => fwd(id, power, {}, fieldAbility({ do: 'mute', to }));
const HUSH = mutes('T-HUSH', forwards('opponent'));

rule('FFT-1514 "the opponent\'s Forwards lose all abilities" as a field ability: text, keywords, triggers and actions', () => {
  const t = atMain({ cards: [RICH, HUSH, hurt('T-HURT', 9000)], a: { field: ['T-RICH'], hand: ['T-HURT'] }, b: { field: ['T-HUSH'] } });
  deepEqual([powerOf(t, 0, 'T-RICH'), hasKeyword(t, 0, 'T-RICH', 'brave')], [5000, false]);
  t.a.mayNot('use:T-RICH#3');
  act(t, 'cast:T-HURT', 'choose:T-HUSH');
  resolveAll(t);
  deepEqual([powerOf(t, 0, 'T-RICH'), hasKeyword(t, 0, 'T-RICH', 'brave')], [7000, true]);
  t.a.may('use:T-RICH#3');
});

rule('FFT-1514 a trigger that was taken away does not trigger', () => {
  const t = atAttack({ cards: [RICH, HUSH], a: { field: ['T-RICH'] }, b: { field: ['T-HUSH'] } });
  attack(t, 'T-RICH');
  equal(t.a.count('stack'), 0);
});

rule('FFT-1514 and FFT-1504 under a condition, as long as it holds', () => {
  const t = atMain({
    cards: [RICH, fwd('T-DAY', 3000, {}, whileTrue(yourTurn, { do: 'mute', to: others(forwards('you')) }))],
    a: { field: ['T-RICH', 'T-DAY'] },
  });
  equal(powerOf(t, 0, 'T-RICH'), 5000);
  nextTurn(t);
  equal(powerOf(t, 0, 'T-RICH'), 7000);
});

rule('FFT-R84 two that silence each other: the one that came first stands', () => {
  for (const first of [0, 1]) {
    const t = atMain({ cards: [mutes('T-HUSH', others(forwards()))], a: { hand: ['T-HUSH'] }, b: { hand: ['T-HUSH'] } });
    const come = (seat: number) => t.table.move(t.seat(seat).ids('hand')[0], t.table.at(t.game.zoneKind.get('field')!, seat));
    come(first);
    come(1 - first);
    const muted = (seat: number) => t.table.muted.has(t.seat(seat).ids('field')[0]);
    powerOf(t, 0, 'T-HUSH');
    equal(t.table.traits(t.seat(0).ids('field')[0], 'keyword').length, 0);
    deepEqual([muted(first), muted(1 - first)], [false, true]);
  }
});

rule('FFT-R84 and FFT-1515 what was given is lost as well, and comes back with the rest', () => {
  const t = atMain({
    cards: [
      HUSH,
      onForward('T-GIVE', { do: 'grant', to: target, ability: fieldAbility(gains(this_, 1000)), until: EOT }),
      hurt('T-HURT', 9000),
    ],
    a: { field: [PLAIN], hand: ['T-GIVE', 'T-HURT'] },
    b: { field: ['T-HUSH'] },
  });
  cast1(t, 'T-GIVE', `choose:${PLAIN}`);
  equal(powerOf(t, 0, PLAIN), 8000);
  act(t, 'cast:T-HURT', 'choose:T-HUSH');
  resolveAll(t);
  equal(powerOf(t, 0, PLAIN), 9000);
});

// ---------------------------------------------------------------- timestamps

const sets = (id: string, n: number) => backup(id, {}, fieldAbility({ do: 'gain', to: forwards(), stat: 'power', set: n }));

for (const [first, second, power] of [
  [0, 1, 3000],
  [1, 0, 6000],
] as const)
  rule(`FFT-1506 of two field abilities that set power the newer stands: seat ${second} came last, ${power}`, () => {
    const t = atMain({
      cards: [sets('T-SIX', 6000), sets('T-THREE', 3000)],
      a: { field: [PLAIN], hand: ['T-SIX'] },
      b: { hand: ['T-THREE'] },
    });
    const come = (seat: number) => t.table.move(t.seat(seat).ids('hand')[0], t.table.at(t.game.zoneKind.get('field')!, seat));
    come(first);
    come(second);
    equal(powerOf(t, 0, PLAIN), power);
  });

rule('FFT-1506 what a card says of itself comes before what others say of it, however new it is', () => {
  const own = fwd('T-OWN', 1000, {}, fieldAbility({ do: 'gain', to: this_, stat: 'power', set: 9000 }));
  const t = atMain({ cards: [sets('T-SIX', 6000), own], a: { field: ['T-SIX'], hand: ['T-OWN'] } });
  act(t, 'play:T-OWN');
  equal(powerOf(t, 0, 'T-OWN'), 6000);
});

// ---------------------------------------------------------------- nothing is silently ignored

const refused = (what: string, ability: object, effect = '') =>
  rule(`FFT-104 a card that says what nothing would do is refused: ${what}`, () => {
    throws(() => withCards([fwd('T-BAD', 1000, {}, ability as Ability)]), effect === '' ? /card T-BAD/ : new RegExp(effect));
  });
const always = (e: object): object => ({ when: { always: true }, do: [e] });
const once = (...effects: readonly object[]): object => action({ cost: [] }, ...(effects as Effect[]));

refused('a field ability that draws', always({ do: 'draw', n: 1 }));
refused('a field ability with a duration', always({ ...gains(this_, 1000), until: EOT }));
refused('a field ability with a cost', { ...fieldAbility(gains(this_, 1000)), cost: [] });
refused('a change of nothing', once({ do: 'gain', to: this_, add: 1 }));
refused('two changes at once', once({ do: 'gain', to: this_, stat: 'power', add: 1, set: 2 }));
refused('modes that are not declared', once({ do: 'modes', name: 'm', of: [{ do: [draw(1)] }] }));
refused('a deed the game does not know', always({ do: 'forbid', deed: 'fly', to: this_ }), 'no deed "fly"');
refused('a timing the game does not know', { when: { use: ['sometimes'] }, do: [draw(1)] }, 'no timing');
refused('cards that lie nowhere', once({ do: 'break', what: { of: 'opponent' } }), 'must say which');
refused('a field of a selector that nothing reads', once({ do: 'break', what: { zone: 'field', who: 'opponent' } }), 'nothing reads it');
refused('what waits for no event', once({ do: 'later', ability: fieldAbility(gains(this_, 1000)) }), 'must wait for an event');
refused(
  'a given text that silences as long as it is there',
  once({ do: 'grant', to: this_, ability: fieldAbility({ do: 'mute', to: forwards() }) }),
);

refused(
  'counters to be taken that have no name',
  action({ cost: [{ do: 'spend', how: 'counters', from: this_ }] }, draw(1)),
  'is named where counters',
);
refused('a mark of the rules as a counter', once({ do: 'counter', to: this_, counter: 'dull' }), 'no counter but a mark');
refused('an extra cost that is not declared', once({ do: 'extra', name: 'x', cost: [] }), 'is declared with the cast');
refused(
  'shares dealt by another card',
  {
    ...once({ do: 'damage', to: { bound: 'them' }, share: 'shares', by: this_ }),
    declare: [
      { do: 'target', name: 'them', from: { zone: 'field' } },
      { do: 'split', name: 'shares', among: 'them', total: 3, step: 1 },
    ],
  },
  'shares are dealt by the text itself',
);
refused('a mark without a number', once({ do: 'dull', what: { zone: 'field', where: [{ mark: 'dull' }] } }), 'must say how many');
refused('damage by shares nobody has named', once({ do: 'damage', to: this_, share: 'shares' }), 'nothing is called');

rule('FFT-519 and FFT-822 what costs something when it triggers, without "you may", is not done if it cannot be paid', () => {
  const toll = (n: number): Ability => ({ ...auto(heads.enter, {}, draw(1)), cost: [{ do: 'cp', any: n }] });
  const t = atMain({ cards: [fwd('T-TOLL', 5000, {}, toll(1))], a: { hand: ['T-TOLL'] } });
  act(t, 'play:T-TOLL');
  resolveAll(t);
  equal(t.a.count('hand'), 0);
});

rule('FFT-104 the same words where they mean something are taken', () => {
  withCards([
    fwd(
      'T-GOOD',
      1000,
      {},
      fieldAbility({ do: 'forbid', deed: 'attack', to: this_ }),
      action({ cost: [] }, { ...gains(this_, 1000), until: EOT } as Effect),
    ),
    summon(
      'T-MODES',
      {},
      cast({
        declare: [
          { do: 'modes', name: 'm', of: [{ do: [draw(1)] }, { declare: [choose('x', forwards())], do: [gains(them('x'), 1000, EOT)] }] },
        ],
      }),
    ),
  ]);
  pass(bothPass(atMain()));
});
