/** For every field of every kind: a card that says something else says it in other words, in every language. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCard, Game } from '@touchline/engine';
import type { VoiceModule } from '@touchline/kit';
import { gameIds } from '@touchline/kit/node';
import { languages } from '@touchline/text';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { gameOf } from './run.ts';
import { type Heard, hear, type Sayer } from './silent.ts';

/** Changes nobody needs to hear of, and why. */
const UNSAID: { readonly [field: string]: string } = {
  'grant.apart': 'whether a use is counted for each card is read from the ability that is given',
  'grant.laid': 'what protects a card from losing it is none of its own text',
  'grant.live': 'a shield is laid on those who are there',
  'arrange.through': 'where cards lie while they are looked at',
  'fftcg forbid.to': 'only Forwards block: whether a text says so or not',
  'playca gain.live': 'one goalkeeper lies there, now and later',
  'eleven heal.on': 'one token cannot be divided',
};
const isUnsaid = (game: string, field: string): boolean => field in UNSAID || `${game} ${field}` in UNSAID;
const SETS = 2;

async function voicesOf(folder: string, game: Game): Promise<{ readonly [lang: string]: Sayer }> {
  const voices = languages.map(async (lang) => {
    const { speak }: VoiceModule = await import(pathToFileURL(join(folder, `words/${lang}/index.ts`)).href);
    const voice = speak(game);
    return [lang, (card: AnyCard) => voice.card(card).text.join('\n')] as const;
  });
  return Object.fromEntries(await Promise.all(voices));
}

test.each(gameIds)('%s: what a card says changes with what it does', { timeout: 120_000 }, async (id) => {
  const found = await loadGame(id);
  const { game } = found.pack;
  const heard: Heard[] = [hear(game, game.spec.cards, await voicesOf(found.folder, game))];
  for (let set = 0; set < SETS; set++) {
    const other = await gameOf(found, { cards: 40, games: 1, seed: 'silent', set });
    const cards = other.game.spec.cards.filter((card) => other.changed.includes(card.id));
    heard.push(hear(other.game, cards, await voicesOf(found.folder, other.game)));
  }
  const silent = heard.flatMap((h) => h.silent).filter(({ field }) => !isUnsaid(id, field));
  expect(silent).toEqual([]);
  // Names are free; a field no card could be found for is tried by none.
  const tried = new Set(heard.flatMap((h) => [...h.tried]));
  expect(tried.size).toBeGreaterThan(Object.keys(game.kinds).length / 3);
});

test('a text that leaves something out is noticed', async () => {
  const found = await loadGame('playca');
  const { game } = found.pack;
  const voices = await voicesOf(found.folder, game);
  const deaf = { en: (card: AnyCard) => voices.en(card).replaceAll(/\d/g, '#') };
  expect(hear(game, game.spec.cards, deaf).silent.map(({ field }) => field)).toContain('power.of');
  const broken: Sayer = (card) => {
    if (JSON.stringify(card).includes('"n":3')) throw new Error('no words');
    return voices.en(card);
  };
  expect(hear(game, game.spec.cards, { en: broken }).silent.some(({ text }) => text.includes('no words'))).toBe(true);
});
