/**
 * A disk below the database. What was written and not synced may be lost when the power fails: any part of it, sector by sector, in any
 * order, or all of it. What was synced stays.
 */
import type { Stream } from '@touchline/engine';

const SECTOR = 512;

type Pending = { readonly at: number; readonly bytes: Uint8Array } | { readonly length: number };

class SimulatedFile {
  /** What is read: all that was written. */
  bytes = new Uint8Array(0);
  length = 0;
  /** What survives for certain; null: not even its name does. */
  synced: Uint8Array | null = null;
  pending: Pending[] = [];

  write(at: number, bytes: Uint8Array): void {
    this.bytes = written(this.bytes, at, bytes);
    this.length = Math.max(this.length, at + bytes.length);
  }

  truncate(length: number): void {
    this.bytes.fill(0, length);
    this.length = length;
  }

  now(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Grown if it must be. */
function written(old: Uint8Array<ArrayBuffer>, at: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const end = at + bytes.length;
  let out = old;
  if (end > old.length) {
    out = new Uint8Array(Math.max(end, old.length * 2, 64 * 1024));
    out.set(old);
  }
  out.set(bytes, at);
  return out;
}

/** The power has failed: nothing works any more. */
export class PowerFailure extends Error {}

export type Image = ReadonlyMap<string, Uint8Array>;

export class SimulatedDisk {
  readonly #files = new Map<string, SimulatedFile>();
  readonly #chance: Stream;
  /** Writes and syncs until the power fails. */
  #left: number;
  /** What is found afterwards. */
  image: Image | null = null;
  writes = 0;
  syncs = 0;
  /** Writes that were lost, in whole or in part. */
  lost = 0;

  constructor(image: Image, chance: Stream, left: number) {
    this.#chance = chance;
    this.#left = left;
    for (const [name, bytes] of image) {
      const file = new SimulatedFile();
      file.write(0, bytes);
      file.synced = bytes;
      this.#files.set(name, file);
    }
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  open(name: string): void {
    if (!this.#files.has(name)) this.#files.set(name, new SimulatedFile());
  }

  /** A name that is gone stays gone here; SQLite asks for it only where it does not matter which of the two comes back. */
  delete(name: string): void {
    this.#step();
    this.#files.delete(name);
  }

  size(name: string): number {
    return this.#file(name).length;
  }

  read(name: string, at: number, length: number): Uint8Array {
    const { bytes, length: end } = this.#file(name);
    return bytes.subarray(Math.min(at, end), Math.min(at + length, end));
  }

  write(name: string, at: number, bytes: Uint8Array): void {
    this.writes++;
    const file = this.#file(name);
    // It may fail in the middle: then some of it may be there.
    file.pending.push({ at, bytes });
    this.#step();
    file.write(at, bytes);
  }

  truncate(name: string, length: number): void {
    const file = this.#file(name);
    file.pending.push({ length });
    this.#step();
    file.truncate(length);
  }

  sync(name: string): void {
    this.syncs++;
    this.#step();
    const file = this.#file(name);
    file.synced = file.now();
    file.pending = [];
  }

  #file(name: string): SimulatedFile {
    const file = this.#files.get(name);
    if (!file) throw new PowerFailure(`There is no ${name}.`);
    return file;
  }

  #step(): void {
    if (this.image) throw new PowerFailure();
    if (this.#left-- > 0) return;
    this.fail();
    throw new PowerFailure();
  }

  /** Now. */
  fail(): void {
    this.image ??= new Map([...this.#files].flatMap(([name, file]) => this.#survives(name, file)));
  }

  #survives(name: string, { synced, pending }: SimulatedFile): [string, Uint8Array][] {
    // Of a hundred sectors that were not synced so many have reached the disk: none, all, or some.
    const part = [0, 100, this.#chance.below(101), this.#chance.below(101)][this.#chance.below(4)];
    if (!synced && this.#chance.below(100) >= Math.max(part, 50)) return [];
    let bytes = new Uint8Array(synced ?? []);
    let length = bytes.length;
    for (const one of shuffled(pending, this.#chance)) {
      if ('length' in one) {
        if (this.#chance.below(100) < part) length = one.length;
        continue;
      }
      for (let from = 0; from < one.bytes.length; ) {
        const to = Math.min(one.bytes.length, from + SECTOR - ((one.at + from) % SECTOR));
        if (this.#chance.below(100) < part) {
          bytes = written(bytes, one.at + from, one.bytes.subarray(from, to));
          length = Math.max(length, one.at + to);
        } else this.lost++;
        from = to;
      }
    }
    return [[name, bytes.slice(0, length)]];
  }
}

/** Some in the order they were written, some not: a later one may have been overtaken. */
function shuffled<T>(items: readonly T[], chance: Stream): readonly T[] {
  const out = [...items];
  if (chance.below(2) === 0) return out;
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
