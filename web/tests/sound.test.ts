/** Sound at the table, in a real browser: offered once, changed by button, slider and key, and another one for a goal than for damage. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beforeIt, resume } from '../testing/climax.ts';
import { asked } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';

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

async function firstMatch() {
  const visit = await site.visit({ locale: 'en-GB', settings: { level: 'rookie', motion: 'off', soundOffered: false }, before: listenTo });
  await visit.page.click('[data-play=playca]');
  await asked(visit.page);
  return visit;
}

test.each([
  ['Sound on', 'on'],
  ['No sound', 'off'],
])('it is offered in the first match, and not again after "%s"', async (button, sound) => {
  const { page, context, faults } = await firstMatch();
  await page.locator('.sound.offer').getByRole('button', { name: button }).click();
  await page.locator('.sound').waitFor({ state: 'detached' });
  expect(await kept(page)).toMatchObject({ sound, soundOffered: true });
  if (sound === 'on') await expect.poll(async () => (await heardIn(page)).tones.length).toBeGreaterThan(0);
  await page.reload();
  await asked(page);
  expect(await page.locator('.sound').count()).toBe(0);
  expect(faults).toEqual([]);
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
  await page.locator('.sound').waitFor({ state: 'detached' });
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
  await page.waitForSelector('.stage-band');
  await expect.poll(async () => (await heardIn(page)).tones.slice(before)).toContain(sounds);
  expect((await heardIn(page)).tones.slice(before)).not.toContain(not);
  await context.close();
});
