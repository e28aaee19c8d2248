/** Bots run unchanged wherever they run: the same question has the same thought here, in a thread of Node and in a browser's worker. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Answer, botNamed, type Question } from '@touchline/bots';
import { type Game, type Own, stream } from '@touchline/engine';
import { game as fftcg, decks as fftcgDecks } from '@touchline/fftcg';
import { game as inazuma, decks as inazumaDecks } from '@touchline/inazuma';
import { game as playca, decks as playcaDecks } from '@touchline/playca';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positions } from '../positions.ts';
import { type BrowserBots, openBrowserBots } from './page.ts';

const bots = ['search:30', 'greedy:3', 'random'];

let browser: BrowserBots;
let thread: Worker;

beforeAll(async () => {
  // The thread in which the bots of the table in the terminal think.
  thread = new Worker(new URL('../../cli/botWorker.ts', import.meta.url));
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

async function sameEverywhere<O extends Own>(game: Game<O>, decks: Parameters<typeof positions>[1], every: number): Promise<void> {
  const views = positions(game, decks, 1, every).slice(0, 6);
  expect(views.length).toBeGreaterThanOrEqual(4);
  const weighed = new Set<string>();
  for (const [id, view] of views.entries())
    for (const bot of bots) {
      const seed = `browser/${id}`;
      const here = botNamed(bot)!(game, view, stream(seed));
      const question: Question = { id, bot, how: 'counted', game: game.id, view, seed };
      const [{ thought: there, fault }, { thought: away }] = await Promise.all([inThread(question), browser.think(question)]);
      const where = `${bot} at position ${id}`;
      expect(fault, where).toBeNull();
      // As bytes: a number that differs in its last digit is another number.
      expect(JSON.stringify(there), where).toBe(JSON.stringify(here));
      expect(JSON.stringify(away), where).toBe(JSON.stringify(here));
      if (here.considered.length > 1) weighed.add(bot);
    }
  expect(weighed, 'what is compared are numbers, not only answers').toEqual(new Set(['search:30', 'greedy:3']));
}

test('PlayCa: the same thoughts in this process, in a thread and in a browser', () => sameEverywhere(playca, playcaDecks, 4));
test('Final Fantasy TCG: the same thoughts in this process, in a thread and in a browser', () => sameEverywhere(fftcg, fftcgDecks, 15));

test('Inazuma Eleven TCG: the same thoughts in this process, in a thread and in a browser', () =>
  sameEverywhere(inazuma, inazumaDecks, 15));

test('what is wrong in the browser is said here', async () => {
  const [view] = positions(playca, playcaDecks, 1, 4);
  const question: Question = { id: 0, bot: 'nobody', how: 'counted', game: 'playca', view, seed: 'wrong' };
  await expect(browser.think(question)).rejects.toThrow('nobody, asked in the browser about playca: There is no bot "nobody".');
  await expect(browser.think({ ...question, game: 'chess' })).rejects.toThrow(
    'There is no game "chess" here. Games: playca, fftcg, inazuma.',
  );
});
