/** FFT-916: what is named or selected on resolution. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, card, cast, cp, damage, dull, dullIcon, forwards, opponentSelects, put, select, them } from '../../cards/make.ts';
import { act, asking, atMain, bothPass, damageOn, isDull, markOf, PLAIN, pass, pay, stackOf } from '../testing/scenarios.ts';
import { bounce, costTwoForward, ofPower, PAY, print, RED } from '../testing/testCards.ts';

rule('FFT-916 what is not declared is chosen on resolution by the controller, among what is lawful then', () => {
  const pick = card('T-PICK', 'Pick', 'summon', print(1), cast({}, select('one', forwards('opponent')), damage(them('one'), 1000)));
  const t = atMain({
    a: { hand: ['T-PICK', PAY] },
    b: { hand: ['T-BOUNCE', PAY], field: [PLAIN, 'V1-F08', 'V1-F06'] },
    cards: [pick, bounce],
  });
  t.a.pick('cast:T-PICK');
  equal(t.ask, 'source');
  t.a.pick(`discard:${PAY}`);
  pass(t);
  act(t, 'cast:T-BOUNCE', 'choose:V1-F08', `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  deepEqual(
    [asking(t), t.a.keys],
    [
      [0, 'one'],
      [`choose:${PLAIN}`, 'choose:V1-F06'],
    ],
  );
  t.a.pick('choose:V1-F06');
  equal(damageOn(t, 1, 'V1-F06'), 1000);
});

rule('FFT-916 a text that has the opponent select asks the opponent', () => {
  const edict = card('T-EDICT', 'Edict', 'summon', print(1), cast({}, opponentSelects('one', forwards('opponent')), put(them('one'))));
  const t = atMain({ a: { hand: ['T-EDICT', PAY] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [edict] });
  act(t, 'cast:T-EDICT', `discard:${PAY}`);
  bothPass(t);
  deepEqual(asking(t), [1, 'one']);
  t.b.pick('choose:V1-F08');
  deepEqual(t.b.cards('field'), [PLAIN]);
});

rule('FFT-R51 a number is named on resolution; one of several deeds on declaration', () => {
  const t = atMain({ a: { field: ['V1-I15', 'V1-I12'] }, b: { field: [PLAIN, 'V1-E02'] } });
  act(t, 'use:V1-I15#1');
  deepEqual([asking(t), stackOf(t)], [[0, 'priority'], ['action']]);
  bothPass(t);
  t.a.may('number#3').pick('number#3');
  deepEqual([isDull(t, 1, PLAIN), isDull(t, 1, 'V1-E02')], [true, false]);
  const u = atMain({
    a: { hand: ['V1-I18', 'V1-I12', 'V1-I12'] },
    b: { hand: ['V1-F01', 'V1-F02', 'V1-F03'], field: [{ card: PLAIN, dull: true }] },
  });
  u.a.pick('cast:V1-I18').a.may('mode1').may('mode2').pick('mode1');
  pay(u);
  equal(asking(u)[1], 'priority');
  bothPass(u);
  deepEqual(asking(u)[0], 1);
});

rule('FFT-R51 an Element, a Job or a name is selected on resolution, and stands for what was named', () => {
  const chill = (trait: string) =>
    card(
      'T-NAME',
      'Name',
      'summon',
      { ...costTwoForward, cost: 1 },
      cast({}, { do: 'word', name: 'w', trait }, dull(forwards('any', { named: 'w', of: trait }))),
    );
  const named = (trait: string, key: string) => {
    const t = atMain({
      cards: [chill(trait)],
      a: { hand: ['T-NAME', 'V1-F01'], field: ['V1-F08'] },
      b: { field: [PLAIN, 'V1-L02', 'V1-F06'] },
    });
    act(t, 'cast:T-NAME');
    bothPass(t);
    t.a.pick(key);
    return [0, 1].flatMap((seat) =>
      t
        .seat(seat)
        .ids('field')
        .filter((c) => t.table.mark(c, 'dull') === 1)
        .map((c) => t.table.def(c).id),
    );
  };
  deepEqual(named('element', 'word:fire'), ['V1-F08', 'V1-F06']);
  deepEqual(named('element', 'word:water'), []);
  deepEqual(named('job', 'word:Conscript'), [PLAIN, 'V1-L02']);
  deepEqual(named('name', 'word:Kestrel Vaun'), ['V1-F06']);
});

rule('FFT-R69 numbers from 0 to 11 are offered, and one that fits nothing is legal', () => {
  const t = atMain({ a: { field: ['V1-I15', 'V1-I12'] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-I15#1');
  bothPass(t);
  equal(t.a.keys.length, 12);
  t.a.may('number#0').may('number#1').may('number#11').mayNot('number#12').pick('number#11');
  deepEqual([asking(t), markOf(t, 1, PLAIN, 'dull')], [[0, 'priority'], 0]);
});

const named = { stat: 'cost', atLeast: { bound: 'n' }, atMost: { bound: 'n' } } as const;
const tally = card(
  'T-TALLY',
  'Arithmetician',
  'backup',
  print(3),
  action(
    { cost: [cp({ any: 1 }), dullIcon], only: 'yourTurn' },
    { do: 'number', name: 'n', least: 0, most: 11 },
    dull(forwards('any', named)),
  ),
);

rule('FFT-E15 the number 3 is named: all Forwards of cost 3 on both fields are dull, and the Arithmetician by the cost', () => {
  const t = atMain({
    a: { field: ['T-TALLY', PLAIN, 'T-4000'], hand: [RED] },
    b: { field: [PLAIN, 'V1-F08', 'V1-F09'] },
    cards: [tally, ofPower(4000)],
  });
  act(t, 'use:T-TALLY#1');
  equal(isDull(t, 0, 'T-TALLY'), true);
  bothPass(t);
  deepEqual([asking(t), t.a.keys.length], [[0, 'n'], 12]);
  t.a.pick('number#3');
  deepEqual(
    [isDull(t, 0, PLAIN), isDull(t, 0, 'T-4000'), isDull(t, 1, PLAIN), isDull(t, 1, 'V1-F08'), isDull(t, 1, 'V1-F09')],
    [true, false, true, false, true],
  );
});

rule('FFT-E15 not in the turn it enters, and not in the other player’s', () => {
  const fresh = atMain({
    a: { field: [{ card: 'T-TALLY', fresh: true }], hand: [RED] },
    b: { field: ['T-TALLY'], hand: [RED] },
    cards: [tally],
  });
  fresh.a.mayNot('use:T-TALLY#1').mayNot('use:T-TALLY', 'FFT-804');
  pass(fresh);
  fresh.b.mayNot('use:T-TALLY#1').mayNot('use:T-TALLY', 'FFT-834');
});
