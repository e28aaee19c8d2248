/** Who may do what: every role at every route, old and foreign tickets, races to sit down, limits, and whatever bytes come in. */
import { readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stream } from '@touchline/engine';
import { PROTOCOL } from '@touchline/host/wire';
import playca from '@touchline/playca';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addresses } from '../door/address.ts';
import { Onlooker } from '../match/onlooker.ts';
import { codes } from '../match/refusal.ts';
import type { ServerSetup } from '../server.ts';
import { type House, house, type Line, nonceOf, Person, seated } from '../testing/house.ts';
import { body, frame } from '../testing/nonsense.ts';

let here: House;
beforeAll(async () => {
  here = await house();
});
afterAll(async () => {
  expect(here.faults).toEqual([]);
  await here.close();
});

const TWO = { game: 'playca', seats: ['me', 'open'] };

const token = async (): Promise<string> => (await new Person(here).post('/api/bot/account', {})).body.token;
/** Whoever sits there may not come in any more. */
function ban(match: string, seat: number): void {
  const db = new DatabaseSync(join(here.data, 'touchline.db'));
  const sitter = "select json_extract(data, '$.player') from entry where match = ? and seat = ? and kind = 'sit'";
  expect(db.prepare(`update player set banned_until = 9e15 where id = (${sitter})`).run(match, seat).changes).toBe(1);
  db.close();
}

