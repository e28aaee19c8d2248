/** FFT-813 to FFT-822: auto-abilities, from the event to the resolution. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  card,
  cast,
  choose,
  chooseBetween,
  damage,
  draw,
  dull,
  EOT,
  enters,
  exists,
  forwards,
  gains,
  oneOf,
  opponentDiscards,
  select,
  them,
  this_,
} from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  bothPass,
  damageOn,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { bounce, heir, print, RED, sweep, target } from '../testing/testCards.ts';

rule('FFT-813 an auto-ability triggers when its event happens, and only then', () => {
  const t = atAttack({ a: { field: [RED, PLAIN] } });
  attack(t, PLAIN);
  deepEqual(stackOf(t), []);
  const own = attack(atAttack({ a: { field: [RED, PLAIN] } }), RED);
  deepEqual(stackOf(own), ['auto']);
  resolveAll(own);
  equal(powerOf(own, 0, RED), 6000);
});

rule('FFT-814 auto-abilities trigger in every phase: those of Active and Draw Phase wait for Main Phase 1', () => {
  const riser = card('T-RISE', 'Riser', 'forward', print(1, 5000), auto({ on: 'activate', card: { self: true } }, {}, draw(1)));
  const reader = card(
    'T-READ',
    'Reader',
    'backup',
    print(1),
    auto({ on: 'move', why: 'draw', seat: 'opponent' }, {}, gains(this_, 1000, EOT)),
  );
  const t = atMain({ a: { field: ['T-READ'] }, b: { field: [{ card: 'T-RISE', dull: true }] }, cards: [riser, reader] });
  nextTurn(t);
  equal(isDull(t, 1, 'T-RISE'), false);
  // Its own activation, and the two cards b has drawn, each noticed by a’s Reader.
  deepEqual([t.own.phase, asking(t), stackOf(t), t.b.count('hand')], ['main', [1, 'priority'], ['auto', 'auto', 'auto'], 2]);
  resolveAll(t);
  equal(t.b.count('hand'), 3);
});

rule('FFT-815 what has triggered does nothing yet: it is put on the stack when somebody would receive priority', () => {
  const sulker = card('T-SULK', 'Sulker', 'forward', print(1, 5000), auto({ on: 'dull', card: { self: true } }, {}, draw(1)));
  const slow = card('T-SLOW', 'Slow', 'summon', print(1), cast({}, dull(forwards()), select('one', forwards()), damage(them('one'), 1000)));
  const t = atMain({ a: { hand: ['T-SLOW', RED], field: ['T-SULK', PLAIN] }, cards: [slow, sulker] });
  act(t, 'cast:T-SLOW');
  bothPass(t);
  // In the middle of the resolution: dulled, noticed, nothing on the stack but the Summon.
  deepEqual([t.ask, isDull(t, 0, 'T-SULK'), stackOf(t), t.state.waiting.filter((w) => !w.on).length], ['one', true, ['T-SLOW'], 1]);
  t.a.pick(`choose:${PLAIN}`);
  deepEqual([asking(t), stackOf(t), t.a.count('hand')], [[0, 'priority'], ['auto'], 0]);
  bothPass(t);
  equal(t.a.count('hand'), 1);
});

/** At the beginning of every Attack Phase: two kinds, told apart by what they do. */
const giver = card('T-GIVE', 'Giver', 'backup', print(1), auto({ on: 'attackBegins' }, {}, draw(1)));
const taker = card('T-TAKE', 'Taker', 'backup', print(1), auto({ on: 'attackBegins' }, {}, { do: 'discard', n: 1, random: true }));

