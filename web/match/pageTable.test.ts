/** When the table lets a bot think. */
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
