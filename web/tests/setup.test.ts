/** The set-up sheet: every option of every game can be set and reaches the match, and so do seats, names, levels and decks. */
import { stream } from '@touchline/engine';
import { writeList } from '@touchline/lists';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { gameIds } from '../games/shelf.ts';
import { hrefOf } from '../page/route.ts';
import { violations } from '../testing/axe.ts';
import { listen, matchFile } from '../testing/messages.ts';
import { SIZES, sticksOut } from '../testing/overflow.ts';
import { asked, begunForPeople, decide, openTile } from '../testing/play.ts';
import { shown } from '../testing/shown.ts';
import { openSite, type Site } from '../testing/site.ts';
import { deckKept, matchKept } from '../testing/stored.ts';
import { lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const settled = (page: Page) => shows(page, '.setup form[aria-busy=false]');

async function sheetOf(game: string, more: object = {}) {
  const visit = await site.visit({ locale: 'en-GB', settings: { level: 'rookie', motion: 'off' }, before: listen, ...more });
  await openTile(visit.page, game);
  await visit.page.click(`[data-set-up=${game}]`);
  await shows(visit.page, '.setup form');
  await settled(visit.page);
  return visit;
}

/** Options that none of the ready decks can do without. */
const UNPLAYABLE: { readonly [game: string]: readonly string[] } = { fftcg: ['multiElement false'] };
/** Options that leave nothing to choose with the usual number of seats: the sheet says so. */
const FIXED: { readonly [game: string]: readonly string[] } = { eleven: ['scenario'] };

/** What the match was begun with. */
const begunWith = async (page: Page) => {
  await shows(page, '.table, [data-hand-over]');
  return JSON.parse(await matchFile(page)) as {
    readonly players: readonly string[];
    readonly decks: readonly string[];
    readonly names?: readonly string[];
    readonly record: { readonly options: { readonly [name: string]: unknown } };
  };
};

/** Sets an option to a value, as somebody would. */
async function set(page: Page, name: string, value: string | number | boolean): Promise<void> {
  const control = page.locator(`.setup [data-option="${name}"]`);
  if (!(await control.isVisible())) await page.click('.setup summary');
  if (typeof value === 'boolean') {
    if ((await control.getAttribute('aria-checked')) !== String(value)) await control.click();
    expect(await control.getAttribute('aria-checked')).toBe(String(value));
  } else await control.selectOption(String(value));
  await settled(page);
}

describe.each(gameIds)('%s', (game) => {
  test('every option can be set, is explained, and reaches the match', async () => {
    const { page, context, faults } = await sheetOf(game);
    const { offers } = await gameOf(game, 'en');
    const speaker = (await gameOf(game, 'en')).speak('en');
    const chosen: { [name: string]: unknown } = {};
    /** Values with which no ready deck can be played: then a deck of one's own is asked for. */
    const unplayable: string[] = [];
    const fixed: string[] = [];
    for (const [name, { default: usual, values = [true, false] }] of Object.entries(offers.options)) {
      if (await page.locator(`.setup [data-option="${name}"]`).isDisabled()) {
        fixed.push(name);
        continue;
      }
      for (const value of values.toReversed().filter((one) => one !== usual)) {
        await set(page, name, value);
        expect(await page.locator(`.opt:has([data-option="${name}"]), .opt[data-option="${name}"]`).textContent()).toContain(
          speaker.optionAbout(name, value),
        );
        if ((await page.locator('[data-start]').textContent()) === 'Start the match') {
          chosen[name] = value;
          break;
        }
        unplayable.push(`${name} ${value}`);
        await set(page, name, usual);
      }
    }
    expect(unplayable).toEqual(UNPLAYABLE[game] ?? []);
    expect(fixed).toEqual(FIXED[game] ?? []);
    expect(Object.keys(chosen).length).toBeGreaterThan(Object.keys(offers.options).length - fixed.length - unplayable.length - 1);
    expect(Object.keys(chosen).length).toBeGreaterThan(5);
    expect(await page.locator('.setup h3 .quiet').textContent()).toContain(`${Object.keys(chosen).length} changed`);
    await page.click('[data-start]');
    expect((await begunWith(page)).record.options).toEqual(chosen);
    await asked(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('each preset begins a match of its own, and what differs from it is counted', async () => {
    const { offers } = await gameOf(game, 'en');
    for (const [preset, { options }] of Object.entries(offers.presets)) {
      const { page, context, faults } = await sheetOf(game);
      await page.locator(`[data-preset="${preset}"]`).check();
      await settled(page);
      expect(await page.locator('.setup h3 .quiet').count()).toBe(0);
      await page.click('[data-start]');
      expect((await begunWith(page)).record.options).toEqual(options);
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  test.each(['en-GB', 'fr-FR'])('the sheet fits every screen, in %s', async (locale) => {
    const { page, context, faults } = await sheetOf(game, { locale });
    await page.click('.setup summary');
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      expect([viewport.width, await sticksOut(page, '.setup')]).toEqual([viewport.width, []]);
      // The one decision is always in sight.
      const { bottom } = await page.locator('[data-start]').evaluate((one) => one.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(viewport.height);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('axe finds nothing on the sheet, in any theme', async () => {
  const { page, context } = await sheetOf('playca');
  await page.click('.setup summary');
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.address}#/set-up/fftcg/people`);
  await shown(page);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('who sits where, how strong, with which deck: the foot says it in one sentence, and so it begins', async () => {
  const { page, context, faults } = await sheetOf('playca');
  const sum = () => page.locator('.setup .sum b').textContent();
  expect(await sum()).toBe('You v Rookie, level 1');
  await page.locator('.setup [name=level-1][value=maestro]').check();
  await page.locator('.setup [data-deck="0"]').selectOption('Lanternfall Tricks');
  expect(await sum()).toBe('Lanternfall Tricks (you) v Maestro, level 5');
  // Whoever gives their seat to a bot sits down at the other one.
  await page.locator('.setup [name=who-0][value=bot]').check();
  await page.locator('.setup [name=level-0][value=winger]').check();
  expect(await sum()).toBe('Lanternfall Tricks (Winger, level 2) v you');
  // Somebody with a style has a name.
  await page.locator('.setup [data-style="0"]').selectOption('bold');
  expect(await sum()).toBe('Lanternfall Tricks (Ros Tempest, level 2) v you');
  await settled(page);
  await page.click('[data-start]');
  const { players, decks } = await begunWith(page);
  expect([players, decks[0]]).toEqual([['winger:bold', 'person'], 'Lanternfall Tricks']);
  await asked(page);
  expect(await page.locator('.table').getAttribute('data-viewer')).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});

test('people at one device have names, which are remembered, and kept with the match', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB', before: listen });
  await begunForPeople(page, 'playca', 'Ana', 'Bo');
  expect((await begunWith(page)).names).toEqual(['Ana', 'Bo']);
  const handed = new Set<string>();
  const chance = stream('names');
  for (let n = 0; n < 30 && handed.size < 2; n++) {
    await shows(page, '[data-hand-over], .table[data-asked]:not([data-sent])');
    const over = page.locator('[data-hand-over]');
    if (await over.count()) {
      handed.add((await over.locator('h1').textContent())!);
      await over.locator('button').click();
      await shows(page, '.table');
      expect(await page.locator('.scoreboard, .sb').first().textContent()).toMatch(/You.*(Ana|Bo)|(Ana|Bo).*You/);
    } else await decide(page, chance);
  }
  expect([...handed]).toEqual(['Hand the device to Ana.', 'Hand the device to Bo.']);
  await shows(page, '.table');
  await matchKept(page);
  // The sheet knows them again, and a match that goes on does too.
  await page.goto(`${site.address}#/set-up/inazuma/people`);
  await shown(page);
  expect(await page.locator('.setup [data-name]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'Ana',
    'Bo',
  ]);
  expect(await page.locator('.setup .sum b').textContent()).toBe('Ana v Bo');
  await page.keyboard.press('Escape');
  await lacks(page, '.setup');
  await page.locator('[data-resume]').first().click();
  await shows(page, '[data-hand-over]');
  expect(await page.locator('[data-hand-over] h1').textContent()).toMatch(/Ana|Bo/);
  expect(faults).toEqual([]);
  await context.close();
});

test('what is kept as the default is what Play now begins; Reset brings the game back as it is', async () => {
  const { page, context, faults } = await sheetOf('playca');
  await page.locator('[data-preset=drawStands]').check();
  await page.locator('.setup [data-deck="0"]').selectOption('Emberquay Furnace');
  await page.locator('.setup [name=level-1][value=winger]').check();
  await page.click('[data-keep]');
  expect(await page.locator('.setup .sum small').textContent()).toBe('Play now begins this from now on.');
  await page.keyboard.press('Escape');
  await lacks(page, '.setup');
  expect(await page.locator('.ground.open .go').textContent()).toContain('against winger, level 2 · as I have set it up');
  await page.reload();
  await page.locator('.ground.open input[data-level="1"]').check();
  await page.click('[data-play=playca]');
  const { players, decks, record } = await begunWith(page);
  expect([players, decks[0], record.options]).toEqual([['person', 'rookie'], 'Emberquay Furnace', { overtime: false, pk: false }]);
  await page.goto(`${site.address}#/set-up/playca`);
  await shown(page);
  expect(await page.locator('[data-preset=drawStands]').isChecked()).toBe(true);
  await page.click('[data-reset]');
  await page.click('[data-keep]');
  await page.keyboard.press('Escape');
  await lacks(page, '.setup');
  expect(await page.locator('.ground.open .go').textContent()).not.toContain('set it up');
  expect(faults).toEqual([]);
  await context.close();
});

test('a deck with problems can be chosen: they are told, and the button leads to where they are solved', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await page.goto(`${site.address}#/decks/playca/Galewick%20Relay`);
  await shows(page, '.said.ok');
  await page.fill('.panel header input', 'Too small');
  await page.waitForURL(/own-/);
  await page
    .getByRole('button', { name: /^One .* less$/ })
    .first()
    .click();
  await deckKept(page, 'Too small');
  await page.goto(`${site.address}#/set-up/playca`);
  await shown(page);
  await page.locator('.setup [data-deck="0"]').selectOption({ label: 'Too small' });
  await shows(page, '.setup .problem');
  expect(await page.locator('.setup .problem').textContent()).toMatch(/30 characters/);
  expect(await page.locator('[data-start]').textContent()).toBe('Fix the deck');
  await page.click('[data-start]');
  await page.waitForURL(/#\/decks\/playca\/own-/);
  expect(faults).toEqual([]);
  await context.close();
});

test('where no ready deck fits the options, a deck is asked for, and nothing begins', async () => {
  const { page, context } = await sheetOf('fftcg');
  await set(page, 'multiElement', false);
  expect(await page.locator('.setup .problem').first().textContent()).toMatch(/^No ready deck is legal/);
  expect(await page.locator('[data-start]').textContent()).toBe('Choose a deck');
  await page.click('[data-start]');
  await shows(page, '[data-deck]');
  expect(page.url()).toMatch(/#\/decks$/);
  await context.close();
});

test("fftcg without cards of several Elements: with decks of one's own a match begins, and is played", async () => {
  const { game, decks } = await gameOf('fftcg', 'en');
  const several = (id: string) => (game.defs.find((def) => def.id === id)?.traits.element?.length ?? 0) > 1;
  const kept = decks.Thunderforge.main.filter((id) => !several(id));
  // As many more of what there is less than three of.
  const more = ['V1-F17', 'V1-F17', 'V1-F06'].slice(0, 50 - kept.length);
  const { page, context, faults } = await site.visit({ locale: 'en-GB', before: listen });
  const packed = writeList(game, 'One Element each', { main: [...kept, ...more] }, 'packed');
  await page.goto(site.address + hrefOf({ at: 'import', game: 'fftcg', packed }));
  await shows(page, '.said.ok');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await deckKept(page, 'One Element each');
  await page.goto(`${site.address}#/set-up/fftcg`);
  await shown(page);
  await set(page, 'multiElement', false);
  // Far down among the options one sees it, too.
  expect(await page.locator('.setup .sum small').textContent()).toMatch(/^No ready deck is legal/);
  for (const seat of [0, 1]) await page.locator(`.setup [data-deck="${seat}"]`).selectOption({ label: 'One Element each' });
  await settled(page);
  await page.click('[data-start]');
  expect(await begunWith(page)).toMatchObject({
    decks: ['One Element each', 'One Element each'],
    record: { options: { multiElement: false } },
  });
  const chance = stream('several');
  for (let n = 0; n < 12; n++) {
    await asked(page);
    await decide(page, chance);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('Back closes the sheet; an address of a game that is not there leads nowhere', async () => {
  const { page, context } = await sheetOf('playca');
  await page.goBack();
  await lacks(page, '.setup');
  await shows(page, '.ground.open');
  await page.goto(`${site.address}#/set-up/chess`);
  await shows(page, '.nowhere h1');
  await context.close();
});
