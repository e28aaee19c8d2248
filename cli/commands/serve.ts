/** `touchline serve`: the table and online play for browsers, on one port. `npm start` is this. */
import { once } from 'node:events';
import { resolve } from 'node:path';
import process from 'node:process';
import { renderUnicodeCompact } from 'uqr';
import { type Given, read, wordsOf as wordsGiven } from '../arguments.ts';
import { languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { wordsOf } from '../words/words.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  origin: { type: 'string', multiple: true },
  'trust-proxy': { type: 'boolean' },
  store: { type: 'string' },
  lang: { type: 'string' },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'serve');
  wordsGiven(given, [], 'serve');
  const { online } = wordsOf(given.oneOf('lang', languages, languageOf(io.env)));
  const storage = storageOf(given, io);
  const port = given.text('port') === undefined ? undefined : given.count('port', 0, 0);
  if (port !== undefined && port > 65_535) throw new Mistake('noPort', String(port));
  const origins = given.texts('origin').map(originOf);
  const host = given.text('host') ?? '127.0.0.1';
  io.out(`${online.building}\n`);
  const { originsOf, PortTaken, serveTable } = await import('@touchline/server');
  const data = resolve(io.folder, given.text('data') ?? '.touchline');
  const running = await serveTable({ port, host, data, origins, storage, trustProxy: given.flag('trust-proxy') }).catch((error) => {
    throw error instanceof PortTaken ? new Mistake('portTaken', error.port) : error;
  });
  const away = originsOf(host, running.port).filter((origin) => !/\/\/(127\.|localhost|\[::1])/.test(origin));
  const address = origins[0] ?? (host === '0.0.0.0' || host === '::' ? `http://127.0.0.1:${running.port}/` : running.address);
  io.out(`${online.at(address)}\n`);
  io.out(`${away.length > 0 ? online.elsewhere(away) : online.onlyHere}\n`);
  // To be pointed at with a telephone.
  if (away.length > 0 && io.tty) io.out(`${renderUnicodeCompact(away[0], { border: 2 })}\n`);
  io.out(`${online.end}\n`);
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  await running.close();
  io.out(`${online.ended}\n`);
  return 0;
}

/** A file of its own, or a database; its address may be in the environment, where no list of processes shows it. */
export function storageOf(given: Given, io: Io): string {
  const storage = given.text('store') ?? (io.env.TOUCHLINE_STORE || 'sqlite');
  if (storage !== 'sqlite' && !/^postgres(ql)?:\/\/./.test(storage)) throw new Mistake('noStore', storage);
  return storage;
}

/** An address without a path. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') throw new Mistake('noOrigin', text);
  return url.origin;
}
