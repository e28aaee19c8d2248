/** Matches by keyboard alone: no mouse, and the focus is never lost. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hasBoard } from '../games/looks.ts';
import { gameIds } from '../games/shelf.ts';
import { asked, atKeys, decide, openTile, pressOn, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const focusOn = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (await focusOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to ${selector}.`);
}

/** Until it is over, or so many answers were given; how many were. */
async function playByKeys(page: Page, seed: string, enough: number): Promise<{ readonly answers: number; readonly over: boolean }> {
  const chance = stream(seed);
  let answers = 0;
  let before: string | null = null;
  for (let keys = 0; keys < 6000; keys++) {
    const now = await atKeys(page);
    if (now.over) return { answers, over: true };
    if (!now.asked) {
      await asked(page);
      continue;
    }
    // Wherever an answer leads, whoever plays by keyboard is somewhere.
    expect([`step ${now.step}`, now.focus]).not.toEqual([`step ${now.step}`, 'body']);
    if (now.step !== before) answers++;
    if (answers > enough) return { answers, over: false };
    before = now.step;
    await pressOn(page, now, chance);
  }
  throw new Error(`Not over after 6000 keys: step ${before}.`);
}

test.each([
  { game: 'playca', enough: 400, whole: true },
  { game: 'inazuma', enough: 400, whole: true },
  { game: 'fftcg', enough: 60, whole: false },
])('$game, from the first screen on', async ({ game, enough, whole }) => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await shows(page, `[data-play=${game}]`);
  await tabTo(page, `[data-play=${game}]`);
  await page.keyboard.press('Enter');
  await asked(page);
  // A new question is read first.
  await page.waitForFunction(() => document.activeElement?.matches('.ask h2'));
  const { answers, over } = await playByKeys(page, `keys/${game}`, enough);
  if (!whole) {
    expect(over || answers > enough).toBe(true);
    // Three turns are behind us.
    expect(Number(/\d+/.exec((await page.locator('.sb-foot').textContent()) ?? '')?.[0])).toBeGreaterThan(3);
  } else {
    expect(over).toBe(true);
    // The result has the focus on playing again.
    await page.waitForFunction(() => document.activeElement?.matches('dialog.result .btn.pri'));
    await page.keyboard.press('Enter');
    await shows(page, '.table[data-asked]:not([data-sent]):not([data-over])');
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('two people at one device hand it over by keyboard', async () => {
  const { page, context, faults } = await site.visit({ locale: 'fr-FR' });
  await openTile(page, 'playca');
  await shows(page, '[data-hotseat=playca]');
  await tabTo(page, '[data-hotseat=playca]');
  await page.keyboard.press('Enter');
  // Names are asked first; whoever has none goes on.
  await page.waitForFunction(() => document.activeElement?.matches('.setup [data-name="0"]'));
  await page.keyboard.type('Zoé');
  await page.keyboard.press('Enter');
  const chance = stream('keys/hot');
  for (let handed = 0; handed < 3; ) {
    await shows(page, '.table[data-asked]:not([data-sent]), [data-hand-over]');
    if (await page.locator('[data-hand-over]').count()) {
      await page.waitForFunction(() => document.activeElement?.matches('[data-hand-over] button'));
      await page.keyboard.press('Enter');
      await shows(page, '.table');
      handed++;
      continue;
    }
    const now = await atKeys(page);
    if (!now.asked) continue;
    expect(now.focus).not.toBe('body');
    await pressOn(page, now, chance);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test.each(gameIds)('%s: every question is read aloud, by the focus that comes to it or by itself', async (game) => {
  const { page, context, faults } = await sitDown(site, game);
  // What a reader of screens says: the question when the focus comes to it, and what is put down as its status.
  await page.evaluate(() => {
    const said = { last: document.querySelector('.ask h2')!.textContent };
    Object.assign(window, { said });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches('.ask h2')) said.last = target.textContent;
    });
    const hear = () => {
      said.last = document.querySelector('.ask [role=status]')?.textContent || said.last;
    };
    new MutationObserver(hear).observe(document.querySelector('.ask')!, { subtree: true, childList: true, characterData: true });
  });
  const chance = stream(`aloud/${game}`);
  const questions = new Set<string>();
  for (let keys = 0; keys < 40; keys++) {
    await asked(page);
    const now = await atKeys(page);
    if (now.over) break;
    const [shown, said] = await page.evaluate(() => [
      document.querySelector('.ask h2')!.textContent,
      (window as unknown as { said: { readonly last: string } }).said.last,
    ]);
    if (now.asked) expect(said).toBe(shown);
    questions.add(shown);
    await pressOn(page, now, chance);
  }
  expect(questions.size).toBeGreaterThan(hasBoard(game) ? 5 : 0);
  expect(faults).toEqual([]);
  await context.close();
});

// A game on the plain board may have no pile of more than a few cards.
test.each(gameIds.filter(hasBoard))('%s: a pile is looked through over the board, and Escape leads back to it', async (game) => {
  const { page, context, faults } = await sitDown(site, game);
  const chance = stream(`pile/${game}`);
  const pile = page.locator('.board button[aria-haspopup=dialog]:visible').first();
  for (let n = 0; n < 40 && (await pile.count()) === 0; n++) {
    await asked(page);
    await decide(page, chance);
  }
  await asked(page);
  await pile.focus();
  await page.keyboard.press('Enter');
  await shows(page, 'dialog.sheet:modal .card');
  await page.keyboard.press('Escape');
  await lacks(page, 'dialog.sheet');
  await page.waitForFunction(() => document.activeElement?.matches('button[aria-haspopup=dialog]'));
  expect(faults).toEqual([]);
  await context.close();
});

test.each(gameIds)('%s: Tab stops at every answer, and once at the rest of a region', async (game) => {
  const { page, context, faults } = await sitDown(site, game);
  const chance = stream(`tab/${game}`);
  const reached = new Set<string>();
  for (let questions = 0; questions < 3; questions++) {
    for (let n = 0; n < 4; n++) {
      await asked(page);
      await decide(page, chance);
    }
    await asked(page);
    // What is new on the table is a stop until the page has looked at it, a moment after it is painted.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-region=board], [data-region=hand]')].every((region) => {
        const idleOnes = [...region.querySelectorAll<HTMLElement>('.cover:not([data-lit])')].filter((thing) => thing.checkVisibility());
        return idleOnes.filter(({ tabIndex }) => tabIndex === 0).length <= 1;
      }),
    );
    await page.locator('.brand').focus();
    const idle: string[] = [];
    const lit = new Set<string>();
    for (let n = 0; n < 200; n++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const thing = document.activeElement;
        const region = thing?.closest('[data-region]')?.getAttribute('data-region');
        return !thing || !region
          ? null
          : {
              region,
              lit: thing.matches('[data-lit]') ? thing.getAttribute('data-handle') : null,
              idle: thing.matches('.cover:not([data-lit]), [aria-haspopup=dialog]'),
            };
      });
      if (at === null) break;
      reached.add(at.region);
      if (at.lit) lit.add(at.lit);
      else if (at.idle) idle.push(at.region);
    }
    expect(idle.toSorted()).toEqual([...new Set(idle)].toSorted());
    const all = await page.evaluate(() =>
      [...document.querySelectorAll('[data-lit]')]
        .filter((card) => card.checkVisibility())
        .map((card) => card.getAttribute('data-handle')!),
    );
    expect([...lit].toSorted()).toEqual([...new Set(all)].toSorted());
  }
  expect([...reached]).toEqual(expect.arrayContaining(['board', 'ask', 'hand', 'log', 'tools']));
  expect(faults).toEqual([]);
  await context.close();
});

