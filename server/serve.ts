/** The table and online play on one port: built, served, and ended in good order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { filesOf } from '../web/site/files.ts';
import { originsOf } from './door/origin.ts';
import { openServer, type Running, type ServerSetup } from './server.ts';

/** Where we are found unless somebody wants another port; if it is taken, one of the next. */
const PORT = 4100;
const TRIES = 20;

export class PortTaken extends Error {
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} is taken by another program.`);
    this.port = port;
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export interface ServeSetup extends Pick<ServerSetup, 'host' | 'data' | 'origins' | 'storage' | 'trustProxy'> {
  /** Absent: ours, or one of the next. */
  readonly port?: number;
}

/** Builds the table and serves it; ending it throws the build away. */
export async function serveTable({ port, ...setup }: ServeSetup): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-table-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    // Loaded only now: most commands build nothing.
    const { build } = await import('vite');
    await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    let shared = '';
    const running = await open({ ...setup, files: filesOf(folder, () => shared) }, port);
    shared = sharedAt(setup.host, running.port, setup.origins);
    return {
      ...running,
      async close() {
        await running.close();
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}

/** Where others reach it; '' if only this computer does. */
export const sharedAt = (host: string, port: number, origins: readonly string[] = []): string =>
  origins[0] ?? originsOf(host, port).find((origin) => !/\/\/(127\.|localhost|\[::1])/.test(origin)) ?? '';

async function open(setup: Omit<ServerSetup, 'port'>, wanted: number | undefined): Promise<Running> {
  for (let port = wanted ?? PORT; ; port++)
    try {
      return await openServer({ ...setup, port });
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (wanted !== undefined || port >= PORT + TRIES) throw new PortTaken(port);
    }
}
