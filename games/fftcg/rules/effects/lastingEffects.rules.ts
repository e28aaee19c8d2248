/** FFT-1501 to FFT-1507, FFT-1513: effects that last, and in which order they apply. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  backups,
  card,
  cast,
  damage,
  draw,
  EOT,
  element,
  enters,
  fieldAbility,
  forwards,
  gains,
  heads,
  put,
  type,
} from '../../cards/make.ts';
import { act, atAttack, atMain, attack, damageOn, find, nextTurn, PLAIN, powerOf, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { BOUNCE, backup, CHILL, FIVE, fwd, GROW, monster, onForward, summon, target } from '../testing/testCards.ts';

rule('FFT-1501 an effect does something once, lasts for a time, or takes the place of an event', () => {
  const warded = fwd('T-WARDED', 5000, {}, { when: { instead: 'damage', card: { self: true }, with: [], less: 1000 }, do: [] });
  const cards = [warded, onForward('T-HURT', damage(target, 3000)), onForward('T-GROW', gains(target, 1000, EOT))];
  const t = atMain({ cards, a: { hand: ['T-HURT', 'T-GROW'] }, b: { field: ['T-WARDED'] } });
  cast1(t, 'T-GROW');
  cast1(t, 'T-HURT');
  deepEqual([damageOn(t, 1, 'T-WARDED'), powerOf(t, 1, 'T-WARDED')], [2000, 6000]);
  nextTurn(t);
  equal(powerOf(t, 1, 'T-WARDED'), 5000);
});

rule('FFT-1502 without a stated duration it lasts for the rest of the game, while its card stays', () => {
  const bless = onForward('T-BLESS', gains(target, 3000));
  const t = atMain({ cards: [FIVE, bless, BOUNCE], a: { hand: ['T-BLESS', 'T-BOUNCE'], field: ['T-5'] } });
  cast1(t, 'T-BLESS');
  equal(powerOf(t, 0, 'T-5'), 8000);
  nextTurn(nextTurn(t));
  equal(powerOf(t, 0, 'T-5'), 8000);
  for (let i = 0; i < 10 && t.ask !== 'priority'; i++) t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
  // Returned and played again it is a new object.
  cast1(t, 'T-BOUNCE');
  act(t, 'play:T-5');
  equal(powerOf(t, 0, 'T-5'), 5000);
});

rule('FFT-1503 an effect of a resolved Summon means the cards that fit then, with the numbers of then', () => {
  const rally = summon('T-RALLY', {}, cast({}, gains(forwards('you'), { times: [1000, { count: forwards('you') }] }, EOT)));
  const t = atMain({ cards: [FIVE, rally], a: { hand: ['T-RALLY', 'T-5', 'T-5'], field: ['V1-F08', PLAIN] } });
  cast1(t, 'T-RALLY');
  deepEqual([powerOf(t, 0, PLAIN), powerOf(t, 0, 'V1-F08')], [10000, 11000]);
  act(t, 'play:T-5');
  // The one that came later has nothing of it, and the bonus is still that of two.
  deepEqual([powerOf(t, 0, 'T-5'), powerOf(t, 0, PLAIN)], [5000, 10000]);
});

rule('FFT-1503 a card that fits no longer keeps what it was given', () => {
  const heat = summon('T-HEAT', {}, cast({}, gains(forwards('any', element('fire')), 2000, EOT)));
  const t = atMain({ cards: [FIVE, CHILL, heat], a: { hand: ['T-HEAT', 'T-CHILL'], field: ['T-5'] } });
  cast1(t, 'T-HEAT');
  cast1(t, 'T-CHILL');
  equal(t.table.is(find(t, 0, 'T-5'), 'element', 'fire'), false);
  equal(powerOf(t, 0, 'T-5'), 7000);
});

rule('FFT-1504 a field ability means whoever fits at every moment and ends when its source leaves', () => {
  const chief = backup('T-CHIEF', {}, fieldAbility(gains(forwards('you', element('fire')), { times: [1000, { count: forwards('you') }] })));
  const raze = summon('T-RAZE', {}, cast({}, { do: 'break', what: backups('any') }));
  const t = atMain({
    cards: [FIVE, chief, raze],
    a: { hand: ['T-5', 'T-RAZE'], field: ['T-CHIEF', 'V1-F08', PLAIN] },
    b: { field: ['V1-F08'] },
  });
  deepEqual([powerOf(t, 0, 'V1-F08'), powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-F08')], [11000, 8000, 9000]);
  act(t, 'play:T-5');
  deepEqual([powerOf(t, 0, 'V1-F08'), powerOf(t, 0, 'T-5')], [12000, 8000]);
  cast1(t, 'T-RAZE');
  deepEqual([powerOf(t, 0, 'V1-F08'), powerOf(t, 0, 'T-5')], [9000, 5000]);
});

const CAPTAIN = backup('T-CAPTAIN', {}, fieldAbility(gains(forwards('you', element('fire')), 1000)));

rule('FFT-1505 control, text, type and other characteristics apply before power, whichever came first', () => {
  const lure = onForward('T-LURE', { do: 'control', what: target, until: EOT });
  const wake = summon(
    'T-WAKE',
    {},
    cast({}, { do: 'become', to: { zone: 'field', of: 'you', where: [type('monster')] }, power: 4000, until: EOT }),
  );
  const cards = [FIVE, CAPTAIN, lure, CHILL, wake, monster('T-IMP')];
  const t = atMain({ cards, a: { hand: ['T-LURE', 'T-WAKE', 'T-CHILL'], field: ['T-CAPTAIN', 'T-IMP'] }, b: { field: ['T-5'] } });
  equal(powerOf(t, 1, 'T-5'), 5000);
  // Control: now it is one of mine.
  cast1(t, 'T-LURE');
  equal(powerOf(t, 0, 'T-5'), 6000);
  // Type: now the Monster is a Forward.
  cast1(t, 'T-WAKE');
  equal(powerOf(t, 0, 'T-IMP'), 5000);
  // Element: now it is not Fire.
  cast1(t, 'T-CHILL', 'choose:T-5');
  equal(powerOf(t, 0, 'T-5'), 5000);
});

rule('FFT-1505 a text that is lost gives no power, though the bonus was there before', () => {
  const hush = summon('T-HUSH', {}, cast({}, { do: 'mute', to: backups('any'), until: EOT }));
  const t = atMain({ cards: [FIVE, CAPTAIN, hush], a: { hand: ['T-HUSH'], field: ['T-CAPTAIN', 'T-5'] } });
  equal(powerOf(t, 0, 'T-5'), 6000);
  cast1(t, 'T-HUSH');
  equal(powerOf(t, 0, 'T-5'), 5000);
  nextTurn(t);
  equal(powerOf(t, 0, 'T-5'), 6000);
});

const become = (n: number) => onForward(`T-IS${n}`, { do: 'gain', to: target, stat: 'power', set: n * 1000, until: EOT });

rule('FFT-1506 of two effects on one value the newer one stands, and sums come on top of it', () => {
  const t = atMain({ cards: [become(2), become(9), GROW], a: { hand: ['T-IS2', 'T-IS9', 'T-GROW', 'T-IS2'], field: [PLAIN] } });
  cast1(t, 'T-GROW');
  cast1(t, 'T-IS9');
  equal(powerOf(t, 0, PLAIN), 10000);
  cast1(t, 'T-IS2');
  equal(powerOf(t, 0, PLAIN), 3000);
});

rule('FFT-1506 an effect that depends on another is applied after it', () => {
  // The bonus came first; what makes the Forward fit comes later and counts all the same.
  const CHILL = onForward('T-CHILL', { do: 'gain', to: target, trait: 'element', also: 'fire', until: EOT });
  const t = atMain({ cards: [CAPTAIN, CHILL], a: { hand: ['T-CHILL'], field: ['T-CAPTAIN', PLAIN] } });
  equal(powerOf(t, 0, PLAIN), 8000);
  cast1(t, 'T-CHILL');
  equal(powerOf(t, 0, PLAIN), 9000);
});

rule('FFT-1507 effects that begin together are ordered by the turn player', () => {
  const maker = (id: string, n: number) =>
    fwd(id, 1000, {}, auto(heads.attack, {}, { do: 'gain', to: forwards('you'), stat: 'power', set: n * 1000, until: EOT }));
  for (const [first, power] of [
    ['T-THREE', 3000],
    ['T-SEVEN', 7000],
  ] as const) {
    const t = atAttack({ cards: [maker('T-THREE', 3), maker('T-SEVEN', 7)], a: { field: ['T-THREE', 'T-SEVEN', PLAIN] } });
    attack(t, 'T-THREE', 'T-SEVEN');
    equal(t.ask, 'order');
    equal(t.asked[0], 0);
    // What is put on the stack first resolves last, and so is the newest effect.
    t.a.pick(t.a.keys.find((k) => k.includes(first))!);
    deepEqual(stackOf(t), ['auto', 'auto']);
    resolveAll(t);
    equal(powerOf(t, 0, PLAIN), power);
  }
});

rule('FFT-1513 bonuses and penalties add up; power may go below 0 and back', () => {
  const cards = [
    summon('T-WAVE', {}, cast({}, gains(forwards('any'), -9000, EOT), gains(forwards('any'), 3000, EOT))),
    onForward('T-GROW', gains(target, 1000, EOT)),
  ];
  const t = atMain({ cards, a: { hand: ['T-GROW', 'T-GROW', 'T-WAVE'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-GROW');
  cast1(t, 'T-GROW');
  equal(powerOf(t, 1, PLAIN), 10000);
  cast1(t, 'T-WAVE');
  equal(powerOf(t, 1, PLAIN), 4000);

  // 8000 less 9000 is −1000; 3000 more is 2000, not 3000.
  const u = atMain({ cards, a: { hand: ['T-WAVE'] }, b: { field: [PLAIN] } });
  cast1(u, 'T-WAVE');
  equal(powerOf(u, 1, PLAIN), 2000);
});

rule('FFT-1502 an effect until the end of the turn ends then, on both sides', () => {
  const rally = summon('T-RALLY', {}, cast({}, gains(forwards('any'), 1000, EOT)));
  const t = atMain({
    cards: [rally, fwd('T-DRAWS', 1000, {}, enters({}, draw()))],
    a: { hand: ['T-RALLY'], field: [PLAIN] },
    b: { field: ['V1-F08'] },
  });
  cast1(t, 'T-RALLY');
  deepEqual([powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-F08')], [9000, 10000]);
  nextTurn(t);
  deepEqual([powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-F08')], [8000, 9000]);
});

rule('FFT-1506 a card’s effect on itself comes first, though another is older', () => {
  const whileBacked = {
    when: { always: true },
    if: { exists: backups('you') },
    do: [{ do: 'gain', to: { self: true }, stat: 'power', set: 4000 }],
  } as const;
  const two = onForward('T-IS2', { do: 'gain', to: target, stat: 'power', set: 2000, until: EOT });
  const t = atMain({
    cards: [fwd('T-MEEK', 9000, {}, whileBacked), two, backup('T-MATE')],
    a: { hand: ['T-IS2', 'T-MATE'], field: ['T-MEEK'] },
  });
  cast1(t, 'T-IS2');
  act(t, 'play:T-MATE');
  equal(powerOf(t, 0, 'T-MEEK'), 2000);
});

rule('FFT-E14 Lebreau: Fire 7000 and Ice 6000; when Lebreau leaves, 6000 and 6000', () => {
  const lebreau = card(
    'T-LEBREAU',
    'Lebreau',
    'backup',
    { elements: 'fire', cost: 3, category: 'XIII' },
    fieldAbility(gains(forwards('you', element('fire')), 1000)),
  );
  const raze = summon('T-RAZE', {}, cast({}, put({ zone: 'field', of: 'you', where: [type('backup')] })));
  const cards = [lebreau, raze, fwd('T-FIRE', 6000), fwd('T-ICE', 6000, { elements: 'ice' })];
  const t = atMain({ cards, a: { hand: ['T-RAZE'], field: ['T-LEBREAU', 'T-FIRE', 'T-ICE'] }, b: { field: ['T-FIRE'] } });
  deepEqual([powerOf(t, 0, 'T-FIRE'), powerOf(t, 0, 'T-ICE'), powerOf(t, 1, 'T-FIRE')], [7000, 6000, 6000]);
  cast1(t, 'T-RAZE');
  deepEqual([powerOf(t, 0, 'T-FIRE'), powerOf(t, 0, 'T-ICE')], [6000, 6000]);
});
