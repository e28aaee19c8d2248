/** How far it is and how long it still takes: a bar at a terminal, elsewhere a line a minute. */
import type { Io } from '../io.ts';

export interface Progress {
  /** One more game. */
  step(): void;
  end(): void;
}

const WIDTH = 30;
const MINUTE = 60_000;

/** Games done before do not count for the time: they took none. */
export function progress(io: Pick<Io, 'err' | 'errTty'>, all: number, before: number, clock: () => number = Date.now): Progress {
  const start = clock();
  let played = before;
  const left = (): string => {
    const here = played - before;
    return here === 0 ? '' : `, ${spoken(((clock() - start) / here) * (all - played))} left`;
  };
  const line = () => `${played}/${all} games${left()}`;
  const minutes = io.errTty ? null : setInterval(() => io.err(`${line()}\n`), MINUTE);
  const draw = () => {
    const full = Math.floor((played / all) * WIDTH);
    if (io.errTty) io.err(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${line()}`);
  };
  draw();
  return {
    step() {
      played++;
      draw();
    },
    end() {
      if (minutes) clearInterval(minutes);
      else io.err('\r\x1b[K');
    },
  };
}

function spoken(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 100) return `about ${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `about ${minutes} min` : `about ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
