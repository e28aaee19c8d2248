import { expect, test } from 'vitest';
import { asked, hash, type Own, pick } from '../index.ts';
import type { Scenario } from '../testing/index.ts';
import { playOut, start, throughText } from '../testing/start.ts';
import { leaving, leavingTwice } from '../toys/leaving.ts';

/** Through text before every pick: an unwinding in progress is part of a save. */
function savedOut<O extends Own>(t: Scenario<O>, script: string): Scenario<O> {
  for (const step of script.split(',')) {
    t.state = throughText(t.game, t.state);
    playOut(t, step.trim());
  }
  return t;
}
const at = (script: string) => savedOut(start(leaving), script);
const sizes = (t: ReturnType<typeof at>) => t.table.rule(0, 'size');

test('flows return to what called them with their variables', () => {
  expect(at('a go, a stay').own.trace).toEqual(['depth 3', 'still 2', 'one goes on']);
});

test('leave ends everything up to the named phase, inside out, and what each does at its end', () => {
  const t = at('a go, a leaveInner');
  // Left through three flows, a window and an each; the middle phase goes on and ends; the outer one asks.
  expect(t.own.trace).toEqual(['going', 'middle done', 'middle ends', 'outer done']);
  expect(t.ask).toBe('farewell');
  // Durations of the scopes that ended are over, the outer one is still open.
  expect(sizes(t)).toBe(1);
  savedOut(t, 'b bye');
  expect(t.own.trace.slice(-2)).toEqual(['bye', 'turn done']);
  expect(sizes(t)).toBe(3);
});

test('leave of the outer phase runs every end on the way, asks included', () => {
  const t = at('a go, a leaveOuter');
  expect(t.own.trace).toEqual(['middle ends']);
  expect(t.ask).toBe('farewell');
  expect(savedOut(t, 'b wave').own.trace).toEqual(['middle ends', 'wave', 'turn done']);
  expect(t.own.rounds).toBe(2);
});

test('an ability leaves like anything else', () => {
  expect(at('a go, a useCard, b bye').own.trace).toEqual(['middle ends', 'bye', 'turn done']);
});

test('leaving an each drops the rest of its list', () => {
  const t = at('a pass, b pass, a go, a leaveEach');
  expect(t.own.trace).toEqual(['item 1', 'inner done', 'middle done', 'middle ends', 'outer done']);
});

test('again of a phase ends it and begins it anew; of a loop goes to its head; of a window opens it anew', () => {
  const phase = at('a go, a againMiddle');
  expect(phase.own.trace).toEqual(['middle ends']);
  expect(phase.own.rounds).toBe(1);
  expect(phase.ask).toBe('talk');
  expect(sizes(phase)).toBe(4); // outer twice, middle and inner once
  const loop = at('a go, a againLoop, b bye');
  expect(loop.own.trace).toEqual(['middle ends', 'bye']);
  expect(loop.own.rounds).toBe(2);
  const talk = at('a pass, b go, a againWindow');
  expect(talk.own.trace).toEqual([]);
  expect(asked(leaving, talk.state)).toEqual([0]);
});

test('a scope that is being left is left once', () => {
  expect(playOut(start(leavingTwice), 'a leave, a near').own.trace).toEqual(['inner ends', 'outer done']);
  expect(playOut(start(leavingTwice), 'a leave, a far').own.trace).toEqual(['inner ends']);
  expect(playOut(start(leavingTwice), 'a leave, a self').own.trace).toEqual(['inner ends', 'outer done']);
  expect(playOut(start(leavingTwice), 'a stay, a far').own.trace).toEqual(['inner done', 'inner ends']);
});

test('a save inside an end flow goes on', () => {
  const t = start(leavingTwice);
  const s = pick(leavingTwice, t.state, 0, 'leave');
  const loaded = throughText(leavingTwice, s);
  for (const way of ['far', 'near'])
    expect(hash(leavingTwice, pick(leavingTwice, loaded, 0, way))).toBe(hash(leavingTwice, pick(leavingTwice, s, 0, way)));
});
