import { describe, expect, test } from 'vitest';
import { asked, askFor, copy, hash, keysAt, loadMatch, options, pick, play, sample, saveMatch, stream, undo, view } from '../index.ts';
import { playOut, throughText } from '../testing/start.ts';
import { announceToy } from '../toys/announce.ts';
import { type At, bothPass, damage, restedOf, stackOf, table } from './announced.ts';
import { same } from './worlds.ts';

describe('taking back an announcement', () => {
  const begin = () => table(['plain', 'giant'], ['plain', 'giant', 'ox'], ['bolt', 'fork', 'charm'], ['bolt']);
  const clean = (s: At) => {
    expect([s.ask, s.asked]).toEqual(['priority', [0]]);
    expect(stackOf(s)).toEqual([]);
    expect([...s.a.cards('hand')].sort()).toEqual(['bolt', 'charm', 'fork']);
    expect(restedOf(s, 0)).toBe(2);
    expect(s.state.waiting).toEqual([]);
    s.a.mayNot('takeBack');
  };

  test.each([
    ['a target', 'a cast:bolt', 'them'],
    ['a mode', 'a cast:charm', 'way'],
    ['a target of a mode', 'a cast:charm, a mode1', 'them'],
    ['a second target', 'a cast:fork, a choose:giant', 'them'],
    ['a share', 'a cast:fork, a choose:giant, a choose:ox', 'parts'],
    ['the first helper', 'a cast:charm, a mode3', 'source'],
    ['the second helper', 'a cast:charm, a mode3, a tire:helper', 'source'],
  ])('at %s', (_at, script, ask) => {
    const s = playOut(begin(), script);
    expect(s.ask).toBe(ask);
    expect(s.a.keys.filter((k) => k === 'takeBack')).toEqual(['takeBack']);
    expect(s.b.keys).toEqual([]);
    expect(() => pick(announceToy, s.state, 1, 'takeBack')).toThrow();
    clean(playOut(s, 'a takeBack'));
    // And what was taken back can be announced again.
    playOut(s, script);
    expect(s.ask).toBe(ask);
  });

  test('a used text is taken back with the thing made for it', () => {
    const s = playOut(table(['lancer'], ['plain', 'giant'], []), 'a use:ability/lancer/0');
    expect(stackOf(s)).toEqual(['item']);
    playOut(s, 'a takeBack');
    expect(stackOf(s)).toEqual([]);
    expect(s.state.waiting).toEqual([]);
    s.a.may('use:ability/lancer/0');
  });

  test('once it is over nothing can be taken back', () => {
    const s = playOut(begin(), 'a cast:bolt, a choose:giant, a payForMe');
    expect(stackOf(s)).toEqual(['bolt']);
    s.a.mayNot('takeBack');
    expect(restedOf(s, 0)).toBe(1);
  });

  test('who has passed has passed, and who had the go has it: the next pass closes', () => {
    const s = playOut(begin(), 'a cast:bolt, a choose:giant, a payForMe, a pass, b cast:bolt');
    expect(s.asked).toEqual([1]);
    playOut(s, 'b takeBack');
    expect([s.ask, s.asked]).toEqual(['priority', [1]]);
    playOut(s, 'b pass');
    // Seat 0 need not pass again: the bolt has resolved.
    expect(damage(s, 1, 'giant')).toBe(2);
  });

  test('what is not taken back is a deed: everybody has to pass again', () => {
    const s = playOut(begin(), 'a cast:bolt, a choose:giant, a payForMe, a pass, b cast:bolt, b choose:giant, b payForMe, b pass');
    expect(stackOf(s)).toEqual(['bolt', 'bolt']);
    expect(s.asked).toEqual([0]);
    playOut(s, 'a pass');
    expect([damage(s, 0, 'giant'), damage(s, 1, 'giant')]).toEqual([2, 0]);
  });
});

