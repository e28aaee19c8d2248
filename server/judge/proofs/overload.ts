/**
 * More than a process can do: matches are opened, and played at a steady pace, until it refuses the next one with a reason. Then three times as
 * many want to begin at the same time. All of them must be refused, and those who play must notice nothing of it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, shown } from '../delays.ts';
import { Launched } from '../launched.ts';
import { Swarm } from '../swarm.ts';
import { count, type Proof } from './proof.ts';

const WANTED = 1.1;

export const prove: Proof = async (given, say) => {
  const most = count(given.number, 3000);
  const seconds = count(given.seconds, 20);
  const data = mkdtempSync(join(tmpdir(), 'touchline-overload-'));
  const server = await Launched.of(join(import.meta.dirname, '../program.ts'), ['0', data, 'sqlite']);
  const echo = await Launched.of(join(import.meta.dirname, '../echo.ts'));
  const swarm = new Swarm(server.host, echo.host, given.game ?? 'playca', given.seed, count(given.pace, 200));
  try {
    await swarm.open(count(given.tables, 20));
    let full = 0;
    const playing = swarm.play(Number.POSITIVE_INFINITY);
    while (full === 0 && swarm.reasons.length === 0 && swarm.size < most) {
      full = await swarm.more(20);
      if (swarm.size % 100 === 0) say(`  ${swarm.size} matches, ${shown(swarm.delays.slice(-200))}`);
    }
    swarm.rest();
    await playing;
    const tables = swarm.size;
    if (swarm.reasons.length === 0) {
      say(`${tables} matches, and none was refused: more are needed, or a faster pace`);
      return false;
    }
    say(`with ${tables} matches the next one was refused (${swarm.reasons.join(', ')})`);
    const phase = async (name: string, work: () => Promise<void>) => {
      swarm.forget();
      await Promise.all([swarm.play(seconds), work()]);
      say(
        `${name}: ${swarm.picks} picks, ${shown(swarm.delays)}; echo ${shown(swarm.echoes)}; ${swarm.refused} refused, ${swarm.closed} lost`,
      );
      return { delays: swarm.delays, echoes: swarm.echoes, good: swarm.refused === 0 && swarm.closed === 0 };
    };
    const quiet = await phase('at the limit', async () => {});
    let [refused, taken] = [0, 0];
    const pushed = await phase(`${3 * tables} more want to begin`, async () => {
      const gap = (seconds * 1000) / (3 * tables);
      const asked: Promise<void>[] = [];
      for (let i = 0; i < 3 * tables; i++) {
        asked.push(swarm.knock().then((status) => void (status === 503 ? refused++ : taken++)));
        await new Promise((resume) => setTimeout(resume, gap));
      }
      await Promise.all(asked);
    });
    const after = await phase('afterwards', async () => {});
    const base = (part: number) => (quantile(quiet.delays, part) + quantile(after.delays, part)) / 2;
    const ratio = (part: number) => quantile(pushed.delays, part) / base(part);
    const machine = quantile(pushed.echoes, 0.5) / ((quantile(quiet.echoes, 0.5) + quantile(after.echoes, 0.5)) / 2);
    say(
      `${refused} refused, ${taken} taken; delays ${ratio(0.5).toFixed(2)} times at p50, ${ratio(0.99).toFixed(2)} at p99, the echo ${machine.toFixed(2)}`,
    );
    return quiet.good && pushed.good && refused > 0 && ratio(0.5) / Math.max(1, machine) <= WANTED;
  } finally {
    swarm.close();
    await Promise.all([server.end(), echo.end()]);
    rmSync(data, { recursive: true, force: true });
  }
};
