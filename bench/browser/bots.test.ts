/** Bots run unchanged wherever they run: the same question has the same thought here, in a thread of Node and in a browser's worker. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Answer, botNamed, type Question } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { findGame, gameIds } from '@touchline/kit/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positions, spread } from '../positions.ts';
import { type BrowserBots, openBrowserBots } from './page.ts';

const bots = ['search:30', 'greedy:3', 'random'];

let browser: BrowserBots;
let thread: Worker;

beforeAll(async () => {
  // The thread in which the bots of the table in the terminal think.
  thread = new Worker(new URL('../../cli/botWorker.ts', import.meta.url), { workerData: gameIds });
  [browser] = await Promise.all([openBrowserBots(), told()]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), thread.terminate()]);
});

/** What the thread says next. */
const told = async (): Promise<unknown> => (await once(thread, 'message'))[0];

async function inThread(question: Question): Promise<Answer> {
  const answer = told();
  thread.postMessage(question);
  return (await answer) as Answer;
}

test.each(gameIds)('%s: the same thoughts in this process, in a thread and in a browser', async (name) => {
  const { game } = (await findGame(name)).pack;
  const views = spread(positions(game, 1, 4), 6);
  expect(views.length).toBeGreaterThanOrEqual(4);
  const weighed = new Set<string>();
  for (const [id, view] of views.entries())
    for (const bot of bots) {
      const seed = `browser/${id}`;
      const here = botNamed(bot)!(game, view, stream(seed));
      const question: Question = { id, bot, box: null, game: game.id, view, seed };
      const [{ thought: there, fault }, { thought: away }] = await Promise.all([inThread(question), browser.think(question)]);
      const where = `${bot} at position ${id}`;
      expect(fault, where).toBeNull();
      // As bytes: a number that differs in its last digit is another number.
      expect(JSON.stringify(there), where).toBe(JSON.stringify(here));
      expect(JSON.stringify(away), where).toBe(JSON.stringify(here));
      if (here.considered.length > 1) weighed.add(bot);
    }
  expect(weighed, 'what is compared are numbers, not only answers').toEqual(new Set(['search:30', 'greedy:3']));
});

test('what is wrong in the browser is said here', async () => {
  const [view] = positions((await findGame('playca')).pack.game, 1, 4);
  const question: Question = { id: 0, bot: 'nobody', box: null, game: 'playca', view, seed: 'wrong' };
  await expect(browser.think(question)).rejects.toThrow('nobody, asked in the browser about playca: There is no bot "nobody".');
  await expect(browser.think({ ...question, game: 'chess' })).rejects.toThrow(
    `There is no game "chess" here. Games: ${gameIds.join(', ')}.`,
  );
});
