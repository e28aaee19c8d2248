import { describe, expect, test } from 'vitest';
import { forbidden, permitted, required } from '../index.ts';
import { playOut, throughText } from '../testing/start.ts';
import { announceToy } from '../toys/announce.ts';
import { bothPass, resolve, table, texts, unit } from './announced.ts';

describe('duties, permissions, bans', () => {
  test('a duty and a permission of a text that is always at work', () => {
    const s = table(['zealot', 'scout', 'plain'], [], []);
    const read = (id: string) => [required(texts(s), 'fight', unit(s, 0, id), 0), permitted(texts(s), 'climb', unit(s, 0, id), 0)];
    expect([read('zealot'), read('scout'), read('plain')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    // The turn does not end before the duty is done.
    bothPass(s);
    expect([s.own.turn, s.ask]).toEqual([0, 'priority']);
    playOut(s, 'a fight:zealot, a pass, b pass');
    expect(s.own.turn).toBe(1);
  });

  test('laid on for a while, on cards and on a seat', () => {
    const s = table([], ['plain', 'giant'], ['oath']);
    const read = () => [
      required(texts(s), 'fight', unit(s, 1, 'plain'), 1),
      permitted(texts(s), 'climb', unit(s, 1, 'plain'), 1),
      permitted(texts(s), 'boast', -1, 1),
    ];
    expect(read()).toEqual([false, false, false]);
    resolve(s, 0, 'cast:oath', 'choose:plain');
    expect(read()).toEqual([true, true, true]);
    expect(required(texts(s), 'fight', unit(s, 1, 'giant'), 1)).toBe(false);
    expect(permitted(texts(s), 'boast', -1, 0)).toBe(false);
    // A duty is no ban, and a permission neither.
    expect([forbidden(texts(s), 'fight', unit(s, 1, 'plain'), 1), forbidden(texts(s), 'climb', unit(s, 1, 'plain'), 1)]).toEqual(['', '']);
    bothPass(s);
    expect(read()).toEqual([false, false, false]);
  });

  test("a ban by the card's own text alone", () => {
    const s = table(['timid', 'plain'], ['jailer'], []);
    const [timid, plain, jailer] = [unit(s, 0, 'timid'), unit(s, 0, 'plain'), unit(s, 1, 'jailer')];
    expect([timid, plain, jailer].map((c) => forbidden(texts(s), 'fight', c, 0) !== '')).toEqual([true, true, false]);
    expect(forbidden(texts(s), 'fight', timid, 0, timid)).toBe('fight');
    expect(forbidden(texts(s), 'fight', plain, 0, plain)).toBe('');
    expect(forbidden(texts(s), 'fight', plain, 0, jailer)).toBe('fight');
    // What only lies on it for a while is nobody's own text.
    s.state = throughText(announceToy, s.state);
    s.table.gain({
      source: null,
      seat: 0,
      on: { refs: [s.table.ref(plain)] },
      stat: 'fight',
      change: 'forbid',
      by: true,
      until: [],
      clause: 'X-1',
    });
    expect([forbidden(texts(s), 'fight', plain, 0), forbidden(texts(s), 'fight', plain, 0, plain)]).toEqual(['X-1', '']);
  });
});