rule('FFT-816 the turn player places all of theirs in the order they like, then the other player on top', () => {
  for (const first of ['T-GIVE', 'T-TAKE']) {
    const t = atMain({ a: { field: ['T-GIVE', 'T-TAKE'], hand: [] }, b: { field: ['T-TAKE', 'T-GIVE'], hand: [] }, cards: [giver, taker] });
    bothPass(t);
    deepEqual([t.own.phase, asking(t), t.a.keys.length], ['attack', [0, 'order'], 2]);
    t.a.pick(t.a.keys.find((k) => k.includes(first))!);
    deepEqual([asking(t), stackOf(t).length], [[1, 'order'], 2]);
    t.b.pick(t.b.keys.find((k) => k.includes('T-TAKE'))!);
    deepEqual([asking(t), stackOf(t).length], [[0, 'priority'], 4]);
    // On top b’s giver, then b’s taker.
    bothPass(t);
    deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 1]);
    bothPass(t);
    deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 0]);
    // Placed first, resolved last: with the giver first there is nothing to discard before the card is drawn.
    bothPass(t);
    bothPass(t);
    deepEqual([t.a.count('hand'), stackOf(t)], [first === 'T-GIVE' ? 1 : 0, []]);
  }
});

rule('FFT-817 an auto-ability is its source’s controller’s at the time it triggered', () => {
  const borrow = card(
    'T-BORROW',
    'Borrow',
    'summon',
    print(1),
    cast({ declare: [choose('target', forwards('opponent'))] }, { do: 'control', what: target, until: EOT }),
  );
  const t = atMain({ a: { hand: ['T-BORROW', 'T-SWEEP', 'V1-F02', 'V1-F02'] }, b: { field: ['T-HEIR'] }, cards: [heir, borrow, sweep] });
  act(t, 'cast:T-BORROW', 'discard:V1-F02');
  bothPass(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['T-HEIR'], []]);
  act(t, 'cast:T-SWEEP', 'discard:V1-F02');
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), stackOf(t)], [['T-HEIR'], ['auto']]);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [1, 0]);
});

rule('FFT-818 an event with several occurrences triggers an ability once for each', () => {
  const mourner = card(
    'T-MOURN',
    'Mourner',
    'backup',
    print(1),
    auto({ on: 'move', from: 'field', to: 'breakZone', card: forwards() }, {}, draw(1)),
  );
  const t = atMain({ a: { hand: ['T-SWEEP', 'V1-F02'], field: ['T-MOURN', RED, PLAIN] }, b: { field: [PLAIN] }, cards: [mourner, sweep] });
  act(t, 'cast:T-SWEEP', 'discard:V1-F02');
  bothPass(t);
  for (let i = 0; i < 3 && t.ask === 'order'; i++) t.a.pick(t.a.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto', 'auto']);
  resolveAll(t);
  equal(t.a.count('hand'), 3);
});

rule('FFT-819 what an auto-ability chooses has been chosen: a text that waits for that notices it', () => {
  const archer = card(
    'T-ARCHER',
    'Archer',
    'forward',
    print(1, 5000),
    enters({ declare: [choose('target', forwards('opponent'))] }, draw()),
  );
  const shy = card('T-SHY', 'Shy', 'forward', print(1, 5000), auto({ on: 'chosen', card: { self: true } }, {}, draw(2)));
  const t = atMain({ a: { hand: ['T-ARCHER', RED] }, b: { field: ['T-SHY', PLAIN] }, cards: [archer, shy] });
  act(t, 'play:T-ARCHER').a.pick('choose:T-SHY');
  deepEqual(stackOf(t), ['auto', 'auto']);
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [1, 2]);
});

