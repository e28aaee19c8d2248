import { deepEqual, equal, ok } from 'node:assert/strict';
import { view } from '@touchline/engine';
import { test } from 'vitest';
import { game } from '../index.ts';
import { friday, fridayOf, heard, revealed } from '../rules/testing/matches.ts';
import { hopesOf, lineUpsOf } from './lineUps.ts';

const CLUB = { fit: 3, squad: ['R01', 'R07', 'R29', 'R31'], tactics: ['T01', 'T11'], opponent: 'DTU2' };

test('what a suggestion shows is what it lays out', () => {
  for (const which of ['best', 'bold', 'safe'] as const) {
    const t = friday(CLUB);
    const shown = lineUpsOf(game, view(game, t.state, 0)).find(({ names }) => names.includes(which))!;
    equal(shown.men.length, 10);
    revealed(t.pick(0, `suggest:${shown.names[0]}`));
    const [{ formation, tactic, men, keeper }] = heard(t, 'lineUp');
    deepEqual([formation, tactic, keeper], [shown.formation, shown.tactic, shown.keeper]);
    const laid = (men as unknown as readonly (readonly [number, number, string, number, string])[]).map(([, place, task, , card]) => [
      place,
      task,
      card,
    ]);
    const promised = shown.men.map(({ place, attacks, def }) => [place, attacks ? 'A' : 'D', def]);
    deepEqual(laid.toSorted(), promised.toSorted());
    equal(t.own.fit[0], 3 - (shown.price.fit ?? 0));
  }
});

test('hopes are shares of one, and the line-up of last Week is there once there is one', () => {
  const shown = lineUpsOf(game, view(game, friday(CLUB).state, 0));
  deepEqual(shown.flatMap(({ names }) => names).toSorted(), ['best', 'bold', 'safe']);
  for (const { hopes } of shown) {
    ok(hopes.wins >= 0 && hopes.draws >= 0 && hopes.wins + hopes.draws <= 1 + 1e-9);
    ok(Math.abs(hopes.points - 3 * hopes.wins - hopes.draws) < 1e-9);
  }
  const later = friday(CLUB);
  later.pick(0, 'suggest:best').until('lineUp');
  ok(lineUpsOf(game, view(game, later.state, 0)).some(({ names }) => names.includes('last')));
});

test('who only watches is told nothing of it', () => {
  const t = fridayOf({ a: CLUB });
  deepEqual(lineUpsOf(game, view(game, t.state, 'spectator')), []);
  equal(hopesOf(game, view(game, t.state, 'spectator')), null);
});

test('hopes of what stands on the pitch, as soon as everybody has a place', () => {
  const t = friday(CLUB);
  equal(hopesOf(game, view(game, t.state, 0)), null);
  t.pick(0, 'suggest:best').until('lineUp');
  ok(hopesOf(game, view(game, t.state, 0)));
});
