/**
 * The network fails between players and a server: lines are cut, fall silent at both ends or at one, are late; a page sleeps. Players
 * have the page's own line. Nothing may be picked twice, and every match must come to its end without anybody loading the page again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type Stream, stream } from '@touchline/engine';
import { findGame, root } from '@touchline/kit/node';
import { Seal, sealingKey } from '../../log/sealed.ts';
import { SqliteStore } from '../../log/sqlite.ts';
import { house, nonceOf, Person } from '../../testing/house.ts';
import { Network, troubles } from '../network/network.ts';
import type { Order, Told } from '../network/page.ts';
import { judge } from '../verdict.ts';
import { count, type Proof } from './proof.ts';

const PAGE = join(import.meta.dirname, '../network/page.ts');
/** Time in pages goes so many times as fast. */
const SPEED = 8;
/** Milliseconds a match may take, troubles and all. */
const LONGEST = 90_000;

export interface NetworkSetup {
  readonly runs: number;
  readonly together: number;
  /** Troubles a seat meets in a match. */
  readonly each: number;
  /** The longest trouble, in milliseconds of ours. */
  readonly longest: number;
  /** Of a hundred troubles so many put a page to sleep. */
  readonly sleeps: number;
  readonly seed: string;
  readonly game: string;
  readonly progress?: (words: string) => void;
}

export interface Networked {
  readonly faults: string[];
  readonly finished: number;
  readonly acks: number;
  readonly again: number;
  readonly views: number;
  readonly troubles: { readonly [kind: string]: number };
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Pages in a process of their own: one that sleeps puts all of its pages to sleep. */
class Pages {
  readonly #child: ChildProcess;
  readonly #told = new Map<string, (told: Told) => void>();
  #asleep = false;

  constructor() {
    this.#child = spawn(process.execPath, [PAGE, String(SPEED)], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#child.stdout! }).on('line', (text) => {
      const told: Told = JSON.parse(text);
      this.#told.get(told.match)?.(told);
    });
  }

  open(order: Order, told: (told: Told) => void): void {
    this.#told.set(order.match, told);
    this.#child.stdin!.write(`${JSON.stringify(order)}\n`);
  }

  end(match: string): void {
    this.#child.stdin!.write(`${JSON.stringify({ end: match })}\n`);
  }

  async sleep(ms: number): Promise<void> {
    if (this.#asleep) return;
    this.#asleep = true;
    this.#child.kill('SIGSTOP');
    await pause(ms);
    this.#child.kill('SIGCONT');
    this.#asleep = false;
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }
}

export async function network(setup: NetworkSetup): Promise<Networked> {
  const { pack } = await findGame(setup.game);
  const own = setup.game === pack.id ? [] : [setup.game];
  let target = '';
  const places = await Promise.all(
    Array.from({ length: Math.min(setup.together, setup.runs) }, () => Promise.all([0, 1].map(() => Network.open(() => target)))),
  );
  const here = await house({ games: own, origins: places.flat().map(({ origin }) => origin) });
  target = new URL(here.origin).host;
  const pages = [0, 1].map(() => new Pages());
  const total = { faults: [] as string[], finished: 0, acks: 0, again: 0, views: 0 };
  const met: { [kind: string]: number } = {};
  let begun = 0;

  /** What befalls one seat while its match goes on. */
  const trouble = async (proxy: Network, page: Pages, own: Stream, goesOn: () => boolean) => {
    for (let i = 0; i < setup.each && goesOn(); i++) {
      await pause(own.below(1500));
      const length = 20 + own.below(own.below(3) === 0 ? setup.longest : setup.longest / 8);
      if (own.below(100) < setup.sleeps) {
        met.sleep = (met.sleep ?? 0) + 1;
        await page.sleep(length);
        continue;
      }
      const kind = troubles[own.below(troubles.length)];
      met[kind] = (met[kind] ?? 0) + 1;
      proxy.begin(kind);
      await pause(length);
      proxy.end();
    }
  };

  const run = async (number: number, proxies: readonly Network[]): Promise<void> => {
    const label = `${setup.seed}/${number}`;
    const people = pages.map(() => new Person(here));
    const { id, invite } = (await people[0].post('/api/match', { game: pack.id, seats: ['me', 'open'] })).body;
    for (const [seat, person] of people.entries()) await person.sit(id, seat, seat === 0 ? {} : { secret: invite });
    const told: Told[] = [];
    for (const [seat, { cookie }] of people.entries()) {
      const order = { match: id, seat, origin: proxies[seat].origin, cookie, nonce: nonceOf(seat), seed: `${label}/${seat}` };
      pages[seat].open(order, (one) => (told[seat] = one));
    }
    const end = performance.now() + LONGEST;
    const isOver = () => pages.every((_, seat) => told[seat]?.over);
    const goesOn = () => !isOver() && performance.now() < end;
    const befalling = Promise.all(proxies.map((proxy, seat) => trouble(proxy, pages[seat], stream(`${label}/net/${seat}`), goesOn)));
    while (goesOn()) await pause(20);
    await befalling;
    const over = isOver();
    told.length = 0;
    for (const page of pages) page.end(id);
    for (let i = 0; i < 500 && (!told[0] || !told[1]); i++) await pause(20);
    for (const proxy of proxies) proxy.reset();
    if (!over) total.faults.push(`${label}: stands still (${pages.map((_, seat) => told[seat]?.state ?? 'silent').join('; ')})`);
    else total.finished++;
    const players = told.filter(Boolean).map(({ seat, journal }) => ({ seat, journal: { ...journal, sent: new Map(journal.sent) } }));
    const verdict = await judge(store, seal, pack.game, id, players);
    total.faults.push(...verdict.faults.map((words) => `${label}: ${words}`));
    for (const field of ['acks', 'again', 'views'] as const) total[field] += verdict[field];
    setup.progress?.(`${total.finished} of ${setup.runs}`);
  };

  const store = new SqliteStore(join(here.data, 'touchline.db'));
  const seal = new Seal(sealingKey(here.data, undefined));
  await Promise.all(
    places.map(async (proxies) => {
      while (begun < setup.runs) await run(begun++, proxies);
      for (const proxy of proxies) proxy.close();
    }),
  );
  for (const page of pages) page.close();
  await store.close();
  total.faults.push(...here.faults.map(String));
  await here.close();
  return { ...total, troubles: met };
}

export const prove: Proof = async (given, say) => {
  const runs = count(given.number, 500);
  const { faults, ...outcome } = await network({
    ...{ runs, together: count(given.tables, 30), each: 5, longest: 7500, sleeps: 8, seed: given.seed },
    game: given.game ?? join(root, 'docs/tutorials/crossbar'),
  });
  say(`${runs} matches: ${JSON.stringify(outcome)}`);
  for (const words of faults.slice(0, 30)) say(`  ${words}`);
  say(`${faults.length} faults found`);
  return faults.length === 0 && outcome.finished === runs;
};
