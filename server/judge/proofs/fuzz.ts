/**
 * Whatever comes in, by whomever and at whatever moment: nothing breaks, only what was acknowledged is written, refusals are of the closed
 * list, and memory stays as it is. Most of it comes through memory instead of a network; some of it through real sockets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Stream, stream } from '@touchline/engine';
import { CLOSE, refusals } from '@touchline/host/wire';
import type { SqliteStore } from '../../log/sqlite.ts';
import { codes } from '../../match/refusal.ts';
import { type House, house, type Line, seated } from '../../testing/house.ts';
import { body, frame } from '../../testing/nonsense.ts';
import { Caller, say } from '../fuzz/caller.ts';
import { type Chair, states, Table } from '../fuzz/table.ts';
import { unsynced } from '../stores.ts';
import { count, type Proof, type Stop, stopAfter } from './proof.ts';

const CLOSED: readonly number[] = [...Object.values(CLOSE), 1007, 1009];
const WHYS: readonly string[] = refusals;
/** Matches that are tried at the same time, and inputs after which they are looked at and some begun anew. */
const TABLES = 16;
const STRETCH = 400;

export interface Fuzzed {
  readonly inputs: number;
  readonly wrong: readonly string[];
  readonly acknowledged: number;
  readonly refused: number;
  readonly answers: { readonly [status: string]: number };
  /** Bytes of the heap after each tenth, swept. */
  readonly memory: readonly number[];
}

setFlagsFromString('--expose-gc');
const sweep: () => void = runInNewContext('gc');

/** Everything that could be said in a state, at the right number, at an old one, and at one too far ahead; from each chair. */
export async function everything(here: House, store: SqliteStore, seed: string, game: string): Promise<Fuzzed> {
  const wrong: string[] = [];
  const chance = stream(seed);
  const caller = new Caller(here);
  let [inputs, acknowledged, refused] = [0, 0, 0];
  for (const state of states) {
    const sample = await Table.open(here, caller, state, game, chance);
    const number = sample.messages(sample.chairs[0], chance).length;
    const chairs = sample.chairs.length;
    sample.close();
    for (let at = 0; at < chairs; at++) {
      // One match for all that is refused; what is done needs another one each time.
      let table = await Table.open(here, caller, state, game, chance);
      for (let kind = 0; kind < number; kind++)
        for (const by of [-1, 1, 0] as const) {
          const chair = table.chairs[at];
          const message = table.messages(chair, chance)[kind];
          const before = table.written;
          const n = Math.max(1, chair.n + by);
          const heard = chair.answers.length;
          say(chair.socket, JSON.stringify({ ...message, n }));
          await table.settled();
          inputs++;
          const name = `${state}, chair ${at}, ${JSON.stringify(message)}, ${by}`;
          const answer = chair.answers[heard];
          if (!answer) wrong.push(`${name}: no answer`);
          else if (answer.t === 'no' && !WHYS.includes(answer.why)) wrong.push(`${name}: ${answer.why}`);
          if (answer?.t === 'ack') acknowledged++;
          else refused++;
          if (by === 1 && answer?.t === 'ack') wrong.push(`${name}: a number ahead was taken`);
          const entries = (await store.tail(table.id, 0)).length;
          if (entries !== table.written) wrong.push(`${name}: ${entries} entries, ${table.written} acknowledged`);
          if (table.written === before) continue;
          table.close();
          table = await Table.open(here, caller, state, game, chance);
        }
      table.close();
    }
  }
  caller.close();
  return { inputs, wrong, acknowledged, refused, answers: {}, memory: [] };
}

