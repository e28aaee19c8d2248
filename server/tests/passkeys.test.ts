/** The same guest on another device, by a passkey; and nobody else by what was signed for something else. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOf } from '../door/passkeys.ts';
import { Authenticator, type Slips } from '../testing/authenticator.ts';
import { type House, house, Person, seated } from '../testing/house.ts';

let here: House;
/** Passkeys need an address with a name: the same server, by the one that every computer has. */
let named: Pick<House, 'origin'>;
let clock = 1_000_000;
beforeAll(async () => {
  here = await house({ now: () => clock });
  named = { origin: here.origin.replace('127.0.0.1', 'localhost') };
});
afterAll(async () => {
  expect(here.faults).toEqual([]);
  await here.close();
});

async function makes(person: Person, device: Authenticator, slips: Slips = {}) {
  const { body: dare } = await person.post('/api/passkeys/dare', {});
  return person.post('/api/passkeys', device.create(dare, named.origin, slips));
}
async function comesBack(person: Person, device: Authenticator, slips: Slips = {}) {
  const { body: dare } = await person.post('/api/session/dare', {});
  return person.post('/api/session', device.get(dare, named.origin, slips));
}
/** Somebody known here, with a passkey on a device of theirs. */
async function withPasskey() {
  const [person, device] = [new Person(named), new Authenticator()];
  const { name } = (await person.post('/api/me', {})).body;
  expect(await makes(person, device)).toMatchObject({ status: 201 });
  return { person, device, name };
}
const nameOf = async (person: Person): Promise<string | null> => (await person.get('/api/me')).body.name;

test('with a passkey one is the same on another device: name, matches and seat', async () => {
  const { id, people, lines } = await seated(named, { game: 'playca', seats: ['me', 'open'] });
  const device = new Authenticator();
  expect(await makes(people[0], device)).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const phone = new Person(named);
  expect(await comesBack(phone, device)).toEqual({ status: 200, body: { name: await nameOf(people[0]) } });
  expect((await phone.get('/api/me')).body.matches).toMatchObject([{ id, seat: 0 }]);
  const line = await phone.look(id);
  expect(line.view!.viewer).toBe(0);
  for (const one of [...lines, line]) one.close();
  // Both devices are known; each can be left by itself.
  expect((await phone.ask('DELETE', '/api/session')).status).toBe(200);
  expect(await nameOf(phone)).toBeNull();
  expect(await nameOf(people[0])).not.toBeNull();
});

test('a browser that comes back as somebody else is nobody else any more', async () => {
  const { device, name } = await withPasskey();
  const other = new Person(named);
  await other.post('/api/me', {});
  const { cookie } = other;
  expect((await comesBack(other, device)).body).toEqual({ name });
  expect(other.cookie).not.toBe(cookie);
  other.cookie = cookie;
  expect(await nameOf(other)).toBeNull();
});

test('passkeys are listed and removed, by whom they belong to; one that was removed opens nothing', async () => {
  const { person, device } = await withPasskey();
  clock += 1000;
  await comesBack(new Person(named), device);
  const [{ id, created, used }] = (await person.get('/api/passkeys')).body.passkeys;
  expect([created, used]).toEqual([clock - 1000, clock]);
  const { person: stranger } = await withPasskey();
  expect((await stranger.ask('DELETE', `/api/passkeys/${id}`)).body).toEqual({ error: 'notFound' });
  expect((await person.ask('DELETE', `/api/passkeys/${id}`)).status).toBe(200);
  expect((await person.get('/api/passkeys')).body).toEqual({ passkeys: [] });
  expect((await comesBack(new Person(named), device)).body).toEqual({ error: 'passkey' });
});

test('who deletes everything is gone on all devices, and so are their passkeys', async () => {
  const { person, device } = await withPasskey();
  const phone = new Person(named);
  await comesBack(phone, device);
  const { cookie } = phone;
  await person.ask('DELETE', '/api/me');
  phone.cookie = cookie;
  expect(await nameOf(phone)).toBeNull();
  expect((await comesBack(new Person(named), device)).body).toEqual({ error: 'passkey' });
  const db = new DatabaseSync(join(here.data, 'touchline.db'));
  const { player } = db.prepare("select id as player from player where name = '' order by created desc limit 1").get() ?? {};
  expect(db.prepare('select count(*) as left_over from passkey where player = ?').get(String(player))).toEqual({ left_over: 0 });
  db.close();
});

test('who is banned does not come back by a passkey either', async () => {
  const { person, device } = await withPasskey();
  const db = new DatabaseSync(join(here.data, 'touchline.db'));
  const [{ id }] = (await person.get('/api/passkeys')).body.passkeys;
  db.prepare('update player set banned_until = ? where id = (select player from passkey where id = ?)').run(clock + 1000, id);
  db.close();
  expect((await comesBack(new Person(named), device)).body).toEqual({ error: 'banned' });
  clock += 1001;
  expect((await comesBack(new Person(named), device)).status).toBe(200);
});

