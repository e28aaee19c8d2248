import { expect, test } from 'vitest';
import { defineGame, type Flow, flowOf, type Own } from '../index.ts';
import { start } from '../testing/start.ts';
import { toy } from '../toys/plain.ts';

const { act, again, ask, askAll, each, group, leave, loop, offer, over, phase, seq, sub } = flowOf<Own>();
const flows = { known: { vars: ['seat'], body: seq() } };
const made = (flow: Flow<Own>) => () => toy<Own>({ id: 'wrong', own: () => ({}), flow, flows });

test('mistakes in a flow are told where they are made', () => {
  expect(made(sub('unknown'))).toThrow('match: there is no flow named unknown. Flows: known, match.');
  expect(made(phase('half', 'X-1', sub('known', { side: () => 0 })))).toThrow(
    'match/half/known: flow known has no variable side. Variables: seat.',
  );
  expect(made(askAll('pick', { clause: 'X-1', offers: [offer('a', { then: seq() })] }))).toThrow(
    /match\/pick: offers of askAll cannot have a flow/,
  );
  expect(made(askAll('pick', { clause: 'X-1', offers: [] }))).toThrow(/at least one offer/);
  expect(made(ask('pick', { who: () => 0, clause: 'X-1', offers: [] }))).toThrow(/match\/pick: an ask needs at least one offer/);
  expect(made(phase('half', 'X-1', leave('quarter')))).toThrow(
    /match\/half\/leave-quarter: no phase, loop, window, group or flow is named quarter/,
  );
  expect(
    made(
      each(
        'outer',
        () => [1],
        'x',
        each('inner', () => [1], 'x'),
      ),
    ),
  ).toThrow(/an outer each already calls its item "x"/);
  expect(() => defineGame({ ...toy<Own>({ id: 'x', own: () => ({}), flow: seq() }).spec, flows: { match: flows.known } })).toThrow(
    /"match" is the name/,
  );
});

test('mistakes that show only in play say where, too', () => {
  const run = (flow: Flow<Own>) => () => start(made(flow)());
  expect(run(act('read', 'X-1', (t) => void t.v('nobody')))).toThrow(/No variable nobody here/);
  expect(run(act('call', 'X-1', (t) => t.call('unknown')))).toThrow(/match\/call: there is no flow named unknown/);
  expect(run(group('whole', 'X-1', [], again('whole')))).toThrow(/cannot be begun again/);
  expect(run(seq(phase('half', 'X-1'), leave('half')))).toThrow(/no scope named half is open here/);
});

test('two scopes of one name: the innermost is meant', () => {
  const end = over('end', 'X-2', () => ({ winners: [0], reason: 'outer' }));
  const game = toy<Own>({ id: 'same', own: () => ({}), flow: loop('again', phase('again', 'X-1', leave('again')), end) });
  expect(start(game).result?.reason).toBe('outer');
});
