/** The text of any card a game takes can be said, in every language. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VoiceModule } from '@touchline/kit';
import { gameIds } from '@touchline/kit/node';
import { languages } from '@touchline/text';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { gameOf } from './run.ts';

const SETS = 6;

test.each(gameIds)('%s: composed cards have a text in every language', { timeout: 120_000 }, async (id) => {
  const found = await loadGame(id);
  const wrong: string[] = [];
  let said = 0;
  for (let set = 0; set < SETS; set++) {
    const { game, changed } = await gameOf(found, { cards: 40, games: 1, seed: 'texts', set });
    for (const lang of languages) {
      const { speak } = (await import(pathToFileURL(join(found.folder, `words/${lang}/index.ts`)).href)) as VoiceModule;
      const voice = speak(game);
      for (const def of game.defs.filter((d) => changed.includes(d.id)))
        for (const text of voice.card(def).text) {
          said++;
          if (text.trim() === '' || /\bundefined\b|\bNaN\b|\[object|Infinity/.test(text)) wrong.push(`${lang} ${set} ${def.id}: ${text}`);
        }
    }
  }
  expect(wrong).toEqual([]);
  expect(said).toBeGreaterThan(SETS * 20);
});
