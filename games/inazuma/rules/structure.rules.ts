/** INA-301 to INA-308: turns, winning and losing. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { technique, use } from '../cards/make.ts';
import { decks } from '../index.ts';
import { atShot, atSide, atStrategy, flipped, gameWith, many, passOn, score, start, told } from './testing/scenarios.ts';

const ready = [decks['Raimon Fire'], decks['Swiftlake Run']];

/** The turns of a quiet match: turn, attacker, phase, in the order in which sides were chosen. */
function turns(seed: string, first: 'player1' | 'player2') {
  const t = start({ lists: ready, seed, options: { firstAttacker: first } });
  const seen: [number, number][] = [];
  while (!t.result) {
    const who = t.asked[0];
    if (t.ask === 'side') seen.push([t.own.turn, who]);
    t.pick(who, t.seat(who).keys.find((k) => ['done', 'decline', 'pass'].includes(k)) ?? t.seat(who).keys[0]);
  }
  return { t, seen };
}

rule('INA-301, INA-302, INA-303 six turns, numbered through, the attack changing with each', () => {
  deepEqual(
    turns('t', 'player1').seen,
    [1, 2, 3, 4, 5, 6].map((turn) => [turn, (turn + 1) % 2]),
  );
  deepEqual(
    turns('t', 'player2').seen,
    [1, 2, 3, 4, 5, 6].map((turn) => [turn, turn % 2]),
  );
});

rule('INA-304 strategy, attack, shooting after a success, end', () => {
  const t = atSide({ a: { field: { 'FW-A': 'S1-4' } } });
  const at = () =>
    t.a.view.at.scopes.map(([path]) => path.split('/').at(-1)).filter((name) => ['strategy', 'attack', 'shooting', 'end'].includes(name!));
  deepEqual(at(), ['attack']);
  t.a.pick('side:A');
  passOn(t);
  deepEqual(at(), ['shooting']);
  flipped(t, [1], [2]);
  deepEqual([at(), t.own.turn], [['strategy'], 2]);
});

rule('INA-305, INA-910 more goals win when turn 6 is over, its end phase included', () => {
  const end = (a: number, b: number) => {
    const t = atSide({ turn: 6, a: { goals: a, field: { 'DF-B': 'S1-6' } }, b: { goals: b, field: { 'FW-A': 'S1-4' } } });
    t.a.pick('side:A');
    return passOn(t);
  };
  deepEqual(end(2, 1).result, { winners: [0], clause: 'INA-305', reason: 'goals' });
  deepEqual(end(1, 2).result, { winners: [1], clause: 'INA-305', reason: 'goals' });
  deepEqual([end(2, 1).a.cards('out').includes('S1-6'), end(2, 1).b.cards('out').includes('S1-4')], [true, true]);
});

rule('INA-305 the lead before turn 6 decides nothing', () => {
  const t = atSide({ turn: 5, a: { goals: 5 } });
  t.a.pick('side:A');
  equal(passOn(t).result, null);
});

rule('INA-306 level after turn 6: a shootout, or a draw where the option says so', () => {
  const level = (shootout: boolean) => {
    const t = atSide({ turn: 6, options: { shootout } });
    t.top(0, many('INH-R05', 9)).top(1, many('INH-R17', 9));
    t.a.pick('side:A');
    return passOn(t);
  };
  deepEqual(level(true).result, { winners: [0], clause: 'INA-1004', reason: 'shootout' });
  deepEqual(level(false).result, { winners: [0, 1], clause: 'INA-306', reason: 'level' });
});

rule('INA-307 no cards left in the deck loses at once, whatever the score', () => {
  const t = atSide({ a: { field: { 'FW-A': 'S1-4' }, goals: 9 } });
  t.put(0, 'out', many('INH-R17', t.a.count('deck') - 1));
  t.a.pick('side:A');
  passOn(t);
  deepEqual([t.result, t.a.count('hand')], [{ winners: [1], clause: 'INA-307', reason: 'deckOut' }, 1]);
});

rule('INA-307 in the middle of an effect too', () => {
  const t = atStrategy({ turn: 2, a: { hand: ['INH-T05'], field: { 'FW-A': 'INH-S04' }, bench: ['INH-R10!'], deck: 1 } });
  t.a.pick('play:INH-T05');
  deepEqual([t.result?.winners, t.a.cards('technique')], [[1], ['INH-T05']]);
});

rule('INA-307, INA-R23 by whatever a text takes from a deck', () => {
  const flood = technique(
    'T-FLOOD',
    'none',
    'Flood',
    1,
    [],
    use(['strategy'], {}, { do: 'move', what: { zone: 'deck', of: 'opponent' }, to: 'discard' }),
  );
  const t = atStrategy({ game: gameWith(flood), a: { hand: ['T-FLOOD'] } });
  t.a.pick('play:T-FLOOD');
  deepEqual(t.result, { winners: [0], clause: 'INA-307', reason: 'deckOut' });
});

rule('INA-308 the score is the number of markers', () => {
  const t = flipped(atShot(), [5], [1]);
  deepEqual(score(t), [1, 0]);
  deepEqual(told(t, 'goal').at(-1)?.args.goals, [1, 0]);
});

rule('INA-R44 the turn number stays the same in further shooting phases', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-S04', 'MF-B': 'S1-9' }, hand: ['INH-T06'] } });
  t.a.pick('play:INH-T06');
  flipped(t, [5], [1]);
  deepEqual([t.ask, t.own.turn], ['actions', 3]);
  ok(score(t)[0] === 1);
});
