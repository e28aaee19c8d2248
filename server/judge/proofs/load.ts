/**
 * A steady load: so many matches, a pick for each every so often. Beside it, in the same run and on the same machine, a bare echo: what
 * a machine that is busy otherwise does to delays shows in both. Server, echo and players are processes of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { postgres } from '../../testing/postgres.ts';
import { Swarm } from '../swarm.ts';
import { count, type Proof } from './proof.ts';

const HERE = import.meta.dirname;

async function launched(file: string, args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly host: string }> {
  const child = spawn(process.execPath, [join(HERE, file), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [text] = await once(child.stdout!, 'data');
  return { child, host: new URL(String(text).trim()).host };
}

/** What a process has used: seconds of processor time, and bytes of memory. */
async function usage(host: string): Promise<{ readonly cpu: number; readonly memory: number }> {
  const text = await (await fetch(`http://${host}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { cpu: value('process_cpu_seconds_total'), memory: value('process_resident_memory_bytes') };
}

const shown = (ms: readonly number[]): string => {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)} ms`;
};

export const prove: Proof = async (given, say) => {
  const tables = count(given.number, 2000);
  const [seconds, pace] = [count(given.seconds, 300), count(given.pace, 2000)];
  const database = given.store === 'postgres' ? await postgres() : null;
  const data = mkdtempSync(join(tmpdir(), 'touchline-load-'));
  const storage = (await database?.database()) ?? 'sqlite';
  const server = await launched('../program.ts', ['0', data, storage]);
  const echo = await launched('../echo.ts', []);
  const swarm = new Swarm(server.host, echo.host, given.game ?? 'playca', given.seed, pace);
  const begun = performance.now();
  await swarm.open(tables);
  say(`${tables} matches, ${2 * tables} sockets, opened in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await swarm.play(Math.min(10, seconds / 4));
  swarm.forget();
  const before = await usage(server.host);
  await swarm.play(seconds);
  const after = await usage(server.host);
  const { picks, refused, delays, echoes, closed } = swarm;
  const [p99, bare] = [delays, echoes].map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? 0);
  const cpu = after.cpu - before.cpu;
  say(`${picks} picks in ${seconds} s, ${refused} refused, ${closed} sockets lost`);
  say(
    `server ${(cpu / seconds).toFixed(2)} cores, ${((cpu / Math.max(1, picks)) * 1e6).toFixed(0)} µs a pick, ${(after.memory / 1e6).toFixed(0)} MB`,
  );
  say(`picks ${shown(delays)}; echo ${shown(echoes)}; p99 is ${(p99 / bare).toFixed(1)} times that of the echo`);
  swarm.close();
  for (const { child } of [server, echo]) child.kill('SIGKILL');
  await database?.close();
  rmSync(data, { recursive: true, force: true });
  return refused === 0 && closed === 0 && picks > 0;
};
