/** How a server is broken on purpose: what it does to its log, or to one of its parts. */
import { join } from 'node:path';
import type { Store } from '../../log/port.ts';
import { SqliteStore } from '../../log/sqlite.ts';
import type { ServerSetup } from '../../server.ts';

export const fileOf = ({ data }: ServerSetup): string => join(data, 'touchline.db');

/** The same server with some deeds of its store changed. */
export function withStore(setup: ServerSetup, change: (store: Store) => Partial<Store>): ServerSetup {
  const real = new SqliteStore(fileOf(setup));
  const changed = change(real);
  const store = new Proxy<Store>(real, {
    get(target, name) {
      const given = Reflect.get(changed, name) ?? Reflect.get(target, name);
      return typeof given === 'function' ? given.bind(target) : given;
    },
  });
  return { ...setup, store };
}
