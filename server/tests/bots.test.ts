/** Programs that play: those of docs/bot-api.md, whole matches; what they may not do; and the document that describes it all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stream } from '@touchline/engine';
import { SpielState, TERMINAL } from '@touchline/host/spiel';
import { listsFor } from '@touchline/kit';
import { root } from '@touchline/kit/node';
import playca from '@touchline/playca';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { document } from '../api/document.ts';
import { routes } from '../api/routes.ts';
import { fromServer } from '../api/told.ts';
import { toServer } from '../match/messages.ts';
import { type House, house, type Line, Person, seated } from '../testing/house.ts';
import { python } from '../testing/python.ts';

let here: House;
const folder = mkdtempSync(join(tmpdir(), 'touchline-bots-'));
beforeAll(async () => {
  here = await house();
});
afterAll(async () => {
  expect(here.faults).toEqual([]);
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = readFileSync(join(root, 'docs/bot-api.md'), 'utf8');
const codeIn = (language: string): string => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)![1];

const playOut = async (line: Line) => {
  const chance = stream('person');
  while (!line.standing!.over) {
    await line.until(() => line.view?.ask != null || line.standing!.over !== null);
    if (line.standing!.over) return;
    const { options } = line.view!.ask!;
    await line.pick(options[chance.below(options.length)].key);
  }
};

/** The program of the documentation listens; somebody challenges it, and they play to the end. */
async function challenged(command: string, name: string, code: string): Promise<void> {
  const file = join(folder, name);
  writeFileSync(file, code);
  const child: ChildProcess = spawn(command, [file, here.origin, 'playca'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  createInterface({ input: child.stdout! }).on('line', (text) => said.push(text));
  try {
    await expect.poll(() => said[0]).toMatch(/^listening /);
    const program = said[0].replace('listening ', '');
    const person = new Person(here);
    await expect.poll(async () => (await person.get('/api/tables')).body.programs).toContainEqual({ name: program, games: ['playca'] });
    const { id } = (await person.post('/api/match', { game: 'playca', seats: ['me', { program }] })).body;
    await person.sit(id, 0);
    const line = await person.look(id);
    await line.until(() => line.standing!.seats.every(({ deck }) => deck !== undefined));
    expect(line.standing!.seats[1]).toMatchObject({ who: 'person', name: program });
    await line.command({ t: 'reveal', nonce: '0'.repeat(64) });
    await line.until(() => line.view !== null);
    await playOut(line);
    await expect.poll(() => said).toContain(`over ${id}`);
    line.close();
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

test('the bot in Python plays a whole match, in at most 30 lines', async (context) => {
  if (!python) return context.skip('there is no Python here');
  expect(codeIn('python').trim().split('\n').length).toBeLessThanOrEqual(30);
  await challenged(python, 'bot.py', codeIn('python'));
});

test('the bot in Node plays a whole match', async () => {
  await challenged(process.execPath, 'bot.mjs', codeIn('js'));
});

/** A program without a process. */
class Program {
  readonly token: string;
  constructor(token: string) {
    this.token = token;
  }
  static async open(): Promise<Program> {
    const answer = await fetch(`${here.origin}/api/bot/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return new Program(JSON.parse(await answer.text()).token);
  }
  async ask(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
    const answer = await fetch(`${here.origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  }
}

test('two programs that want the same meet; a command twice is done once; what is refused says why', async () => {
  const [one, two] = [await Program.open(), await Program.open()];
  const first = (await one.ask('POST', '/api/bot/seek', { game: 'playca' })).body;
  expect(first).toMatchObject({ seat: 0, waiting: true });
  const second = (await two.ask('POST', '/api/bot/seek', { game: 'playca' })).body;
  expect(second).toEqual({ id: first.id, seat: 1, waiting: false });
  const path = `/api/bot/match/${first.id}`;
  const lines = async function* (program: Program) {
    const answer = await fetch(`${here.origin}${path}/stream`, { headers: { authorization: `Bearer ${program.token}` } });
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) yield chunk;
  };
  let text = '';
  for await (const chunk of lines(one)) {
    text += chunk;
    if (text.includes('"t":"here"')) break;
  }
  const told = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  for (const message of told) expect(fromServer.safeParse(message).error).toBeUndefined();
  const { n, view } = told.find(({ t }) => t === 'full');
  const command = { t: 'pick', n, key: view.ask?.options[0].key ?? 'x' };
  const answer = await one.ask('POST', path, command);
  if (view.ask) {
    expect(answer).toMatchObject({ status: 200, body: { t: 'ack', n } });
    expect(await one.ask('POST', path, command)).toMatchObject({ status: 200, body: { t: 'ack', n, again: true } });
  } else expect(answer).toMatchObject({ status: 409, body: { t: 'no', why: 'notAsked' } });
  expect(await two.ask('POST', path, { t: 'pick', n: 1, key: 'no such answer' })).toMatchObject({ status: 409, body: { t: 'no' } });
  expect(await two.ask('POST', path, { t: 'pick', n: 'one' })).toMatchObject({ status: 400, body: { error: 'malformed' } });
  expect(await two.ask('POST', path, { t: 'concede', n: 1 })).toMatchObject({ status: 200 });
  expect(await one.ask('POST', path, { t: 'concede', n: 9 })).toMatchObject({ status: 409 });
});

test('a program is no person and a person no program; a stranger program sees nothing', async () => {
  const program = await Program.open();
  const { id, lines, people } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  for (const path of ['/stream', '']) {
    const method = path === '' ? 'POST' : 'GET';
    const body = path === '' ? { t: 'concede', n: 1 } : undefined;
    expect(await program.ask(method, `/api/bot/match/${id}${path}`, body)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    // The cookie of somebody who sits there is no token.
    expect((await people[0].ask(method, `/api/bot/match/${id}${path}`, body)).status).toBe(401);
  }
  expect((await program.ask('GET', `/api/match/${id}/record`)).status).toBe(401);
  expect(await program.ask('POST', `/api/bot/challenge/${id}/accept`, {})).toMatchObject({ status: 403 });
  expect(await program.ask('POST', `/api/bot/challenge/${id}/decline`, {})).toMatchObject({ status: 404 });
  expect((await program.ask('DELETE', '/api/bot/account')).status).toBe(200);
  expect((await program.ask('POST', '/api/bot/seek', { game: 'playca' })).status).toBe(401);
  for (const line of lines) line.close();
});

test('the document is the one that is kept, and describes every route there is', async () => {
  expect(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(document())));
  const served = JSON.parse(await (await fetch(`${here.origin}/api/openapi.json`)).text());
  expect(served.openapi).toBe('3.1.0');
  const described = routes.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`).sort();
  expect(here.running.routes.toSorted()).toEqual(described);
});

test('what is said on a socket is as the document has it', async () => {
  const { lines } = await seated(here, { game: 'playca', seats: ['me', 'open'], clock: { kind: 'decision', each: 60_000 } });
  const line = lines.find(({ view }) => view?.ask)!;
  await line.pick();
  await line.command({ t: 'say', phrase: 'hello' });
  await line.command({ t: 'offer', what: 'moreTime' });
  await line.settled();
  const kinds = new Set<string>();
  for (const frame of lines.flatMap(({ frames }) => frames)) {
    const message = JSON.parse(frame);
    kinds.add(message.t);
    expect(fromServer.safeParse(message).error).toBeUndefined();
  }
  expect([...kinds].sort()).toEqual(['ack', 'full', 'here', 'news', 'p', 'said', 'welcome']);
  // The examples of the page, too.
  const examples = readFileSync(join(root, 'docs/online.md'), 'utf8').matchAll(/^> (\{.*?\})(?= {2}|$)/gm);
  const sent = [...examples].map(([, text]) => text).filter((text) => !text.includes('…'));
  expect(sent.length).toBeGreaterThan(4);
  for (const text of sent) expect(toServer.safeParse(JSON.parse(text)).error, text).toBeUndefined();
  for (const one of lines) one.close();
});

test('a match by the names of OpenSpiel', () => {
  const { game } = playca;
  const lists = listsFor(game, [], 2, 'spiel', { options: {} }).map(({ list }) => list);
  const state = new SpielState(game, { options: {}, lists, seed: 'spiel' });
  const chance = stream('spiel');
  let clone: SpielState | null = null;
  while (!state.isTerminal()) {
    const player = state.currentPlayer();
    const actions = state.legalActions();
    expect(actions.length).toBeGreaterThan(0);
    expect(() => state.applyAction(actions.length)).toThrow(RangeError);
    expect(state.returns()).toEqual([0, 0]);
    clone ??= state.clone();
    expect(JSON.parse(state.informationState(player)).viewer).toBe(player);
    state.applyAction(actions[chance.below(actions.length)]);
  }
  expect(state.currentPlayer()).toBe(TERMINAL);
  expect(state.legalActions()).toEqual([]);
  expect(state.returns().reduce((sum, one) => sum + one, 0)).toBe(0);
  expect(clone!.isTerminal()).toBe(false);
  expect(JSON.parse(state.serialize()).picks.length).toBeGreaterThan(5);
});
