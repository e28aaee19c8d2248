/**
 * A steady load: so many matches, a pick for each every so often. Beside it, in the same run and on the same machine, a bare echo: what
 * a machine that is busy otherwise does to delays shows in both. Server, echo and players are processes of their own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgres } from '../../testing/postgres.ts';
import { quantile, shown } from '../delays.ts';
import { Launched } from '../launched.ts';
import { Swarm } from '../swarm.ts';
import { count, type Proof } from './proof.ts';

export const prove: Proof = async (given, say) => {
  const tables = count(given.number, 2000);
  const [seconds, pace] = [count(given.seconds, 300), count(given.pace, 2000)];
  const database = given.store === 'postgres' ? await postgres() : null;
  const data = mkdtempSync(join(tmpdir(), 'touchline-load-'));
  const storage = (await database?.database()) ?? 'sqlite';
  const server = await Launched.of(join(import.meta.dirname, '../program.ts'), ['0', data, storage]);
  const echo = await Launched.of(join(import.meta.dirname, '../echo.ts'));
  const swarm = new Swarm(server.host, echo.host, given.game ?? 'playca', given.seed, pace);
  const begun = performance.now();
  await swarm.open(tables);
  say(`${tables} matches, ${2 * tables} sockets, opened in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await swarm.play(Math.min(10, seconds / 4));
  swarm.forget();
  const before = await server.usage();
  await swarm.play(seconds);
  const after = await server.usage();
  const { picks, refused, delays, echoes, closed, reasons } = swarm;
  for (const reason of reasons) say(`a new match was refused: ${reason}`);
  const [p99, bare] = [delays, echoes].map((list) => quantile(list, 0.99));
  const cpu = after.cpu - before.cpu;
  say(`${picks} picks in ${seconds} s, ${refused} refused, ${closed} sockets lost`);
  say(
    `server ${(cpu / seconds).toFixed(2)} cores, ${((cpu / Math.max(1, picks)) * 1e6).toFixed(0)} µs a pick, ${(after.memory / 1e6).toFixed(0)} MB`,
  );
  say(`picks ${shown(delays)}; echo ${shown(echoes)}; p99 is ${(p99 / bare).toFixed(1)} times that of the echo`);
  swarm.close();
  await Promise.all([server.end(), echo.end()]);
  await database?.close();
  rmSync(data, { recursive: true, force: true });
  return reasons.length === 0 && refused === 0 && closed === 0 && picks > 0;
};
