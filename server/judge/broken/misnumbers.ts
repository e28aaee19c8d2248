/** Tells players another number than the one their command has in the log. */
import { LiveMatch } from '../../match/live.ts';
import type { ServerSetup } from '../../server.ts';

export default (setup: ServerSetup): ServerSetup => {
  const { command } = LiveMatch.prototype;
  let count = 0;
  LiveMatch.prototype.command = function (seat, n, what, at, told) {
    const wrong = ++count % 10 === 0 ? 1 : 0;
    return command.call(this, seat, n, what, at, (answer) => told(answer.t === 'ack' ? { ...answer, seq: answer.seq + wrong } : answer));
  };
  return setup;
};
