/** `npm start`: the table is built, served from this machine, and its address printed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { serve } from './serve.ts';

const PORT = 4100;
const USAGE = `npm start -- [--port N]

Builds the table and serves it to browsers on this machine. Ctrl-C ends it.
The terminal has a table too: npm run cli -- --help
`;

/** The port somebody wants, or the first one that is free from ours on. */
async function open(folder: string, wanted: number | undefined) {
  for (let port = wanted ?? PORT; ; port++)
    try {
      return await serve(folder, port);
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (taken && wanted === undefined && port < PORT + 20) continue;
      throw taken ? new Error(`Port ${port} is taken by another program. Choose another: npm start -- --port ${port + 1}`) : error;
    }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (values.port !== undefined && !/^\d{1,5}$/.test(values.port)) throw new Error(`--port needs a number, not "${values.port}".`);
  process.stdout.write('Building the table…\n');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-table-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
  await build({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const { address } = await open(folder, values.port === undefined ? undefined : Number(values.port));
  process.stdout.write(`Touchline is at ${address}\nCtrl-C ends it.\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
