/** What becomes of cards on their way: Limit Break (FFT-2054), entering dull (FFT-R72), control that ends (FFT-2003), who did it (FFT-817), what was replaced (FFT-823). */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  breaks,
  card,
  cast,
  cheaper,
  choose,
  draw,
  fieldAbility,
  forwards,
  heads,
  inYour,
  selectUpTo,
  them,
  this_,
  toHand,
} from '../../cards/make.ts';
import type { Ability, Effect } from '../../kinds.ts';
import { act, anyList, atMain, bothPass, find, isDull, PLAIN, pass, resolveAll, side, start } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, costTwo, fwd, onForward, summon, target } from '../testing/testCards.ts';

// ---------------------------------------------------------------- Limit Break

const lb = (id: string, cost: number, ...abilities: readonly Ability[]) =>
  card(id, id, 'forward', { ...costTwo, cost, power: 5000, limitBreak: 0 }, ...abilities);
const regrets = summon('T-REGRET', {}, cast({}, breaks(forwards('you')), selectUpTo('back', inYour('breakZone')), toHand(them('back'))));

const withLimit = (limit: readonly string[], cards: Parameters<typeof start>[0] = {}) => {
  const t = start({ ...cards, lists: [{ ...anyList, limit }, anyList] });
  t.until('priority');
  return t;
};

rule('FFT-2054 and FFT-2055 an LB card that is broken is in the LB deck before the same effect looks into the Break Zone', () => {
  const t = withLimit(['T-LB'], { cards: [lb('T-LB', 0), regrets] });
  side(t, 0, { hand: ['T-REGRET'] });
  act(t, 'play:T-LB', 'cast:T-REGRET');
  bothPass(t);
  if (t.ask === 'back') t.a.mayNot('choose:T-LB');
  resolveAll(t);
  deepEqual([t.a.cards('limitSpent'), t.a.cards('hand')], [['T-LB'], []]);
});

rule('FFT-2054 its own leaving triggers as usual', () => {
  const t = withLimit(['T-LB'], { cards: [lb('T-LB', 0, auto(heads.breakZone, {}, draw(1))), onForward('T-BREAK', breaks(target))] });
  side(t, 0, { hand: ['T-BREAK'] });
  act(t, 'play:T-LB', 'cast:T-BREAK');
  resolveAll(t);
  deepEqual([t.a.cards('limitSpent'), t.a.count('hand')], [['T-LB'], 1]);
});

for (const zone of ['hand', ['hand', 'stack']] as const)
  rule(`FFT-2052 and FFT-523 what makes cards cheaper (${zone}) makes LB cards cheaper, and a payable one is offered`, () => {
    const sale = backup('T-SALE', {}, fieldAbility(...cheaper({ zone, of: 'you' }, 2, 0)));
    const t = withLimit(['T-LB'], { cards: [lb('T-LB', 2), sale] });
    side(t, 0, {});
    t.a.mayNot('play:T-LB', 'FFT-519');
    side(t, 0, { field: ['T-SALE'] });
    act(t, 'play:T-LB');
    deepEqual(t.a.cards('field').includes('T-LB'), true);
  });

// ---------------------------------------------------------------- entering dull

const exile: Ability = {
  when: { instead: 'move', card: { zone: 'breakZone', of: 'you' }, to: 'field', may: true, with: [{ type: 'move', to: 'removed' }] },
  do: [],
};
for (const answer of ['decline', 'instead'] as const)
  rule(`FFT-R72 "played onto the field dull" while a replacement of the entry is offered: ${answer}`, () => {
    const raise = summon(
      'T-RAISE',
      {},
      cast({ declare: [choose('target', inYour('breakZone'))] }, { do: 'enter', what: target, dull: true }, { do: 'freeze', what: target }),
    );
    const t = atMain({ cards: [raise, backup('T-EXILE', {}, exile)], a: { field: ['T-EXILE'], hand: ['T-RAISE'], breakZone: [PLAIN] } });
    act(t, 'cast:T-RAISE');
    bothPass(t);
    t.a.pick(t.a.keys.find((k) => k.startsWith(answer))!);
    if (answer === 'instead') deepEqual(t.a.cards('removed'), [PLAIN]);
    else deepEqual([isDull(t, 0, PLAIN), t.table.mark(find(t, 0, PLAIN), 'frozen')], [true, 1]);
  });

// ---------------------------------------------------------------- control

const THIEF = fwd(
  'T-THIEF',
  5000,
  {},
  action({ cost: [], declare: [choose('target', forwards('opponent'))] }, { do: 'control', what: target, until: 'leaves' }),
);

rule('FFT-2003 control "until this leaves the field" goes back when it leaves', () => {
  const t = atMain({
    cards: [THIEF, onForward('T-BREAK', breaks(target))],
    a: { field: ['T-THIEF'], hand: ['T-BREAK'] },
    b: { field: [PLAIN] },
  });
  act(t, 'use:T-THIEF#1');
  bothPass(t);
  deepEqual(t.a.cards('field').toSorted(), ['T-THIEF', PLAIN].toSorted());
  act(t, 'cast:T-BREAK', 'choose:T-THIEF');
  resolveAll(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [[], [PLAIN]]);
});

