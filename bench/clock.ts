/**
 * Time on the processor, of all threads of this process: the collector and the compiler are paid for, and a neighbour who takes the
 * machine away is not. On an idle machine it is the time on the wall, or a little more.
 */
import process from 'node:process';

export interface Done {
  readonly units: number;
  readonly ns: number;
}

/** What is measured prepares itself and returns a piece of work that times itself: most measure one thing, some several at once. */
export type Side = () => () => { readonly [what: string]: Done };

export function nanoseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/** Time a piece of work that says how many units it did. */
export function timed(work: () => number): { readonly all: Done } {
  const start = nanoseconds();
  const units = work();
  return { all: { units, ns: nanoseconds() - start } };
}
