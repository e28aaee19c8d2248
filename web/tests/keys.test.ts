/** Each key does what the list of keys says, and can be changed. */
import { type Stream, stream } from '@touchline/engine';
import { readSaved } from '@touchline/host';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { choose, concede } from '../testing/menu.ts';
import { matchFile } from '../testing/messages.ts';
import { asked, clickable, decide, past, sitDown, stepOf } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Plays on until a question has one answer only; its step. */
async function single(page: Page, chance: Stream): Promise<number> {
  for (let n = 0; n < 200; n++) {
    await asked(page);
    const now = await clickable(page);
    if (now !== null && now !== 'over' && now.keys.length === 1 && now.handles.length === 0) return stepOf(page);
    await decide(page, chance);
  }
  throw new Error('No question had one answer only.');
}

describe('each key does what the list says', () => {
  test('why, zoom, log, hint, the list itself, escape', async () => {
    const { page, context, faults } = await sitDown(site, 'playca');
    const focused = (selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
    // W: of a card of the hand that is not offered, and of one that is.
    await page.keyboard.press('F6');
    await focused('.hand .cover');
    const name = (await page.evaluate(() => document.activeElement!.getAttribute('aria-label')!)).split(',')[0];
    await page.keyboard.press('w');
    await page.locator('.why', { hasText: `${name}: Now you can only arrange your characters.` }).waitFor();
    expect(await page.locator('.why a.rule').getAttribute('href')).toMatch(/#\/rules\/playca\/EPC-\d+/);
    await page.keyboard.press('Escape');
    await lacks(page, '.why');
    await page.keyboard.press('Shift+F6');
    await page.keyboard.press('ArrowUp');
    await focused('[data-lit]');
    await page.keyboard.press('w');
    await page.locator('.why', { hasText: 'can be chosen now' }).waitFor();
    // Z: large, with its whole text, and closed by the same key; the focus is back where it was.
    const lit = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.handle);
    await page.keyboard.press('z');
    await focused('dialog.zoom h2');
    expect((await page.locator('dialog.zoom article').textContent())?.length).toBeGreaterThan(40);
    await page.keyboard.press('z');
    await lacks(page, 'dialog.zoom');
    await focused(`[data-handle="${lit}"]`);
    // Enter points at it, Esc takes that back.
    await page.keyboard.press('Enter');
    await shows(page, `[data-handle="${lit}"][aria-pressed=true]`);
    await page.keyboard.press('Escape');
    await shows(page, `[data-handle="${lit}"][aria-pressed=false]`);
    // L: to the log and back to the question.
    await page.keyboard.press('l');
    await focused('.log-lines');
    await page.keyboard.press('l');
    await focused('.ask h2');
    // Space where nothing can be passed says why.
    await page.keyboard.press('Space');
    await page.locator('.why', { hasText: 'arrange your characters' }).waitFor();
    // H: with numbers.
    await page.keyboard.press('h');
    await page.locator('.hint li').first().waitFor();
    expect(await page.locator('.hint').textContent()).toMatch(/\d+ %/);
    // M: sound on and off, and said.
    for (const is of ['on', 'off']) {
      await page.keyboard.press('m');
      await page.locator('.why', { hasText: `Sound is ${is}` }).waitFor();
    }
    // R: the rule behind the question, beside the match.
    const step = await stepOf(page);
    await page.keyboard.press('r');
    await focused('.beside .marked');
    expect(await page.locator('.beside .marked').getAttribute('id')).toMatch(/^EPC-\d+$/);
    expect(await stepOf(page)).toBe(step);
    await page.keyboard.press('Escape');
    await lacks(page, '.beside');
    await focused('.ask h2');
    // ?: the list, closed by Esc.
    await page.keyboard.press('?');
    await shows(page, 'dialog.keys');
    expect(await page.locator('dialog.keys [data-deed]').count()).toBe(14);
    await page.keyboard.press('Escape');
    await lacks(page, 'dialog.keys');
    await focused('.ask h2');
    // What the engine says of tools that are off.
    await concede(page);
    await page.keyboard.press('Escape');
    await lacks(page, 'dialog.result');
    await choose(page, 'concede');
    await page.locator('.why', { hasText: 'The match is over.' }).waitFor();
    await page.keyboard.press('u');
    await page.locator('.why', { hasText: 'nothing can be taken back' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('whether the table passes is changed by a key, at the question that is open', async () => {
    const { page, context, faults } = await sitDown(site, 'fftcg', { stop: 'always' });
    const chance = stream('stops');
    const step = await single(page, chance);
    // The table gives the only answer itself, once it may.
    await page.keyboard.press('x');
    await page.locator('.why', { hasText: 'only one answer' }).waitFor();
    await past(page, step);
    await page.keyboard.press('x');
    await page.locator('.why', { hasText: 'never answers for you' }).waitFor();
    // From here on it asks again, whatever there is to choose.
    expect(await single(page, chance)).toBeGreaterThan(step);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('touchline.settings') ?? '{}').stop)).toBe('always');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('what stops passing everywhere brings back where it passed', async () => {
    const { page, context } = await sitDown(site, 'fftcg', { stop: 'at-their-attack' });
    await page.keyboard.press('x');
    await page.locator('.why', { hasText: 'never answers for you' }).waitFor();
    await page.keyboard.press('x');
    await page.locator('.why', { hasText: 'in the turn of the other side' }).waitFor();
    await context.close();
  });

  test('while one key is held the table asks everywhere, while another is held it passes on', async () => {
    const { page, context, faults } = await sitDown(site, 'fftcg', { stop: 'when-i-can', locale: 'fr-FR' });
    const chance = stream('held');
    await page.keyboard.press('?');
    for (const [deed, said] of [
      ['every', 'Amaintenue\u00a0: me demander partout'],
      ['skip', "Smaintenue\u00a0: passer pour moi jusqu'à ce qui me concerne"],
    ])
      expect(await page.locator(`dialog.keys [data-deed=${deed}]`).textContent()).toBe(said);
    await page.keyboard.press('Escape');
    await lacks(page, 'dialog.keys');
    // A: a question that has one answer is asked for as long as it is held, and not a moment longer.
    await page.keyboard.down('a');
    await page.locator('.why', { hasText: 'ne répond jamais pour vous' }).waitFor();
    const first = await single(page, chance);
    await page.keyboard.up('a');
    await past(page, first);
    // S: where the table asks everywhere, it does not, for as long as that is held.
    await asked(page);
    await page.keyboard.press('x');
    const second = await single(page, chance);
    await page.keyboard.down('s');
    await page.locator('.why', { hasText: "pendant le tour de l'autre camp" }).waitFor();
    await past(page, second);
    await page.keyboard.up('s');
    await lacks(page, '.why');
    expect(await single(page, chance)).toBeGreaterThan(second);
    // Another key for it does the same, and the old one does nothing.
    const table = page.url();
    await page.goto(`${site.address}#/settings`);
    await page.locator('.key-wishes [data-deed=skip] button').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await page.goto(table);
    const third = await single(page, chance);
    await page.keyboard.down('s');
    await page.keyboard.up('s');
    await page.keyboard.down('e');
    await page.locator('.why', { hasText: "pendant le tour de l'autre camp" }).waitFor();
    await past(page, third);
    // Whoever goes to another window lets go.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await lacks(page, '.why');
    expect(await single(page, chance)).toBeGreaterThan(third);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('numbers count the buttons as they stand, and Space passes', async () => {
    const { page, context, faults } = await sitDown(site, 'fftcg');
    const buttons = page.locator('.ask [data-key]');
    expect(await buttons.locator('kbd').allTextContents()).toEqual(['1', '2']);
    const wanted = await buttons.nth(0).getAttribute('data-key');
    const step = await stepOf(page);
    await page.keyboard.press('1');
    await shows(page, '.ask .pass');
    const picks = async () => readSaved(await matchFile(page), 'the match').record.picks;
    expect((await picks())[step]?.[1]).toBe(wanted);
    const now = await stepOf(page);
    expect(await page.locator('.ask .pass kbd').textContent()).toBe('Space');
    await page.keyboard.press('Space');
    await page.waitForFunction((before) => Number(document.querySelector('.table')?.getAttribute('data-step')) > before, now);
    expect((await picks())[now]?.[1]).toBe('pass');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a key can be changed, kept, and set back; what is taken is told', async () => {
    const { page, context, faults } = await sitDown(site, 'playca');
    const table = page.url();
    await page.goto(`${site.address}#/settings`);
    const of = (deed: string) => page.locator(`.key-wishes [data-deed=${deed}] button`);
    const told = page.locator('section[aria-labelledby=keys] [role=status]');
    await of('log').focus();
    await page.keyboard.press('Enter');
    for (const [key, answer] of [
      ['u', 'U is taken: undo.'],
      ['3', '3 cannot be used here.'],
    ]) {
      await page.keyboard.press(key);
      await told.getByText(answer).waitFor();
    }
    expect(await of('log').textContent()).toMatch(/press a key/i);
    await page.keyboard.press('j');
    await told.getByText('J: go to the log and back.').waitFor();
    expect(await of('log').textContent()).toBe('J');
    await page.goto(table);
    await page.reload();
    await shows(page, '.table[data-asked]:not([data-sent])');
    expect(await page.locator('.tools .tb', { hasText: 'Log' }).locator('kbd').textContent()).toBe('J');
    await page.keyboard.press('l');
    await page.keyboard.press('j');
    await page.waitForFunction(() => document.activeElement?.matches('.log-lines'));
    await page.keyboard.press('?');
    expect(await page.locator('dialog.keys [data-deed=log]').textContent()).toMatch(/^J.*usually L/);
    await page.goto(`${site.address}#/settings`);
    await page.getByRole('button', { name: 'Back to the usual keys' }).click();
    await told.getByText('The usual keys are back.').waitFor();
    expect(await of('log').textContent()).toBe('L');
    expect(faults).toEqual([]);
    await context.close();
  });
});
