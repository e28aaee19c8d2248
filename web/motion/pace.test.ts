/** Scenes of a fast bot, one after the other; whoever can answer waits for one pause at most. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '../match/client.ts';
import type { Scene } from '../match/scene.ts';
import { paced } from './pace.ts';

const PAUSE = 100;
/** How long moments take here. */
const MOMENT = 700;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** As much of a scene as is looked at. */
const scene = (step: number, asked = false, moments: readonly string[] = []): Notice => ({
  scene: { step, ask: asked ? {} : null, result: null, moments, log: [] } as unknown as Scene,
});

/** What was heard, and how long after the beginning. */
function listener(pause = PAUSE) {
  const heard: [what: number | string, at: number][] = [];
  const from = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = paced(
    (notice) => heard.push(['scene' in notice ? notice.scene.step : Object.keys(notice)[0], Math.round(performance.now() - from)]),
    () => pause,
    {
      play(moments, done) {
        heard.push([`${moments}`, Math.round(performance.now() - from)]);
        timer = setTimeout(done, MOMENT);
      },
      stop: () => clearTimeout(timer),
    },
  );
  return { heard, hear };
}

test('what somebody did is shown at once, and what the bot does after it move by move', () => {
  const { heard, hear } = listener();
  for (const notice of [scene(1, true), scene(2), scene(3), scene(4)]) hear(notice);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([
    [1, 0],
    [2, 0],
    [3, PAUSE],
    [4, 2 * PAUSE],
  ]);
});

test('who can answer waits for one pause at most, however much there is to show', () => {
  const { heard, hear } = listener();
  for (let step = 1; step <= 5; step++) hear(scene(step));
  vi.advanceTimersByTime(PAUSE / 2);
  hear(scene(6, true));
  vi.advanceTimersByTime(1000);
  expect(heard.map(([step]) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(heard.at(-1)![1]).toBeLessThanOrEqual(PAUSE / 2 + PAUSE);
  // Nobody waits between two answers of their own.
  hear(scene(7, true));
  hear(scene(8, true));
  expect(heard.slice(-2).map(([step]) => step)).toEqual([7, 8]);
});

test('no more than a few wait, and none is lost', () => {
  const { heard, hear } = listener();
  for (let step = 1; step <= 20; step++) hear(scene(step));
  expect(heard.length).toBe(15);
  vi.advanceTimersByTime(1000);
  expect(heard.map(([step]) => step)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('when the device is handed over, nothing comes after', () => {
  const { heard, hear } = listener();
  for (let step = 1; step <= 4; step++) hear(scene(step));
  hear({ handOver: { seat: 1, name: '' } });
  vi.advanceTimersByTime(1000);
  expect(heard.map(([what]) => what)).toEqual([1, 'handOver']);
});

test('without a pause everything is shown as it comes', () => {
  const { heard, hear } = listener(0);
  for (let step = 1; step <= 4; step++) hear(scene(step));
  expect(heard.length).toBe(4);
});

describe('moments', () => {
  test('are shown before their scene, and nothing comes before they were seen', () => {
    const { heard, hear } = listener();
    hear(scene(1, true));
    hear(scene(2, false, ['goal']));
    for (const notice of [scene(3), scene(4), scene(5), scene(6), scene(7), scene(8), scene(9, true)]) hear(notice);
    vi.advanceTimersByTime(MOMENT - 1);
    expect(heard).toEqual([
      [1, 0],
      ['goal', 0],
    ]);
    vi.advanceTimersByTime(2000);
    expect(heard.map(([what]) => what)).toEqual([1, 'goal', 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(heard.at(-1)![1]).toBeLessThanOrEqual(MOMENT + PAUSE);
  });

  test('of several scenes follow each other', () => {
    const { heard, hear } = listener();
    for (const notice of [scene(1, true), scene(2, false, ['flip']), scene(3, true, ['goal'])]) hear(notice);
    vi.advanceTimersByTime(3 * MOMENT);
    expect(heard.map(([what]) => what)).toEqual([1, 'flip', 2, 'goal', 3]);
  });

  test('are seen before the device is handed over, and what else was to come is not', () => {
    const { heard, hear } = listener();
    for (const notice of [scene(1), scene(2, false, ['goal']), scene(3), scene(4)]) hear(notice);
    hear({ handOver: { seat: 1, name: '' } });
    vi.advanceTimersByTime(3 * MOMENT);
    expect(heard.map(([what]) => what)).toEqual([1, 'goal', 2, 'handOver']);
  });

  test('end when something is taken back', () => {
    const { heard, hear } = listener();
    for (const notice of [scene(1, true), scene(2, true, ['goal'])]) hear(notice);
    vi.advanceTimersByTime(MOMENT / 2);
    const back = scene(1, true) as { scene: Scene };
    hear({ scene: { ...back.scene, log: [{ step: 0 } as Scene['log'][number]] } });
    vi.advanceTimersByTime(3 * MOMENT);
    expect(heard.map(([what]) => what)).toEqual([1, 'goal', 1]);
  });
});