/** At random, for long. */
export async function fuzz(
  here: House,
  store: SqliteStore,
  seed: string,
  most: number,
  tell: (words: string) => void = () => {},
  stop?: Stop,
): Promise<Fuzzed> {
  const chance = stream(seed);
  const caller = new Caller(here);
  const games = ['playca', 'inazuma', 'fftcg'];
  const wrong: string[] = [];
  const memory: number[] = [];
  const answers: { [status: string]: number } = {};
  const opened = async (i: number) => Table.open(here, caller, states[i % states.length], games[chance.below(games.length)], chance);
  const tables: Table[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await opened(i));
  let [inputs, acknowledged, refused, turn] = [0, 0, 0, 0];
  const look = async (table: Table) => {
    await table.settled();
    const entries = (await store.tail(table.id, 0)).length;
    if (!table.fits(entries)) wrong.push(`${table.id} (${table.state}): ${entries} entries, ${table.written} acknowledged`);
    for (const { answers: heard } of table.chairs)
      for (const answer of heard.splice(0)) {
        if (answer.t === 'ack') acknowledged++;
        else if (WHYS.includes(answer.why)) refused++;
        else wrong.push(`refused with ${answer.why}`);
      }
  };
  for (let tenth = 1; inputs < most && wrong.length < 20 && !stop?.aborted; ) {
    for (let i = 0; i < STRETCH; i++, inputs++) {
      const table = tables[chance.below(TABLES)];
      if (chance.below(12) === 0) await request(table, chance);
      else await message(table, table.chairs[chance.below(table.chairs.length)], chance);
    }
    for (const table of tables) await look(table);
    const at = turn++ % TABLES;
    tables[at].close();
    tables[at] = await opened(turn);
    if (inputs >= (most / 10) * tenth) {
      sweep();
      memory.push(process.memoryUsage().heapUsed);
      tenth++;
      tell(`  ${inputs} inputs, ${acknowledged} acknowledged, ${refused} refused, heap ${(memory.at(-1)! / 1e6).toFixed(1)} MB`);
    }
  }
  for (const table of tables) table.close();
  caller.close();
  return { inputs, wrong, acknowledged, refused, answers, memory };

  async function message(table: Table, chair: Chair, own: Stream): Promise<void> {
    if (chair.closed !== null || chair.socket.readyState !== chair.socket.OPEN) {
      if (chair.closed !== null && !CLOSED.includes(chair.closed)) wrong.push(`a socket was closed with ${chair.closed}`);
      await table.again(chair);
    }
    const kind = own.below(10);
    // Closed sockets cost more than all else: what closes them is rarer.
    if (kind === 0 && own.below(4) === 0) say(chair.socket, frame(own));
    else {
      const list = table.messages(chair, own);
      // To leave is the end of all else.
      const one = list[own.below(list.length - (own.below(20) === 0 ? 0 : 1))];
      const n = kind < 6 ? chair.n : kind < 8 ? chair.n - own.below(4) : chair.n + own.below(5);
      const times = own.below(10) === 0 ? 2 : 1;
      if (own.below(40) === 0) say(chair.socket, { t: 'full' });
      else
        for (let i = 0; i < times; i++) {
          chair.open++;
          say(chair.socket, JSON.stringify({ ...one, n: Math.max(1, n) }));
        }
    }
    if (own.below(6) === 0) await new Promise((resume) => setImmediate(resume));
  }

  async function request(table: Table, own: Stream): Promise<void> {
    const routes = here.running.routes.filter((route) => !/stream|\*|metrics/.test(route));
    const [method, path] = routes[own.below(routes.length)].split(' ');
    const { cookie } = table.chairs[own.below(table.chairs.length)];
    // Who is forgotten has no seat any more: then the other tries would say nothing.
    const who = method === 'delete' && /^\/api\/(me|session)$/.test(path) ? '' : [cookie, '', 'touchline=x', `${cookie}x`][own.below(4)];
    const headers = { ...(who && { cookie: who }), ...(own.below(20) === 0 && { origin: 'http://elsewhere.example' }) };
    const place = path.replace(':id', [table.id, 'x', '%00', 'a'.repeat(80)][own.below(4)]);
    const sent = method === 'get' ? '' : body(own);
    const raw = own.below(30) === 0;
    const { status, body: said } = raw
      ? await caller.raw(`${String(frame(own)).replaceAll('\0', '')}\r\n\r\n`)
      : await caller.ask(method.toUpperCase(), place, sent, headers);
    answers[raw ? `raw ${status}` : status] = (answers[raw ? `raw ${status}` : status] ?? 0) + 1;
    const error: unknown = status >= 400 && said.startsWith('{') ? JSON.parse(said).error : null;
    if (status >= 500 || (!raw && status >= 400 && (typeof error !== 'string' || !Object.hasOwn(codes, error))))
      wrong.push(`${method} ${place} ${sent.slice(0, 200)}: ${status} ${said}`);
  }
}

/** The same over real sockets, where frames can be torn by a network. */
async function overSockets(here: House, seed: string, most: number, stop?: Stop): Promise<readonly string[]> {
  const chance = stream(seed);
  const { id, people, lines } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  const before = lines[0].seq;
  const wrong: string[] = [];
  let line: Line | null = null;
  for (let sent = 0; sent < most && wrong.length < 20 && !stop?.aborted; sent++) {
    if (!line || line.closed !== null) {
      if (line && !CLOSED.includes(line.closed ?? 0)) wrong.push(`a socket was closed with ${line.closed}`);
      line = await people[0].look(id);
    }
    line.socket.send(frame(chance));
    if (chance.below(4) === 0) await Promise.race([line.settled(), new Promise((resume) => setTimeout(resume, 2000))]);
  }
  const after = await people[1].look(id);
  if (after.seq !== before) wrong.push(`${after.seq - before} entries were written`);
  for (const one of [...lines, after]) one.close();
  line?.close();
  return wrong;
}

export const prove: Proof = async (given, say) => {
  const data = mkdtempSync(join(tmpdir(), 'touchline-fuzz-'));
  const store = unsynced(data);
  const here = await house({ idle: 300, store });
  const number = count(given.number, 1_000_000);
  const all = await everything(here, store, given.seed, given.game ?? 'playca');
  say(`every message in every state: ${all.inputs} tried, ${all.acknowledged} done, ${all.refused} refused, ${all.wrong.length} wrong`);
  const { inputs, wrong, acknowledged, refused, answers, memory } = await fuzz(here, store, given.seed, number, say, stopAfter(given));
  say(`at random: ${inputs} inputs, ${acknowledged} acknowledged, ${refused} refused; requests by status ${JSON.stringify(answers)}`);
  const sockets = await overSockets(here, given.seed, Math.min(20_000, number / 50), given.stop);
  const [early, late] = [memory[Math.floor(memory.length / 3)] ?? 0, memory.at(-1) ?? 0];
  const growth = early > 0 ? late / early - 1 : 0;
  say(
    `heap ${memory.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')} MB: ${(growth * 100).toFixed(1)} % more at the end than after a third`,
  );
  const found = [...all.wrong, ...wrong, ...sockets, ...here.faults.map(String)];
  for (const words of found.slice(0, 20)) say(`  ${words}`);
  say(`${found.length} wrong`);
  await here.close();
  rmSync(data, { recursive: true, force: true });
  return found.length === 0 && growth < 0.1;
};
