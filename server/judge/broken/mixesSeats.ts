/** Shows a seat what another one sees. */
import { Teller } from '../../match/teller.ts';
import type { ServerSetup } from '../../server.ts';

export default (setup: ServerSetup): ServerSetup => {
  const { full } = Teller.prototype;
  Teller.prototype.full = function (viewer, have) {
    const { text } = full.call(this, viewer === 1 ? 0 : viewer, have);
    return { text };
  };
  return setup;
};
