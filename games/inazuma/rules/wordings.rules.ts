/** What cards of other people's say: who kicks when nobody is left, what is laid on cards in hand, and permissions that ask for each other. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { always, becomes, draw, join, onField, ownKeeper, starting, technique, use } from '../cards/make.ts';
import { at, atAttack, atStrategy, gameWith, passOn, score, sp, told } from './testing/scenarios.ts';

rule('INA-R66 an attack that only the goalkeeper took part in succeeds, and nobody kicks', () => {
  const game = gameWith(technique('T-RUSH', 'none', 'Rush', 1, [], use(['attack'], {}, join('attacking', ownKeeper))));
  const t = atAttack({ game, a: { field: { 'FW-B': 'S1-4' }, hand: ['T-RUSH'] }, b: { field: {} }, side: 'A' });
  t.a.pick(t.a.keys.find((key) => key.startsWith('play:T-RUSH'))!);
  passOn(t);
  deepEqual([told(t, 'attack').at(-1)?.args.broke, told(t, 'shot').length, score(t), t.own.turn], [true, 0, [0, 0], 2]);
});

rule('INA-R67 nothing that lasts is laid on a card in hand', () => {
  const laid = use(['strategy'], {}, becomes({ zone: 'hand', of: 'you' }, 900), draw(1));
  const t = atStrategy({ game: gameWith(technique('T-LAY', 'none', 'Lay', 1, [], laid)), a: { hand: ['T-LAY', 'INH-R17'] } });
  t.a.pick(t.a.keys.find((key) => key.startsWith('play:T-LAY'))!);
  deepEqual(
    t.state.mods.flatMap(({ on }) => ('refs' in on ? on.refs : [])),
    [],
  );
});

rule('INA-507 "counts as fired-up while fired-up", said by two of each other, is worked out: neither is', () => {
  const loop = (id: string) =>
    starting(id, 'power', id, 'Nowhere', 'FW', 400, always({ is: 'firedUp' }, { do: 'permit', deed: 'beFiredUp', to: onField() }));
  const t = atAttack({ game: gameWith(loop('T-X'), loop('T-Y')), a: { field: { 'FW-A': 'T-X', 'MF-A': 'T-Y' } } });
  equal(sp(t, 0, 'FW-A'), 400);
  equal(t.table.stat(at(t, 0, 'MF-A'), 'sp'), 400);
});
