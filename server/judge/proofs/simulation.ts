/**
 * Three servers, one log and everybody at the table in one process and in virtual time. Servers vanish in the middle of what they do,
 * answers of the log are lost, lines break, messages come twice. A seed that fails is printed: `--seed a --only 17` tries seed a/17 again.
 */
import { join } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stream } from '@touchline/engine';
import { nonceCommit } from '@touchline/host/fair';
import type { GamePackage } from '@touchline/kit';
import { findGame, root } from '@touchline/kit/node';
import type { Store } from '../../log/port.ts';
import { Seal } from '../../log/sealed.ts';
import { Matches } from '../../match/matches.ts';
import { newMatch } from '../../match/messages.ts';
import { judge } from '../verdict.ts';
import { World } from '../world.ts';
import { WorldPlayer } from '../worldPlayer.ts';
import { Disk, diskOf } from '../worldStore.ts';
import { count, type Proof, stopAfter } from './proof.ts';

const SERVERS = 3;
/** Things that happen before there is peace, and in peace. */
const TROUBLED = 1500;
const PEACE = 60_000;
const nothing = async () => {};

export interface Simulated {
  readonly faults: readonly string[];
  readonly entries: number;
  readonly crashes: number;
}

/** `wrong`: what a broken server does to its log. */
export async function simulate(
  pack: GamePackage,
  seats: number,
  seed: string,
  wrong: (store: Store) => Store = (store) => store,
): Promise<Simulated> {
  const world = new World(seed);
  const disk = new Disk();
  const seal = new Seal(Buffer.alloc(32, 7));
  const bytes = stream(`${seed}/bytes`);
  const chance = (length: number) => Buffer.from(Array.from({ length }, () => bytes.below(256)));
  let troubled = false;
  // No two clocks are the same, and none of them is right for ever.
  const clocks = Array.from({ length: SERVERS }, () => world.chance.below(4000) - 2000);
  const open = (server: number): Matches => {
    const log = diskOf(disk, world, () => (troubled ? 8 : 0));
    const unused = new Proxy({}, { get: () => nothing });
    const store = wrong(
      Object.assign(Object.create(unused), log, {
        tell: () => {},
        onWord: () => {},
        people: unused,
        lobby: unused,
        bots: unused,
        snapshots: unused,
        carried: unused,
      }),
    );
    return new Matches({
      ...{ store, seal, now: () => world.now + clocks[server], chance, game: async () => pack, failed: () => {} },
      ...{ patience: 1e9, idle: 1e8, think: async () => '', goesOn: nothing, complete: nothing, isListed: async () => false },
    });
  };
  const servers = Array.from({ length: SERVERS }, (_, at) => open(at));
  const { match, invite } = await servers[0].create({ id: 'p0', name: '' }, wanted(pack, seats), new Map());
  const nonces = Array.from({ length: seats }, (_, seat) => String(seat + 1).repeat(64));
  const sitting = nonces.map((nonce, seat) =>
    servers[0].sit(
      match.id,
      { id: `p${seat}`, name: `p${seat}` },
      { seat, ...(seat > 0 && { secret: invite! }), commit: nonceCommit(match.id, seat, nonce) },
    ),
  );
  let sat = false;
  Promise.all(sitting).then(() => {
    sat = true;
  });
  await world.run(10_000, () => sat);
  troubled = true;
  const down = new Set<number>();
  let crashes = 0;
  const door = () => {
    const at = world.chance.below(SERVERS);
    return down.has(at) ? null : servers[at].live(match.id);
  };
  const players = nonces.map(
    (nonce, seat) => new WorldPlayer(world, seat, nonce, door, () => (troubled ? { cut: 6, twice: 10 } : { cut: 0, twice: 0 })),
  );
  for (const player of players) player.connect();
  const crash = () => {
    if (!troubled) return;
    const at = world.chance.below(SERVERS);
    if (!down.has(at)) {
      crashes++;
      down.add(at);
      // Whatever it was doing goes on without anybody hearing of it; its sockets break.
      servers[at].drop();
      clocks[at] = world.chance.below(4000) - 2000;
      servers[at] = open(at);
      world.later(200, () => down.delete(at));
    }
    world.later(300, crash);
  };
  crash();
  const over = () => players.every(({ isOver }) => isOver);
  await world.run(TROUBLED, over);
  troubled = false;
  const finished = (await world.run(PEACE, over)) && over();
  for (const server of servers) server.drop();
  const log = diskOf(disk, world, () => 0);
  const verdict = judge(log, seal, pack.game, match.id, players);
  let judged = false;
  void verdict.then(() => {
    judged = true;
  });
  await world.run(1000, () => judged);
  const { faults, entries } = await verdict;
  return { faults: finished ? faults : [...faults, 'stands still'], entries, crashes };
}

setFlagsFromString('--expose-gc');
const sweep: () => void = runInNewContext('gc');

/** Megabytes that are left when everything nobody uses has been swept away. */
function used(): string {
  sweep();
  return (process.memoryUsage().heapUsed / 1e6).toFixed(1);
}

const wanted = ({ id }: GamePackage, seats: number) =>
  newMatch.parse({ game: id, seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'open')) });

export const prove: Proof = async (given, say) => {
  const first = count(given.only, 0);
  const seeds = given.only === undefined ? count(given.number, 100_000) : 1;
  // Mostly short matches: what is tried is the server, and every seed brings other faults. One in ten is of a real game, one of four seats.
  const short = { ...(await findGame(join(root, 'docs/tutorials/crossbar'))), seats: 2 };
  const together = await findGame(join(root, 'docs/tutorials/gameplan'));
  const real = { ...(await findGame(given.game ?? 'playca')), seats: 2 };
  const games = [
    real,
    { ...together, seats: 4 },
    short,
    { ...together, seats: 2 },
    short,
    short,
    { ...together, seats: 3 },
    short,
    short,
    short,
  ];
  const stop = stopAfter(given);
  let [bad, entries, crashes, done] = [0, 0, 0, 0];
  for (let i = first; i < first + seeds && bad < 10 && !stop?.aborted; i++) {
    const { pack, seats } = games[i % games.length];
    const seed = `${given.seed}/${i}`;
    const outcome = await simulate(pack, seats, seed);
    entries += outcome.entries;
    crashes += outcome.crashes;
    done++;
    if (done % 200 === 0) say(`  ${done} seeds, ${entries} entries, ${crashes} crashes, ${bad} with faults, ${used()} MB in use`);
    if (outcome.faults.length === 0) continue;
    bad++;
    say(`  seed ${seed}: ${outcome.faults.slice(0, 3).join('; ')}`);
  }
  say(`${done} seeds, ${entries} entries, ${crashes} crashes, ${bad} seeds with faults`);
  return bad === 0;
};
