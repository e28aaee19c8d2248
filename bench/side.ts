/**
 * One side of a comparison, alone in its process: `node bench/side.ts <name> [warm-up ms] [measured ms]`. Prints nanoseconds per
 * unit as JSON, those of its fastest stretch: whatever else the machine does only ever adds. A stretch is long enough to hold its
 * share of garbage collection.
 */
import process from 'node:process';
import { type Done, nanoseconds } from './clock.ts';
import { sides } from './sides.ts';

const STRETCH_NS = 15e6;
/** On a busy machine the time on the wall runs out first. */
const BUSY = 1.5;

const [name, warmUp = '3000', measured = '500'] = process.argv.slice(2);
const prepare = sides[name];
if (!prepare) throw new Error(`There is no side "${name}". Sides: ${Object.keys(sides).join(', ')}.`);
const work = prepare();

/** Nanoseconds per unit of a stretch, for each thing the side measures. */
function stretch(): { [what: string]: number } {
  const sums: { [what: string]: { units: number; ns: number } } = {};
  const began = nanoseconds();
  do
    for (const [what, done] of Object.entries<Done>(work())) {
      sums[what] ??= { units: 0, ns: 0 };
      sums[what].units += done.units;
      sums[what].ns += done.ns;
    }
  while (nanoseconds() - began < STRETCH_NS);
  return Object.fromEntries(Object.entries(sums).map(([what, sum]) => [what, sum.ns / sum.units]));
}

function fastest(ms: number): { [what: string]: number } {
  const end = nanoseconds() + ms * 1e6;
  const latest = performance.now() + ms * BUSY;
  const best = stretch();
  while (nanoseconds() < end && performance.now() < latest)
    for (const [what, ns] of Object.entries(stretch())) best[what] = Math.min(best[what], ns);
  return best;
}

fastest(Number(warmUp));
console.log(JSON.stringify(fastest(Number(measured))));
