/** Whole matches, in every language and in every way they can be played. */
import { stream } from '@touchline/engine';
import { usualSeats } from '@touchline/kit';
import { allGames, gameIds } from '@touchline/kit/node';
import type { Page } from 'playwright-core';
import { asked, atKeys, begunForPeople, clickable, decide, openTile, playOut, pressOn } from '../testing/play.ts';
import type { Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';
import type { Task } from './tasks.ts';

/** Alone, and for more than two, where a game is for so many: one language is enough. */
const counted = (site: Site): readonly Task[] =>
  packs.flatMap(
    ({
      pack: {
        id: game,
        game: { seats },
        facts,
      },
    }) =>
      seats
        .filter((n) => n !== usualSeats(facts.seats))
        .map((n) => ({
          name: `match ${game} for ${n}`,
          async run() {
            const { page, context, faults } = await site.visit({ locale: 'en-GB' });
            try {
              await begin(page, game, n);
              const decisions = await playOut(page, `matrix/${game}/${n}`, MOST);
              if (faults.length > 0) throw new Error(faults.join('\n'));
              return `${decisions} decisions`;
            } finally {
              await context.close();
            }
          },
        })),
  );

const packs = await allGames();
const LOCALES = ['en-GB', 'fr-FR'];
/** More decisions than any match takes. */
const MOST = 1500;

/** How a match is begun on the first screen, and how it is played to its end; how many decisions that took. */
const ways: { readonly [way: string]: (page: Page, game: string, seed: string) => Promise<number> } = {
  async clicks(page, game, seed) {
    await begin(page, game);
    return playOut(page, seed, MOST);
  },
  async keys(page, game, seed) {
    await begin(page, game);
    return byKeys(page, seed);
  },
  async hotseat(page, game, seed) {
    await begunForPeople(page, game);
    return atOneDevice(page, seed);
  },
};

/** Against bots; in a set-up of its own where it is not for the usual number. */
async function begin(page: Page, game: string, seats?: number): Promise<void> {
  // The first of the bots takes no time to think.
  await openTile(page, game);
  await page.locator('input[name^=level]').first().check();
  if (seats === undefined) return page.click(`[data-play=${game}]`);
  await page.click(`[data-set-up=${game}]`);
  await page.locator(`.setup input[name=count][value="${seats}"]`).check();
  await page.click('.setup [data-start]');
}

/** Nothing but keys from the first question on. */
async function byKeys(page: Page, seed: string): Promise<number> {
  const chance = stream(seed);
  const steps = new Set<string | null>();
  for (let keys = 0; keys < MOST * 10; keys++) {
    const now = await atKeys(page);
    if (now.over) return steps.size;
    if (!now.asked) await asked(page);
    else {
      steps.add(now.step);
      await pressOn(page, now, chance);
    }
  }
  throw new Error(`The match is not over after ${MOST * 10} keys and ${steps.size} decisions.`);
}

async function atOneDevice(page: Page, seed: string): Promise<number> {
  const chance = stream(seed);
  for (let n = 0; n < MOST; ) {
    await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over], [data-hand-over]');
    const over = page.locator('[data-hand-over] button');
    if (await over.count()) {
      await over.click();
      await shows(page, '.table');
    } else if ((await clickable(page)) === 'over') return n;
    else if (await decide(page, chance)) n++;
  }
  throw new Error(`The match is not over after ${MOST} decisions.`);
}

const inEveryWay = (site: Site): readonly Task[] =>
  gameIds.flatMap((game) =>
    LOCALES.flatMap((locale) =>
      Object.entries(ways).map(([way, play]) => ({
        name: `match ${game} ${locale} by ${way}`,
        async run() {
          const { page, context, faults } = await site.visit({ locale });
          try {
            const decisions = await play(page, game, `matrix/${game}/${locale}/${way}`);
            if (faults.length > 0) throw new Error(faults.join('\n'));
            return `${decisions} decisions`;
          } finally {
            await context.close();
          }
        },
      })),
    ),
  );

export const matches = (site: Site): readonly Task[] => [...inEveryWay(site), ...counted(site)];
