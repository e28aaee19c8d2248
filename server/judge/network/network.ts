/** A network between a player and the server, which can fail in all the ways networks do. */
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `cut`: connections break, and nobody answers. `silent`: connections stay, and nothing passes any more, in new ones neither.
 * `deaf`: what the player says does not arrive; `mute`: what the server says does not. `late`: everything waits, and passes afterwards.
 */
export const troubles = ['cut', 'silent', 'deaf', 'mute', 'late'] as const;
export type Trouble = (typeof troubles)[number];

interface Pair {
  readonly player: Socket;
  readonly server: Socket;
  /** What it fell silent to stays unsaid for ever: the two ends do not agree any more. */
  dead: { up: boolean; down: boolean };
  waiting: (() => void)[];
}

export class Network {
  readonly #server: Server;
  readonly #target: () => string;
  readonly #pairs = new Set<Pair>();
  #trouble: Trouble | null = null;
  port = 0;

  private constructor(target: () => string) {
    this.#target = target;
    this.#server = createServer((player) => this.#meet(player));
  }

  static async open(target: () => string): Promise<Network> {
    const proxy = new Network(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    const address = proxy.#server.address();
    proxy.port = typeof address === 'object' && address ? address.port : 0;
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  #meet(player: Socket): void {
    player.on('error', () => {});
    if (this.#trouble === 'cut') {
      player.destroy();
      return;
    }
    const [host, port] = this.#target().split(':');
    const server = connect(Number(port), host);
    const pair: Pair = { player, server, dead: { up: false, down: false }, waiting: [] };
    this.#pairs.add(pair);
    this.#befall(pair);
    server.on('error', () => player.destroy());
    const pass = (to: Socket, way: 'up' | 'down', bytes: Buffer) => {
      if (pair.dead[way]) return;
      const go = () => to.writable && to.write(bytes);
      if (this.#trouble === 'late' || pair.waiting.length > 0) pair.waiting.push(go);
      else go();
    };
    player.on('data', (bytes) => pass(server, 'up', bytes));
    server.on('data', (bytes) => pass(player, 'down', bytes));
    // An end that is reached through a dead line is not heard of at the other end either.
    player.on('close', () => {
      this.#pairs.delete(pair);
      if (!pair.dead.up) server.destroy();
      else setTimeout(() => server.destroy(), 5000).unref();
    });
    server.on('close', () => {
      if (!pair.dead.down) player.destroy();
    });
  }

  #befall({ player, server, dead }: Pair): void {
    if (this.#trouble === 'cut') {
      player.destroy();
      server.destroy();
    }
    if (this.#trouble === 'silent' || this.#trouble === 'deaf') dead.up = true;
    if (this.#trouble === 'silent' || this.#trouble === 'mute') dead.down = true;
  }

  begin(trouble: Trouble): void {
    this.#trouble = trouble;
    for (const pair of this.#pairs) this.#befall(pair);
  }

  /** New connections work again, and what waited arrives. What has fallen silent stays so. */
  end(): void {
    this.#trouble = null;
    for (const pair of this.#pairs) for (const go of pair.waiting.splice(0)) go();
  }

  close(): void {
    this.#server.close();
    this.reset();
  }

  /** All connections are gone. */
  reset(): void {
    for (const { player, server } of this.#pairs) {
      player.destroy();
      server.destroy();
    }
  }
}
