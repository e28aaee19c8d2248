/** Those who watch a match, in a process of their own: `node watchers.ts <host> <match> <secret> <number>`. Asked, it says what they have heard. */
import process from 'node:process';
import { PROTOCOL } from '@touchline/host/wire';
import { WebSocket } from 'ws';
import { PULSE } from './swarm.ts';

/** How many are still there, and the newest number the first and the last of them were told. */
export interface Heard {
  readonly open: number;
  readonly first: number;
  readonly last: number;
}

/** Those who watch, and the last number each was told. */
class Watchers {
  readonly #sockets: WebSocket[] = [];
  readonly #seqs: number[] = [];

  constructor() {
    setInterval(() => {
      for (const socket of this.#sockets) if (socket?.readyState === WebSocket.OPEN) socket.send('{"t":"p"}');
    }, PULSE);
  }

  static async of(host: string, match: { readonly id: string; readonly watch: string }, number: number): Promise<Watchers> {
    const crowd = new Watchers();
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
    // Where everything takes long, a ticket may have run out: then another one is asked for.
    const entered = await new Promise<boolean>((resolve) => {
      socket.once('close', () => resolve(false));
      socket.on('message', (data) => {
        const text = String(data);
        // The beginning tells enough: all of it need not be read a thousand times.
        const seq = /^\{"t":"(?:full|news)","seq":(\d+)/.exec(text)?.[1];
        if (seq === undefined) return;
        this.#seqs[at] = Number(seq);
        resolve(true);
      });
    });
    if (!entered) await this.#enter(host, { id, watch }, at);
  }

  heard(): Heard {
    const open = this.#sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    return { open, first: Math.max(...this.#seqs), last: Math.min(...this.#seqs) };
  }
}

const [host, id, watch, number] = process.argv.slice(2);
const watchers = await Watchers.of(host, { id, watch }, Number(number));
process.on('message', () => process.send?.(watchers.heard()));
process.on('disconnect', () => process.exit(0));
process.stdout.write(`http://${host}/\n`);
