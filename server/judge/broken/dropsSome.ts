/** Now and then an entry is not written, and nobody is told. */
import type { ServerSetup } from '../../server.ts';
import { withStore } from './damage.ts';

export default (setup: ServerSetup): ServerSetup => {
  let count = 0;
  return withStore(setup, (store) => ({
    append: (entry, before) => (++count % 20 === 0 ? Promise.resolve('won') : store.append(entry, before)),
  }));
};
