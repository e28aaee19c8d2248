/** What else can be asked of a server about a match, over HTTP: the same of two that differ in what whoever asks cannot know. */
import type { House, Person } from './house.ts';

/** Ids, names, hashes and secrets differ between matches anyway, and tell nothing; each only where it looks as it should. */
export function masked(text: string, id: string): string {
  return (
    text
      .replaceAll(id, '…')
      .replace(/"(deck|commit)":"[0-9a-f]{64}"/g, '"$1":"…"')
      .replace(/"(ticket|invite|watch)":"[\w-]{43}"/g, '"$1":"…"')
      .replace(/"id":"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id":"…"')
      // Who has listened until a moment ago depends on the moment.
      .replace(/"programs":\[.*\]/g, '"programs":[…]')
      .replace(/"\p{L}+ \d\d( \(bot\))?"/gu, '"…"')
  );
}

/** Headers that differ by the hour, by a secret, or with the length of a name. */
const UNTOLD = ['date', 'set-cookie', 'content-length'];

async function answer({ origin }: House, { cookie }: Person, id: string, [method, path, body]: Question): Promise<string> {
  const answered = await fetch(`${origin}${path.replace('ID', id)}`, {
    method,
    headers: { cookie, ...(method === 'POST' && { origin, 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: JSON.stringify(body).replaceAll('ID', id) }),
  });
  const headers = [...answered.headers].filter(([name]) => !UNTOLD.includes(name));
  return masked(`${method} ${path}: ${answered.status} ${JSON.stringify(headers)} ${await answered.text()}`, id);
}

type Question = readonly [method: 'GET' | 'POST', path: string, body?: object];

const QUESTIONS: readonly Question[] = [
  ['GET', '/api/match/ID'],
  ['GET', '/api/me'],
  ['GET', '/api/tables'],
  ['GET', '/api/blocked'],
  ['GET', '/api/passkeys'],
  ['POST', '/api/ticket', { match: 'ID' }],
  ['POST', '/api/match/ID/sit', { commit: 'ab'.repeat(32) }],
  ['POST', '/api/match/ID/replay', {}],
];
/** Only while it goes on: afterwards how it was dealt is opened, and differs. */
const BEFORE_THE_END: readonly Question[] = [
  ['GET', '/api/match/ID/record'],
  ['POST', '/api/match/ID/report', { seat: 0, reason: 'other' }],
  ['POST', '/api/match/ID/report', { seat: 1, reason: 'other' }],
];

/** Which numbers there are for whoever runs the server; how large they are depends on the moment. */
async function numbers({ origin }: House): Promise<string> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const names = text.split('\n').filter((line) => line !== '' && !/^#|_closed_total|_requests_total|_commands_total/.test(line));
  return names.map((line) => line.replace(/ \S+$/, '')).join('\n');
}

/** That a match goes on is said now and then: now it has been. */
async function listed({ origin, running }: House, id: string): Promise<void> {
  running.renew();
  for (let tries = 0; tries < 100; tries++) if ((await (await fetch(`${origin}/api/tables`)).text()).includes(id)) return;
}

/** All a server says to these people about a match. */
export async function asked(house: House, people: readonly Person[], id: string, over: boolean): Promise<string[]> {
  const said: string[] = [];
  if (!over) await listed(house, id);
  for (const person of people)
    for (const question of over ? QUESTIONS : [...QUESTIONS, ...BEFORE_THE_END]) said.push(await answer(house, person, id, question));
  return [...said, await numbers(house)];
}
