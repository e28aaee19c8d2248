/**
 * The power fails: the store on a disk that then loses, tears and reorders whatever was not synced. What was acknowledged must be there
 * afterwards, unchanged and without a gap, and the file must be whole. `--seed a --only 17` tries seed a/17 again.
 */
import { stream } from '@touchline/engine';
import { type Entry, firstLink, linked, type Match } from '../../log/port.ts';
import { SqliteStore } from '../../log/sqlite.ts';
import { type Image, SimulatedDisk } from '../disk/disk.ts';
import { WasmSqlite } from '../disk/wasmSqlite.ts';
import { count, type Proof, stopAfter } from './proof.ts';

/** How often the power fails for one seed, and the most that is written and synced before it does. */
const FAILURES = 3;
const STEPS = 260;

export interface Failed {
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly failures: number;
  /** Sectors that were written and are not there any more. */
  readonly lost: number;
}

/** What one match is known to have. */
interface Known {
  readonly match: Match;
  /** Acknowledged. */
  readonly entries: Entry[];
  /** On its way when the power failed: there or not. */
  open: Entry | null;
}

export async function powerFails(sqlite: WasmSqlite, seed: string, change?: (sql: string) => string): Promise<Failed> {
  const chance = stream(seed);
  const faults: string[] = [];
  const known = new Map<string, Known>();
  const guests = new Set<string>();
  let image: Image = new Map();
  let lost = 0;
  let made = 0;
  const sooner = [4, 16, 64, 1000][chance.below(4)];
  for (let failure = 0; failure < FAILURES && faults.length === 0; failure++) {
    const disk = new SimulatedDisk(image, chance, 1 + chance.below(STEPS));
    const attempt = async (work: (store: SqliteStore) => Promise<void>) => {
      let store: SqliteStore | null = null;
      try {
        store = new SqliteStore('', () => sqlite.database(disk, sooner, change));
        await work(store);
      } catch (error) {
        // Whatever is refused while there is power is wrong.
        if (!disk.image) faults.push(`the store failed: ${error instanceof Error ? error.message : error}`);
      }
      disk.fail();
      await store?.close().catch(() => {});
    };
    await attempt(async (store) => {
      if (failure > 0) faults.push(...(await compared(store, known, guests)));
      while (!disk.image && faults.length === 0) await somethingHappens(store, () => made++);
    });
    lost += disk.lost;
    image = disk.image ?? new Map();
  }
  // The last time there is power for ever.
  const peace = new SimulatedDisk(image, chance, Number.POSITIVE_INFINITY);
  try {
    const store = new SqliteStore('', () => sqlite.database(peace, sooner, change));
    faults.push(...(await compared(store, known, guests)));
    const [row] = await store.rows('pragma integrity_check');
    if (row.integrity_check !== 'ok') faults.push(`the file is damaged: ${row.integrity_check}`);
    await store.close();
  } catch (error) {
    faults.push(`the store cannot be opened any more: ${error instanceof Error ? error.message : error}`);
  }
  return { faults, acknowledged: [...known.values()].reduce((sum, { entries }) => sum + entries.length, 0), failures: FAILURES, lost };

  /** A new match, somebody new, or entries of several matches at the same time. */
  async function somethingHappens(store: SqliteStore, next: () => number): Promise<void> {
    const kind = chance.below(8);
    if (kind === 0 || known.size === 0) {
      const match: Match = { id: `m${next()}`, created: 1, terms: { game: 'x' }, seed: 's'.repeat(100), seats: [null, null], watch: null };
      await store.create(match);
      known.set(match.id, { match, entries: [], open: null });
      return;
    }
    if (kind === 1) {
      const id = `p${next()}`;
      await store.people.welcome({ id, name: id }, `h${id}`, 1);
      guests.add(`h${id}`);
      return;
    }
    const matches = [...known.values()].filter(() => chance.below(3) > 0);
    await Promise.all(
      matches.map(async (one) => {
        const before = one.entries.at(-1)?.link ?? firstLink(one.match);
        const seq = one.entries.length + 1;
        const data = { key: 'k'.repeat(1 + chance.below(900)) };
        const entry = linked({ match: one.match.id, seq, seat: 0, n: seq, kind: 'pick', data, at: seq }, before);
        one.open = entry;
        if ((await store.append(entry, before)) !== 'won') faults.push(`${entry.match}: number ${seq} was not taken`);
        else one.entries.push(entry);
        one.open = null;
      }),
    );
  }
}

/** What is in the log against what is known of it. What was on its way and is there counts from now on. */
async function compared(store: SqliteStore, known: ReadonlyMap<string, Known>, guests: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const [id, one] of known) {
    if (!(await store.match(id))) faults.push(`lost: match ${id}`);
    const found = await store.tail(id, 0);
    const all = one.open ? [...one.entries, one.open] : one.entries;
    found.forEach((entry, at) => {
      if (JSON.stringify(entry) !== JSON.stringify(all[at])) faults.push(`changed: number ${at + 1} of ${id}`);
    });
    if (found.length < one.entries.length) faults.push(`lost: ${one.entries.length - found.length} acknowledged entries of ${id}`);
    if (one.open && found.length > one.entries.length) one.entries.push(one.open);
    one.open = null;
  }
  for (const hash of guests) if (!(await store.people.session(hash))) faults.push(`lost: the session ${hash}`);
  return faults;
}

/** Stores that are broken on purpose: each must be found. */
export const broken: { readonly [name: string]: (sql: string) => string } = {
  'syncs only now and then': (sql) => sql.replace('synchronous = full', 'synchronous = normal'),
  'never syncs': (sql) => sql.replace('synchronous = full', 'synchronous = off'),
  'keeps no log of what it changes': (sql) => sql.replace('journal_mode = wal', 'journal_mode = off'),
  'keeps its log in memory': (sql) => sql.replace('journal_mode = wal', 'journal_mode = memory'),
};

export const prove: Proof = async (given, say) => {
  const sqlite = await WasmSqlite.load();
  const first = count(given.only, 0);
  const seeds = given.only === undefined ? count(given.number, 10_000) : 1;
  const stop = stopAfter(given);
  const total = { seeds: 0, failures: 0, acknowledged: 0, lost: 0, bad: 0 };
  for (let i = first; i < first + seeds && total.bad < 10 && !stop?.aborted; i++) {
    const { faults, ...outcome } = await powerFails(sqlite, `${given.seed}/${i}`);
    total.seeds++;
    for (const field of ['failures', 'acknowledged', 'lost'] as const) total[field] += outcome[field];
    if ((i + 1) % 1000 === 0) say(`  ${JSON.stringify(total)}`);
    if (faults.length === 0) continue;
    total.bad++;
    say(`  seed ${given.seed}/${i}: ${faults.slice(0, 3).join('; ')}`);
  }
  say(
    `${total.seeds} seeds: the power failed ${total.failures} times, ${total.acknowledged} acknowledged entries, ${total.lost} sectors lost`,
  );
  say(`${total.bad} seeds with faults`);
  let all = true;
  for (const [name, change] of Object.entries(broken)) {
    let at = 0;
    while (at < 200 && (await powerFails(sqlite, `${given.seed}/${name}/${at}`, change)).faults.length === 0) at++;
    say(at < 200 ? `found     a store that ${name}, by seed ${at + 1}` : `NOT FOUND a store that ${name}`);
    all &&= at < 200;
  }
  return all && total.bad === 0;
};
