/** Writes without looking whether somebody else has been there. */
import { DatabaseSync } from 'node:sqlite';
import type { ServerSetup } from '../../server.ts';
import { fileOf, withStore } from './damage.ts';

export default (setup: ServerSetup): ServerSetup =>
  withStore(setup, () => ({
    async append({ match, seq, seat, n, kind, data, at, link }) {
      const db = new DatabaseSync(fileOf(setup), { timeout: 3000 });
      db.prepare('insert or replace into entry (match, seq, seat, n, kind, data, at, link) values (?, ?, ?, ?, ?, ?, ?, ?)').run(
        ...[match, seq, seat, n, kind, JSON.stringify(data), at, link],
      );
      db.close();
      return 'won';
    },
  }));