test('regions in their order, and arrows from card to card', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await tabTo(page, '[data-play=playca]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.table[data-asked]:not([data-sent]) .ask h2'));
  const region = () => page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region'));
  const round = async (key: string) => {
    const seen = [];
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press(key);
      seen.push(await region());
    }
    return seen;
  };
  expect(await round('F6')).toEqual(['hand', 'log', 'tools', 'score', 'board', 'ask']);
  expect(await round('Shift+F6')).toEqual(['board', 'score', 'tools', 'log', 'hand', 'ask']);

  // Along the hand and back: each arrow goes one card further in its direction.
  await page.keyboard.press('F6');
  const left = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().left);
  const places = [await left()];
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('ArrowRight');
    places.push(await left());
  }
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  await page.keyboard.press('ArrowLeft');
  expect(await left()).toBeLessThan(places[3]);
  await page.keyboard.press('End');
  const last = await page.evaluate(() => document.activeElement === [...document.querySelectorAll('.hand .cover')].at(-1));
  expect([last, await region()]).toEqual([true, 'hand']);
  await page.keyboard.press('Home');
  expect(await page.evaluate(() => document.activeElement === document.querySelector('.hand .cover'))).toBe(true);
  // Above the hand are the question's answers and the board.
  await page.keyboard.press('ArrowUp');
  expect(['ask', 'board']).toContain(await region());
  expect(faults).toEqual([]);
  await context.close();
});
