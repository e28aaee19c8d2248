/** `touchline verify` and `touchline serve`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { drawsOf, keyed, stream } from '@touchline/engine';
import { type Saved, savedOf, Timeline } from '@touchline/host';
import { chanceKey, deckHash, nonceCommit, type Opened, seedCommit } from '@touchline/host/fair';
import { root } from '@touchline/kit/node';
import { openStore } from '@touchline/server';
import { expect, test } from 'vitest';
import { firstLink, linked } from '../server/log/port.ts';
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
  expect((await verify({ ...saved, fair: { ...saved.fair!, draws: drawsOf(game, saved.record) } })).code).toBe(0);
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
    [{ ...fair, draws: drawsOf(game, saved.record).slice(1) }, /list of shuffles/],
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
  [['serve', '--store', 'mysql://x'], /sqlite/],
  [['admin'], /Which deed/],
  [['admin', 'praise', 'x'], /reports or report/],
  [['admin', 'close'], /Which person/],
  [['admin', 'close', 'nothing'], /Nothing is kept/],
  [['bot', 'playca'], /--stdio/],
])('%j is refused with what to do', async (args, words) => {
  const io = scripted({ folder });
  expect(await main(args, io)).toBe(2);
  expect(io.errors()).toMatch(words);
});

test('admin: reports are listed, shown with their log, closed; people banned, exported, deleted', async () => {
  const data = newFolder();
  const store = await openStore('sqlite', data, () => {});
  await store.people.welcome({ id: 'p1', name: 'Nora 12' }, 'hash', 5);
  const match = { id: 'abc', created: 1, terms: { game: 'x' }, seed: 'sealed', seats: [null], watch: null };
  await store.create(match);
  const sat = { player: 'p1', name: 'Nora 12', deck: 'sealed deck' };
  const first = firstLink(match);
  await store.append(linked({ match: 'abc', seq: 1, seat: 0, n: 0, kind: 'sit', data: sat, at: 5 }, first), first);
  await store.admin.report({ id: 'r1', match: 'abc', by: 'p2', about: 'p1', reason: 'stalling', seq: 1, created: 9, closed: null });
  await store.close();
  const admin = async (...words: string[]) => {
    const io = scripted({ folder: data });
    const code = await main(['admin', ...words, '--data', '.'], io);
    return code === 0 ? JSON.parse(io.text()) : io.errors();
  };
  expect(await admin('reports')).toMatchObject([{ id: 'r1', match: 'abc', about: 'p1', reason: 'stalling' }]);
  const shown = await admin('report', 'r1');
  expect(shown).toMatchObject({ name: 'Nora 12', log: [{ seq: 1, kind: 'sit', data: { name: 'Nora 12' } }] });
  expect(JSON.stringify(shown)).not.toContain('sealed');
  expect(await admin('close', 'r1')).toEqual({ close: 'r1' });
  expect(await admin('reports')).toEqual([]);
  expect(await admin('ban', 'p1', '--days', '3')).toEqual({ ban: 'p1' });
  const { player, matches } = await admin('export', 'p1');
  expect(player.bannedUntil).toBeGreaterThan(Date.now());
  expect(matches).toMatchObject([{ id: 'abc', deeds: [{ kind: 'sit' }] }]);
  expect(await admin('unban', 'p1')).toEqual({ unban: 'p1' });
  expect((await admin('export', 'p1')).player.bannedUntil).toBe(0);
  expect(await admin('export', 'abc')).toMatchObject({ match: 'abc', log: [{ seq: 1 }] });
  expect(await admin('delete', 'abc')).toEqual({ delete: 'abc' });
  expect(await admin('delete', 'p1')).toEqual({ delete: 'p1' });
  expect((await admin('export', 'p1')).player.name).toBe('');
  expect(await admin('export', 'abc')).toMatch(/Nothing is kept/);
});

test('bot --stdio: a program plays a whole match; the same seed and answers give the same record', async () => {
  const play = async () => {
    const child = spawn(process.execPath, [join(root, 'cli/bin/touchline.mjs'), 'bot', '--stdio', 'playca', '--seed', 'one'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const heard: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      const { t, view, returns, record } = JSON.parse(line);
      heard.push(t);
      if (t === 'over') return { heard, returns, record };
      if (t !== 'ask') continue;
      // Now and then something that cannot be answered.
      if (heard.length === 5) child.stdin.write('{"key":"no such answer"}\nnot even JSON\n');
      const at = heard.length % view.ask.options.length;
      child.stdin.write(`${JSON.stringify(heard.length % 2 ? { action: at } : { key: view.ask.options[at].key })}\n`);
    }
    throw new Error(`It ended after ${heard.at(-1)}.`);
  };
  const [one, two] = [await play(), await play()];
  expect(one.heard).toContain('no');
  expect(one.returns.reduce((sum: number, each: number) => sum + each, 0)).toBe(0);
  expect(two.record).toEqual(one.record);
});
