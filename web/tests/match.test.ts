/** Whole matches in a real browser, by clicking only what is lit. */
import { readFileSync } from 'node:fs';
import { stream } from '@touchline/engine';
import { readSaved } from '@touchline/host';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameIds } from '../games/shelf.ts';
import { violations } from '../testing/axe.ts';
import { choose } from '../testing/menu.ts';
import { alone, clickable, decide, playOut, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { matchKept } from '../testing/stored.ts';
import { lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.each([
  { game: 'playca', locale: 'en-GB' },
  { game: 'fftcg', locale: 'fr-FR' },
  { game: 'inazuma', locale: 'fr-FR' },
])('$game', ({ game, locale }) => {
  test('a match against a bot, from one click on the first screen to the result', async () => {
    const { page, context, faults } = await site.visit({ locale });
    await page.locator('input[name^=level]').first().check();
    await page.click(`[data-play=${game}]`);
    await shows(page, '.table[data-asked]:not([data-sent])');
    expect(await playOut(page, `web/${game}`)).toBeGreaterThan(5);
    expect(await page.locator('.ask h2').textContent()).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a reload in the middle goes on at the same question', async () => {
    const { page, context, faults } = await sitDown(site, game, { locale });
    const chance = stream('reload');
    for (let n = 0; n < 4; n++) {
      await shows(page, '.table[data-asked]:not([data-sent])');
      await decide(page, chance);
    }
    await shows(page, '.table[data-asked]:not([data-sent])');
    const question = async () => [await page.locator('.ask h2').textContent(), await clickable(page)];
    await alone(page);
    await matchKept(page);
    const before = await question();
    await page.reload();
    await shows(page, '.table[data-asked]:not([data-sent])');
    expect(await question()).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a match is looked at again: any step, either side, and played on from there', async () => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB' });
  await page.locator('input[name^=level]').first().check();
  await page.click('[data-play=playca]');
  const chance = stream('replay');
  const fought = async () => /\d–\d/.test((await page.locator('.pc-chain').textContent()) ?? '');
  for (let n = 0; n < 60; n++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    if (n >= 8 && (await fought())) break;
    await decide(page, chance);
  }
  const battles = { step: await page.locator('.table').getAttribute('data-step'), text: await page.locator('.pc-chain').textContent() };
  expect(battles.text).toMatch(/\d–\d/);
  await matchKept(page);
  await page.goto(site.address);
  await page.locator('[data-replay]').first().click();
  await shows(page, '.table.replay');
  const table = page.locator('.table.replay');
  const scrub = page.locator('.scrub input');
  // What was fought out is shown as it was shown then.
  await scrub.fill(battles.step!);
  await shows(page, `.table.replay[data-step="${battles.step}"]`);
  await expect.poll(() => page.locator('.pc-chain').textContent()).toBe(battles.text);
  const steps = Number(await scrub.getAttribute('max'));
  expect(steps).toBeGreaterThan(8);
  const seen = new Set<string | null>();
  for (const step of [steps, 0, Math.floor(steps / 2), 1]) {
    await scrub.fill(String(step));
    await shows(page, `.table.replay[data-step="${step}"]`);
    seen.add(await table.locator('.board').textContent());
  }
  expect(seen.size).toBeGreaterThan(1);
  // A line of the log leads to its step.
  await page.locator('.log button.lt').last().click();
  await shows(page, `.table.replay[data-step="${await page.locator('.log button.lt').last().textContent()}"]`);
  await scrub.fill('4');
  await shows(page, '.table.replay[data-step="4"]');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await shows(page, '.table[data-asked]:not([data-sent]):not(.replay)');
  expect(Number(await page.locator('.table').getAttribute('data-step'))).toBeGreaterThanOrEqual(4);
  expect(faults).toEqual([]);
  await context.close();
});

test('a match as a file: saved, brought back on another device, and refused with the reason when it is damaged', async () => {
  const first = await site.visit({ locale: 'en-GB' });
  await first.page.locator('input[name^=level]').first().check();
  await first.page.click('[data-play=playca]');
  const chance = stream('file');
  for (let n = 0; n < 5; n++) {
    await shows(first.page, '.table[data-asked]:not([data-sent])');
    await decide(first.page, chance);
  }
  await shows(first.page, '.table[data-asked]:not([data-sent])');
  const saved = async (press: () => Promise<unknown>) => {
    const [file] = await Promise.all([first.page.waitForEvent('download'), press()]);
    return readFileSync(await file.path(), 'utf8');
  };
  const text = await saved(() => choose(first.page, 'save'));
  // A report asks what happened, says where the file went and what to do with it.
  await choose(first.page, 'report');
  await first.page.fill('dialog.report textarea', 'The ball went through the net.');
  const report = JSON.parse(await saved(() => first.page.click('dialog.report [type=submit]')));
  expect(report.report.happened).toBe('The ball went through the net.');
  expect(await first.page.locator('dialog.report output').textContent()).toMatch(
    /Saved as report-playca-\w+\.json.*downloads.*Attach this file/,
  );
  await first.page.keyboard.press('Escape');
  await lacks(first.page, 'dialog.report');
  expect(readSaved(JSON.stringify(report), 'report').record.picks).toEqual(JSON.parse(text).record.picks);
  expect(report.report.settings.language).toBe('en');

  const second = await site.visit({ locale: 'fr-FR' });
  const bring = ({ page }: typeof first, name: string, content: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await first.page.goto(`${site.address}#/`);
  // Why it is refused, in the language of whoever opens it.
  for (const [name, content, english, french] of [
    ['cut.json', text.slice(0, 200), /^cut\.json cannot be read: it was cut off/, /^Le fichier cut\.json est illisible/],
    ['list.json', '[]', /^list\.json is not a match of Touchline/, /^Le fichier list\.json n'est pas un match de Touchline/],
    ['older.json', text.replace('"touchline":2', '"touchline":1'), /\(format 1; this one reads 2\)/, /\(format 1\s; celle-ci lit le 2\)/],
    ['edited.json', text.replace(/"seed":"[^"]+"/, '"seed":"x"'), /^edited\.json was changed/, /^Le fichier edited\.json a été modifié/],
    ['odd.json', text.replace(/"picks":\[.*?\]\]/, '"picks":[[0]]'), /^odd\.json is damaged/, /^Le fichier odd\.json est endommagé/],
    [
      'gone.json',
      text.replaceAll('playca', 'chess'),
      /^gone\.json needs the game "chess"/,
      /^Le fichier gone\.json demande le jeu «\schess/,
    ],
  ] as const) {
    for (const [visit, reason] of [
      [first, english],
      [second, french],
    ] as const) {
      await bring(visit, name, content);
      await visit.page.locator('.failed p', { hasText: reason }).waitFor();
    }
  }
  await bring(second, 'match.json', text);
  await shows(second.page, '.table.replay');
  expect(Number(await second.page.locator('.scrub input').getAttribute('max'))).toBe(JSON.parse(text).record.picks.length);
  expect([...first.faults, ...second.faults]).toEqual([]);
  await first.context.close();
  await second.context.close();
});

test.each([
  [
    'en-GB',
    /^This match is not kept on this device any more/,
    /^Something went wrong that we did not foresee\. .*Reload the page/,
    'Reload',
  ],
  ['fr-FR', /^Ce match n'est plus gardé sur cet appareil/, /^Une erreur imprévue s'est produite\. .*Rechargez la page/, 'Recharger'],
])(
  '%s: a match that is gone, and a fault of ours, are told in a sentence; details are folded',
  async (locale, gone, unforeseen, reload) => {
    const { page, context } = await site.visit({ locale });
    const heading = page.locator('.failure h1');
    await page.goto(`${site.address}#/match/playca-nobody-kept-it`);
    await heading.waitFor();
    expect(await heading.textContent()).toMatch(gone);
    expect(await page.locator('.failure details').count()).toBe(0);
    // A worker that throws in the middle of something.
    await page.goto(`${site.address}#/`);
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: { call?: string; args?: object }) {
        post.call(this, message.call === 'begin' ? { ...message, args: {} } : message);
      } as typeof post;
    });
    await page.click('[data-play=playca]');
    await heading.waitFor();
    await page.getByRole('button', { name: reload }).waitFor();
    expect(await heading.textContent()).toMatch(unforeseen);
    const details = page.locator('.failure details');
    expect(await details.getAttribute('open')).toBeNull();
    expect(await details.locator('pre').textContent()).toMatch(/TypeError/);
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);

test.each([
  [
    'en-GB',
    /^This answer is not offered now\. Choose one that is lit/,
    /^Something went wrong that we did not foresee/,
    /cannot be kept on/,
  ],
  ['fr-FR', /^Cette réponse n'est pas proposée maintenant/, /^Une erreur imprévue s'est produite/, /ne peut pas être gardé sur/],
])('%s: what goes wrong at the table is told there, and the match goes on', async (locale, refused, unforeseen, unkept) => {
  const { page, context } = await site.visit({ locale });
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    /** What is sent instead of a call. */
    const wrong: { [call: string]: object } = { pick: { args: { key: 'no such answer' } }, undo: { call: 'no such call' } };
    Object.assign(window, { wrong });
    Worker.prototype.postMessage = function (this: Worker, message: { call: string }) {
      post.call(this, { ...message, ...wrong[message.call] });
    } as typeof post;
  });
  await page.click('[data-play=playca]');
  await shows(page, '.table[data-asked]:not([data-sent])');
  const told = page.locator('.board > .why');
  const chance = stream('trouble');
  // A bot that answers at the same time may look like one's own answer.
  for (let n = 0; n < 5 && (await told.count()) === 0; n++) await decide(page, chance);
  await told.filter({ hasText: refused }).waitFor();
  await told.locator('button').click();
  await page
    .locator('.tools button, header button')
    .filter({ hasText: /^(Undo|Annuler)/ })
    .first()
    .click();
  await told.filter({ hasText: unforeseen }).waitFor();
  expect(await told.locator('details').getAttribute('open')).toBeNull();
  await told.locator('button').click();
  await page.evaluate(() => delete (window as unknown as { wrong: { pick?: object } }).wrong.pick);
  // A newer version of the page has been here: this one can write no more.
  const step = Number(await page.locator('.table').getAttribute('data-step'));
  await page.evaluate(() => {
    const request = indexedDB.open('touchline', 99);
    return new Promise((done) => {
      request.onsuccess = done;
    });
  });
  await decide(page, chance);
  await told.filter({ hasText: unkept }).waitFor();
  await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-step')) > n, step);
  await context.close();
});

test.each(gameIds)('%s: axe finds nothing at the table, in any theme', async (game) => {
  const { page, context } = await site.visit({ locale: 'en-GB' });
  await page.click(`[data-play=${game}]`);
  const chance = stream('axe');
  for (let n = 0; n < 6; n++) {
    await shows(page, '.table[data-asked]:not([data-sent])');
    await decide(page, chance);
  }
  await shows(page, '.table[data-asked]:not([data-sent])');
  expect(await violations(page)).toEqual([]);
  await context.close();
});
