/** Online play on one port: the log, the matches, and the door. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import type { GamePackage } from '@touchline/kit';
import { type FoundGame, findGame, gameIds } from '@touchline/kit/node';
import { addresses } from './door/address.ts';
import { Guests } from './door/guests.ts';
import { type DoorSetup, httpDoor } from './door/http.ts';
import { type Limits, USUAL_LIMITS } from './door/limits.ts';
import { Metrics } from './door/metrics.ts';
import { Origins, originsOf } from './door/origin.ts';
import { SocketDoor } from './door/sockets.ts';
import { openStore } from './log/open.ts';
import { type Store, Unreachable } from './log/port.ts';
import { Seal, sealingKey } from './log/sealed.ts';
import { Desks } from './match/desks.ts';
import { Waitings } from './match/lobby.ts';
import { Matches } from './match/matches.ts';
import type { Dealt } from './match/replica.ts';
import { Strain } from './match/strain.ts';
import { rulesOf } from './match/terms.ts';

export interface ServerSetup {
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The folder of the log and, unless the environment has it, of the sealing key. */
  readonly data: string;
  /** `sqlite`, a file in that folder, or the address of a database: `postgres://…` */
  readonly storage?: string;
  /** Where pages of ours come from, where that is not this address itself: behind a proxy with TLS. */
  readonly origins?: readonly string[];
  /** Everybody comes through one proxy, which says whose address it has seen: limits are counted for that one. */
  readonly trustProxy?: boolean;
  /** What answers everything that is not of online play: the table's files. */
  readonly files?: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Folders of games that are not ours. */
  readonly games?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Milliseconds somebody must have been away before the others may go on without them. */
  readonly patience?: number;
  readonly idle?: number;
  readonly mostIdle?: number;
  readonly failed?: (error: unknown) => void;
  // For tests.
  readonly store?: Store;
  readonly now?: () => number;
  readonly chance?: (bytes: number) => Buffer;
  readonly dealt?: Dealt;
  readonly strained?: (matches: number) => boolean;
}

export interface Running {
  readonly address: string;
  readonly port: number;
  /** What can be asked: `get /api/me`. */
  readonly routes: readonly string[];
  /** Says again what it says every few seconds: for tests. */
  renew(): void;
  /** Puts away what nobody looks at and has not for so many milliseconds, if it is too much: for tests. */
  rest(grace: number): void;
  /** Somebody comes by a connection that is no network: for tests that come a million times. */
  connection(stream: Duplex): void;
  /** Ends it: nothing new, what is being written is finished, and everybody is told to come back. */
  close(): Promise<void>;
}

/** Milliseconds between two lines that say the same. */
const QUIET = 10_000;
let lastSaid = 0;

/** What went wrong, for whoever runs the server. That the store is away is said now and then, not for everybody who asks. */
function reported(error: unknown): void {
  if (error instanceof Unreachable) {
    if (Date.now() - lastSaid < QUIET) return;
    lastSaid = Date.now();
  }
  const words = error instanceof Error ? (error instanceof Unreachable ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${words}\n`);
}

/** By its code too, so that another version is told apart. */
function carried({ pack, folder }: FoundGame): GamePackage {
  rulesOf(pack.game, folder);
  return pack;
}

export async function openServer(setup: ServerSetup): Promise<Running> {
  const { host, data, limits, now = Date.now, chance = randomBytes, failed = reported } = setup;
  const own = await Promise.all((setup.games ?? []).map((folder) => findGame(resolve(folder))));
  const packs = new Map<string, Promise<GamePackage>>(own.map((found) => [found.pack.id, Promise.resolve(carried(found))]));
  const game = (id: string): Promise<GamePackage | null> => {
    const known = packs.get(id) ?? (gameIds.includes(id) ? findGame(id).then(carried) : null);
    if (known) packs.set(id, known);
    return known ?? Promise.resolve(null);
  };
  const seal = new Seal(sealingKey(data, process.env.TOUCHLINE_KEY));
  const store = setup.store ?? (await openStore(setup.storage ?? 'sqlite', data, failed));
  const desks = new Desks([...gameIds, ...own.map(({ folder }) => folder)]);
  const waitings = new Waitings(store, { seal, now, chance });
  const strain = new Strain();
  const strained = setup.strained ?? ((number: number) => strain.isTooMuch(number));
  const matches = new Matches({
    goesOn: (replica, waits) => waitings.goesOn(replica, waits),
    complete: (replica) => waitings.complete(replica),
    isListed: (replica, player) => waitings.isListed(replica, player),
    ...{
      store,
      seal,
      now,
      chance,
      game,
      failed,
      dealt: setup.dealt,
      strained,
      patience: setup.patience ?? 60_000,
      idle: setup.idle ?? 60_000,
      mostIdle: setup.mostIdle,
    },
    think: (...asked) => desks.think(...asked),
  });
  const metrics = new Metrics();
  metrics.gauge('touchline_matches', 'Matches in memory.', () => matches.size);
  const origins = new Origins(setup.origins ?? []);
  const secure = setup.origins?.some((origin) => origin.startsWith('https:')) ?? false;
  const door: DoorSetup = {
    store,
    matches,
    waitings,
    guests: new Guests(store, secure),
    origins,
    limits: { ...USUAL_LIMITS, ...limits },
    addressOf: addresses(setup.trustProxy ?? false),
    now,
    failed,
    metrics,
    metricsToken: process.env.TOUCHLINE_METRICS || undefined,
  };
  const routes: string[] = [];
  const app = httpDoor(door, (route) => routes.push(route));
  const sockets = new SocketDoor(door);
  const { files } = setup;
  if (files)
    app.get('/*', (request, reply) => {
      reply.hijack();
      files(request.raw, reply.raw);
    });
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  await app.listen({ host, port: setup.port });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : setup.port;
  for (const origin of originsOf(host, port)) origins.add(origin);
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`,
    port,
    routes,
    renew: () => matches.renew(),
    rest: (grace) => matches.makeRoom(grace),
    connection: (stream) => void app.server.emit('connection', stream),
    async close() {
      await matches.close();
      sockets.close();
      await app.close();
      desks.close();
      metrics.close();
      strain.close();
      await store.close();
    },
  };
}
