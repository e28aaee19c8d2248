/** Whoever comes back is shown how it was a little earlier: the newest entries are not read. */
import type { ServerSetup } from '../../server.ts';
import { withStore } from './damage.ts';

export default (setup: ServerSetup): ServerSetup =>
  withStore(setup, (store) => ({
    tail: async (match, after) => (await store.tail(match, after)).filter(({ at }) => at + 300 < Date.now()),
  }));