describe('roles and routes', () => {
  /** `stranger`: has a cookie, and nothing else. `nobody`: not even that. `banned`: sits there. `program`: shows a token, and sits nowhere. */
  const roles = ['seat', 'watcher', 'stranger', 'nobody', 'banned', 'program'] as const;
  /** What each role gets from each route. */
  const table: { readonly [route: string]: readonly number[] } = {
    'GET /api/me': [200, 200, 200, 200, 403, 200],
    'POST /api/me': [200, 200, 200, 200, 403, 200],
    'POST /api/match': [201, 201, 201, 201, 403, 201],
    'GET /api/match/ID': [200, 200, 200, 200, 403, 200],
    'POST /api/match/ID/sit': [200, 403, 403, 403, 403, 403],
    'POST /api/match/ID/sit with the link': [200, 409, 409, 409, 403, 409],
    'POST /api/match/ID/sit with the link for watching': [200, 403, 403, 403, 403, 403],
    'POST /api/ticket': [200, 403, 403, 403, 403, 403],
    'POST /api/ticket with the link for watching': [200, 200, 200, 200, 403, 200],
    'POST /api/ticket with the link for sitting': [403, 403, 403, 403, 403, 403],
    'GET /api/match/ID/record': [409, 403, 403, 401, 403, 401],
    'POST /api/match/ID/replay': [409, 403, 403, 403, 403, 403],
    'POST /api/match/ID/replay with the link for watching': [409, 409, 409, 409, 403, 409],
    'DELETE /api/me': [200, 200, 200, 401, 403, 401],
    'POST /api/match/ID/report': [201, 403, 403, 401, 403, 401],
    'GET /api/tables': [200, 200, 200, 200, 403, 200],
    'DELETE /api/tables/ID': [403, 403, 403, 401, 403, 401],
    'POST /api/pair': [200, 200, 200, 200, 403, 200],
    'GET /api/blocked': [200, 200, 200, 401, 403, 401],
    'POST /api/blocked': [200, 403, 403, 401, 403, 401],
    'DELETE /api/blocked/ID': [404, 404, 404, 401, 403, 401],
    'GET /api/passkeys': [200, 200, 200, 401, 403, 401],
    'POST /api/passkeys/dare': [422, 422, 422, 401, 403, 401],
    'POST /api/passkeys': [422, 422, 422, 401, 403, 401],
    'DELETE /api/passkeys/ID': [404, 404, 404, 401, 403, 401],
    'POST /api/session/dare': [422, 422, 422, 422, 422, 422],
    'POST /api/session': [422, 422, 422, 422, 422, 422],
    'DELETE /api/session': [200, 200, 200, 401, 403, 401],
    // What is for programs is closed to everybody who comes by a cookie.
    'POST /api/bot/account': [201, 201, 201, 201, 201, 201],
    'DELETE /api/bot/account': [401, 401, 401, 401, 401, 200],
    'GET /api/bot/stream': [401, 401, 401, 401, 401, 200],
    'GET /api/bot/match/ID/stream': [401, 401, 401, 401, 401, 403],
    'POST /api/bot/match/ID': [401, 401, 401, 401, 401, 403],
    'POST /api/bot/challenge/ID/accept': [401, 401, 401, 401, 401, 403],
    'POST /api/bot/challenge/ID/decline': [401, 401, 401, 401, 401, 404],
    'POST /api/bot/seek': [401, 401, 401, 401, 401, 200],
    'GET /api/openapi.json': [200, 200, 200, 200, 200, 200],
    'GET /healthz': [200, 200, 200, 200, 200, 200],
    'GET /readyz': [200, 200, 200, 200, 200, 200],
  };

  test.each(Object.keys(table))('%s', async (route) => {
    const got: { [role: string]: number } = {};
    for (const role of roles) {
      const { id, invite, watch, people, lines } = await seated(here, TWO);
      const person = role === 'seat' || role === 'banned' ? people[1] : new Person(here);
      const headers: { readonly [name: string]: string } = role === 'program' ? { authorization: `Bearer ${await token()}` } : {};
      if (role === 'banned') ban(id, 1);
      if (role === 'watcher') (await person.look(id, watch)).close();
      if (role === 'stranger') await person.post('/api/me', {});
      const [method, path] = route.replace('ID', id).split(' ');
      const secret = route.endsWith('watching') ? watch : route.includes('link') ? invite : undefined;
      const body = /report$|blocked$/.test(path)
        ? { seat: 0, ...(path.endsWith('report') ? { reason: 'other' } : { match: id }) }
        : /pair$|seek$/.test(path)
          ? { game: 'playca' }
          : path.endsWith('sit')
            ? { ...(secret && { secret }), commit: 'ab'.repeat(32) }
            : path.endsWith('replay')
              ? { ...(secret && { watch: secret }) }
              : path.endsWith('ticket')
                ? { match: id, ...(secret && { watch: secret }) }
                : path.endsWith('match')
                  ? TWO
                  : path.includes('/bot/match/')
                    ? { t: 'concede', n: 1 }
                    : {};
      const { status, body: said } = await person.ask(method, path, method === 'POST' ? body : undefined, headers);
      got[role] = status;
      if (status >= 400) expect(Object.keys(codes)).toContain(said.error);
      // However somebody came to a ticket by the link for watching, it shows no hand.
      if (status === 200 && route === 'POST /api/ticket with the link for watching') {
        const line = await person.dial(said.ticket);
        expect(line.view!.viewer).toBe('spectator');
        line.close();
      }
      for (const line of lines) line.close();
    }
    expect(got).toEqual(Object.fromEntries(roles.map((role, i) => [role, table[route][i]])));
  });

  test('every route is in the matrix', () => {
    const tried = Object.keys(table).map((route) => route.split(' ').slice(0, 2).join(' ').replace('ID', ':id'));
    const there = here.running.routes.map((route) => route.replace(/^\w+/, (method) => method.toUpperCase()));
    // Numbers of the server are not in JSON, and are tried below.
    expect(there.filter((route) => !tried.includes(route))).toEqual(['GET /metrics']);
    expect(tried.filter((route) => !there.includes(route))).toEqual([]);
    for (const [route, row] of Object.entries(table)) expect([route, row.length]).toEqual([route, roles.length]);
  });

  test('where nobody may watch, nobody does; where everybody may, no link is needed', async () => {
    for (const [watch, status] of [
      ['none', 403],
      ['all', 200],
    ] as const) {
      const { id, lines } = await seated(here, { ...TWO, watch });
      expect((await new Person(here).post('/api/ticket', { match: id })).status).toBe(status);
      for (const line of lines) line.close();
    }
  });
});

