/** `touchline admin`: reports, bans, and what is kept of somebody. What is found is printed as JSON. */
import { resolve } from 'node:path';
import { read } from '../arguments.ts';
import { languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { storageOf } from './serve.ts';

const OPTIONS = {
  data: { type: 'string' },
  store: { type: 'string' },
  days: { type: 'string' },
  lang: { type: 'string' },
} as const;
const DEEDS = ['reports', 'report', 'close', 'ban', 'unban', 'export', 'delete'] as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'admin');
  given.oneOf('lang', languages, languageOf(io.env));
  const [wanted, id, surplus] = given.words;
  if (wanted === undefined) throw new Mistake('missing', 'deed', 'admin');
  const deed = DEEDS.find((one) => one === wanted);
  if (!deed) throw new Mistake('notOneOf', 'admin', wanted, DEEDS);
  if (deed !== 'reports' && id === undefined) throw new Mistake('missing', 'id', 'admin');
  if (surplus !== undefined || (deed === 'reports' && id !== undefined)) throw new Mistake('tooManyWords', surplus ?? id, 'admin');
  const days = given.text('days') === undefined ? null : given.count('days', 0, 1);
  const { openStore, Office } = await import('@touchline/server');
  const store = await openStore(storageOf(given, io), resolve(io.folder, given.text('data') ?? '.touchline'), (error) =>
    io.err(`${error}\n`),
  );
  try {
    const office = new Office(store);
    const found = await {
      reports: () => office.reports(),
      report: () => office.report(id),
      close: () => office.close(id),
      ban: () => office.ban(id, days),
      unban: () => office.ban(id, 0),
      export: () => office.export(id),
      delete: () => office.delete(id),
    }[deed]();
    if (found === null || found === false) throw new Mistake('nothingThere', id);
    io.out(`${JSON.stringify(found === true ? { [deed]: id } : found, null, 2)}\n`);
    return 0;
  } finally {
    await store.close();
  }
}
