/**
 * One match, and a thousand who watch it: what those who play notice of them. The same two play without anybody watching, with all of them,
 * and again without, so that what the machine does otherwise shows. Each watcher must have heard of everything.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, shown } from '../delays.ts';
import { Launched } from '../launched.ts';
import { Swarm } from '../swarm.ts';
import type { Heard } from '../watchers.ts';
import { count, type Proof } from './proof.ts';

/** Delays of those who play may be so much longer. */
const WANTED = 1.1;

export const prove: Proof = async (given, say) => {
  const number = count(given.number, 1000);
  const seconds = count(given.seconds, 20);
  const data = mkdtempSync(join(tmpdir(), 'touchline-spectators-'));
  const server = await Launched.of(join(import.meta.dirname, '../program.ts'), ['0', data, 'sqlite']);
  const echo = await Launched.of(join(import.meta.dirname, '../echo.ts'));
  const swarm = new Swarm(server.host, echo.host, given.game ?? 'eleven', given.seed, count(given.pace, 300));
  try {
    await swarm.open(1);
    // Compilers have learnt by then what is asked of them.
    await swarm.play(Math.min(15, seconds));
    const [match] = swarm.matches;
    const phase = async (name: string) => {
      swarm.forget();
      const before = await server.usage();
      await swarm.play(seconds);
      const { cpu } = await server.usage();
      say(
        `${name}: ${swarm.picks} picks, ${shown(swarm.delays)}; echo ${shown(swarm.echoes)}; server ${((cpu - before.cpu) / seconds).toFixed(2)} cores`,
      );
      return { delays: swarm.delays, echoes: swarm.echoes };
    };
    const alone = await phase('nobody watches');
    // In a process of their own: those who play must not wait for what these have to read.
    const crowd = await Launched.of(join(import.meta.dirname, '../watchers.ts'), [server.host, match.id, match.watch, String(number)]);
    const watched = await phase(`${number} watch`);
    const { open, first, last } = await crowd.ask<Heard>('heard');
    await crowd.end();
    const after = await phase('nobody watches any more');
    const ratio = (part: number) => {
      const quiet = (quantile(alone.delays, part) + quantile(after.delays, part)) / 2;
      return quantile(watched.delays, part) / quiet;
    };
    const machine = quantile(watched.echoes, 0.5) / ((quantile(alone.echoes, 0.5) + quantile(after.echoes, 0.5)) / 2);
    const behind = first - last;
    say(
      `delays with watchers: ${ratio(0.5).toFixed(2)} times at p50, ${ratio(0.99).toFixed(2)} at p99; the echo ${machine.toFixed(2)} times at p50`,
    );
    say(`${swarm.refused} refused, ${number - open} watchers lost, the last of them ${behind} entries behind the first`);
    return ratio(0.5) / Math.max(1, machine) <= WANTED && swarm.refused === 0 && open === number && behind <= 2;
  } finally {
    swarm.close();
    await Promise.all([server.end(), echo.end()]);
    rmSync(data, { recursive: true, force: true });
  }
};
