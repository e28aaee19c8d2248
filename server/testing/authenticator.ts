/** What a phone or a key does with passkeys: keeps the private halves, and signs for the site a browser names. Written from the standard, not from the library that checks it. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const web = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** Integers, bytes, texts and maps in CBOR (RFC 8949), as far as they occur here. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;
const head = (kind: number, count: number): Buffer =>
  Buffer.from(count < 24 ? [(kind << 5) | count] : count < 256 ? [(kind << 5) | 24, count] : [(kind << 5) | 25, count >> 8, count & 255]);
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

interface Kept {
  readonly id: Buffer;
  readonly site: string;
  readonly key: KeyObject;
  count: number;
}

/** What a test makes go wrong. */
export interface Slips {
  readonly origin?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** The counter it reports. */
  readonly count?: number;
}

export class Authenticator {
  readonly #kept: Kept[] = [];

  #client(type: string, challenge: string, origin: string, slips: Slips): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: slips.type ?? type,
        challenge: slips.challenge ?? challenge,
        origin: slips.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  /** Present, and unlocked; with a new key behind it where there is one. */
  #data(site: string, count: number, made: Buffer | null): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(site), Buffer.from([made ? 0x45 : 0x05]), counter, made ?? Buffer.alloc(0)]);
  }

  create({ challenge, rp }: { readonly challenge: string; readonly rp: { readonly id: string } }, origin: string, slips: Slips = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = randomBytes(20);
    this.#kept.push({ id, site: rp.id, key: privateKey, count: 0 });
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const data = this.#data(rp.id, 0, made);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    const client = this.#client('webauthn.create', challenge, origin, slips);
    return {
      ...{ id: web(id), rawId: web(id), type: 'public-key' },
      response: { clientDataJSON: web(client), attestationObject: web(attestation) },
    };
  }

  get({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }, origin: string, slips: Slips = {}) {
    const kept = this.#kept.find(({ site }) => site === rpId);
    if (!kept) throw new Error(`No passkey for ${rpId}.`);
    kept.count = slips.count ?? kept.count + 1;
    const data = this.#data(rpId, kept.count, null);
    const client = this.#client('webauthn.get', challenge, origin, slips);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), kept.key);
    return {
      ...{ id: web(kept.id), rawId: web(kept.id), type: 'public-key' },
      response: { clientDataJSON: web(client), authenticatorData: web(data), signature: web(signature) },
    };
  }
}
