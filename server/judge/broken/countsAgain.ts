/** A command that comes twice is done twice: its number is not looked at. */
import { LiveMatch } from '../../match/live.ts';
import type { ServerSetup } from '../../server.ts';

export default (setup: ServerSetup): ServerSetup => {
  const { command } = LiveMatch.prototype;
  LiveMatch.prototype.command = function (seat, n, what, at, told) {
    const next = this.replica.seats[seat].n + 1;
    return command.call(this, seat, Math.max(n, next), what, at, (answer) => told({ ...answer, n }));
  };
  return setup;
};
