/**
 * SQLite itself, compiled to WebAssembly, on a simulated disk: its pages, its log and its syncs are its own; only the files below are ours.
 * It is the version that Node has built in.
 */
import type { Row, Value } from '../../log/sql.ts';
import type { Database, Prepared } from '../../log/sqlite.ts';
import { PowerFailure, type SimulatedDisk } from './disk.ts';

type Pointer = number;
type Methods = { readonly [name: string]: (...given: never[]) => number };

/** What is used of the library. */
interface Struct {
  readonly pointer: Pointer;
  $iVersion: number;
  $szOsFile: number;
  $mxPathname: number;
  $zName: Pointer;
  $pMethods: Pointer;
  dispose(): void;
}
interface StructMaker {
  new (at?: Pointer): Struct;
  readonly structInfo: { readonly sizeof: number };
}
interface Statement {
  bind(values: readonly Value[]): Statement;
  step(): boolean;
  get(into: object): Row;
  reset(alsoClear: boolean): Statement;
  finalize(): void;
}
interface Connection {
  readonly pointer: Pointer;
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
  changes(): number;
  close(): void;
}
interface Library {
  readonly version: { readonly libVersion: string };
  readonly config: { error: (...words: unknown[]) => void; warn: (...words: unknown[]) => void };
  readonly capi: {
    readonly sqlite3_io_methods: StructMaker;
    readonly sqlite3_vfs: StructMaker;
    readonly sqlite3_file: StructMaker;
    readonly [constant: `SQLITE_${string}`]: number;
    sqlite3_get_autocommit(db: Pointer): number;
  };
  readonly wasm: {
    alloc(bytes: number): Pointer;
    dealloc(at: Pointer): void;
    allocCString(text: string): Pointer;
    cstrToJs(at: Pointer): string;
    cstrncpy(to: Pointer, from: Pointer, most: number): number;
    poke32(at: Pointer, value: number): void;
    poke64(at: Pointer, value: bigint): void;
    pokePtr(at: Pointer, value: Pointer): void;
    heap8u(): Uint8Array;
  };
  readonly vfs: {
    installVfs(what: {
      readonly io: { readonly struct: Struct; readonly methods: Methods };
      readonly vfs: { readonly struct: Struct; readonly methods: Methods };
    }): void;
  };
  readonly oo1: { readonly DB: new (file: string, flags: string, vfs: string) => Connection };
}

const NAME = 'simulated';
const FILE = 'touchline.db';

export class WasmSqlite {
  readonly #library: Library;
  #disk: SimulatedDisk | null = null;
  readonly #open = new Map<Pointer, string>();
  /** What connections share of the index of the log. It is no part of the disk. */
  #shared: Pointer[] = [];

  private constructor(library: Library) {
    this.#library = library;
    this.#install();
  }

  static async load(): Promise<WasmSqlite> {
    // Its own types do not tell what is needed here.
    const name: string = '@sqlite.org/sqlite-wasm';
    const { default: init }: { default: () => Promise<Library> } = await import(name);
    const library = await init();
    // What fails here fails on purpose.
    library.config.error = () => {};
    library.config.warn = () => {};
    return new WasmSqlite(library);
  }

  get version(): string {
    return this.#library.version.libVersion;
  }

