/** Two people at one device: what one of them sees never reaches the page of the other. */
import { type AnyCard, type Seat, stream } from '@touchline/engine';
import { entriesSince, readSaved, type Timeline, timelineOf } from '@touchline/host';
import type { Speaker } from '@touchline/text';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { gameIds } from '../games/shelf.ts';
import type { Scene } from '../match/scene.ts';
import { heard, listen, matchFile } from '../testing/messages.ts';
import { begunForPeople, clickable, decide } from '../testing/play.ts';
import { openSite, type Site } from '../testing/site.ts';
import { shows } from '../testing/until.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Names, as they are read on cards, that the seat cannot know at a step: of cards it does not see there and was never told of. */
function hiddenNames(match: Timeline, read: Speaker['card'], seat: Seat, step: number): string[] {
  const { game } = match;
  const mine = match.view(seat, step);
  const log = entriesSince(match, -1, { viewer: seat, logged: [] }, step);
  const told = log.flatMap((entry) => ('event' in entry ? entry.event.cards : []));
  const known = new Set([
    ...mine.zones.flatMap((zone) => zone.cards.map(({ def }) => def)),
    ...told.flatMap((card) => (card === 'hidden' ? [] : [card.def])),
  ]);
  const all = [0, 1].flatMap((other) => match.view(other, step).zones.flatMap((zone) => zone.cards.map(({ def }) => def)));
  const defOf = (id: string) => game.defs[game.defIndex.get(id)!];
  // A name may stand on another card too: that of a licence, of somebody a text speaks of.
  const printed = JSON.stringify([...known].map((def) => read(defOf(def))));
  return [...new Set(all)].map((def) => read(defOf(def)).name).filter((name) => !printed.includes(name));
}

test.each(gameIds)('%s: neither in the page nor in what its worker is heard to say', async (id) => {
  const { page, context, faults } = await site.visit({ locale: 'en-GB', before: listen });
  await begunForPeople(page, id);
  const chance = stream(`hot/${id}`);
  const shots: { readonly seat: Seat; readonly step: number; readonly html: string }[] = [];
  let handed = 0;
  for (let n = 0; n < 24; ) {
    await shows(page, '.table[data-asked]:not([data-sent]), .table[data-over], [data-hand-over]');
    if (await page.locator('[data-hand-over]').count()) {
      // Between two players the page holds no card at all.
      expect(await page.locator('[data-handle]').count()).toBe(0);
      const html = await page.content();
      shots.push({ seat: -1, step: -1, html });
      handed++;
      await page.locator('[data-hand-over] button').click();
      await shows(page, '.table');
      continue;
    }
    const now = await clickable(page);
    if (now === 'over') break;
    // At one moment: a page that goes on meanwhile would be compared with what it showed before.
    const shot = await page.evaluate(() => {
      const table = document.querySelector('.table');
      return (
        table && {
          viewer: table.getAttribute('data-viewer'),
          step: table.getAttribute('data-step'),
          html: document.documentElement.outerHTML,
        }
      );
    });
    if (shot) shots.push({ seat: Number(shot.viewer), step: Number(shot.step), html: shot.html });
    if (now && (await decide(page, chance))) n++;
  }
  expect(handed).toBeGreaterThan(3);
  const messages = await heard(page);
  const pack = await gameOf(id, 'en', 'fr');
  const saved = readSaved(await matchFile(page), 'the match');
  const match = timelineOf(pack.game, saved, 'the match');

  let looked = 0;
  const speaker = pack.speak('en');
  const read = (def: AnyCard) => speaker.card(def);
  const names = pack.game.defs.filter(({ kind }) => kind !== 'item').map((def) => read(def).name);
  for (const { seat, step, html } of shots) {
    const text = html.replace(/<svg class="sprite".*?<\/svg>/gs, '');
    const hidden = seat < 0 ? names : hiddenNames(match, read, seat, step);
    for (const name of hidden) expect(text.includes(name), `${name} at step ${step} before seat ${seat}`).toBe(false);
    looked += hidden.length;
  }
  const scenes = messages.flatMap((message) => ('scene' in message ? [message.scene as Scene] : []));
  for (const { viewer, step, zones } of scenes) {
    const known = new Map(match.view(viewer, step).zones.flatMap((zone) => zone.cards.map(({ handle, def }) => [handle, def])));
    for (const card of zones.flatMap((zone) => zone.cards)) if (card) expect(known.get(card.handle)).toBe(card.def);
  }
  expect(scenes.length).toBeGreaterThan(20);
  expect(looked).toBeGreaterThan(50);
  expect(faults).toEqual([]);
  await context.close();
});
