/** Sound at the table, in a real browser: offered once, changed by button, slider and key, and another one for a goal than for damage. */
import { stream } from '@touchline/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beforeIt, resume } from '../testing/climax.ts';
import { asked, decide, openTile } from '../testing/play.ts';
import { HASTY, openSite, type Site } from '../testing/site.ts';
import { lacks, shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Heard {
  /** Of tones, in hertz. */
  readonly tones: number[];
  /** How loud each sound as a whole was made. */
  readonly loud: number[];
}

/** What the page makes sound of, from the next page on. */
const listenTo = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: Heard = { tones: [], loud: [] };
    Object.assign(window, { sounds: heard });
    const Tone = window.OscillatorNode;
    window.OscillatorNode = class extends Tone {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        heard.tones.push(options?.frequency ?? 0);
      }
    };
    const connect: (this: AudioNode, to: AudioNode) => AudioNode = AudioNode.prototype.connect;
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: AudioNode) {
        if (this instanceof GainNode && to instanceof AudioDestinationNode) heard.loud.push(this.gain.value);
        return connect.call(this, to);
      },
    });
  });

const heardIn = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { sounds: Heard }).sounds);
const kept = (page: Page) =>
  page.evaluate(() => {
    const { sound, volume, soundOffered } = JSON.parse(localStorage.getItem('touchline.settings') ?? '{}');
    return { sound, volume, soundOffered };
  });

async function firstMatch(game = 'playca', options: BrowserContextOptions = {}) {
  const settings = { level: HASTY, motion: 'off', soundOffered: false };
  const visit = await site.visit({ locale: 'en-GB', settings, before: listenTo, ...options });
  await openTile(visit.page, game);
  await visit.page.click(`[data-play=${game}]`);
  await asked(visit.page);
  return visit;
}

test.each([
  ['Sound on', 'on'],
  ['No sound', 'off'],
])('it is offered in the first match, and not again after "%s"', async (button, sound) => {
  const { page, context, faults } = await firstMatch();
  await page.locator('.sound-offer').getByRole('button', { name: button }).click();
  await lacks(page, '.sound-offer');
  expect(await kept(page)).toMatchObject({ sound, soundOffered: true });
  if (sound === 'on') await expect.poll(async () => (await heardIn(page)).tones.length).toBeGreaterThan(0);
  await page.reload();
  await asked(page);
  expect(await page.locator('.sound-offer').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

/** What is played with or read during a match. On a small screen the offer lies over score and line, on a desk below both. */
const NEEDED = '.top, .board, .ask, .hand, .right';
const AT_A_DESK = `${NEEDED}, .inspect, .score, .pg`;

test.each([
  [360, 640, NEEDED],
  [1280, 800, AT_A_DESK],
  [1920, 1080, AT_A_DESK],
])('the offer covers nothing that is needed at %i×%i', async (width, height, needed) => {
  // The game with the longest line, in the language with the longest words.
  const { page, context } = await firstMatch('inazuma', { locale: 'fr-FR', viewport: { width, height } });
  await shows(page, '.sound-offer button');
  if (width > 360) {
    await page.locator('.hand .card').first().hover();
    await shows(page, '.inspect .card');
  }
  const { covered, beside } = await page.evaluate((selector) => {
    const rect = (one: Element) => one.getBoundingClientRect();
    const offer = rect(document.querySelector('.sound-offer')!);
    const meets = (one: DOMRect) =>
      one.left < offer.right && offer.left < one.right && one.top < offer.bottom && offer.top < one.bottom && one.width > 0;
    const all = [...document.querySelectorAll(selector)];
    const inside = offer.left >= 0 && offer.top >= 0 && offer.right <= innerWidth && offer.bottom <= innerHeight;
    return { covered: all.filter((one) => meets(rect(one))).map((one) => one.className), beside: !inside };
  }, needed);
  expect(covered).toEqual([]);
  expect(beside).toBe(false);
  await context.close();
});

test('whoever plays on without an answer is not asked any longer', async () => {
  const { page, context } = await firstMatch();
  await shows(page, '.sound-offer');
  const chance = stream('offered');
  for (let n = 0; n < 5; n++) {
    await asked(page);
    await decide(page, chance);
  }
  await lacks(page, '.sound-offer');
  expect(await kept(page)).toEqual({ sound: 'off', volume: 70, soundOffered: true });
  await context.close();
});

test('a button, a slider and a key change it, at the table', async () => {
  const { page, context, faults } = await firstMatch();
  await page.keyboard.press('m');
  expect(await kept(page)).toMatchObject({ sound: 'on', soundOffered: true });
  await page
    .locator('.tools')
    .getByRole('button', { name: /^Sound/ })
    .click();
  const slider = page.getByRole('slider', { name: 'Volume' });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
  expect(await kept(page)).toMatchObject({ volume: 30 });
  // As loud as it was made.
  await expect.poll(async () => (await heardIn(page)).loud.at(-1)).toBeCloseTo(0.09, 5);
  await page.keyboard.press('Escape');
  expect(await page.locator('.sound').count()).toBe(0);
  await page
    .locator('.tools')
    .getByRole('button', { name: /^Sound/ })
    .click();
  await page.locator('.sound .btn').click();
  expect(await kept(page)).toMatchObject({ sound: 'off', volume: 30 });
  await page.mouse.click(600, 300);
  await lacks(page, '.sound');
  expect(faults).toEqual([]);
  await context.close();
});

/** Of the whistle. */
const WHISTLE = 2100;
const THUD = 82;

test.each([
  ['playca', WHISTLE, THUD],
  ['fftcg', THUD, WHISTLE],
])('%s: what decides sounds like what it is', async (game, sounds, not) => {
  const { text, key } = await beforeIt(game);
  const { page, context } = await resume(site, text, { motion: 'full', speed: 'fast', sound: 'on' }, { before: listenTo });
  await asked(page);
  const before = (await heardIn(page)).tones.length;
  await page.locator(`.ask [data-key="${key}"]`).click();
  await expect.poll(async () => (await heardIn(page)).tones.slice(before)).toContain(sounds);
  expect((await heardIn(page)).tones.slice(before)).not.toContain(not);
  await context.close();
});