  /** `sooner`: pages in the log after which they are carried over to the file; `change`: what a broken store does to its statements. */
  database(disk: SimulatedDisk, sooner: number, change: (sql: string) => string = (sql) => sql): Database {
    this.#disk = disk;
    for (const region of this.#shared) this.#library.wasm.dealloc(region);
    this.#shared = [];
    const connection = new this.#library.oo1.DB(FILE, 'c', NAME);
    connection.exec(`pragma page_size = 4096; pragma wal_autocheckpoint = ${sooner}`);
    return new WasmDatabase(this.#library, connection, change);
  }

  #install(): void {
    const { capi, wasm, vfs } = this.#library;
    const { SQLITE_IOERR, SQLITE_IOERR_SHORT_READ, SQLITE_NOTFOUND, SQLITE_CANTOPEN } = capi;
    const name = (file: Pointer): string => this.#open.get(file) ?? '';
    /** What the disk does not do any more is an error of input or output. */
    const tried = (work: (disk: SimulatedDisk) => unknown): number => {
      try {
        const code = work(this.#disk!);
        return typeof code === 'number' ? code : 0;
      } catch (error) {
        if (error instanceof PowerFailure) return SQLITE_IOERR;
        throw error;
      }
    };
    const io: Methods = {
      xClose: (file: Pointer) => {
        this.#open.delete(file);
        return 0;
      },
      xRead: (file: Pointer, to: Pointer, length: number, at: bigint) =>
        tried((disk) => {
          const bytes = disk.read(name(file), Number(at), length);
          const heap = wasm.heap8u();
          heap.set(bytes, to);
          heap.fill(0, to + bytes.length, to + length);
          return bytes.length < length ? SQLITE_IOERR_SHORT_READ : 0;
        }),
      xWrite: (file: Pointer, from: Pointer, length: number, at: bigint) =>
        tried((disk) => disk.write(name(file), Number(at), wasm.heap8u().slice(from, from + length))),
      xTruncate: (file: Pointer, length: bigint) => tried((disk) => disk.truncate(name(file), Number(length))),
      xSync: (file: Pointer) => tried((disk) => disk.sync(name(file))),
      xFileSize: (file: Pointer, out: Pointer) => tried((disk) => wasm.poke64(out, BigInt(disk.size(name(file))))),
      // One process: nobody else has it.
      xLock: () => 0,
      xUnlock: () => 0,
      xCheckReservedLock: (_file: Pointer, out: Pointer) => {
        wasm.poke32(out, 0);
        return 0;
      },
      xFileControl: () => SQLITE_NOTFOUND,
      xSectorSize: () => 512,
      xDeviceCharacteristics: () => 0,
      xShmMap: (_file: Pointer, page: number, size: number, extend: number, out: Pointer) => {
        while (extend !== 0 && this.#shared.length <= page) {
          const region = wasm.alloc(size);
          wasm.heap8u().fill(0, region, region + size);
          this.#shared.push(region);
        }
        wasm.pokePtr(out, this.#shared[page] ?? 0);
        return 0;
      },
      xShmLock: () => 0,
      xShmBarrier: () => 0,
      xShmUnmap: () => 0,
    };
    const methods: Methods = {
      xOpen: (_vfs: Pointer, at: Pointer, file: Pointer, flags: number, out: Pointer) =>
        tried((disk) => {
          const path = at === 0 ? `temporary ${file}` : wasm.cstrToJs(at);
          disk.open(path);
          this.#open.set(file, path);
          const struct = new capi.sqlite3_file(file);
          struct.$pMethods = ioStruct.pointer;
          struct.dispose();
          if (out !== 0) wasm.poke32(out, flags);
        }),
      xDelete: (_vfs: Pointer, at: Pointer) => tried((disk) => disk.delete(wasm.cstrToJs(at))),
      xAccess: (_vfs: Pointer, at: Pointer, _flags: number, out: Pointer) =>
        tried((disk) => wasm.poke32(out, disk.has(wasm.cstrToJs(at)) ? 1 : 0)),
      xFullPathname: (_vfs: Pointer, at: Pointer, most: number, out: Pointer) =>
        wasm.cstrncpy(out, at, most) < most ? 0 : SQLITE_CANTOPEN,
      xRandomness: (_vfs: Pointer, length: number, out: Pointer) => {
        wasm.heap8u().fill(7, out, out + length);
        return length;
      },
      xSleep: () => 0,
      xCurrentTimeInt64: (_vfs: Pointer, out: Pointer) => {
        wasm.poke64(out, 212_000_000_000_000n);
        return 0;
      },
      xGetLastError: () => 0,
    };
    const ioStruct = new capi.sqlite3_io_methods();
    ioStruct.$iVersion = 2;
    const struct = new capi.sqlite3_vfs();
    struct.$iVersion = 2;
    struct.$szOsFile = capi.sqlite3_file.structInfo.sizeof;
    struct.$mxPathname = 512;
    struct.$zName = wasm.allocCString(NAME);
    vfs.installVfs({ io: { struct: ioStruct, methods: io }, vfs: { struct, methods } });
  }
}

/** The same as Node's own database, as far as the store uses it. */
class WasmDatabase implements Database {
  readonly #library: Library;
  readonly #connection: Connection;
  readonly #change: (sql: string) => string;
  readonly #statements: Statement[] = [];

  constructor(library: Library, connection: Connection, change: (sql: string) => string) {
    this.#library = library;
    this.#connection = connection;
    this.#change = change;
  }

  get isTransaction(): boolean {
    return this.#library.capi.sqlite3_get_autocommit(this.#connection.pointer) === 0;
  }

  exec(sql: string): void {
    this.#connection.exec(this.#change(sql));
  }

  prepare(sql: string): Prepared {
    const statement = this.#connection.prepare(sql);
    this.#statements.push(statement);
    const rows = (values: readonly Value[], most: number): Row[] => {
      try {
        if (values.length > 0) statement.bind(values);
        const out: Row[] = [];
        while (out.length < most && statement.step()) out.push(statement.get({}));
        return out;
      } finally {
        statement.reset(true);
      }
    };
    return {
      all: (...values) => rows(values, Number.POSITIVE_INFINITY),
      get: (...values) => rows(values, 1)[0],
      run: (...values) => {
        rows(values, Number.POSITIVE_INFINITY);
        return { changes: this.#connection.changes() };
      },
    };
  }

  close(): void {
    for (const statement of this.#statements) statement.finalize();
    this.#connection.close();
  }
}
