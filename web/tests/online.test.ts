/** People with browsers of their own at a real server: from the invitation to the rematch, with everything that can go wrong between. */
import { stream } from '@touchline/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { violations } from '../testing/axe.ts';
import { laidOut } from '../testing/laidOut.ts';
import { choose, concede } from '../testing/menu.ts';
import { type OnlineSite, openOnlineSite, openTable } from '../testing/online.ts';
import { SIZES, sticksOut } from '../testing/overflow.ts';
import { asked, atKeys, clickable, decide, pressOn, stepOf } from '../testing/play.ts';
import { atRest } from '../testing/shown.ts';
import { openSite, type Visit } from '../testing/site.ts';
import { lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site?.close());

/** Two people at one table; the second came by the link. */
async function seated(game = 'playca', locales: readonly [string, string] = ['en-GB', 'en-GB'], change?: (page: Page) => Promise<void>) {
  const [one, two] = await Promise.all(locales.map((locale) => site.visit({ locale })));
  const link = await openTable(one.page, game, change);
  await two.page.goto(link);
  await two.page.click('[data-sit]');
  for (const { page } of [one, two]) await shows(page, '.table');
  return { one, two, link };
}

/** Whoever is asked answers, until it is over, or this many times. */
async function playOn(pages: readonly Page[], label: string, most = 1000): Promise<void> {
  const chance = stream(label);
  for (let n = 0; n < most; ) {
    const page = await Promise.race(pages.map((one) => asked(one).then(() => one)));
    if ((await clickable(page)) === 'over') return;
    if (await decide(page, chance)) n++;
  }
}

/** The one who is asked, and the other. */
async function whoIsAsked(one: Visit, two: Visit): Promise<readonly [Visit, Visit]> {
  const first = await Promise.race([one, two].map((visit) => asked(visit.page).then(() => visit)));
  return first === one ? [one, two] : [two, one];
}

const seatOf = ({ page }: Visit) => page.locator('.table').getAttribute('data-viewer');

