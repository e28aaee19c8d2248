/** What can be clicked is what the match offers, at every step; and a click leads only to answers that contain it. */
import { type Stream, stream } from '@touchline/engine';
import { readSaved } from '@touchline/host';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Scene, ShownAsk, ShownOption } from '../match/scene.ts';
import { matchFile } from '../testing/messages.ts';
import { alone, clickable, hit, quoted, sitDown } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Offered {
  readonly step: number;
  readonly options: readonly ShownOption[];
  /** Equal cards that stand beside the ones options name. */
  readonly twins: ShownAsk['twins'];
}

/** The question the page shows, as its worker put it. */
async function offered(page: Page): Promise<Offered> {
  return page.evaluate(() => {
    const step = Number(document.querySelector('.table')!.getAttribute('data-step'));
    const { heard } = window as unknown as { heard: readonly { readonly scene?: Scene }[] };
    const found = heard.findLast(({ scene }) => scene?.step === step && scene.ask !== null);
    if (!found) throw new Error(`The worker never put a question at step ${step}.`);
    const { options, twins } = found.scene!.ask!;
    return { step, options, twins };
  });
}

const sorted = (things: Iterable<number>) => [...new Set(things)].sort((a, b) => a - b);
const thingsOf = (options: readonly ShownOption[]) => sorted(options.flatMap(({ on }) => on));
const having = (options: readonly ShownOption[], handles: readonly number[]) =>
  options.filter(({ on }) => handles.every((handle) => on.includes(handle)));

const named = (twins: Offered['twins'], handles: readonly number[]) => handles.map((handle) => twins[handle] ?? handle);

/**
 * Everything in these options, and nothing else, can be clicked; each of them is a button or is named by lit cards alone. Of equal cards
 * that are drawn all are lit or none. Gives how many had an equal.
 */
async function expectExactly(page: Page, { options, twins }: Offered, chosen: readonly number[], where: string): Promise<number> {
  const seen = await clickable(page);
  if (seen === null || seen === 'over') throw new Error(`${where}: nothing is asked.`);
  const drawn = await page.locator('[data-handle]').evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.handle)));
  const equals = drawn.filter((handle) => handle in twins && drawn.includes(twins[handle]));
  const apart = equals.filter((handle) => seen.handles.includes(handle) !== seen.handles.includes(twins[handle]));
  expect([where, apart]).toEqual([where, []]);
  const now = { ...seen, handles: named(twins, seen.handles) };
  const buttons = options.filter(({ key }) => now.keys.includes(key));
  expect([where, now.keys.length]).toEqual([where, buttons.length]);
  const byPointing = options.filter((option) => !buttons.includes(option));
  const unreachable = byPointing.filter(({ on }) => on.length === 0 || !on.every((handle) => now.handles.includes(handle)));
  expect([where, unreachable.map(({ label }) => label)]).toEqual([where, []]);
  // A thing without a card of its own is named by a button.
  const onButtons = thingsOf(buttons).filter((handle) => !now.handles.includes(handle));
  expect([where, sorted([...now.handles, ...onButtons, ...chosen])]).toEqual([where, sorted([...thingsOf(options), ...chosen])]);
  return equals.length;
}

/** The question of this step is still open. */
const standing = async (page: Page, step: number): Promise<boolean> =>
  (await page.locator(`.table[data-asked]:not([data-sent])[data-step="${step}"]`).count()) > 0;

/** Who points at random takes back as often as not; a question that names five cards needs some luck. */
const MOST_CLICKS = 100;

/** One answer: things are pointed at one after the other, and what is left is looked at each time. Gives what was pointed at. */
async function answer(page: Page, ask: Offered, chance: Stream): Promise<readonly number[]> {
  const { step, options, twins } = ask;
  let pointed: readonly number[] = [];
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const now = await clickable(page);
    const chosen = named(twins, pointed);
    if (now === null || now === 'over') return chosen;
    const cards = sorted(now.handles);
    if (cards.length === 0 || (now.keys.length > 0 && chance.below(3) === 0)) {
      await hit(page, `.ask [data-key="${quoted(now.keys[chance.below(now.keys.length)])}"]`);
      return chosen;
    }
    const handle = cards[chance.below(cards.length)];
    await hit(page, `[data-lit][data-handle="${handle}"]`);
    const again = pointed.includes(handle);
    const others = pointed.filter((other) => named(twins, [other])[0] !== named(twins, [handle])[0]);
    pointed = again && (await standing(page, step)) ? others : [...others, handle];
    const next = named(twins, pointed);
    if (!(await standing(page, step))) return next;
    await expectExactly(page, { ...ask, options: having(options, next) }, next, `step ${step} with ${next.join()}`);
  }
  throw new Error(`Step ${step} was not answered by ${MOST_CLICKS} clicks.`);
}

test.each([
  { game: 'playca', most: 400, equal: false },
  { game: 'inazuma', most: 120, equal: true },
  { game: 'fftcg', most: 100, equal: true },
])('$game', async ({ game, most, equal }) => {
  const { page, context, faults } = await sitDown(site, game);
  const chance = stream(`clicks/${game}`);
  let equals = 0;
  const answers: { readonly ask: Offered; readonly pointed: readonly number[] }[] = [];
  await alone(page);
  while (answers.length < most && (await clickable(page)) !== 'over') {
    const ask = await offered(page);
    equals += await expectExactly(page, ask, [], `step ${ask.step}`);
    answers.push({ ask, pointed: await answer(page, ask, chance) });
    await alone(page);
  }
  expect(answers.filter(({ pointed }) => pointed.length > 0).length).toBeGreaterThan(2);
  if (equal) expect(equals).toBeGreaterThan(0);
  // What the match has on record contains whatever was pointed at.
  const { picks } = readSaved(await matchFile(page), 'the match').record;
  for (const { ask, pointed } of answers) {
    const picked = ask.options.find(({ key }) => key === picks[ask.step]?.[1]);
    expect([ask.step, pointed.filter((handle) => !picked?.on.includes(handle))]).toEqual([ask.step, []]);
    expect([ask.step, picked?.key]).toEqual([ask.step, picks[ask.step]?.[1]]);
  }
  expect(faults).toEqual([]);
  await context.close();
});