rule('FFT-819 modes, targets and shares of an auto-ability are declared as it is put on the stack', () => {
  const queen = card(
    'T-QUEEN',
    'Queen',
    'forward',
    print(1, 5000),
    enters(
      {
        declare: [
          oneOf('mode', { do: [draw(1)] }, { do: [draw(2)] }),
          chooseBetween('target', forwards('opponent'), 1, 2),
          { do: 'split', name: 'shares', among: 'target', total: 3000, step: 1000 },
        ],
      },
      { do: 'damage', to: target, share: 'shares' },
    ),
  );
  const t = atMain({ a: { hand: ['T-QUEEN', RED] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [queen] });
  act(t, 'play:T-QUEEN');
  deepEqual([t.ask, stackOf(t)], ['mode', ['auto']]);
  t.a.pick('mode2');
  t.a.pick(`choose:${PLAIN}`);
  t.a.pick('choose:V1-F08');
  t.a.mayNot('takeBack');
  t.a.pick(`share:${PLAIN}#1000`);
  deepEqual([asking(t), damageOn(t, 1, PLAIN), t.a.count('hand')], [[0, 'priority'], 0, 0]);
  bothPass(t);
  deepEqual([damageOn(t, 1, PLAIN), damageOn(t, 1, 'V1-F08'), t.a.count('hand')], [1000, 2000, 2]);
});

rule('FFT-820 an auto-ability that must choose and cannot is removed at once, and nobody can respond to it', () => {
  const t = atMain({ a: { hand: ['V1-F03', RED, RED] }, b: { hand: ['V1-F16', RED] } });
  act(t, 'play:V1-F03');
  deepEqual([stackOf(t), asking(t), t.events.filter((e) => e.type === 'noTarget').length], [[], [0, 'priority'], 1]);
  // FFT-R77: the attack is lawful all the same.
  const hunt = attack(atAttack({ a: { field: ['V1-F04'] } }), 'V1-F04');
  deepEqual([stackOf(hunt), asking(hunt), isDull(hunt, 0, 'V1-F04')], [[], [0, 'priority'], true]);
});

/** Entering, if its controller controls another Forward: draw. */
const friend = card('T-FRIEND', 'Friend', 'forward', print(1, 5000), enters({ if: exists({ ...forwards('you'), other: true }) }, draw(1)));

rule('FFT-821 “if” is checked when it triggers: false then, nothing triggers, whatever comes later', () => {
  const t = atMain({ a: { hand: ['T-FRIEND', 'V1-F02'] }, cards: [friend] });
  act(t, 'play:T-FRIEND', 'discard:V1-F02');
  deepEqual([stackOf(t), t.a.count('hand')], [[], 0]);
});

rule('FFT-821 “if” is checked again on resolution: false then, no effect', () => {
  const setting = (answer: boolean) => {
    const t = atMain({
      a: { hand: ['T-FRIEND', 'V1-F02'], field: [PLAIN], top: ['V1-F08'] },
      b: { hand: ['T-BOUNCE', 'V1-F02'] },
      cards: [friend, bounce],
    });
    act(t, 'play:T-FRIEND', 'discard:V1-F02');
    deepEqual(stackOf(t), ['auto']);
    pass(t);
    if (answer) {
      act(t, 'cast:T-BOUNCE', `choose:${PLAIN}`);
      bothPass(t);
      pass(t);
    }
    pass(t);
    deepEqual(stackOf(t), []);
    return t.a.cards('hand');
  };
  deepEqual([setting(true), setting(false)], [[PLAIN], ['V1-F08']]);
});

rule('FFT-822 “you may” is decided on resolution; the ability is put on the stack in any case', () => {
  const polite = card('T-MAY', 'Polite', 'forward', print(1, 5000), enters({ may: true }, opponentDiscards(1)));
  const t = atMain({ a: { hand: ['T-MAY', 'V1-F02'] }, b: { hand: [PLAIN] }, cards: [polite] });
  act(t, 'play:T-MAY', 'discard:V1-F02');
  deepEqual([stackOf(t), asking(t)], [['auto'], [0, 'priority']]);
  bothPass(t);
  deepEqual([asking(t), t.a.keys, stackOf(t)], [[0, 'may'], ['yes', 'no'], ['auto']]);
  t.a.pick('no');
  deepEqual([stackOf(t), t.b.cards('hand')], [[], [PLAIN]]);
});
