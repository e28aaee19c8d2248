/**
 * Moves for each second of processor time of the server, against a bare echo and against boardgame.io's own server, in the same run and with
 * the same decks; and what durability costs. Rounds take turns, so that whatever else the machine does meets all of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { postgres } from '../../testing/postgres.ts';
import { Launched } from '../launched.ts';
import { EchoLoop, type Loop, OurLoop, RivalLoop } from '../loops.ts';
import { count, type Proof, stopAfter } from './proof.ts';

const PROGRAM = join(import.meta.dirname, '../program.ts');
const RIVAL = join(root, 'bench/online/rival.ts');
/** Wanted: so many times the moves of boardgame.io, at most so many echoes a move, and so much of what could be done without a disk. */
const WANTED = { rival: 3, echoes: 15, durable: 0.7 };

interface Side {
  readonly name: string;
  readonly server: Launched;
  readonly loop: (seed: string) => Loop;
  /** Microseconds of the server's processor for a move, by round. */
  readonly costs: number[];
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

export const prove: Proof = async (given, say) => {
  const tables = count(given.number, 100);
  const rounds = count(given.rounds, 5);
  const stop = stopAfter(given);
  const data = ['full', 'off', 'none', 'postgres'].map(() => mkdtempSync(join(tmpdir(), 'touchline-moves-')));
  const database = await postgres();
  const servers: Launched[] = [];
  const launch = async (file: string, ...args: string[]) => {
    const server = await Launched.of(file, args);
    servers.push(server);
    return server;
  };
  try {
    const echo = await launch(join(import.meta.dirname, '../echo.ts'));
    const rival = await launch(RIVAL);
    const lists = await rival.ask<readonly object[]>('decks');
    const side = (name: string, server: Launched, loop: (seed: string) => Loop): Side => ({ name, server, loop, costs: [] });
    const ours = async (name: string, at: number, storage: string) => {
      const server = await launch(PROGRAM, '0', data[at], storage);
      return side(name, server, (seed) => new OurLoop(server.host, tables, seed, lists));
    };
    const patches = await launch(RIVAL, 'patches');
    const drafts = await launch(RIVAL, 'drafts');
    const sides: Side[] = [
      side('bare echo', echo, () => new EchoLoop(echo.host, 2 * tables, 60)),
      await ours('ours, no store', 2, 'none'),
      await ours('ours, SQLite, not synced', 1, 'unsynced'),
      await ours('ours, SQLite', 0, 'sqlite'),
      ...(database ? [await ours('ours, PostgreSQL', 3, await database.database())] : []),
      side('boardgame.io, as documented', drafts, (seed) => new RivalLoop(drafts.host, tables, seed)),
      side('boardgame.io, plain rules', rival, (seed) => new RivalLoop(rival.host, tables, seed)),
      side('boardgame.io, patches', patches, (seed) => new RivalLoop(patches.host, tables, seed)),
    ];
    // The first round is for compilers to learn what is asked of them.
    for (let round = 0; round <= rounds && !stop?.aborted; round++)
      for (const one of sides) {
        const loop = one.loop(`${given.seed}/${round}`);
        await loop.prepare();
        const before = await one.server.usage();
        const begun = performance.now();
        await loop.play();
        const { cpu, memory } = await one.server.usage();
        const cost = ((cpu - before.cpu) / loop.moves) * 1e6;
        if (round > 0) one.costs.push(cost);
        const speed = loop.moves / ((performance.now() - begun) / 1000);
        say(
          `  ${round}: ${one.name.padEnd(28)} ${cost.toFixed(0).padStart(5)} µs a move, ${loop.moves} moves, ${speed.toFixed(0)} a second, ${(memory / 1e6).toFixed(0)} MB`,
        );
        loop.close();
      }
    /** How much more the first costs than the second; by round, for the machine is not the same in each. */
    const ratio = (first: string, second: string): number => {
      const [a, b] = [first, second].map((name) => sides.find((one) => one.name === name)?.costs ?? []);
      return median(a.map((cost, round) => cost / b[round]));
    };
    for (const { name, costs } of sides)
      say(
        `${name.padEnd(28)} ${median(costs).toFixed(0).padStart(5)} µs a move (${Math.min(...costs).toFixed(0)} to ${Math.max(...costs).toFixed(0)})`,
      );
    for (const name of ['boardgame.io, as documented', 'boardgame.io, plain rules', 'boardgame.io, patches'])
      say(
        `moves per processor second against ${name}: ${ratio(name, 'ours, no store').toFixed(2)} times without a store (as it has none), ${ratio(name, 'ours, SQLite').toFixed(2)} times with SQLite`,
      );
    const echoes = ratio('ours, no store', 'bare echo');
    const durable = { synced: ratio('ours, SQLite, not synced', 'ours, SQLite'), stored: ratio('ours, no store', 'ours, SQLite') };
    say(`a move costs ${echoes.toFixed(1)} echoes without a store, ${ratio('ours, SQLite', 'bare echo').toFixed(1)} with SQLite`);
    say(`durable: ${durable.synced.toFixed(2)} of the moves without syncing, ${durable.stored.toFixed(2)} of those without a store`);
    if (database)
      say(
        `on PostgreSQL: ${ratio('ours, no store', 'ours, PostgreSQL').toFixed(2)} of those without a store, its own processes not counted`,
      );
    return (
      ratio('boardgame.io, as documented', 'ours, no store') >= WANTED.rival && echoes <= WANTED.echoes && durable.synced >= WANTED.durable
    );
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await database?.close();
    for (const folder of data) rmSync(folder, { recursive: true, force: true });
  }
};
