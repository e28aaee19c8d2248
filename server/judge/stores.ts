/** Stores that promise less than the server's own, to see what the promise costs. */
import { join } from 'node:path';
import { type Appended, type Entry, firstLink, type Store } from '../log/port.ts';
import { openFile, SqliteStore } from '../log/sqlite.ts';

/** `unsynced`: a file that is not synced; `none`: the log is a list in memory. Undefined for what the server opens itself. */
export function storeFor(storage: string, data: string): Store | undefined {
  if (storage === 'none') return withoutLog();
  return storage === 'unsynced' ? unsynced(data) : undefined;
}

/** Where it does not matter what a power failure would leave: nothing waits for the disk. */
export const unsynced = (data: string): SqliteStore =>
  new SqliteStore(join(data, 'touchline.db'), (file) => {
    const db = openFile(file);
    return {
      get isTransaction() {
        return db.isTransaction;
      },
      exec: (sql) => db.exec(sql.replace('synchronous = full', 'synchronous = off')),
      prepare: (sql) => db.prepare(sql),
      close: () => db.close(),
    };
  });

/** People and tickets are kept in a database in memory, the log in plain lists. */
function withoutLog(): Store {
  const logs = new Map<string, Entry[]>();
  const store = new SqliteStore(':memory:');
  return Object.assign(store, {
    async append(entry: Entry, before: string): Promise<Appended> {
      const log = logs.get(entry.match) ?? [];
      logs.set(entry.match, log);
      const match = log.length === 0 ? await store.match(entry.match) : null;
      const last = log.at(-1)?.link ?? (match && firstLink(match));
      if (entry.seq !== log.length + 1 || last !== before) return 'lost';
      log.push(entry);
      return 'won';
    },
    async tail(match: string, after: number, most = Number.POSITIVE_INFINITY) {
      return (logs.get(match) ?? []).slice(after, after + most);
    },
    async command(match: string, seat: number, n: number) {
      return logs.get(match)?.find((entry) => entry.seat === seat && entry.n === n) ?? null;
    },
    snapshots: Object.assign(store.snapshots, { async keep() {} }),
  });
}
