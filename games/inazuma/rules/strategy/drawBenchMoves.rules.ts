/** INA-411 to INA-430: draw, bench, moves, and the windows between them. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { draw, reserve, technique, use } from '../../cards/make.ts';
import { atBench, atMove, atSide, atStrategy, benchOf, gameWith, layBench, lineUp, passOn, sp, start, told } from '../testing/scenarios.ts';

rule('INA-401, INA-425 draw, window, bench, window, position, window, then the attack', () => {
  const t = start();
  const seen: string[] = [];
  for (let i = 0; i < 60 && t.ask !== 'side'; i++) {
    const who = t.asked[0];
    if (t.ask !== 'place') seen.push(`${t.ask} ${who}`);
    // A bench on which somebody could move keeps that question open.
    if (t.ask === 'bench') layBench(t, who, ['INH-R17']);
    const { keys } = t.seat(who);
    t.pick(who, keys.find((key) => ['done', 'decline', 'pass'].includes(key)) ?? keys[0]);
  }
  const window = ['actions 0', 'actions 1'];
  deepEqual(seen, [...window, 'bench 0', 'bench 1', ...window, 'move 0', 'move 1', ...window]);
});

rule('INA-411 exactly one card each', () => {
  const t = start().until('actions');
  deepEqual([t.a.count('hand'), t.b.count('hand'), t.a.count('deck'), t.b.count('deck')], [6, 6, 34, 34]);
  // Turn 2 has no line-up, but the same draw.
  const before = atSide({ a: { deck: 20 }, b: { deck: 21 } });
  before.a.pick('side:A');
  passOn(before);
  deepEqual([before.own.turn, before.a.count('hand'), before.b.count('hand')], [2, 1, 1]);
  deepEqual([before.a.count('deck'), before.b.count('deck')], [19, 20]);
});

rule('INA-R42, INA-307 both draw at the same moment: who runs out alone has lost, both together count goals', () => {
  const drawn = (a: number, b: number, goals: readonly [number, number]) => {
    const t = atSide({ a: { deck: a, goals: goals[0] }, b: { deck: b, goals: goals[1] } });
    t.a.pick('side:A');
    return passOn(t).result;
  };
  deepEqual(drawn(1, 9, [3, 0])?.winners, [1]);
  deepEqual(drawn(9, 1, [0, 3])?.winners, [0]);
  deepEqual(drawn(1, 1, [3, 1]), { winners: [0], clause: 'INA-307', reason: 'bothDecksOut' });
  deepEqual(drawn(1, 1, [0, 1])?.winners, [1]);
  deepEqual(drawn(1, 1, [1, 1])?.winners, [0, 1]);
});

rule('INA-412, INA-413 attacker, then defender: one reserve character, or none', () => {
  const t = atBench({ a: { hand: ['INH-R10', 'INH-R17', 'FF-98'] }, b: { hand: ['INH-R06'] } });
  deepEqual(t.asked, [0]);
  t.a.may('bench:INH-R10').may('decline').mayNot('bench:FF-98', 'INA-413');
  t.a.pick('bench:INH-R10');
  deepEqual([t.asked, t.a.cards('bench'), t.a.count('hand')], [[1], ['INH-R10'], 2]);
  t.b.pick('bench:INH-R06');
  deepEqual([t.ask, t.asked, t.b.cards('bench')], ['actions', [0], ['INH-R06']]);
});

rule('INA-414 at no other time of the turn', () => {
  const t = atBench({ a: { hand: ['INH-R10'] } });
  t.a.pick('decline').b.pick('decline');
  for (let i = 0; i < 30 && t.own.turn === 1; i++) {
    ok(!t.a.keys.some((key) => key.startsWith('bench')), t.ask);
    t.pick(t.asked[0], t.seat(t.asked[0]).keys.at(-1)!);
  }
  equal(t.own.turn, 2);
});

rule('INA-415, INA-R10, D12 any level goes to the bench; only the field asks for it', () => {
  const t = atBench({ turn: 1, a: { hand: ['S1-14', 'INH-R12'] } });
  t.a.may('bench:S1-14').may('bench:INH-R12');
  const on = (turn: number) => atMove({ turn, a: { bench: ['S1-14', 'INH-R17'] } });
  on(1).a.mayNot('move:S1-14@DF-A', 'INA-420').may('move:INH-R17@DF-A');
  on(2).a.may('move:S1-14@DF-A');
});

rule('INA-416 a newly benched character is ready', () => {
  const t = atBench({ a: { hand: ['INH-R17'] } });
  passOn(t.a.pick('bench:INH-R17').b.pick('decline'));
  deepEqual(benchOf(t, 0), ['INH-R17']);
  t.a.may('move:INH-R17@DF-A');
});

rule('INA-417 all moves of the attacker, then those of the defender', () => {
  const t = atMove({ turn: 3, a: { bench: ['INH-R17', 'INH-R10'] }, b: { bench: ['INH-R06'] } });
  deepEqual(t.asked, [0]);
  t.a.pick('move:INH-R17@DF-A');
  deepEqual(t.asked, [0]);
  t.a.pick('move:INH-R10@FW-B');
  deepEqual(t.asked, [1]);
  t.b.pick('move:INH-R06@DF-B');
  deepEqual([lineUp(t, 0), lineUp(t, 1)], [{ 'DF-A': 'INH-R17', 'FW-B': 'INH-R10' }, { 'DF-B': 'INH-R06' }]);
});

rule('INA-418 two at most, or one, or none', () => {
  const bench = ['INH-R17', 'INH-R10', 'INH-R04'];
  const t = atMove({ turn: 3, a: { bench } });
  t.a.pick('move:INH-R17@DF-A').a.pick('move:INH-R10@FW-A');
  deepEqual([t.ask, t.a.count('bench')], ['actions', 1]);
  const x = atMove({ turn: 3, a: { bench } }).a.pick('done');
  deepEqual([x.ask, x.a.count('bench')], ['actions', 3]);
  // The count begins anew with the next turn.
  const y = atMove({ turn: 3, a: { bench }, b: { bench } });
  y.a.pick('move:INH-R17@DF-A').a.pick('done').b.pick('move:INH-R10@FW-A').b.pick('move:INH-R04@DF-A');
  deepEqual([y.ask, y.b.count('bench')], ['actions', 1]);
});

rule('INA-418 the third is refused by that clause', () => {
  const t = atMove({ turn: 3, a: { bench: ['INH-R17', 'INH-R10', 'INH-R04'] }, b: { bench: ['INH-R17'] } });
  t.a.pick('move:INH-R17@DF-A').a.mayNot('move:INH-R17@DF-A');
  deepEqual(t.table.tally('moves', 0), 1);
});

rule('INA-419 a stack is one of the two', () => {
  const t = atMove({ turn: 3, a: { bench: ['INH-R17+INH-R17', 'INH-R10', 'INH-R04'] } });
  t.a.pick('move:INH-R17@DF-A').a.pick('move:INH-R10@FW-A');
  deepEqual([lineUp(t, 0), t.a.count('benchCovered')], [{ 'DF-A': 'INH-R17+INH-R17', 'FW-A': 'INH-R10' }, 0]);
});

rule('INA-420, E8 level 1 and 2 may move on turn 2, level 3 may not', () => {
  const t = atMove({ turn: 2, a: { bench: ['INH-R17', 'INH-R14', 'INH-R06'] } });
  t.a.may('move:INH-R17@DF-A').may('move:INH-R14@FW-A').mayNot('move:INH-R06@DF-A', 'INA-420');
});

rule('INA-421, INA-424 into an empty slot of the position, the side being free', () => {
  const t = atMove({ turn: 3, a: { bench: ['INH-R17', 'INH-R10'], field: { 'DF-A': 'S1-6', 'FW-A': 'S1-4', 'FW-B': 'INH-S03' } } });
  t.a.mayNot('move:INH-R17@DF-A').may('move:INH-R17@DF-B').mayNot('move:INH-R10@FW-A', 'INA-421').mayNot('move:INH-R10@FW-B');
  const x = atMove({ turn: 3, a: { bench: ['INH-R17'] } });
  x.a.may('move:INH-R17@DF-A').may('move:INH-R17@DF-B');
});

rule('INA-422, INA-909 only ready characters move', () => {
  const t = atMove({ turn: 3, a: { bench: ['INH-R17!', 'INH-R10'] } });
  t.a.mayNot('move:INH-R17@DF-A', 'INA-422').may('move:INH-R10@FW-A');
});

rule('INA-423 onto the character of that name, and nowhere else', () => {
  const t = atMove({ turn: 4, a: { bench: ['S1-2'], field: { 'FW-B': 'S1-13' } } });
  deepEqual(t.a.keys, ['move:S1-2@FW-B', 'done']);
});

rule('INA-426 techniques and abilities in a strategy window, but no assists', () => {
  const t = atStrategy({ turn: 2, a: { hand: ['INH-T14', 'INH-R17'], field: { 'DF-A': 'S1-6' }, bench: ['INH-R03', 'INH-R10!'] } });
  t.a.may('play:INH-T14').may('use:INH-R03/0').mayNot('assist:INH-R17>S1-6', 'INA-625');
});

rule('INA-428 what is done after the draw lasts through the other windows and ends before the attack', () => {
  const cheer = technique(
    'T-CHEER',
    'none',
    'Cheer',
    1,
    [],
    use(
      ['strategy'],
      {},
      { do: 'gain', stat: 'sp', add: 100, to: { zone: 'field', of: 'you' }, until: ['strategy', 'attack', 'shooting'] },
    ),
  );
  const t = atStrategy({
    game: gameWith(cheer),
    a: { hand: ['T-CHEER'], field: { 'FW-A': 'S1-4' }, bench: ['INH-R17'] },
    b: { bench: ['INH-R17'] },
  });
  t.a.pick('play:T-CHEER');
  const seen: (string | number)[] = [];
  for (let i = 0; i < 30 && t.ask !== 'side'; i++) {
    seen.push(sp(t, 0, 'FW-A'));
    t.pick(t.asked[0], t.seat(t.asked[0]).keys.find((key) => ['done', 'decline', 'pass'].includes(key))!);
  }
  deepEqual(new Set(seen), new Set([700]));
  ok(seen.length > 8);
  equal(sp(t, 0, 'FW-A'), 600);
});

rule('INA-429, INA-R53 one after another, each seeing what the first left', () => {
  const t = atMove({ turn: 3, a: { bench: ['INH-R17', 'INH-R06'], field: { 'DF-A': 'S1-6' } }, b: { bench: ['INH-R10'] } });
  t.a.may('move:INH-R17@DF-B').may('move:INH-R06@DF-B');
  t.a.pick('move:INH-R17@DF-B');
  // The last slot of the line is gone, so nobody of the attacker's can move any more.
  deepEqual([t.asked, t.b.view.zones.filter((z) => z.zone === 'field' && z.seat === 0 && z.count > 0).length], [[1], 2]);
});

rule('INA-430 what is declined in one step limits nothing in the other', () => {
  const t = atBench({ turn: 3, a: { hand: ['INH-R06'], bench: ['INH-R17'] } });
  passOn(t.a.pick('decline').b.pick('decline'));
  t.a.may('move:INH-R17@DF-A').pick('done');
  const x = atBench({ turn: 3, a: { hand: ['INH-R06'], bench: ['INH-R17'] } });
  passOn(x.a.pick('bench:INH-R06').b.pick('decline'));
  x.a.may('move:INH-R17@DF-A').may('move:INH-R06@DF-A');
});

rule('INA-413 the option list names equal cards once', () => {
  const t = atBench({ a: { hand: ['INH-R10', 'INH-R10', 'INH-R10'] } });
  deepEqual(t.a.keys, ['bench:INH-R10', 'decline']);
});

rule('INA-R23 a card drawn by a text is looked at like any other', () => {
  const deep = technique('T-DEEP', 'none', 'Deep', 1, [], use([], {}, draw(2)));
  const t = atStrategy({ game: gameWith(deep), a: { hand: ['T-DEEP'], deck: 2 } });
  t.a.pick('play:T-DEEP');
  deepEqual([t.result?.winners, t.a.count('hand')], [[1], 2]);
  const x = atStrategy({ game: gameWith(deep), a: { hand: ['T-DEEP'], deck: 1 } });
  x.a.pick('play:T-DEEP');
  // After the first of the two the deck is empty: that is the moment.
  deepEqual([x.result?.winners, x.a.count('hand')], [[1], 1]);
});

rule('INA-R23 cards that go back onto the deck do not count as gone', () => {
  const t = atStrategy({ turn: 3, a: { hand: ['INH-T13'], deck: 3, field: { 'FW-A': 'INH-S16' } } });
  t.a.pick('play:INH-T13');
  equal(t.ask, 'putBack');
  while (t.ask === 'putBack') t.a.pick(t.a.keys[0]);
  equal(t.result, null);
  deepEqual([t.a.count('hand'), t.a.count('deck')], [1, 2]);
});

rule('INA-515, INA-R54 the newest card lies on top, even a weaker one', () => {
  const weak = reserve('T-WEAK', 'power', 'Axel Blaze', 'Raimon', 'FW', 1, [100, 200, 100]);
  const t = atBench({ turn: 4, game: gameWith(weak), a: { hand: ['T-WEAK'], bench: ['S1-2'] } });
  passOn(t.a.pick('bench:T-WEAK').b.pick('decline'));
  deepEqual(benchOf(t, 0), ['S1-2+T-WEAK']);
  t.a.pick('move:T-WEAK@FW-A');
  equal(sp(t, 0, 'FW-A'), 200);
  equal(told(t, 'goal').length, 0);
});
