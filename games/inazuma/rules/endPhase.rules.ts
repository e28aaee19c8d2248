/** INA-901 to INA-909: the end of a turn. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atMove, atShot, atSide, benchOf, flipped, lineUp, type Match, passOn } from './testing/scenarios.ts';

const endTurn = (t: Match, side = 'B') => passOn(t.pick(t.asked[0], `side:${side}`));

rule('INA-901, INA-902, INA-903 first the bench is ready, then reserves come back exhausted', () => {
  const t = atSide({
    turn: 3,
    a: { bench: ['INH-R10!', 'INH-R17'], field: { 'FW-A': 'S1-2', 'MF-A': 'S1-7' } },
    b: { bench: ['INH-R06!'], field: { 'DF-A': 'INH-R17' } },
  });
  endTurn(t);
  deepEqual(
    [benchOf(t, 0), benchOf(t, 1)],
    [
      ['INH-R10', 'INH-R17', 'S1-2!'],
      ['INH-R06', 'INH-R17!'],
    ],
  );
  deepEqual([lineUp(t, 0), lineUp(t, 1)], [{ 'MF-A': 'S1-7' }, {}]);
});

rule('INA-904 used on turn N, not on N+1, but on N+2', () => {
  const t = atMove({ turn: 1, a: { bench: ['INH-R17'] }, b: { bench: ['INH-R10'] } });
  t.a.pick('move:INH-R17@DF-A');
  endTurn(t.until('side'));
  equal(t.own.turn, 2);
  t.until('move');
  // Only side b has somebody ready, so only side b is asked.
  deepEqual([t.asked, t.own.turn, benchOf(t, 0)], [[1], 2, ['INH-R17!']]);
  t.b.pick('done').until('side');
  equal(t.own.turn, 2);
  endTurn(t).until('move');
  deepEqual([t.own.turn, t.asked, benchOf(t, 0)], [3, [0], ['INH-R17']]);
  t.a.may('move:INH-R17@DF-A');
});

rule('INA-905, INA-906 starting characters stay after turns 1, 3, 5 and go out after 2, 4, 6', () => {
  for (const turn of [1, 2, 3, 4, 5]) {
    const t = endTurn(atSide({ turn, a: { field: { 'FW-A': 'S1-4', 'DF-B': 'S1-6' } }, b: { field: { 'MF-A': 'S1-9' } } }));
    const stay = turn % 2 === 1;
    deepEqual([lineUp(t, 0), t.a.cards('out')], stay ? [{ 'FW-A': 'S1-4', 'DF-B': 'S1-6' }, []] : [{}, ['S1-4', 'S1-6']]);
    deepEqual([lineUp(t, 1), t.b.cards('out')], stay ? [{ 'MF-A': 'S1-9' }, []] : [{}, ['S1-9']]);
  }
});

rule('INA-906 a stack parts first: the reserve goes to the bench, the starting character out', () => {
  const t = endTurn(atSide({ turn: 4, a: { field: { 'FW-A': 'S1-13+S1-2' } } }));
  deepEqual([benchOf(t, 0), t.a.cards('out'), lineUp(t, 0)], [['S1-2!'], ['S1-13'], {}]);
});

rule('INA-907 then the defender attacks', () => {
  const t = endTurn(atSide());
  deepEqual([t.own.turn, t.asked], [2, [1]]);
  t.until('side');
  deepEqual(t.asked, [1]);
});

rule('INA-908 the turn passes without a question', () => {
  const t = atShot({ a: { field: { 'FW-A': 'S1-4' }, bench: ['INH-R10!'] } });
  flipped(t, [1], [5]);
  deepEqual([t.own.turn, t.ask], [2, 'actions']);
});

rule('INA-909 exhausted characters do not move', () => {
  const t = atMove({ turn: 3, a: { bench: ['INH-R10!', 'INH-R17'] } });
  deepEqual(t.a.keys, ['move:INH-R17@DF-A', 'move:INH-R17@DF-B', 'done']);
});

rule('D19 who is exhausted by a text on the bench is ready at the end of that turn', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-R14' }, bench: ['S1-21'] } });
  t.a.pick('use:S1-21/0');
  deepEqual(benchOf(t, 0), ['S1-21!']);
  t.b.pick('pass');
  t.top(0, ['INH-R17']).top(1, ['INH-R12']).a.pick('pass');
  deepEqual([t.own.turn, benchOf(t, 0)], [4, ['S1-21', 'INH-R14!']]);
});