describe('only pages of our own', () => {
  const foreign: { readonly [name: string]: string }[] = [
    { origin: 'http://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  test.each(foreign)('%j changes nothing', async (headers) => {
    // Programs have no page, and show a token instead.
    const changing = here.running.routes.filter((route) => !/^get|\/api\/bot\//.test(route)).map((route) => route.split(' '));
    expect(changing.length).toBeGreaterThan(15);
    for (const [method, path] of changing)
      expect(
        await new Person(here).ask(method.toUpperCase(), path.replace(':id', 'x'), method === 'post' ? TWO : undefined, headers),
      ).toEqual({
        ...{ status: 403, body: { error: 'origin' } },
      });
  });

  test('what is not JSON is not read', async () => {
    expect(
      (await new Person(here).ask('POST', '/api/match', 'game=playca', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(400);
    expect((await new Person(here).ask('POST', '/api/match', '{"game":')).status).toBe(400);
    expect((await new Person(here).ask('POST', '/api/match', { ...TWO, more: 1 })).status).toBe(400);
    expect((await new Person(here).ask('POST', '/api/match', { ...TWO, game: 'x'.repeat(70_000) })).status).toBe(413);
  });

  test('a socket wants our origin and our protocol', async () => {
    const open = (origin: string | undefined, protocol: string | undefined) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${here.origin.replace('http', 'ws')}/api/socket`, protocol, { origin });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => resolve(101));
        socket.on('error', () => {});
      });
    expect(await open('http://elsewhere.example', PROTOCOL)).toBe(403);
    expect(await open(undefined, PROTOCOL)).toBe(403);
    expect(await open(here.origin, 'chat')).toBe(400);
    expect(await open(here.origin, PROTOCOL)).toBe(101);
  });
});

test('what cannot be played cannot be made', async () => {
  const person = new Person(here);
  const refused = async (wanted: object) => (await person.post('/api/match', wanted)).body.error;
  expect(await refused({ ...TWO, game: 'chess' })).toBe('game');
  expect(await refused({ ...TWO, game: '../games/playca' })).toBe('game');
  expect(await refused({ ...TWO, seats: ['me'] })).toBe('seats');
  expect(await refused({ ...TWO, seats: ['me', 'me'] })).toBe('seats');
  for (const bot of ['search:1000000', 'random', 'maestro:rude', ':bold', ''])
    expect(await refused({ ...TWO, seats: ['me', { bot }] }), bot).toBe('bot');
  expect(await refused({ ...TWO, options: { nonsense: 1 } })).toBe('options');
  const { id } = (await person.post('/api/match', TWO)).body;
  expect((await person.sit(id, 0, { deck: { name: 'no such deck' } })).body).toEqual({ error: 'deck' });
  expect((await person.sit(id, 0, { deck: { name: 'toString' } })).body).toEqual({ error: 'deck' });
  expect((await person.sit(id, 0, { deck: { list: { deck: ['no such card'] } } })).body).toEqual({ error: 'deck' });
});

test('a ticket is used up, and is for one match and one viewer', async () => {
  const { id, people, lines } = await seated(here, TWO);
  const { ticket } = (await people[0].post('/api/ticket', { match: id })).body;
  const first = await people[0].dial(ticket);
  expect(first.view!.viewer).toBe(0);
  expect((await people[0].dial(ticket)).closed).toBe(4401);
  expect((await people[0].dial('x')).closed).toBe(4401);
  // Whoever sends a command before the hello is not listened to.
  const rude = new WebSocket(`${here.origin.replace('http', 'ws')}/api/socket`, PROTOCOL, { origin: here.origin });
  rude.on('open', () => rude.send(JSON.stringify({ t: 'concede', n: 2 })));
  expect(await new Promise((resolve) => rude.on('close', resolve))).toBe(4401);
  for (const line of [...lines, first]) line.close();
});

test('of several who race for a seat exactly one gets it', async () => {
  for (let race = 0; race < 15; race++) {
    const host = new Person(here);
    const { id, invite } = (await host.post('/api/match', TWO)).body;
    const racers = Array.from({ length: 3 }, () => new Person(here));
    const answers = await Promise.all(racers.map((racer) => racer.sit(id, 1, { secret: invite })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // Who has the seat has it also when they ask again.
    const winner = racers[answers.findIndex(({ status }) => status === 200)];
    expect((await winner.sit(id, 1, { secret: invite })).body).toEqual({ seat: 1 });
  }
});

test('secrets are kept as hashes, seeds and decks sealed', async () => {
  const [deck] = Object.keys(playca.decks);
  const { invite, watch, people, lines } = await seated(here, { ...TWO, watch: 'link' }, [{ deck: { name: deck } }]);
  const kept = ['touchline.db', 'touchline.db-wal'].map((name) => readFileSync(join(here.data, name), 'latin1')).join('');
  expect(kept).toContain('playca');
  for (const secret of [invite, watch, people[0].cookie.split('=')[1], deck, playca.decks[deck].deck[0]])
    expect(kept).not.toContain(secret);
  for (const line of lines) line.close();
});

test('me: what waits for me, and forgetting me', async () => {
  const { id, people, lines } = await seated(here, TWO);
  const { name, matches } = (await people[0].get('/api/me')).body;
  expect(name).toMatch(/^\p{L}+ \d\d$/u);
  const state = lines[0].view!.ask ? 'myTurn' : 'waiting';
  const [{ names, ...mine }] = matches;
  expect(mine).toEqual({ id, game: 'playca', seat: 0, state, won: null, clock: { kind: 'none' } });
  expect(names).toEqual([lines[0].standing!.seats[1].name]);
  const { cookie } = people[0];
  await people[0].ask('DELETE', '/api/me');
  people[0].cookie = cookie;
  expect((await people[0].get('/api/me')).body).toEqual({ name: null, matches: [] });
  for (const line of lines) line.close();
});

test('too much is refused, and only to whom it comes from', async () => {
  const strict = await house({
    limits: { messages: { burst: 5, perSecond: 0 }, creations: { burst: 2, perSecond: 0 }, socketsOfPlayer: 2 },
  });
  const { lines, people, id } = await seated(strict, { ...TWO, watch: 'all' });
  expect((await people[0].post('/api/match', TWO)).status).toBe(201);
  expect((await people[0].post('/api/match', TWO)).body).toEqual({ error: 'limit' });
  for (let i = 0; i < 6; i++) lines[0].send({ t: 'p' });
  await lines[0].until(() => lines[0].closed !== null);
  expect(lines[0].closed).toBe(4429);
  lines[1].send({ t: 'p' });
  await lines[1].until(() => lines[1].frames.at(-1)!.startsWith('{"t":"p"'));
  const watcher = new Person(strict);
  await watcher.post('/api/me', {});
  const lookers: Line[] = [];
  for (let i = 0; i < 3; i++) lookers.push(await watcher.look(id));
  expect(lookers.map(({ closed }) => closed)).toEqual([null, null, 4429]);
  for (const line of [...lines, ...lookers]) line.close();
  await strict.close();
});

describe('whom limits are counted for', () => {
  const asked = (header: string | string[] | undefined, remoteAddress = '::ffff:10.0.0.1') =>
    [false, true].map((proxy) => {
      const request = new IncomingMessage(new Socket());
      if (header !== undefined) Object.assign(request.headers, { 'x-forwarded-for': header });
      Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
      return addresses(proxy)(request);
    });

  test.each([
    [undefined, '10.0.0.1'],
    ['203.0.113.7', '203.0.113.7'],
    // Whoever asks has written the first, the proxy the last.
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['unknown', '10.0.0.1'],
    ['203.0.113.7,', '10.0.0.1'],
  ])('%s behind a proxy is %s; without one the header means nothing', (header, address) => {
    expect(asked(header)).toEqual(['10.0.0.1', address]);
  });

  /** How many matches are made before it is too much, by requests and sockets that name another address each time. */
  const forged = async (setup: Partial<ServerSetup>) => {
    const strict = await house({ limits: { creations: { burst: 2, perSecond: 0 }, socketsOfAddress: 2 }, ...setup });
    const statuses: number[] = [];
    const sockets: WebSocket[] = [];
    for (let i = 0; i < 4; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.1, 203.0.113.${i}` };
      statuses.push((await new Person(strict).ask('POST', '/api/match', TWO, headers)).status);
      const socket = new WebSocket(`${strict.origin.replace('http', 'ws')}/api/socket`, PROTOCOL, { origin: strict.origin, headers });
      sockets.push(socket);
      await new Promise((resolve) => socket.once('open', resolve).once('error', resolve));
    }
    const open = sockets.map(({ readyState }) => readyState === WebSocket.OPEN);
    for (const socket of sockets) socket.terminate();
    await strict.close();
    return { statuses, open };
  };

  test('a header that names another address each time changes nothing', async () => {
    expect(await forged({})).toEqual({ statuses: [201, 201, 429, 429], open: [true, true, false, false] });
  });

  test('behind a proxy that is trusted everybody has limits of their own', async () => {
    expect(await forged({ trustProxy: true })).toEqual({ statuses: [201, 201, 201, 201], open: [true, true, true, true] });
  });
});

test('whatever bytes come in, nothing is written and nothing breaks', async () => {
  const { id, people, lines } = await seated(here, TWO);
  const { seq } = lines[0];
  const chance = stream('fuzz');
  for (let i = 0; i < 60; i++) {
    const line = await people[0].look(id);
    line.socket.send(frame(chance));
    line.send({ t: 'nonsense' });
    await line.until(() => line.closed !== null);
    expect([4422, 4401, 1007]).toContain(line.closed);
    const { status, body: said } = await people[1].ask('POST', ['/api/match', '/api/pair', '/api/blocked'][i % 3], body(chance) || '{}');
    expect(status).toBeLessThan(500);
    if (status >= 400) expect(Object.keys(codes)).toContain(said.error);
  }
  const large = await people[0].look(id);
  large.send({ t: 'pick', n: 2, key: 'x'.repeat(5000) });
  await large.until(() => large.closed !== null);
  expect(large.closed).toBe(1009);
  const after = await people[0].look(id);
  expect(after.seq).toBe(seq);
  for (const line of [...lines, after]) line.close();
});

test('what goes wrong is told without anything that is secret', async () => {
  const said: string[] = [];
  const canary = await house({ failed: (error) => said.push(error instanceof Error ? `${error.stack} ${error.cause}` : String(error)) });
  const { id, people, lines, invite, watch } = await seated(canary, TWO);
  const secrets = [invite, watch, ...people.map(({ cookie }) => cookie.split('=')[1]), ...lines.map((_, seat) => nonceOf(seat))];
  // The log is damaged, as nobody should: from now on everything about this match goes wrong.
  const db = new DatabaseSync(join(canary.data, 'touchline.db'));
  db.prepare('update entry set data = \'{"nonce":"x"}\' where match = ? and kind = \'reveal\'').run(id);
  db.close();
  for (const line of lines) line.close();
  const again = await house({
    data: canary.data,
    failed: (error) => said.push(error instanceof Error ? `${error.stack} ${error.cause}` : String(error)),
  });
  const visitor = new Person(again);
  visitor.cookie = people[0].cookie;
  const answers = [
    await visitor.get(`/api/match/${id}`),
    await visitor.post('/api/ticket', { match: id }),
    await visitor.post(`/api/match/${id}/sit`, { secret: invite, commit: 'ab'.repeat(32) }),
    await visitor.get(`/api/match/${id}/record`),
  ];
  expect(answers.map(({ body: { error } }) => error)).toEqual(['rules', 'rules', 'rules', 'rules']);
  expect(said.length).toBeGreaterThan(0);
  const metrics = await (await fetch(`${again.origin}/metrics`)).text();
  for (const text of [...said, metrics, ...answers.map((answer) => JSON.stringify(answer))])
    for (const secret of secrets) expect(text).not.toContain(secret);
  await again.close();
  await canary.close();
});

test('who does not read is dropped, and nobody else waits for them', () => {
  const sent: string[] = [];
  let waiting = 0;
  const closed: string[] = [];
  const slow = new Onlooker(
    { isOpen: () => closed.length === 0, waiting: () => waiting, send: (text) => sent.push(text), close: (why) => closed.push(why) },
    'spectator',
    { player: 'p', muted: [], whole: false, since: 0 },
  );
  slow.say({ t: 'p', now: 1 });
  waiting = 1_000_001;
  slow.say({ t: 'p', now: 2 });
  slow.say({ t: 'p', now: 3 });
  expect([sent.length, closed]).toEqual([1, ['tooSlow']]);
});

test('ready as long as the store is there; numbers for whoever runs it, and for nobody else', async () => {
  const person = new Person(here);
  expect((await person.get('/readyz')).body).toEqual({ ok: true });
  const { lines } = await seated(here, TWO);
  const asked = lines.find(({ view }) => view?.ask)!;
  await asked.pick();
  const text = await (await fetch(`${here.origin}/metrics`)).text();
  // The format of Prometheus: every line is a comment, or a name with labels and a number.
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^# (HELP|TYPE) \w+ .+$|^\w+(\{(\w+="[^"\\]*",?)+\})? -?[\d.e+-]+$/);
  expect(text).toMatch(/touchline_commands_total\{kind="pick",answer="ack"\} [1-9]/);
  expect(text).toMatch(/touchline_sockets \d+\n/);
  expect(text).toMatch(/touchline_command_seconds_bucket\{le="\+Inf"\} [1-9]/);
  expect((await person.ask('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
  for (const line of lines) line.close();
});
