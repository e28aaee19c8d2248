/** `npm run test:online`: the proofs of online play at length. Prints what happened, and what must not have. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Proof } from './proofs/proof.ts';

const proofs = [
  'broken',
  'sqlite',
  'postgres',
  'database',
  'simulation',
  'disk',
  'network',
  'wire',
  'fuzz',
  'races',
  'load',
  'moves',
  'spectators',
  'overload',
  'drill',
  'standby',
] as const;

const USAGE = `npm run test:online                       all of it, at its full length (hours)
npm run test:online -- <proof> [options]  one of: ${proofs.join(', ')}

broken      every server that is broken on purpose is found; --only <name>
sqlite      processes that share a file are killed and frozen, lines are cut
postgres    the same with PostgreSQL and two processes
database    PostgreSQL itself is killed, its connections are broken
simulation  servers and clients in one process, in virtual time: what is sent is dropped, doubled, delayed; any seed can be tried again
disk        the power fails: what was not synced is lost, torn and reordered below the database
network     lines are cut, fall silent at one end or both, are late; pages sleep; players have the page's own line
wire        matches that differ in what a viewer cannot see send that viewer the same bytes; leaks made on purpose are found
fuzz        frames and bodies of all kinds change nothing and break nothing
races       of several who want a seat exactly one gets it
load        matches at a steady pace against a bare echo: processor, memory, delays
moves       moves for each second of processor time, against a bare echo and boardgame.io; with and without a disk; --rounds N
spectators  one match and a thousand who watch: those who play do not notice
overload    more than a process can do: new matches are refused, those that are played go on
drill       a match is backed up, restored elsewhere, and goes on there
standby     the machine of the database is lost with its disk, again and again, and its standby takes over

--number N     faults, seeds, pairs a game, inputs, races or matches, by what is tried
--game G       one game; --seed S; --processes N; --tables N; --every MS; --seconds N and --pace MS of the load; --store sqlite|postgres
--minutes N    no longer than that, whatever number was wanted; Ctrl-C ends it at once. Both say what was reached until then
`;

const text = { type: 'string' } as const;
const options = {
  ...{
    number: text,
    game: text,
    seed: text,
    only: text,
    processes: text,
    tables: text,
    every: text,
    seconds: text,
    pace: text,
    store: text,
    minutes: text,
    rounds: text,
  },
  help: { type: 'boolean', short: 'h' },
} as const;

const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [only] = positionals;
if (values.help || (only !== undefined && !proofs.some((name) => name === only))) {
  process.stdout.write(USAGE);
  process.exit(values.help ? 0 : 2);
}

const { help: _, ...given } = values;
const seed = given.seed ?? String(Date.now());
process.stdout.write(`seed ${seed}\n`);
const stopping = new AbortController();
process.once('SIGINT', () => {
  process.stdout.write('Ending; once more ends it without a verdict.\n');
  stopping.abort();
  process.once('SIGINT', () => process.exit(130));
});
const failed: string[] = [];
for (const name of proofs.filter((one) => only === undefined || one === only)) {
  const { prove }: { prove: Proof } = await import(`./proofs/${name}.ts`);
  const begun = performance.now();
  const good = await prove({ ...given, seed, stop: stopping.signal }, (words) => process.stdout.write(`${words}\n`));
  process.stdout.write(`${good ? 'holds' : 'DOES NOT HOLD'}: ${name}, in ${Math.round((performance.now() - begun) / 1000)} s\n\n`);
  if (!good) failed.push(name);
  if (stopping.signal.aborted) break;
}
process.exit(failed.length === 0 ? 0 : 1);
