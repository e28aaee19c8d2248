/** Now and then news does not arrive: whoever is asked waits for ever. */
import { Teller } from '../../match/teller.ts';
import type { ServerSetup } from '../../server.ts';

export default (setup: ServerSetup): ServerSetup => {
  const { news } = Teller.prototype;
  let count = 0;
  Teller.prototype.news = function (viewer) {
    const told = news.call(this, viewer);
    return ++count % 10 === 0 ? null : told;
  };
  return setup;
};
