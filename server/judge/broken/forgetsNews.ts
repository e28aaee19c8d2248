/** Leaves out a zone that has changed. */
import { Teller } from '../../match/teller.ts';
import type { ServerSetup } from '../../server.ts';

export default (setup: ServerSetup): ServerSetup => {
  const { news } = Teller.prototype;
  Teller.prototype.news = function (viewer) {
    const told = news.call(this, viewer);
    if (!told) return null;
    const message = JSON.parse(told.text);
    message.news?.zones?.pop();
    return { text: JSON.stringify(message) };
  };
  return setup;
};
