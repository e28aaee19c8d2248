/** Whom limits are counted for: the address a request comes from, or, where one proxy is trusted, the one that proxy has seen. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export type AddressOf = (request: IncomingMessage) => string;

/**
 * A proxy writes the address it has seen behind whatever the header held when it came: only the last one is its word, and all before it may
 * be forged. Without `proxy` nothing in the header counts.
 */
export const addresses =
  (proxy: boolean): AddressOf =>
  ({ headers: { 'x-forwarded-for': header }, socket: { remoteAddress = '' } }) => {
    const last = proxy ? [header ?? []].flat().join(',').split(',').at(-1)!.trim() : '';
    return household(unwrapped(last) ?? unwrapped(remoteAddress) ?? remoteAddress);
  };

/** Some proxies add the port. Null: no address. */
function unwrapped(text: string): string | null {
  const bare = /^\[(.+)](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : null;
}

/** With IPv6 everybody has a whole network of addresses, 64 bits of them: all are the same somebody. */
function household(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head, tail = ''] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(8 - front.length - back.length).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
