/**
 * One match, and a thousand who watch it: what those who play notice of them. The same two play without anybody watching, with all of them,
 * and again without, so that what the machine does otherwise shows. Each watcher must have heard of everything.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@touchline/host/wire';
import { WebSocket } from 'ws';
import { quantile, shown } from '../delays.ts';
import { Launched } from '../launched.ts';
import { PULSE, Swarm } from '../swarm.ts';
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
    await swarm.play(3);
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
    const crowd = await Crowd.of(server.host, match, number);
    say(`${crowd.open} watch`);
    const watched = await phase(`${number} watch`);
    const heard = crowd.seqs();
    const open = crowd.open;
    crowd.close();
    const after = await phase('nobody watches any more');
    const ratio = (part: number) => {
      const quiet = (quantile(alone.delays, part) + quantile(after.delays, part)) / 2;
      return quantile(watched.delays, part) / quiet;
    };
    const machine = quantile(watched.echoes, 0.5) / ((quantile(alone.echoes, 0.5) + quantile(after.echoes, 0.5)) / 2);
    const behind = Math.max(...heard) - Math.min(...heard);
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

/** Those who watch, and the last number each was told. */
class Crowd {
  readonly #sockets: WebSocket[] = [];
  readonly #seqs: number[] = [];
  readonly #pulse = setInterval(() => {
    for (const socket of this.#sockets) if (socket?.readyState === WebSocket.OPEN) socket.send('{"t":"p"}');
  }, PULSE);

  static async of(host: string, match: { readonly id: string; readonly watch: string }, number: number): Promise<Crowd> {
    const crowd = new Crowd();
    for (let at = 0; at < number; at += 20)
      await Promise.all(Array.from({ length: Math.min(20, number - at) }, (_, i) => crowd.#enter(host, match, at + i)));
    return crowd;
  }

  async #enter(host: string, { id, watch }: { readonly id: string; readonly watch: string }, at: number): Promise<void> {
    const answer = await fetch(`http://${host}/api/ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://${host}` },
      body: JSON.stringify({ match: id, watch }),
    });
    const { ticket } = JSON.parse(await answer.text());
    const socket = new WebSocket(`ws://${host}/api/socket`, PROTOCOL, { origin: `http://${host}` });
    this.#sockets[at] = socket;
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', ticket, have: 0 })));
    socket.on('error', () => {});
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const text = String(data);
        // The beginning tells enough: all of it need not be read a thousand times.
        const seq = /^\{"t":"(?:full|news)","seq":(\d+)/.exec(text)?.[1];
        if (seq === undefined) return;
        this.#seqs[at] = Number(seq);
        resolve();
      });
    });
  }

  get open(): number {
    return this.#sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  seqs(): readonly number[] {
    return this.#seqs;
  }

  close(): void {
    clearInterval(this.#pulse);
    for (const socket of this.#sockets) socket.terminate();
  }
}