rule("FFT-416 and FFT-717 a Character of the opponent's that was cast free of charge stays with who cast it, beyond the turn", () => {
  const borrow = summon(
    'T-BORROW',
    {},
    cast({ declare: [choose('target', { zone: 'breakZone', of: 'opponent' })] }, { do: 'castFree', what: target }),
  );
  const t = atMain({ cards: [borrow], a: { hand: ['T-BORROW'] }, b: { breakZone: [PLAIN] } });
  act(t, 'cast:T-BORROW');
  resolveAll(t);
  deepEqual(t.a.cards('field'), [PLAIN]);
  const { turns } = t.own;
  for (let i = 0; i < 40 && t.own.turns < turns + 2; i++)
    t.asked.length > 0 && t.pick(t.asked[0], t.seat(t.asked[0]).keys.includes('pass') ? 'pass' : t.seat(t.asked[0]).keys[0]);
  deepEqual(t.a.cards('field'), [PLAIN]);
});

// ---------------------------------------------------------------- whose doing it is

rule('FFT-817 damage dealt by the leave trigger of a stolen card is dealt by the player who controlled it', () => {
  const bomb = fwd(
    'T-BOMB',
    5000,
    {},
    auto(heads.breakZone, {}, { do: 'damage', to: forwards('you', { trait: 'name', is: 'T-STAY' }), n: 4000 }),
  );
  const guarded = fwd(
    'T-STAY',
    9000,
    {},
    { when: { instead: 'damage', card: this_, by: { of: 'opponent' }, with: [], less: 3000 }, do: [] },
  );
  const t = atMain({
    cards: [bomb, guarded, onForward('T-STEAL', { do: 'control', what: target, until: 'thisTurn' }), onForward('T-BREAK', breaks(target))],
    a: { field: ['T-STAY'], hand: ['T-STEAL', 'T-BREAK'] },
    b: { field: ['T-BOMB'] },
  });
  cast1(t, 'T-STEAL', 'choose:T-BOMB');
  act(t, 'cast:T-BREAK', 'choose:T-BOMB');
  resolveAll(t);
  // It is the damage of one's own ability, though the Bomb lies in the opponent's Break Zone: nothing is taken off.
  equal(t.table.mark(find(t, 0, 'T-STAY'), 'damage'), 4000);
});

rule("FFT-1118 and FFT-817 points dealt to its owner by a stolen card's leave trigger are dealt by that card", () => {
  const bomb = fwd('T-BOMB', 5000, {}, auto(heads.breakZone, {}, { do: 'wound', whose: 'opponent', n: 1 }));
  const counts = backup('T-COUNT', {}, auto({ on: 'hit', card: { of: 'any' } }, {}, draw(1)));
  const t = atMain({
    cards: [bomb, counts, onForward('T-STEAL', { do: 'control', what: target, until: 'thisTurn' }), onForward('T-BREAK', breaks(target))],
    a: { field: ['T-COUNT'], hand: ['T-STEAL', 'T-BREAK'] },
    b: { field: ['T-BOMB'] },
  });
  cast1(t, 'T-STEAL');
  act(t, 'cast:T-BREAK');
  resolveAll(t);
  deepEqual([t.b.count('damage'), t.a.count('hand')], [1, 1]);
});

// ---------------------------------------------------------------- what was replaced

const saved: Ability = {
  when: { instead: 'move', card: this_, from: 'field', to: 'breakZone', with: [{ type: 'move', to: 'hand' }] },
  do: [],
};
const BREAKER = fwd(
  'T-BREAKER',
  7000,
  {},
  auto({ on: 'breaks', card: this_ }, {}, draw(1)),
  action({ cost: [], declare: [choose('target', forwards('opponent'))] }, breaks(target)),
);

for (const [victim, drawn] of [
  ['T-SAVED', 0],
  [PLAIN, 1],
] as const)
  rule(`FFT-823 "when this breaks a Forward": ${victim}, ${drawn}`, () => {
    const t = atMain({ cards: [BREAKER, fwd('T-SAVED', 3000, {}, saved)], a: { field: ['T-BREAKER'] }, b: { field: [victim] } });
    act(t, 'use:T-BREAKER#2');
    bothPass(t);
    resolveAll(t);
    deepEqual([t.b.count('field'), t.a.count('hand')], [0, drawn]);
  });

rule('FFT-818 who breaks two at once has broken two', () => {
  const sweeper = fwd(
    'T-SWEEPS',
    7000,
    {},
    auto({ on: 'breaks', card: this_ }, {}, draw(1)),
    action({ cost: [] }, breaks(forwards('opponent'))),
  );
  const t = atMain({ cards: [sweeper], a: { field: ['T-SWEEPS'] }, b: { field: [PLAIN, 'V1-E02'] } });
  bothPass(t.a.pick('use:T-SWEEPS#1'.replace('1', '2')));
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

rule('FFT-825 one that breaks itself along with others notices all of them', () => {
  const mad = fwd('T-MAD', 7000, {}, auto({ on: 'breaks', card: this_ }, {}, draw(1)), action({ cost: [] }, breaks(forwards())));
  const t = atMain({ cards: [mad], a: { field: ['T-MAD'] }, b: { field: [PLAIN] } });
  bothPass(t.a.pick('use:T-MAD#2'));
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

rule('FFT-519 whoever leaves a payment to the table is not asked in the middle of it', () => {
  const mixed: Effect[] = [draw(1)];
  const t = atMain({
    cards: [summon('T-PAY', { cost: 4, elements: ['fire', 'ice'] }, cast({}, ...mixed)), backup('T-BOTH', { elements: ['fire', 'ice'] })],
    a: { hand: ['T-PAY', 'V1-I01', 'V1-F01'], field: ['T-BOTH', 'T-BOTH', { card: 'T-BOTH', frozen: true }] },
  });
  t.a.pick('cast:T-PAY');
  t.a.pick('payForMe');
  equal(t.ask, 'priority');
  pass(t);
});