test('invited, seated, watched, played to the end, checked, and once more with sides changed', async () => {
  const { one, two, link } = await seated('playca', ['en-GB', 'fr-FR']);
  expect(link).toMatch(/#\/online\/join\/\w{12}\/[\w-]{43}\/[\w-]{43}$/);
  expect(await two.page.locator('.ask').getAttribute('aria-label')).toBe('À vous de choisir');
  const three = await site.visit({ locale: 'en-GB' });
  await three.page.goto(link);
  // No seat is left: they can only watch.
  expect(await three.page.locator('[data-sit]').count()).toBe(0);
  await three.page.click('[data-watch]');
  await shows(three.page, '.table[data-viewer=spectator]');
  for (const { page } of [one, two]) await shows(page, '[data-watching="1"]');
  expect(await three.page.locator('.hand [data-handle]').count()).toBe(0);
  await playOn([one.page, two.page], 'online');
  for (const { page } of [one, two, three]) await shows(page, 'dialog.result');
  await one.page.click('[data-verify]');
  await shows(one.page, '[data-checked="0"]');
  expect(await one.page.locator('.checked').textContent()).toMatch(/2 of the seats brought a number of their own, yours among them/);
  // Looked at again, each sees what they saw; nobody but those who sat there or may watch does.
  const again = await one.context.newPage();
  await again.goto(await one.page.locator('[data-replay=own]').evaluate((a: HTMLAnchorElement) => a.href));
  await shows(again, '.table.replay');
  expect(await again.locator('.hand [data-handle]').count()).toBeGreaterThan(0);
  await again.keyboard.press('End');
  await again.waitForFunction(() => Number(document.querySelector('.table')!.getAttribute('data-step')) > 5);
  expect(await again.locator('.log .now').count()).toBe(1);
  await three.page.goto(again.url());
  await shows(three.page, '.failure');
  await three.page.goto(`${site.address}#/online/replay/${link.split('/').at(-3)}/${link.split('/').at(-1)}`);
  await shows(three.page, '.table.replay');
  expect(await three.page.locator('.hand [data-handle]').count()).toBe(0);
  // Everybody agrees to show it: then all hands can be.
  await one.page.click('[data-show-all]');
  await two.page.click('[data-offer=record] [data-yes]');
  await shows(one.page, '[data-replay=whole]');
  await again.reload();
  await shows(again, '.table.replay');
  await again.close();
  const before = await Promise.all([one, two].map(seatOf));
  await two.page.click('[data-rematch]');
  await one.page.click('[data-offer=rematch] [data-yes]');
  for (const { page } of [one, two]) await shows(page, '.table:not([data-over])');
  expect(await Promise.all([one, two].map(seatOf))).toEqual(before.toReversed());
  await one.page.goto(`${site.address}#/online/mine`);
  await shows(one.page, '[data-state=over]');
  expect(await one.page.locator('[data-match]').count()).toBe(2);
  for (const { faults, context } of [one, two, three]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('what an invitation looks like stays in it: the languages above it are as on every page', async () => {
  const { one, two, link } = await seated();
  const three = await site.visit({ locale: 'en-GB' });
  const borderOf = () =>
    three.page
      .locator('header select')
      .first()
      .evaluate((list) => getComputedStyle(list).borderTopWidth);
  await three.page.goto(`${site.address}#/online`);
  await shows(three.page, '[data-bot]');
  const usual = await borderOf();
  await three.page.goto(link);
  await shows(three.page, '[data-watch]');
  expect(await borderOf()).toBe(usual);
  for (const { context } of [one, two, three]) await context.close();
});

test('somebody is reported with the log, and blocked; by keys alone', async () => {
  const { one, two } = await seated('playca', ['fr-FR', 'en-GB']);
  const { page } = one;
  await page.keyboard.press('c');
  await page.focus('[data-report="1"]');
  await page.keyboard.press('Enter');
  await shows(page, '.report-slip[open]');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await sticksOut(page, '.report-slip')).toEqual([]);
  await page.focus('.report-slip input[value=cheating]');
  await page.keyboard.press('Space');
  await page.focus('[data-send]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /\S/.test(document.querySelector('.report-slip output')!.textContent!));
  expect(await page.locator('[data-send]').isDisabled()).toBe(true);
  await page.click('[data-block]');
  await page.keyboard.press('Escape');
  await lacks(page, '.report-slip');
  // They do not meet in the lobby any more.
  await openTable(await fresh(two.page), 'playca', (of) => of.click('[data-term=listed]'));
  await page.goto(`${site.address}#/online`);
  await shows(page, '[data-bot]');
  expect(await page.locator('[data-join]').count()).toBe(0);
  for (const { faults, context } of [one, two]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('a server that dies: what was picked meanwhile is kept, and played once when it is back', async () => {
  const { one, two } = await seated();
  await playOn([one.page, two.page], 'cut', 4);
  const [now, other] = await whoIsAsked(one, two);
  const step = await stepOf(other.page);
  await site.kill();
  await decide(now.page, stream('cut/1'));
  await shows(now.page, '[data-sending]');
  for (const { page } of [now, other]) await shows(page, '[data-line=dialling]');
  expect(await now.page.locator('[data-line]').textContent()).toMatch(/Reconnecting….*Your pick is kept/);
  await site.start();
  for (const { page } of [now, other]) await lacks(page, '[data-line], [data-sending]');
  await other.page.waitForFunction((before) => Number(document.querySelector('.table')!.getAttribute('data-step')) > before, step);
  expect(await stepOf(other.page)).toBe(step + 1);
  await playOn([one.page, two.page], 'cut/2', 2);
  for (const { context } of [one, two]) await context.close();
});

test('the same seat in a second tab: the newer one plays, the older one says so and can take it back', async () => {
  const { one, two } = await seated();
  const tab = await one.context.newPage();
  await tab.goto(one.page.url());
  await shows(tab, '.table');
  await shows(one.page, '[data-line=elsewhere]');
  await shows(two.page, '[data-net-seat="0"] [data-presence=on]');
  await one.page.click('[data-here-again]');
  await lacks(one.page, '[data-line]');
  await shows(tab, '[data-line=elsewhere]');
  for (const { context } of [one, two]) await context.close();
});

test('phrases in each one’s own language, muting; taking back by request; more time; conceding', async () => {
  const { one, two } = await seated('playca', ['en-GB', 'fr-FR'], async (page) => {
    await page.selectOption('[data-term=clock]', '2');
  });
  await shows(one.page, '.net-clock[data-runs], .net-clock');
  await one.page.keyboard.press('c');
  await one.page.click('[data-phrase=goodLuck]');
  await shows(one.page, '[data-said=goodLuck]');
  await shows(two.page, '[data-said=goodLuck]');
  expect(await two.page.locator('[data-said]').textContent()).toMatch(/: Bonne chance/);
  await two.page.keyboard.press('c');
  await two.page.click('[data-mute]');
  await shows(two.page, '[data-mute][aria-pressed=true]');
  await two.page.keyboard.press('Escape');
  await playOn([one.page, two.page], 'offers', 4);
  const [now, other] = await whoIsAsked(one, two);
  await other.page.keyboard.press('b');
  await shows(other.page, '[data-offer=takeBack][data-own]');
  await now.page.click('[data-offer=takeBack] [data-no]');
  await lacks(other.page, '[data-offer]');
  await other.page.keyboard.press('b');
  await now.page.click('[data-offer=takeBack] [data-yes]');
  await lacks(other.page, '[data-offer]');
  await shows(other.page, '.table[data-asked]');
  await choose(now.page, 'more');
  await other.page.click('[data-offer=moreTime] [data-yes]');
  await now.page.waitForFunction(() => /^(19|20):/.test(document.querySelector('.own .net-clock')!.textContent!));
  await concede(now.page);
  await shows(other.page, 'dialog.result[data-outcome=won]');
  expect(await other.page.locator('.result-by').textContent()).toBe(other === one ? 'by concession' : 'par abandon');
  expect([one.faults, two.faults]).toEqual([[], []]);
  for (const { context } of [one, two]) await context.close();
});

test('the lobby: an open table is found, and a bot is always there; by keys alone; then everything is forgotten', async () => {
  const [one, two] = await Promise.all([site.visit({ locale: 'en-GB' }), site.visit({ locale: 'en-GB' })]);
  await openTable(one.page, 'playca', (page) => page.click('[data-term=listed]'));
  await two.page.goto(`${site.address}#/online`);
  await shows(two.page, '[data-join]');
  await two.page.focus('[data-join]');
  await two.page.keyboard.press('Enter');
  await shows(two.page, '[data-sit]');
  await two.page.focus('[data-sit]');
  await two.page.keyboard.press('Enter');
  for (const { page } of [one, two]) await shows(page, '.table');
  const [now] = await whoIsAsked(one, two);
  const step = await stepOf(now.page);
  const chance = stream('keys');
  for (let at = await atKeys(now.page); Number(at.step) === step; at = await atKeys(now.page)) await pressOn(now.page, at, chance);
  // A bot sits down at once and plays.
  await two.page.goto(`${site.address}#/online`);
  await two.page.click('[data-bot=rookie]');
  await shows(two.page, '.table');
  await playOn([two.page], 'bot', 6);
  await two.page.goto(`${site.address}#/online/you`);
  await two.page.click('[data-forget]');
  await two.page.click('[data-forget]');
  await shows(two.page, '[data-name=""]');
  expect([one.faults, two.faults]).toEqual([[], []]);
  for (const { context } of [one, two]) await context.close();
});

test('a passkey keeps name and matches on another device; it can be removed, and goes with everything else', async () => {
  // A key belongs to a name: every computer has this one.
  const here = site.address.replace('127.0.0.1', 'localhost');
  const device = async ({ page, context }: Visit) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    return { cdp, authenticatorId };
  };
  const [one, two] = await Promise.all([site.visit({ locale: 'en-GB' }), site.visit({ locale: 'fr-FR' })]);
  await one.page.goto(`${site.address}#/online/you`);
  await shows(one.page, '[data-passkeys=numbers]');
  await one.page.goto(here);
  await openTable(one.page, 'playca');
  await one.page.goto(`${here}#/online/you`);
  const { cdp, authenticatorId } = await device(one);
  await one.page.click('[data-make-passkey]');
  await shows(one.page, '[data-passkey]');
  // The same key on another device, as it is where they are shared.
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  await two.page.goto(`${here}#/online/you`);
  const other = await device(two);
  await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential: credentials[0] });
  await two.page.click('[data-show-passkey]');
  await shows(two.page, '[data-passkey]');
  const nameOf = ({ page }: Visit) => page.locator('[data-name]').getAttribute('data-name');
  expect(await nameOf(two)).toBe(await nameOf(one));
  expect(await violations(two.page)).toEqual([]);
  await two.page.goto(`${here}#/online/mine`);
  await shows(two.page, '[data-match]');
  await two.page.goto(`${here}#/online/you`);
  await two.page.locator('[data-passkey] button').click();
  await lacks(two.page, '[data-passkey]');
  await two.page.click('[data-forget]');
  await two.page.click('[data-forget]');
  await shows(two.page, '[data-name=""]');
  await one.page.reload();
  await shows(one.page, '[data-name=""]');
  for (const { context } of [one, two]) await context.close();
});

test('three at a table: two people and a bot, who are asked at the same time', async () => {
  const { one, two } = await seated('eleven', ['en-GB', 'fr-FR'], async (page) => {
    await page.check('[data-of=count] input[value="3"]', { force: true });
    await page.check('[data-of=who-2] input[value=bot]', { force: true });
  });
  await shows(one.page, '[data-net-seat="2"] [data-presence=bot]');
  await playOn([one.page, two.page], 'three', 6);
  expect([one.faults, two.faults]).toEqual([[], []]);
  for (const { context } of [one, two]) await context.close();
});

test('somebody leaves for good: the other one need not wait', async () => {
  const { one, two } = await seated();
  const [gone, left] = await whoIsAsked(one, two);
  await left.page.clock.install();
  const seat = await seatOf(gone);
  await gone.context.close();
  await shows(left.page, `[data-net-seat="${seat}"] [data-presence=off]`);
  await left.page.clock.fastForward(20_000);
  await shows(left.page, '[data-absent=soon]');
  await left.page.clock.fastForward(50_000);
  await left.page.click('[data-claim]');
  await shows(left.page, 'dialog.result[data-outcome=won]');
  expect(await left.page.locator('.result-by').textContent()).toBe('by absence');
  await left.context.close();
});

test('without a server nothing of it is shown, and its addresses lead nowhere', async () => {
  const alone = await openSite();
  const { page, faults } = await alone.visit();
  expect(await page.locator('[data-friend], .ways a[href="#/online"]').count()).toBe(0);
  await page.goto(`${alone.address}#/online`);
  await shows(page, '.nowhere');
  expect(faults).toEqual([]);
  await alone.close();
});

test('axe finds nothing, and nothing sticks out at any size', async () => {
  const { one, two } = await seated();
  const everySize = async (page: Page, what: string, look: (page: Page) => Promise<readonly string[]>) => {
    const wrong: string[] = [];
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      wrong.push(...(await look(page)).map((words) => `${what} at ${width}×${height}: ${words}`));
    }
    return wrong;
  };
  const wrong: string[] = [];
  await playOn([one.page, two.page], 'sizes', 3);
  await one.page.keyboard.press('c');
  await shows(one.page, '.say-sheet');
  wrong.push(...(await violations(one.page)), ...(await everySize(one.page, 'phrases', (page) => sticksOut(page, '.say-sheet'))));
  await one.page.click('[data-phrase=hello]');
  const [now, other] = await whoIsAsked(one, two);
  await now.page.setViewportSize({ width: 360, height: 640 });
  await other.page.keyboard.press('b');
  await shows(now.page, '[data-offer]');
  wrong.push(...(await violations(now.page)), ...(await everySize(now.page, 'a request', (page) => sticksOut(page, '.request'))));
  await now.page.click('[data-offer] [data-no]');
  await lacks(now.page, '[data-offer], .heard');
  wrong.push(...(await everySize(now.page, 'table', async (page) => (await laidOut(page)).wrong)));
  await concede(other.page);
  await shows(now.page, 'dialog.result');
  wrong.push(...(await violations(now.page)), ...(await everySize(now.page, 'result', (page) => sticksOut(page, '.result'))));
  const link = await openTable(await fresh(one.page), 'playca');
  wrong.push(...(await violations(one.page)), ...(await everySize(one.page, 'room', sticksOut)));
  const french = await site.visit({ locale: 'fr-FR' });
  wrong.push(...(await everySize(french.page, 'the first screen', sticksOut)));
  await french.page.click('[data-friend=playca]');
  await shows(french.page, '.setup [data-terms]');
  wrong.push(...(await violations(french.page)), ...(await everySize(french.page, 'the sheet', (page) => sticksOut(page, '.setup'))));
  await french.context.close();
  await two.page.goto(link);
  await shows(two.page, '[data-sit]');
  wrong.push(...(await violations(two.page)), ...(await everySize(two.page, 'invitation', sticksOut)));
  for (const part of ['', '/mine', '/you']) {
    await two.page.goto(`${site.address}#/online${part}`);
    await shows(two.page, part === '' ? '[data-bot]' : part === '/mine' ? '[data-match]' : '[data-forget]');
    wrong.push(...(await violations(two.page)), ...(await everySize(two.page, `online${part}`, sticksOut)));
  }
  expect(wrong).toEqual([]);
  for (const { context } of [one, two]) await context.close();
});

/** The first screen again. */
async function fresh(page: Page): Promise<Page> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.address}#/`);
  await shows(page, '[data-friend]');
  return page;
}
