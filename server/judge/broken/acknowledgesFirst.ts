/** Says that it is written, and writes it a little later. */
import type { ServerSetup } from '../../server.ts';
import { withStore } from './damage.ts';

export default (setup: ServerSetup): ServerSetup =>
  withStore(setup, (store) => ({
    async append(entry, before) {
      setTimeout(() => void store.append(entry, before).catch(() => {}), 80);
      return 'won';
    },
  }));
