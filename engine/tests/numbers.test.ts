import { describe, expect, test } from 'vitest';
import { playOut } from '../testing/start.ts';
import { bothPass, damage, power, resolve, stackOf, table, tally, unit } from './announced.ts';

describe('numbers', () => {
  test('the highest of some, and 0 of none', () => {
    expect(power(table(['envy'], ['giant', 'plain'], []), 0, 'envy')).toBe(10);
    const alone = table(['envy'], [], []);
    expect(power(alone, 0, 'envy')).toBe(1);
  });

  test('marks on cards together, those with enough of them', () => {
    const s = table(['scar'], ['giant', 'ox'], []);
    s.table.setMark(unit(s, 1, 'giant'), 'damage', 3);
    s.table.setMark(unit(s, 1, 'ox'), 'damage', 1);
    expect(power(s, 0, 'scar')).toBe(8);
  });

  test('the number of the event, and how it came about', () => {
    const s = table(['plain'], ['bleeder', 'giant'], ['bolt']);
    resolve(s, 0, 'cast:bolt', 'choose:bleeder');
    bothPass(s);
    expect([tally(s, 'pain'), tally(s, 'fights')]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });

  test('a fight is another reason than a spell', () => {
    const s = playOut(table(['plain'], ['bleeder'], []), 'a fight:plain');
    while (stackOf(s).length > 0) bothPass(s);
    expect([tally(s, 'pain'), tally(s, 'fights')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('a number changed on its way', () => {
  const hit = (id: string) => {
    const s = table([], [id, 'giant'], ['bolt']);
    for (const key of ['cast:bolt', `choose:${id}`, 'payForMe', 'pass']) s.a.may(key).pick(key);
    s.b.pick('pass');
    return s;
  };

  test('it can be raised', () => {
    expect(damage(hit('ox'), 1, 'ox')).toBe(3);
  });

  test('one more, and none: whichever comes last counts', () => {
    const none = hit('glass');
    expect([none.ask, none.asked]).toEqual(['which', [1]]);
    playOut(none, 'b which:ability/glass/0');
    expect(damage(none, 1, 'glass')).toBe(0);
    const one = playOut(hit('glass'), 'b which:ability/glass/1');
    expect(damage(one, 1, 'glass')).toBe(1);
  });

  test('what sinks below nothing rises again from there', () => {
    // Two, four less, three more: one, in either order.
    for (const first of [0, 1]) expect(damage(playOut(hit('wall'), `b which:ability/wall/${first}`), 1, 'wall')).toBe(1);
  });

  test('what has nothing left does not happen, and is not noticed', () => {
    const s = playOut(hit('glass'), 'b which:ability/glass/0');
    expect(s.events.filter((e) => e.type === 'hurt')).toEqual([]);
    expect(playOut(hit('glass'), 'b which:ability/glass/1').events.filter((e) => e.type === 'hurt')).toHaveLength(1);
  });
});
