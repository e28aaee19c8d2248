/** A server of its own process with one version of a game: the folder of the game, of the data, and the store. */
import process from 'node:process';
import { openServer } from '../server.ts';
import { noLimits } from './house.ts';

const [game, data, storage] = process.argv.slice(2);
const running = await openServer({ port: 0, host: '127.0.0.1', data, storage, games: [game], limits: noLimits });
process.stdout.write(`${running.port}\n`);
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
