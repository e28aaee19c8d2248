/** A record weighed again: what was clearly worse is found, and a bot has nothing against its own choices. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, type Considered } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { chanceOf, Timeline } from '@touchline/host';
import { expect, test } from 'vitest';

import { analysisLines } from './commands/analysis.ts';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';
import { wordsOf } from './words/words.ts';

const MATCHES = 60;
// Matches imagined to their end differ most, so a blunder shows soonest.
const BOT = `search:${MATCHES}@hand`;
const STEPS = 20;
const pack = gameNamed('playca');
const lists = Object.values(pack.decks).slice(0, 2);
const folder = newFolder();

/** The bot on both seats; at the first chance a seat does what is worse beyond doubt. */
function play(blundering: boolean) {
  const timeline = new Timeline(pack.game, { options: {}, lists, seed: 'a' });
  let blunder: { step: number; seat: number; key: string; best: string } | null = null;
  while (timeline.steps < STEPS && !timeline.result) {
    const [seat] = timeline.asked();
    const { key: best, considered } = botNamed(BOT)!(pack.game, timeline.view(seat), stream(chanceOf(timeline.seed, seat, timeline.steps)));
    const worse: Considered | undefined = considered.find(
      ({ share, mean }) => considered[0].mean - mean > 0.1 + 1 / Math.sqrt(share * MATCHES),
    );
    const planted: boolean = blundering && !blunder && timeline.steps > 2 && worse !== undefined;
    const key: string = planted ? worse!.key : best;
    if (planted) blunder = { step: timeline.steps + 1, seat, key, best };
    timeline.pick(seat, key);
  }
  const name = blundering ? 'blunder.json' : 'own.json';
  writeFileSync(join(folder, name), JSON.stringify(timeline.record()));
  return { name, timeline, blunder };
}

async function analyse(...args: string[]) {
  const io = scripted({ folder, columns: 120 });
  const code = await main(['replay', ...args], io);
  return { code, text: io.text(), errors: io.errors() };
}

test('a blunder is found, and nothing else; in both languages and as JSON', async () => {
  const { name, blunder } = play(true);
  expect(blunder).not.toBeNull();
  const { step, seat, key, best } = blunder!;
  const facts = JSON.parse((await analyse(name, '--analyse', '--bot', BOT, '--json')).text);
  expect(facts).toMatchObject({ file: name, game: 'playca', seed: 'a', bot: BOT, faults: [] });
  expect(facts.decisions).toBeGreaterThan(8);
  expect(facts.better).toMatchObject([{ step, seat, chosen: { key }, best: { key: best } }]);
  const percent = (n: number) => Math.round(n * 100);
  const [{ chosen, best: better }] = facts.better;
  const said = [chosen.what, better.what].map((what: string) => what.replace(/[()+.?]/g, '\\$&'));
  const [mine, theirs] = [percent(chosen.mean), percent(better.mean)];
  const flat = (text: string) => text.replace(/\n {2}/g, ' ').replaceAll('\u00a0', ' ');
  const en = await analyse(name, '--analyse', '--bot', BOT, '--seat', 'ab'[seat]);
  expect(flat(en.text)).toMatch(
    new RegExp(
      `^Step ${step}, Player ${'AB'[seat]}: ${said[0]}\\. ${BOT} preferred: ${said[1]} \\(${theirs}% chance to win against ${mine}%\\)\\.\n\\d+ decisions weighed by ${BOT}: something else was clearly better in 1\\.\n$`,
    ),
  );
  const fr = await analyse(name, '--analyse', '--bot', BOT, '--lang', 'fr');
  expect(flat(fr.text)).toMatch(new RegExp(`^Choix ${step}, Joueur ${'AB'[seat]} : .*${theirs} % de chances de gagner contre ${mine} %`));
  const other = await analyse(name, '--analyse', '--bot', BOT, '--seat', 'ab'[1 - seat]);
  expect(other.text).toMatch(/^\d+ decisions weighed by search:60@hand: nothing was clearly better anywhere\.\n$/);
});

test('a bot has nothing against what it played itself', async () => {
  const { name } = play(false);
  const { text } = await analyse(name, '--analyse', '--bot', BOT);
  expect(text).toMatch(/^\d+ decisions weighed by search:60@hand: nothing was clearly better anywhere\.\n$/);
});

test('a bot that weighs nothing cannot be asked', async () => {
  const name = 'begun.json';
  writeFileSync(join(folder, name), JSON.stringify(new Timeline(pack.game, { options: {}, lists, seed: 'begun' }).record()));
  expect(await analyse(name, '--analyse', '--bot', 'random')).toEqual({
    code: 2,
    text: '',
    errors: expect.stringMatching(/^random weighs nothing\. Use .*search:400/),
  });
});

test('a seat beyond the second is named as well', () => {
  const chosen = { key: 'x', what: 'Rest', share: 0.4, mean: 0.2 };
  const analysis = { game: 'weeks', seed: 's', bot: BOT, decisions: 9, faults: [] };
  const better = [2, 3].map((seat) => ({ step: seat, seat, ask: 'pick', chosen, best: { ...chosen, what: 'Work', mean: 0.6 } }));
  const lines = analysisLines({ ...analysis, better }, wordsOf('en'), 4);
  // Where more than two play, what a bot expects is no chance to win.
  expect(lines[0]).toMatch(/position worth 60 of 100 against 20\)/);
  const french = analysisLines({ ...analysis, better }, wordsOf('fr'), 4);
  expect(french[0]).toMatch(/position évaluée à 60 sur 100 contre 20\)/);
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^Step 2, Player C: Rest\./),
    expect.stringMatching(/^Step 3, Player D: Rest\./),
  ]);
});
