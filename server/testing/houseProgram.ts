/** A server of its own process with the page's files, for tests that end and begin it anew: the folder of the files, of the data, and the port. */
import process from 'node:process';
import { filesOf } from '../../web/site/files.ts';
import { openServer } from '../server.ts';
import { noLimits } from './house.ts';

const [folder, data, port, patience] = process.argv.slice(2);
const running = await openServer({
  ...{ port: Number(port), host: '127.0.0.1', data, limits: noLimits },
  files: filesOf(folder, () => ''),
  ...(patience && { patience: Number(patience) }),
});
process.stdout.write(`${running.port}\n`);
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
