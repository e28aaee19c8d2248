/** When the table lets a bot think, and what a pick makes it do. */
import { type Asking, botNamed, guarded } from '@touchline/bots';
import { Timeline } from '@touchline/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Outside, PageTable } from './pageTable.ts';
import type { Begin, Scene } from './scene.ts';

const begin: Begin = { game: 'inazuma', options: {}, players: ['rookie', 'person'], decks: [], seed: 'paint', stop: 'always' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A match in which a bot is asked, and how often it was. */
async function asking() {
  const scenes: Scene[] = [];
  const think = vi.fn(() => new Promise<never>(() => {}));
  const outside: Outside = {
    post: (message) => 'scene' in message && scenes.push(message.scene),
    changed: () => {},
    deskFor: () => ({ think }) as unknown as ReturnType<Outside['deskFor']>,
  };
  const table = await PageTable.begin(begin, 'en', outside);
  table.start();
  return { table, scenes, think };
}

test('a bot begins as soon as the page has painted what it was sent, and not before', async () => {
  const { table, scenes, think } = await asking();
  await vi.advanceTimersByTimeAsync(100);
  expect(think).not.toHaveBeenCalled();
  table.painted(scenes[0].step - 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(think).not.toHaveBeenCalled();
  table.painted(scenes[0].step);
  await vi.advanceTimersByTimeAsync(0);
  expect(think).toHaveBeenCalledOnce();
});

test('a page that nobody looks at paints nothing: the bot does not wait for it for ever', async () => {
  const { think } = await asking();
  await vi.advanceTimersByTimeAsync(1000);
  expect(think).toHaveBeenCalledOnce();
});

test('a pick makes one view for whoever sits there and one for each answer of the bot, and writes nothing by itself', async () => {
  vi.useRealTimers();
  const scenes: Scene[] = [];
  const think = vi.fn(({ bot, game, view, seed }: Asking) => Promise.resolve(guarded(botNamed(bot)!, bot)(game, view, seed)));
  const outside: Outside = {
    post: (message) => {
      if (!('scene' in message)) return;
      scenes.push(message.scene);
      queueMicrotask(() => table.painted(message.scene.step));
    },
    changed: () => {},
    deskFor: () => ({ think }) as unknown as ReturnType<Outside['deskFor']>,
  };
  const made = vi.spyOn(Timeline.prototype, 'view');
  const written = vi.spyOn(PageTable.prototype, 'saved');
  const match: Begin = { ...begin, game: 'fftcg', players: ['person', 'random'], stop: 'at-their-attack' };
  const table: PageTable = await PageTable.begin(match, 'en', outside);
  table.start();
  await table.settled();
  for (let n = 0; n < 40; n++) {
    const { ask, step } = scenes.at(-1)!;
    made.mockClear();
    think.mockClear();
    const { length } = scenes;
    table.pick(ask!.options[n % ask!.options.length].key);
    await table.settled();
    table.about();
    const viewers = made.mock.calls.map(([viewer]) => viewer);
    expect(viewers.filter((viewer) => viewer === 0).length).toBe(scenes.at(-1)!.step - step);
    expect(scenes.length - length).toBe(scenes.at(-1)!.step - step);
    expect(viewers.filter((viewer) => viewer !== 0).length).toBe(think.mock.calls.length);
  }
  expect(scenes.at(-1)!.step).toBeGreaterThan(80);
  expect(written).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