describe('an announcement that stands open', () => {
  const at = (script: string) => playOut(table(['plain'], ['plain', 'giant', 'ox'], ['fork', 'charm', 'seek'], ['bolt']), script);
  const scripts = [
    'a cast:fork',
    'a cast:fork, a choose:giant',
    'a cast:fork, a choose:giant, a choose:ox',
    'a cast:charm, a mode3, a tire:helper',
  ];

  test('is undone pick by pick, a choice that is complete as a whole; the card itself has been seen', () => {
    const undone = (script: string) => {
      const back = undo(announceToy, at(script).state, 0);
      return back.ok ? hash(announceToy, back.state) : back.why;
    };
    const now = (script: string) => hash(announceToy, at(script).state);
    expect(undone('a cast:fork')).toBe('revealed');
    expect(undone('a cast:fork, a choose:giant')).toBe(now('a cast:fork'));
    expect(undone('a cast:fork, a choose:giant, a choose:ox')).toBe(now('a cast:fork'));
    expect(undone('a cast:charm, a mode3')).toBe(now('a cast:charm'));
    expect(undone('a cast:charm, a mode3, a tire:helper')).toBe(now('a cast:charm, a mode3'));
  });

  test('taking back is itself undone', () => {
    const s = at('a cast:charm, a mode3');
    const open = hash(announceToy, s.state);
    playOut(s, 'a takeBack');
    const back = undo(announceToy, s.state, 0);
    expect(back.ok && hash(announceToy, back.state)).toBe(open);
    expect(back.ok && keysAt(announceToy, back.state, 0)).toContain('takeBack');
  });

  test.each(scripts)('is saved, copied and hashed: %s', (script) => {
    const s = at(script);
    const keys = s.a.keys;
    expect(keys).toContain('takeBack');
    const loaded = throughText(announceToy, s.state);
    const match = loadMatch(announceToy, JSON.parse(JSON.stringify(saveMatch(announceToy, s.state))));
    for (const other of [loaded, match, copy(s.state)]) {
      expect(hash(announceToy, other)).toBe(hash(announceToy, s.state));
      expect(keysAt(announceToy, other, 0)).toEqual(keys);
      for (const key of keys)
        expect(hash(announceToy, pick(announceToy, other, 0, key))).toBe(hash(announceToy, pick(announceToy, s.state, 0, key)));
    }
    const rollout = copy(s.state, false);
    expect(hash(announceToy, rollout)).toBe(hash(announceToy, s.state));
    expect(keysAt(announceToy, rollout, 0)).toEqual(keys);
    play(announceToy, rollout, 0, keys.indexOf('takeBack'));
    expect(hash(announceToy, rollout)).toBe(hash(announceToy, pick(announceToy, s.state, 0, 'takeBack')));
    expect(hash(announceToy, rollout)).not.toBe(hash(announceToy, s.state));
  });

  test.each(scripts)('is seen by everybody, and sampled worlds look the same and go on: %s', (script) => {
    const s = at(script);
    const dice = stream(script);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = view(announceToy, s.state, viewer);
      expect(seen.zones.find((z) => z.zone === 'stack')!.cards).toHaveLength(1);
      for (let i = 0; i < 20; i++) {
        const world = sample(announceToy, seen, dice);
        expect(same(view(announceToy, world, viewer), seen)).toBe(true);
        expect(keysAt(announceToy, world, 0)).toContain('takeBack');
        expect(asked(announceToy, pick(announceToy, world, 0, 'takeBack'))).toEqual([0]);
      }
    }
    expect(options(announceToy, s.state, 0).at(-1)?.verb).toBe('takeBack');
    expect(askFor(announceToy, s.state, 0)?.options.at(-1)).toEqual({ key: 'takeBack', verb: 'takeBack', on: [], n: 0 });
  });
});

test('a game that pays first has paid: the price in the text is not taken again', () => {
  const s = playOut(table(['martyr'], ['plain'], []), 'a use:ability/martyr/0, a payForMe');
  bothPass(s);
  expect([s.a.cards('field'), damage(s, 1, 'plain')]).toEqual([['martyr'], 1]);
});

test('triggers of one seat come as they came where the game says so, and are asked about where it does not', () => {
  const hurtBoth = (a: readonly string[], b: readonly string[]) => {
    const s = playOut(table(a, b, ['fork']), 'a cast:fork, a choose:bleeder, a choose:bleeder, a share:bleeder#2, a payForMe');
    return bothPass(s);
  };
  const theirs = hurtBoth(['plain'], ['bleeder', 'bleeder']);
  expect(theirs.ask).toBe('priority');
  expect(theirs.state.waiting.map((w) => (w.event as { n: number }).n)).toEqual([2, 4]);
  const own = hurtBoth(['bleeder', 'bleeder'], ['plain']);
  expect([own.ask, own.asked]).toEqual(['order', [0]]);
});
