/** INA-501 to INA-516: stacks and fired-up characters. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { reserve, starting } from '../cards/make.ts';
import {
  at,
  atAttack,
  atBench,
  atMove,
  atShot,
  atSide,
  atStrategy,
  benchOf,
  flipped,
  gameWith,
  lineUp,
  passOn,
  sp,
  totals,
} from './testing/scenarios.ts';

rule('INA-501, INA-503, INA-504 a second card of the name on the bench goes on top, whether one likes it or not', () => {
  const t = atBench({ a: { hand: ['S1-2'], bench: ['S1-2'] } });
  t.a.pick('bench:S1-2');
  deepEqual([benchOf(t, 0), t.a.count('bench')], [['S1-2+S1-2'], 1]);
});

const same = { 'FW-A': 'S1-13' };

rule('INA-R9 from the hand only the bench is looked at, from the bench only the field', () => {
  const t = atBench({ turn: 4, a: { hand: ['S1-2'], field: same } });
  passOn(t.a.pick('bench:S1-2').b.pick('decline'));
  deepEqual([benchOf(t, 0), lineUp(t, 0)], [['S1-2'], same]);
  const x = atMove({ turn: 4, a: { bench: ['S1-2', 'INH-R17'] } });
  x.a.pick('move:S1-2@FW-A');
  deepEqual([lineUp(x, 0), benchOf(x, 0)], [{ 'FW-A': 'S1-2' }, ['INH-R17']]);
});

rule('INA-502, D6 onto a character of the name on the field: fired-up, 800; in the end phase they part', () => {
  const t = atMove({ turn: 4, a: { bench: ['S1-2'], field: same } });
  equal(sp(t, 0, 'FW-A'), 500);
  t.a.pick('move:S1-2@FW-A');
  deepEqual([lineUp(t, 0), sp(t, 0, 'FW-A')], [{ 'FW-A': 'S1-13+S1-2' }, 800]);
  t.until('side').a.pick('side:B');
  passOn(t);
  deepEqual([benchOf(t, 0), t.a.cards('out').includes('S1-13'), t.a.count('covered')], [['S1-2!'], true, 0]);
});

rule('INA-505, INA-R17 one character, and only the top card counts', () => {
  const top = reserve('T-TOP', 'speed', 'Axel Blaze', 'Wild', 'FW', 1, [300, 700, 100]);
  const t = atAttack({ game: gameWith(top), a: { field: { 'FW-A': 'S1-13+T-TOP' }, hand: ['S1-20', 'FF-18'] } });
  const card = at(t, 0, 'FW-A');
  deepEqual(
    [t.table.traits(card, 'attribute'), t.table.traits(card, 'team'), t.table.stat(card, 'level'), sp(t, 0, 'FW-A')],
    [['speed'], ['Wild'], 1, 700],
  );
  // Wild and Speed as the top card, neither Raimon nor Power as the card below.
  t.a.may('assist:S1-20>T-TOP').mayNot('assist:FF-18>T-TOP', 'INA-620');
});

rule('INA-506 FSP counts in place of SP everywhere, with every change', () => {
  const t = atAttack({ turn: 3, a: { field: { 'FW-A': 'INH-R10+INH-R10' }, hand: ['FF-100'] }, b: {} });
  deepEqual(totals(t), [500, 0]);
  t.a.pick('play:FF-100');
  deepEqual(totals(t), [700, 0]);
  const x = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-R10+INH-R10' } } });
  flipped(x, [5], [3]);
  // 500 + 500 against 600 + 300: as 300 it would have been a save.
  equal(x.a.count('goals'), 1);
});

rule('INA-507 a text with the fired-up icon works only while fired-up', () => {
  const alone = atShot({ turn: 4, a: { field: { 'FW-A': 'S1-2' }, hand: ['FF-98'] } });
  alone.a.mayNot('use:S1-2/0', 'INA-507');
  const stacked = atShot({ turn: 4, a: { field: { 'FW-A': 'S1-13+S1-2' }, hand: ['FF-98'] } });
  stacked.a.may('use:S1-2/0');
});

rule('INA-508 texts of covered cards are ignored', () => {
  // Striker 200 of the starting character is beneath, and so is no longer counted.
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'S1-13+S1-2' } } });
  equal(sp(t, 0, 'FW-A'), 800);
  equal(sp(atShot({ a: { field: same } }), 0, 'FW-A'), 700);
});

rule('INA-509, INA-516 a stack of the bench moves as a whole, by the level of its top card', () => {
  const low = reserve('T-LOW', 'power', 'Axel Blaze', 'Raimon', 'FW', 1, [200, 900, 100]);
  const moved = (stack: string) => atMove({ turn: 1, game: gameWith(low), a: { bench: [stack, 'INH-R17'] } });
  moved('T-LOW+S1-2').a.mayNot('move:S1-2@FW-A', 'INA-420');
  const t = moved('S1-2+T-LOW');
  t.a.pick('move:T-LOW@FW-A');
  deepEqual([lineUp(t, 0), sp(t, 0, 'FW-A'), benchOf(t, 0)], [{ 'FW-A': 'S1-2+T-LOW' }, 900, ['INH-R17']]);
});

rule('INA-510, INA-511 the end phase takes reserve cards off a starting character, which stays', () => {
  const t = atSide({ turn: 3, a: { field: { 'FW-A': 'S1-13+S1-2', 'MF-B': 'S1-9', 'FW-B': 'FF-18+FF-18' } } });
  t.a.pick('side:B');
  flipped(passOn(t).a.pick('kicker:S1-9'), [1], [5]);
  deepEqual([lineUp(t, 0), benchOf(t, 0)], [{ 'FW-A': 'S1-13', 'MF-B': 'S1-9' }, ['S1-2!', 'FF-18+FF-18!']]);
  equal(sp(t, 0, 'FW-A'), 500);
});

rule('INA-R55 several reserve cards on a starting character stay a stack, in their order', () => {
  const other = reserve('T-AXEL', 'power', 'Axel Blaze', 'Raimon', 'FW', 1, [100, 300, 100]);
  const t = atSide({ turn: 3, game: gameWith(other), a: { field: { 'FW-A': 'S1-13+S1-2+T-AXEL' } } });
  t.a.pick('side:B');
  passOn(t);
  deepEqual([lineUp(t, 0), benchOf(t, 0)], [{ 'FW-A': 'S1-13' }, ['S1-2+T-AXEL!']]);
  equal(t.table.stat(t.a.ids('bench')[0], 'sp'), 300);
});

rule('INA-512 no stack with a goalkeeper of the name', () => {
  const twin = reserve('T-MARK', 'power', 'Mark Evans', 'Raimon', 'DF', 1, [100, 900, 100]);
  const t = atMove({ game: gameWith(twin), a: { keeper: 'S1-1', bench: ['T-MARK'] } });
  t.a.may('move:T-MARK@DF-A').pick('move:T-MARK@DF-B');
  deepEqual([sp(t, 0, 'DF-B'), t.a.cards('goal')], [100, ['S1-1']]);
});

rule('INA-513 a text makes a character count as fired-up, for its time', () => {
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'S1-2' }, bench: ['S1-21'], hand: ['FF-98'] } });
  equal(sp(t, 0, 'FW-A'), 600);
  t.a.mayNot('use:S1-2/0', 'INA-507');
  t.a.pick('use:S1-21/0');
  equal(sp(t, 0, 'FW-A'), 800);
  t.b.pick('pass').a.may('use:S1-2/0');
  t.top(1, ['INH-R12']).top(0, ['INH-R17']);
  t.a.pick('pass');
  equal(t.table.stat(t.a.ids('bench').find((c) => t.table.def(c).id === 'S1-2')!, 'sp'), 600);
});

rule('INA-514 different printings of a name stack', () => {
  const other = reserve('T-AXEL', 'speed', 'Axel Blaze', 'Wild', 'MF', 1, [100, 300, 100]);
  const t = atBench({ game: gameWith(other), a: { hand: ['T-AXEL'], bench: ['S1-2'] } });
  t.a.pick('bench:T-AXEL');
  deepEqual(benchOf(t, 0), ['S1-2+T-AXEL']);
});

rule('INA-R12, D18 what joins an exhausted stack is exhausted; ready at the end of this turn', () => {
  const t = atBench({ turn: 3, a: { hand: ['S1-2'], bench: ['S1-2!', 'INH-R17'] } });
  passOn(t.a.pick('bench:S1-2').b.pick('decline'));
  deepEqual(benchOf(t, 0), ['INH-R17', 'S1-2+S1-2!']);
  // Only the character is turned sideways, not each of its cards.
  equal(t.table.mark(t.a.ids('benchCovered')[0], 'exhausted'), 0);
  t.a.mayNot('move:S1-2@FW-A').pick('done');
  t.until('side').a.pick('side:A');
  passOn(t);
  deepEqual([t.own.turn, benchOf(t, 0)], [4, ['INH-R17', 'S1-2+S1-2']]);
  t.until('bench', 1).b.pick('decline').a.pick('decline');
  passOn(t);
  if (t.asked[0] === 1) t.b.pick('done');
  t.a.may('move:S1-2@FW-A');
});

rule('INA-R12 without the switch a fresh card readies the stack', () => {
  const t = atBench({ turn: 4, options: { stackKeepsExhausted: false }, a: { hand: ['S1-2'], bench: ['S1-2!'] } });
  passOn(t.a.pick('bench:S1-2').b.pick('decline'));
  t.a.may('move:S1-2@FW-A');
});

rule('INA-R13 a starting character has no FSP: counting as fired-up changes nothing', () => {
  const odd = starting('T-ODD', 'power', 'Odd', 'Nowhere', 'FW', 400, {
    when: { always: true },
    do: [{ do: 'permit', deed: 'beFiredUp', to: { self: true } }],
  });
  const t = atSide({ game: gameWith(odd), a: { field: { 'FW-A': 'T-ODD' } } });
  equal(sp(t, 0, 'FW-A'), 400);
});

rule('INA-R31 the same name in another position: on top all the same, and counted by its own position', () => {
  const middle = reserve('T-MID', 'power', 'Axel Blaze', 'Raimon', 'DF', 1, [300, 700, 100]);
  const t = atMove({ turn: 1, game: gameWith(middle), a: { bench: ['T-MID'], field: { 'FW-A': 'S1-13' } } });
  deepEqual(t.a.keys, ['move:T-MID@FW-A', 'done']);
  t.a.pick('move:T-MID@FW-A').until('side').a.pick('side:A');
  // A defender does not attack, though it stands in front.
  deepEqual(totals(t), [0, 0]);
});

rule('INA-R32 who comes back to a bench with the same name lies on top of it, exhausted', () => {
  const t = atSide({ turn: 3, a: { field: { 'FW-A': 'S1-2' }, bench: ['S1-2'] } });
  t.a.pick('side:B');
  passOn(t);
  deepEqual(benchOf(t, 0), ['S1-2+S1-2!']);
});

rule('INA-505 what was laid on a character stays on it when a card comes on top', () => {
  const t = atStrategy({ turn: 4, a: { hand: ['INH-T14'], bench: ['S1-2'], field: same } });
  t.a.pick('play:INH-T14');
  equal(sp(t, 0, 'FW-A'), 700);
  passOn(t).until('move').a.pick('move:S1-2@FW-A');
  equal(sp(t, 0, 'FW-A'), 1000);
  ok(t.state.mods.length === 1);
});
