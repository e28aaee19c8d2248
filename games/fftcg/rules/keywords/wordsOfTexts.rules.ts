/** FFT-1322 to FFT-1324: what keywords, dull, discard and break mean. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { activate, auto, breaks, cast, characters, discard, draw, dull, EOT, forwards, gainsKeyword, put } from '../../cards/make.ts';
import { act, asking, atAttack, atMain, attack, block, bothPass, isDull, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, fwd, onForward, summon, target } from '../testing/testCards.ts';

rule('FFT-1322 having a keyword twice adds nothing', () => {
  const gift = (id: string, keyword: 'brave' | 'firstStrike') => onForward(id, gainsKeyword(target, keyword, EOT));
  const s5 = fwd('T-S5', 5000, { keywords: ['firstStrike'] });
  const t = atAttack({
    cards: [gift('T-BRAVE', 'brave'), gift('T-FIRST', 'firstStrike'), s5],
    a: { field: ['T-S5', 'V1-F02'], hand: ['T-FIRST', 'T-BRAVE'] },
    b: { field: ['T-S5'] },
  });
  t.a.pick('cast:T-FIRST');
  t.a.pick('choose:T-S5');
  bothPass(t);
  cast1(t, 'T-BRAVE', 'choose:V1-F02');
  attack(t, 'T-S5');
  block(t, 'T-S5');
  bothPass(t);
  // First Strike twice is not before First Strike.
  deepEqual([t.a.cards('breakZone').includes('T-S5'), t.b.cards('breakZone')], [true, ['T-S5']]);
  bothPass(t);
  attack(t, 'V1-F02');
  bothPass(t);
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
  equal(isDull(t, 0, 'V1-F02'), false);
  // Brave twice does not mean two attacks: nobody is left to attack, and the phase is over.
  bothPass(t);
  equal(t.own.phase, 'main');
});

rule('FFT-1323 what is dull may be dulled and what is active activated, but it becomes so only by a real change', () => {
  const moody = fwd(
    'T-MOODY',
    5000,
    {},
    auto({ on: 'dull', card: { self: true } }, {}, draw(1)),
    auto({ on: 'activate', card: { self: true } }, {}, draw(2)),
  );
  const cards = [moody, onForward('T-DULL', dull(target)), onForward('T-WAKE', activate(target))];
  const t = atMain({ cards, a: { hand: ['T-DULL', 'T-DULL', 'T-WAKE', 'T-WAKE'], field: ['T-MOODY'] } });
  cast1(t, 'T-WAKE');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [[], false]);
  cast1(t, 'T-DULL');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [['auto'], true]);
  resolveAll(t);
  cast1(t, 'T-DULL');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [[], true]);
  cast1(t, 'T-WAKE');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [['auto'], false]);
});

rule('FFT-1324 discarding is from the hand to the Break Zone, breaking from the field to the Break Zone as a break', () => {
  const watcher = backup(
    'T-WATCHER',
    {},
    auto({ on: 'move', why: 'discard', seat: 'you' }, {}, draw(1)),
    auto({ on: 'move', why: 'break', card: forwards('you') }, {}, draw(2)),
  );
  const cards = [watcher, onForward('T-BREAK', breaks(target)), onForward('T-PUT', put(target)), summon('T-DROP', {}, cast({}, discard()))];
  const t = atMain({
    cards,
    a: { hand: ['T-BREAK', 'T-PUT', 'T-DROP', 'V1-F08'], field: ['T-WATCHER', 'V1-F01', 'V1-F04'], top: ['V1-F10', 'V1-F10', 'V1-F10'] },
  });
  cast1(t, 'T-PUT', 'choose:V1-F01');
  deepEqual([t.a.cards('breakZone'), stackOf(t)], [['V1-F01', 'T-PUT'], []]);
  cast1(t, 'T-BREAK');
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  deepEqual(t.a.cards('hand'), ['T-DROP', 'V1-F08', 'V1-F10', 'V1-F10']);
  cast1(t, 'T-DROP');
  t.a.pick('choose:V1-F08');
  deepEqual(stackOf(t), ['auto']);
  deepEqual(t.a.cards('breakZone').slice(-2), ['V1-F08', 'T-DROP']);
});

rule('FFT-R55 who discards chooses; at random nobody does', () => {
  const cards = [
    summon('T-MAKE', {}, cast({}, { do: 'discard', whose: 'opponent', n: 1 })),
    summon('T-CHANCE', {}, cast({}, { do: 'discard', whose: 'opponent', n: 1, random: true })),
  ];
  const at = (id: string) => cast1(atMain({ cards, a: { hand: [id] }, b: { hand: ['V1-F01', 'V1-F02', 'V1-F03'] } }), id);
  const t = at('T-MAKE');
  deepEqual([t.asked, t.a.keys, t.b.keys.length], [[1], [], 3]);
  t.b.pick('choose:V1-F02');
  deepEqual(t.b.cards('breakZone'), ['V1-F02']);
  const u = at('T-CHANCE');
  deepEqual([asking(u), u.b.count('hand'), u.b.count('breakZone')], [[0, 'priority'], 2, 1]);
});

rule('FFT-R72 what enters dull is dull from its first moment and does not become so', () => {
  const spy = backup('T-SPY', {}, auto({ on: 'dull', card: characters('any') }, {}, draw()));
  const t = atMain({
    cards: [spy, backup('T-FREE')],
    a: { hand: ['V1-I08', 'T-FREE', 'V1-I12', 'V1-I12'], field: [{ card: 'T-SPY', dull: true }] },
  });
  act(t, 'play:T-FREE');
  act(t, 'play:V1-I08');
  deepEqual([isDull(t, 0, 'V1-I08'), isDull(t, 0, 'T-FREE'), stackOf(t)], [true, true, []]);
});
