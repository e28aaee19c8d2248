/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), written out: they are needed on every machine, and the browser's own answer only later. */

/** Fractions of the square roots of the first 8 primes, and of the cube roots of the first 64: worked out, not copied. */
const [START, ROUNDS] = constants();

function constants(): readonly [Int32Array, Int32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  // 32 bits after the point; whole numbers, because a double has too few digits for the cube roots of all of them.
  const fraction = (p: number, root: bigint): number => {
    const power = BigInt(p) << (32n * root);
    let low = 0n;
    let high = 1n << 40n;
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      if (middle ** root <= power) low = middle;
      else high = middle;
    }
    return Number(BigInt.asIntN(32, low));
  };
  return [Int32Array.from(primes.slice(0, 8), (p) => fraction(p, 2n)), Int32Array.from(primes, (p) => fraction(p, 3n))];
}

const words = new Int32Array(64);
const encoder = new TextEncoder();

const BLOCK = 64;

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));

/** Of a text, as UTF-8: 64 hexadecimal digits. */
export const sha256 = (text: string): string => hexOf(digest(encoder.encode(text)));

/** Of a text, as UTF-8, with a key. */
export function hmac(key: Uint8Array, text: string): Uint8Array {
  const short = key.length > BLOCK ? digest(key) : key;
  const padded = (pad: number, rest: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(BLOCK + rest.length).fill(pad, 0, BLOCK);
    for (let i = 0; i < short.length; i++) bytes[i] ^= short[i];
    bytes.set(rest, BLOCK);
    return bytes;
  };
  return digest(padded(0x5c, digest(padded(0x36, encoder.encode(text)))));
}

function digest(given: Uint8Array): Uint8Array {
  const blocks = (given.length + 9 + 63) >> 6;
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(given);
  bytes[given.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(given.length / 0x20000000));
  view.setUint32(bytes.length - 4, given.length << 3);
  const h = START.slice();
  for (let block = 0; block < blocks; block++) compress(h, view, block * 64);
  const out = new Uint8Array(32);
  h.forEach((word, i) => {
    new DataView(out.buffer).setInt32(i * 4, word);
  });
  return out;
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function compress(h: Int32Array, view: DataView, from: number): void {
  const w = words;
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(from + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    w[i] = w[i - 16] + (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + w[i - 7] + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
  }
  let a = h[0];
  let b = h[1];
  let c = h[2];
  let d = h[3];
  let e = h[4];
  let f = h[5];
  let g = h[6];
  let last = h[7];
  for (let i = 0; i < 64; i++) {
    const one = (last + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  h[0] += a;
  h[1] += b;
  h[2] += c;
  h[3] += d;
  h[4] += e;
  h[5] += f;
  h[6] += g;
  h[7] += last;
}
