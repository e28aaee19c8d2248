/** A server process for the judge: `node program.ts <port> <data> <storage> [game folder] [broken]`. Without limits, for all of its players are here. */
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import type { Limits } from '../door/limits.ts';
import { Unreachable } from '../log/port.ts';
import { openServer, type ServerSetup } from '../server.ts';
import { tellUsage } from './launched.ts';
import { storeFor } from './stores.ts';

const [port, data, storage, game, broken] = process.argv.slice(2);
const much = { burst: 1e9, perSecond: 1e9 };
const limits: Limits = {
  ...{ messages: much, requests: much, creations: much, replays: much, passkeys: much },
  ...{ socketsOfPlayer: 1e6, socketsOfAddress: 1e6 },
};
const damage: (setup: ServerSetup) => ServerSetup = broken
  ? (await import(`./broken/${broken}.ts`)).default
  : (setup: ServerSetup) => setup;

// The judge itself takes the database away.
const failed = (error: unknown) => {
  if (!(error instanceof Unreachable)) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
};

const { address } = await openServer(
  damage({
    port: Number(port),
    host: '127.0.0.1',
    data,
    storage,
    store: storeFor(storage, data),
    limits,
    games: game ? [game] : [],
    idle: 2000,
    failed,
  }),
);
process.stdout.write(`${address}\n`);
// It may not live to do that at its end.
flushCompileCache();
// Ctrl-C is for the judge, who has something left to ask.
tellUsage();
process.on('SIGINT', () => {});
// Without its judge it has nothing to do here.
process.stdin.on('end', () => process.exit(0)).resume();
