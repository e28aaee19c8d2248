/** Matches that are over, as files: played by bots, with a person in the first seat. */
import { botNamed } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { type Saved, savedOf, Timeline } from '@touchline/host';
import { drawnOptions, type GamePackage, listsFor } from '@touchline/kit';
import type { Page } from 'playwright-core';
import { shows } from './until.ts';

interface Wanted {
  readonly seats?: number;
  readonly seed?: string;
  readonly bot?: string;
  /** Who is to have won, if somebody in particular is. */
  readonly winner?: number;
}

/** The first match from this seed on that ended so. */
export function finished(pack: GamePackage, { seats = 2, seed = 'finished', bot = 'rookie', winner }: Wanted = {}): Saved {
  for (let n = 0; n < 50; n++) {
    const saved = playedOut(pack, seats, `${seed}${n}`, bot);
    if (winner === undefined || saved.winners.join() === String(winner)) return saved.saved;
  }
  throw new Error(`No match of ${pack.id} was won by seat ${winner}.`);
}

function playedOut(
  pack: GamePackage,
  seats: number,
  seed: string,
  bot: string,
): { readonly saved: Saved; readonly winners: readonly number[] } {
  const options = drawnOptions(pack.offers, {}, seats, seed);
  const decks = listsFor(pack.game, [], seats, seed, { options });
  const timeline = new Timeline(pack.game, { options, lists: decks.map(({ list }) => list), seed });
  const random = botNamed('random')!;
  const chance = stream(seed);
  while (!timeline.result) {
    const [seat] = timeline.asked();
    timeline.pick(seat, random(pack.game, timeline.view(seat), chance).key);
  }
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : bot));
  return { saved: savedOf(timeline, { players, decks: decks.map(({ name }) => name) }), winners: timeline.result.winners };
}

/** Brings a match onto the device and opens it where it ended; the key under which it is kept. */
export async function openFinished(page: Page, saved: Saved): Promise<string> {
  const buffer = Buffer.from(JSON.stringify(saved));
  await page.setInputFiles('input[type=file]', { name: 'finished.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/replay\//);
  await shows(page, '.table.replay');
  const key = decodeURIComponent(page.url().split('#/replay/')[1]);
  await page.evaluate((to) => {
    location.hash = `#/match/${to}`;
  }, key);
  await shows(page, 'dialog.result');
  return key;
}
