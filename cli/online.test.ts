/** `touchline verify` and `touchline serve`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { keyed, stream } from '@touchline/engine';
import { type Saved, savedOf, Timeline } from '@touchline/host';
import { chanceKey, deckHash, nonceCommit, type Opened, seedCommit } from '@touchline/host/fair';
import { root } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';

const { game } = gameNamed('playca');
const folder = newFolder();

/** A match as a server deals it. */
function dealt(): Saved {
  const lists = Object.values(game.spec.decks).slice(0, 2);
  const [match, seed, options] = ['abcdefghijkl', '5a'.repeat(32), {}];
  const nonces = ['01'.repeat(32), '02'.repeat(32)].map((nonce, seat) => ({ nonce, commit: nonceCommit(match, seat, nonce) }));
  const decks = lists.map((list, seat) => ({ salt: `salt ${seat}`, hash: deckHash(`salt ${seat}`, list) }));
  const fair: Opened = {
    match,
    game: 'playca',
    options,
    seed,
    decks,
    nonces,
    commit: seedCommit({ match, game: 'playca', options }, seed),
  };
  const key = chanceKey(
    seed,
    match,
    decks.map(({ hash }) => hash),
    nonces.map(({ nonce }) => nonce),
  );
  const timeline = new Timeline(game, { options, lists, seed: keyed(key) });
  for (let i = 0; i < 40 && !timeline.result; i++) {
    const [seat] = timeline.asked();
    const keys = timeline.ask(seat)!.options.map((option) => option.key);
    timeline.pick(seat, keys[stream(`verify/${i}`).below(keys.length)]);
  }
  return { ...savedOf(timeline, { players: ['person', 'person'], decks: ['', ''] }), fair };
}

async function verify(saved: Saved, lang = 'en') {
  writeFileSync(join(folder, 'match.json'), JSON.stringify(saved));
  const io = scripted({ folder, columns: 200 });
  return { code: await main(['verify', 'match.json', '--lang', lang], io), text: io.text() + io.errors() };
}

test('verify: a fair deal, in both languages', async () => {
  const saved = dealt();
  const { code, text } = await verify(saved);
  expect(code).toBe(0);
  expect(text).toMatch(/40 steps, every one as recorded.*\n.*deal was fair.*2 seats/);
  expect((await verify(saved, 'fr')).text).toMatch(/donne était loyale/);
  const { fair: _, ...without } = saved;
  expect(await verify(without)).toMatchObject({ code: 0, text: expect.stringContaining('not dealt by commitments') });
});

test('verify: whatever was changed is found', async () => {
  const saved = dealt();
  const fair = saved.fair!;
  const changed: readonly [Opened, RegExp][] = [
    [{ ...fair, seed: '5b'.repeat(32) }, /server's seed is not[\s\S]*do not follow/],
    [{ ...fair, nonces: [fair.nonces[0], { ...fair.nonces[1]!, nonce: '03'.repeat(32) }] }, /number of seat 2/],
    [{ ...fair, decks: [{ ...fair.decks[0], salt: 'other' }, fair.decks[1]] }, /deck of seat 1/],
    [{ ...fair, options: { pk: false } }, /other options/],
    [{ ...fair, match: 'another' }, /do not follow/],
  ];
  for (const [other, words] of changed)
    expect(await verify({ ...saved, fair: other })).toMatchObject({ code: 2, text: expect.stringMatching(words) });
  const picks = saved.record.picks.toSpliced(3, 1);
  expect((await verify({ ...saved, record: { ...saved.record, picks } })).code).toBe(2);
});

test('serve: the table and online play on one port, ended in good order', async () => {
  const data = newFolder();
  const child = spawn(process.execPath, [join(root, 'cli/bin/touchline.mjs'), 'serve', '--port', '0', '--data', data, '--lang', 'fr'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 90_000 }).toMatch(/Ctrl-C/);
  const address = /http:\S+/.exec(said)![0];
  const page = await fetch(address);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<script');
  expect(await (await fetch(`${address}api/me`)).json()).toEqual({ name: null, matches: [] });
  expect((await fetch(`${address}api/nonsense`)).status).toBe(404);
  expect((await fetch(`${address}nothing`)).status).toBe(404);
  expect(readdirSync(data).sort()).toContain('key');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test.each([
  [['serve', '--origin', 'table'], /https:\/\/table.example/],
  [['serve', '--port', '99999'], /65535/],
  [['serve', '--store', 'postgres://x'], /sqlite/],
])('%j is refused with what to do', async (args, words) => {
  const io = scripted({ folder });
  expect(await main(args, io)).toBe(2);
  expect(io.errors()).toMatch(words);
});
