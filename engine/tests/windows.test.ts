import { expect, test } from 'vitest';
import { asked, hash, keysAt, pick } from '../index.ts';
import { playOut, start, throughText } from '../testing/start.ts';
import {
  alternate,
  finalPass,
  firstAgain,
  keep,
  limited,
  nobody,
  passOnly,
  priority,
  someOfEight,
  threeFinal,
  threeInARow,
} from '../toys/windows.ts';

test('alternate: after a deed the other seat, closed when all pass in a row', () => {
  const t = playOut(start(alternate), 'a say, b say, a pass, b say, a pass');
  expect(t.asked).toEqual([1]);
  expect(playOut(t, 'b pass').own.story).toEqual(['A say', 'B say', 'B say', 'closed']);
});

test('keep: after a deed the same seat', () => {
  expect(playOut(start(keep), 'a say, a say, a pass, b say, b pass, a say, a pass, b pass').own.story).toEqual([
    'A say',
    'A say',
    'B say',
    'A say',
    'closed',
  ]);
});

test('final: who passes is done, the other goes on alone', () => {
  const t = playOut(start(finalPass), 'a say, b pass, a say, a say');
  expect(t.asked).toEqual([0]);
  expect(playOut(t, 'a pass').result?.reason).toBe('closed');
});

test('a seat that is done is not given the next go', () => {
  const t = playOut(start(firstAgain), 'a say, a pass, b say');
  expect(t.asked).toEqual([1]);
});

test('three seats take turns round the table', () => {
  expect(playOut(start(threeInARow), 'a say, b pass, c say, a pass, b pass, c pass').own.story).toEqual(['A say', 'C say', 'closed']);
  expect(playOut(start(threeFinal), 'a say, b pass, c say, a say, c pass, a say, a pass').own.story).toEqual([
    'A say',
    'C say',
    'A say',
    'A say',
    'closed',
  ]);
});

test('only some of eight seats take part', () => {
  const t = playOut(start(someOfEight), 'b say, d say, b pass, d say');
  expect(t.asked).toEqual([1]);
  expect(playOut(t, 'b pass, d pass').result?.reason).toBe('closed');
});

test('a window for nobody closes at once, as a window closes', () => {
  expect(start(nobody).own.story).toEqual(['shut', 'closed']);
});

test('passes that everybody sees to be the only answer are given by the engine', () => {
  expect(start(passOnly).result?.reason).toBe('closed');
});

test('a limit is checked after each deed with all it nests, and stops every single play', () => {
  const t = playOut(start(limited), 'a lay, b rush, b extra, b extra');
  expect(t.b.keys).toEqual(['extra', 'enough']);
  expect(playOut(t, 'b extra').own.laid).toBe(5);
  t.b.mayNot('extra', 'WIN-6');
  // The limit is reached, but the deed is still being carried out.
  expect(t.result).toBeNull();
  expect(playOut(t, 'b enough').own.story.at(-1)).toBe('closed');
  const rush = playOut(start(limited), 'a rush, a extra, a enough, b pass, a lay, a lay');
  expect(rush.own.story).toEqual(['A rushes', 'A adds', 'A lays', 'A lays']);
});

test('priority: items resolve last in, first out; the turn player is first after each', () => {
  const t = playOut(start(priority), 'b small');
  // An item leaves the go with who made it.
  expect(t.asked).toEqual([1]);
  playOut(t, 'b pass, a small');
  expect(t.asked).toEqual([0]);
  playOut(t, 'a pass, b pass');
  expect(t.own.story).toEqual(['resolve A1']);
  expect(t.asked).toEqual([1]);
  expect(t.own.items).toEqual(['B1']);
  playOut(t, 'b pass, a small, a small, a pass, b small, b pass, a pass');
  expect(t.own.story).toEqual(['resolve A1', 'resolve B2']);
  expect(t.own.items).toEqual(['B1', 'A2', 'A3']);
  t.b.mayNot('big', 'PRI-3');
  playOut(t, 'b pass, a pass, b pass, a pass, b pass, a pass');
  expect(t.own.items).toEqual([]);
  // Empty stack: a big thing gives the go to the turn player; checks are made before the offer.
  playOut(t, 'b big, b big');
  expect(t.own.story.slice(-3)).toEqual(['B big', 'B big', 'checked']);
  expect(playOut(t, 'b pass, a pass').result?.winners).toEqual([1]);
});

test('saves in the middle of windows go on', () => {
  for (const [game, script, rest] of [
    [alternate, 'a say, b say, a pass', 'pass'],
    [threeFinal, 'a say, b pass', 'pass'],
    [limited, 'a lay, b rush, b extra', 'enough'],
    [priority, 'b small, b pass, a small, a pass', 'pass'],
  ] as const) {
    const t = playOut(start(game), script);
    const loaded = throughText(game, t.state);
    expect(hash(game, loaded)).toBe(hash(game, t.state));
    const seat = asked(game, loaded)[0];
    expect(keysAt(game, loaded, seat)).toEqual(keysAt(game, t.state, seat));
    expect(hash(game, pick(game, loaded, seat, rest))).toBe(hash(game, pick(game, t.state, seat, rest)));
  }
});