describe('what was signed for something else', () => {
  const other = Buffer.alloc(32, 7).toString('base64url');
  const slips: { readonly [name: string]: Slips } = {
    'a challenge nobody gave': { challenge: other },
    'another origin': { origin: 'https://elsewhere.example' },
    'another port of the same host': { origin: 'http://localhost:1' },
    'another purpose': { type: 'payment.get' },
  };
  test.each(Object.keys(slips))('%s', async (name) => {
    const person = new Person(named);
    await person.post('/api/me', {});
    expect((await makes(person, new Authenticator(), slips[name])).body).toEqual({ error: 'passkey' });
    const { device } = await withPasskey();
    const phone = new Person(named);
    expect(await comesBack(phone, device, slips[name])).toEqual({ status: 403, body: { error: 'passkey' } });
    expect(phone.cookie).toBe('');
    // It is not the device's fault.
    expect((await comesBack(phone, device)).status).toBe(200);
  });

  test('a challenge is used up, also by what was refused, and only for a while', async () => {
    const { device } = await withPasskey();
    const phone = new Person(named);
    const { body: dare } = await phone.post('/api/session/dare', {});
    const shown = device.get(dare, named.origin);
    expect((await phone.post('/api/session', shown)).status).toBe(200);
    expect((await phone.post('/api/session', shown)).body).toEqual({ error: 'passkey' });
    const { body: second } = await phone.post('/api/session/dare', {});
    expect((await phone.post('/api/session', device.get(second, named.origin, { origin: 'https://elsewhere.example' }))).status).toBe(403);
    expect((await phone.post('/api/session', device.get(second, named.origin))).body).toEqual({ error: 'passkey' });
    const { body: third } = await phone.post('/api/session/dare', {});
    clock += 5 * 60_000 + 1;
    expect((await phone.post('/api/session', device.get(third, named.origin))).body).toEqual({ error: 'passkey' });
  });

  test('what was drawn for making a passkey opens nothing, and the other way round, and is for one person', async () => {
    const { person, device } = await withPasskey();
    const { body: making } = await person.post('/api/passkeys/dare', {});
    const asked = { challenge: making.challenge, rpId: 'localhost' };
    expect((await person.post('/api/session', device.get(asked, named.origin))).body).toEqual({ error: 'passkey' });
    const { body: opening } = await person.post('/api/session/dare', {});
    const wanted = { challenge: opening.challenge, rp: { id: 'localhost' } };
    expect((await person.post('/api/passkeys', new Authenticator().create(wanted, named.origin))).body).toEqual({ error: 'passkey' });
    const { person: stranger } = await withPasskey();
    const { body: theirs } = await person.post('/api/passkeys/dare', {});
    expect((await stranger.post('/api/passkeys', new Authenticator().create(theirs, named.origin))).body).toEqual({ error: 'passkey' });
  });

  test('a signature of another key, a changed one, and a counter that goes back', async () => {
    const { device } = await withPasskey();
    const { device: foreign } = await withPasskey();
    const phone = new Person(named);
    const tried = async (change: (shown: ReturnType<Authenticator['get']>, theirs: ReturnType<Authenticator['get']>) => object) => {
      const { body: dare } = await phone.post('/api/session/dare', {});
      return (await phone.post('/api/session', change(device.get(dare, named.origin), foreign.get(dare, named.origin)))).body;
    };
    expect(await tried((mine, { response }) => ({ ...mine, response }))).toEqual({ error: 'passkey' });
    expect(await tried((mine) => ({ ...mine, id: 'AAAA', rawId: 'AAAA' }))).toEqual({ error: 'passkey' });
    expect(await tried((mine) => ({ ...mine, more: 1 }))).toEqual({ error: 'malformed' });
    expect((await comesBack(phone, device, { count: 9 })).status).toBe(200);
    expect((await comesBack(phone, device, { count: 9 })).body).toEqual({ error: 'passkey' });
    expect((await comesBack(phone, device, { count: 10 })).status).toBe(200);
  });
});

test('only where an address has a name, and TLS or this computer', async () => {
  const plain = new Person(here);
  await plain.post('/api/me', {});
  for (const path of ['/api/passkeys/dare', '/api/session/dare'])
    expect(await plain.post(path, {})).toEqual({ status: 422, body: { error: 'insecure' } });
  const addresses = [
    'https://table.example',
    'http://localhost:4100',
    'http://table.example',
    'https://203.0.113.7',
    'http://[::1]:4100',
    'null',
  ];
  expect(addresses.map((origin) => siteOf(origin)?.name ?? null)).toEqual(['table.example', 'localhost', null, null, null, null]);
});

test('so many of one person, and so many tries of an address', async () => {
  const { person, device } = await withPasskey();
  for (let i = 1; i < 10; i++) await makes(person, new Authenticator());
  expect((await person.post('/api/passkeys/dare', {})).body).toEqual({ error: 'limit' });
  expect((await comesBack(new Person(named), device)).status).toBe(200);
  const strict = await house({ limits: { passkeys: { burst: 2, perSecond: 0 } } });
  const guest = new Person({ origin: strict.origin.replace('127.0.0.1', 'localhost') });
  const tries = await Promise.all([1, 2, 3].map(() => guest.post('/api/session/dare', {})));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  await strict.close();
});
