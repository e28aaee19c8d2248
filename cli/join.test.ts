/** `touchline join`: two terminals at a real server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nonceCommit } from '@touchline/host/fair';
import { openServer, type Running } from '@touchline/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';
import { player } from './testing/player.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: Running;
let origin: string;
beforeAll(async () => {
  server = await openServer({ port: 0, host: '127.0.0.1', data: newFolder() });
  origin = server.address.slice(0, -1);
});
afterAll(() => server?.close());

/** A table that somebody with a browser has opened, and sits at with these seats. */
async function table(seats: readonly unknown[]): Promise<{ readonly id: string; readonly link: string; readonly watch: string }> {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(answer.ok).toBe(true);
    return JSON.parse(await answer.text());
  };
  const { id, invite, watch } = await post('match', { game: 'playca', seats });
  if (seats.includes('me')) await post(`match/${id}/sit`, { seat: 0, commit: nonceCommit(id, 0, '0'.repeat(64)) });
  return { id, link: `${origin}/#/online/join/${id}/${invite}/${watch}`, watch: `${origin}/#/online/watch/${id}/${watch}` };
}

/** Somebody at a terminal who plays on, and leaves when it is over. */
function somebody(every: number, folder = newFolder()) {
  const plays = player(every);
  const io = scripted({
    folder,
    columns: 100,
    input: () => (/rematch asks|rematch demande/.test(io.text().slice(-200)) ? null : plays(io.text())),
  });
  return io;
}

test('two terminals play a match to the end, each in their own language', async () => {
  const { link } = await table(['open', 'open']);
  const [one, two] = [somebody(3), somebody(4)];
  const codes = await Promise.all([main(['join', link, '--lang', 'en'], one), main(['join', link, '--lang', 'fr'], two)]);
  expect([one.errors(), two.errors(), ...codes]).toEqual(['', '', 0, 0]);
  expect(one.text()).toMatch(/At the table: .*you/);
  expect(one.text()).toMatch(/Waiting for \w+ \d+\./);
  expect(one.text()).toMatch(/You win|You lose|\bwins?\b|draw/i);
  expect(two.text()).toMatch(/On attend \w+ \d+\./);
  // One who comes back finds it over.
  const again = scripted({ folder: two.folder, input: [] });
  expect(await main(['join', link, '--lang', 'fr'], again)).toBe(0);
  expect(again.text()).toMatch(/revanche/);
});

test('against a bot: what can be asked, a phrase, giving up; the cookie is nobody else’s', async () => {
  const { link } = await table(['open', { bot: 'rookie' }]);
  const io = scripted({ folder: newFolder(), columns: 100, input: ['help', 'why 1', 'say', 'say hel', 'nonsense', 'concede'] });
  expect(await main(['join', link], io)).toBe(0);
  for (const words of [/ask the others to take back/, /You can say: .*Hello/, /nonsense/, /By concession/])
    expect(io.text()).toMatch(words);
  expect(JSON.parse(readFileSync(join(io.folder, 'touchline-guest.json'), 'utf8'))[origin].cookie).toMatch(/^touchline=/);
});

test('a seat that is taken, a link that is none, a server that is not there', async () => {
  const { link, watch, id } = await table(['me', { bot: 'rookie' }]);
  const said = async (...args: string[]) => {
    const io = scripted({ folder: newFolder() });
    return [await main(['join', ...args], io), io.errors()];
  };
  expect(await said(link)).toEqual([2, expect.stringContaining('All seats are taken')]);
  expect(await said('https://table.example/')).toEqual([2, expect.stringContaining('no link')]);
  expect(await said(watch.replace(id, 'x'.repeat(12)))).toEqual([2, expect.stringContaining('no such match')]);
  expect(await said(`http://127.0.0.1:1/#/online/join/${id}`)).toEqual([2, expect.stringContaining('cannot be reached')]);
});
