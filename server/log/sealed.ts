/** What is secret at rest: sealed with AES-256-GCM, bound to what it belongs to. Whoever has the file but not the key reads nothing of it. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IV = 12;
const TAG = 16;

export class Seal {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    if (key.length !== 32) throw new Error('The sealing key must have 32 bytes: 64 hexadecimal digits.');
    this.#key = key;
  }

  /** `about` is not secret, but must be the same when it is opened: one match's secret cannot be passed off as another's. */
  seal(text: string, about: string): string {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  open(sealed: string, about: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const opener = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV)).setAAD(Buffer.from(about));
    opener.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([opener.update(bytes.subarray(IV + TAG)), opener.final()]).toString('utf8');
  }
}

/** From the environment, or made on the first start and kept beside the data. */
export function sealingKey(folder: string, given: string | undefined): Buffer {
  if (given !== undefined) {
    if (!/^[0-9a-f]{64}$/i.test(given)) throw new Error('TOUCHLINE_KEY must be 64 hexadecimal digits. Make one with: openssl rand -hex 32');
    return Buffer.from(given, 'hex');
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'key');
  // Only if it is not there: of two processes that start at the same time one makes it.
  if (!existsSync(file))
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
  const kept = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(kept))
    throw new Error(`${file} is not a key of 64 hexadecimal digits. Put the right one back: without it no match can be read.`);
  return Buffer.from(kept, 'hex');
}

/** Secrets of sessions, invitations and tickets are kept as this only. They are 256 bits of chance, so nobody can try them all. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('base64url');
