/**
 * One side of a comparison, alone in its process: `node bench/side.ts <name> [warm-up ms] [measured ms]`. Prints nanoseconds per
 * unit as JSON, those of its fastest stretch: whatever else the machine does only ever adds. A stretch is long enough to hold its
 * share of garbage collection.
 */
import process from 'node:process';
import { type Done, nanoseconds } from './clock.ts';
import { sides } from './sides.ts';

const STRETCH_NS = 15e6;

const [name, warmUp = '600', measured = '500'] = process.argv.slice(2);
const prepare = sides[name];
if (!prepare) throw new Error(`There is no side "${name}". Sides: ${Object.keys(sides).join(', ')}.`);
const work = prepare();

/** Work until so much time was measured; nanoseconds per unit. */
function stretch(): number {
  let units = 0;
  let ns = 0;
  while (ns < STRETCH_NS) {
    const done: Done = work();
    units += done.units;
    ns += done.ns;
  }
  return ns / units;
}

/** On a busy machine the time on the wall runs out first. */
const BUSY = 2;

function fastest(ms: number): number {
  const end = nanoseconds() + ms * 1e6;
  const latest = performance.now() + ms * BUSY;
  let best = stretch();
  while (nanoseconds() < end && performance.now() < latest) best = Math.min(best, stretch());
  return best;
}

fastest(Number(warmUp));
console.log(JSON.stringify({ ns: fastest(Number(measured)) }));
