/** Whom we listen to: pages of our own address. A browser says truly where a page comes from; another program says what it likes. */
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';

export class Origins {
  readonly #known = new Set<string>();

  constructor(origins: readonly string[]) {
    for (const origin of origins) this.#known.add(origin);
  }

  add(origin: string): void {
    this.#known.add(origin);
  }

  /** A page of ours asks. The host is looked at too: a name of somebody else's that leads here is none of ours. */
  isOwn({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
    return (
      origin !== undefined &&
      this.#known.has(origin) &&
      this.isHost(host) &&
      (site === undefined || site === 'same-origin' || site === 'none')
    );
  }

  isHost(host: string | undefined): boolean {
    return [...this.#known].some((origin) => new URL(origin).host === host);
  }
}

/** Where a server that listens on this address and port is found. */
export function originsOf(host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const here = ['127.0.0.1', 'localhost', '[::1]'];
  const away = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  const hosts = everywhere ? [...here, ...away] : here.includes(host) ? here : [host];
  return hosts.map((name) => new URL(`http://${name}:${port}`).origin);
}
