import { defineGame, type Game } from '@touchline/engine';
import { type Rule, standIn } from '@touchline/engine/testing';
import { loadRules } from '@touchline/engine/testing/loadRules';
import { afterEach, expect, test } from 'vitest';
import { game, spec } from '../engine/conform/toy/index.ts';
import { announceToy } from '../engine/toys/announce.ts';
import { damages } from './damage.ts';

const rules = await loadRules(new URL('../engine/conform/toy', import.meta.url).pathname);
const list = damages(spec as never);

const passes = (rule: Rule) => {
  try {
    rule.run();
    return true;
  } catch {
    return false;
  }
};

afterEach(() => standIn(game.id, null));

test('the rules hold for the toy, also when it is made anew', () => {
  expect(rules.filter((rule) => !passes(rule)).map((rule) => rule.name)).toEqual([]);
  standIn(game.id, (of) => defineGame(of.spec));
  expect(rules.filter((rule) => !passes(rule)).map((rule) => rule.name)).toEqual([]);
});

test('every kind of damage is found, under a path of its own', () => {
  const paths = list.map((damage) => damage.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      'match/rounds/round/draw: drop',
      'match/rounds: negate',
      'surplus/many: negate',
      'match/openings/mulligan: ask the other seat',
      'match/openings/mulligan/redraw: drop offer',
      'match/rounds/round/plays: the other seat first',
      'match/rounds/round/plays: negate until',
      'match/rounds/round/plays/before: drop',
      'rules/places: one more',
      'card/c3/0/do/0: drop until',
    ]),
  );
  expect(list.find((damage) => damage.path === 'match/rounds/round/draw: drop')?.clause).toBe('T-2');
});

test('what can be taken back is damaged too', () => {
  const found = damages(announceToy.spec as never).filter((damage) => damage.path.startsWith('announce/announcing'));
  expect(found.map((damage) => damage.path)).toEqual(
    expect.arrayContaining([
      'announce/announcing: the other seat takes back',
      'announce/announcing: drop undo',
      'announce/announcing/pay/paying/source: ask the other seat',
    ]),
  );
  expect(found.find((damage) => damage.path === 'announce/announcing: drop undo')?.clause).toBe('ANN-2');
  for (const damage of found.slice(0, 2)) expect(() => defineGame(damage.apply(announceToy.spec as never))).not.toThrow();
});

test('damage leaves the original alone', () => {
  const before = JSON.stringify(spec);
  for (const damage of list) damage.apply(spec as never);
  expect(JSON.stringify(spec)).toBe(before);
});

const noticed = (path: string) => {
  const damage = list.find((d) => d.path === path)!;
  standIn(game.id, (of: Game) => defineGame(damage.apply(of.spec)));
  return rules.find((rule) => !passes(rule))?.name ?? '';
};

test('a rule notices the damage to its clause', () => {
  expect(noticed('match/rounds/round/draw: drop')).toMatch(/^T-/);
  expect(noticed('match/openings/mulligan: ask the other seat')).toMatch(/^T-/);
  expect(noticed('match/rounds/round/plays/peek: drop offer')).toMatch(/^T-6/);
  expect(noticed('card/c3/0/do/0: drop until')).toMatch(/^T-9/);
  expect(noticed('rules/handSize: one less')).toMatch(/^T-/);
});

test('what no rule looks at is not noticed', () => {
  // Nothing in the toy is settled at this moment that would not be settled a step later.
  expect(noticed('match/rounds/round/plays/before: drop')).toBe('');
});
