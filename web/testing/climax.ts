/** Matches just before the moment that matters, found by playing at random, and opened in a page. */
import { random } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { entriesSince, savedOf, Timeline } from '@touchline/host';
import { gameOf } from '../games/packages.ts';
import { HASTY, type Site, type Visitor } from './site.ts';
import { shows } from './until.ts';

interface Before {
  /** The match up to the answer that leads to it, and with it. */
  readonly text: string;
  readonly with: string;
  readonly key: string;
}

/** What decides in each game, and what is to be seen of it in this order. */
export const CLIMAX: { readonly [game: string]: { readonly event: string; readonly shows: readonly string[] } } = {
  playca: { event: 'goal', shows: ['flip', 'sum', 'banner'] },
  inazuma: { event: 'goal', shows: ['flip', 'sum', 'banner'] },
  fftcg: { event: 'wounded', shows: ['flip', 'banner'] },
};

const known = new Map<string, Promise<Before>>();
export const beforeIt = (game: string, people = ['person', HASTY]): Promise<Before> => {
  const name = `${game} ${people}`;
  if (!known.has(name)) known.set(name, find(game, people));
  return known.get(name)!;
};

/** Matches at random, until a plain button of the first seat leads to it. */
async function find(game: string, players: readonly string[]): Promise<Before> {
  const pack = await gameOf(game, 'en');
  const decks = Object.keys(pack.decks).slice(0, 2);
  for (let n = 0; n < 30; n++) {
    const match = new Timeline(pack.game, { options: {}, lists: decks.map((name) => pack.decks[name]), seed: `climax/${n}` });
    const chance = stream(`climax/${n}`);
    const saved = () => JSON.stringify(savedOf(match, { players, decks }));
    while (!match.result) {
      const [seat] = match.asked();
      const { key } = random(pack.game, match.view(seat), chance);
      const plain = seat === 0 && pack.declines.includes(key);
      const text = plain ? saved() : '';
      const step = match.steps;
      match.pick(seat, key);
      if (!plain || match.result) continue;
      const entries = entriesSince(match, step, { viewer: 0, logged: pack.logged });
      if (entries.some((entry) => 'event' in entry && entry.event.type === CLIMAX[game].event)) return { text, with: saved(), key };
    }
  }
  throw new Error(`No match of ${game} led to what was wanted.`);
}

/** The match opened again on a device, to be looked at. */
export async function bring(site: Site, text: string, settings: Visitor['settings'], options: Visitor = {}) {
  const visit = await site.visit({ locale: 'en-GB', settings: { level: HASTY, stop: 'always', ...settings }, ...options });
  const { page } = visit;
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await shows(page, '.table.replay');
  return visit;
}

/** The same, to be played on. */
export async function resume(site: Site, text: string, settings: Visitor['settings'], options: Visitor = {}) {
  const visit = await bring(site, text, settings, options);
  await visit.page.evaluate(() => {
    location.hash = location.hash.replace('replay', 'match');
  });
  return visit;
}
