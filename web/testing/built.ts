/**
 * The site as it is released, built once for all tests of a run: whoever comes first builds it, the others wait for it. Where nothing
 * sweeps up afterwards, everybody builds their own.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { build, type PluginOption } from 'vite';

/** All threads of a run are one process. */
const shared = join(tmpdir(), `touchline-web-of-${process.pid}`);

export interface Built {
  readonly folder: string;
  forget(): void;
}

/** `plugins`: what is built otherwise than released. */
export async function built(plugins: readonly PluginOption[]): Promise<Built> {
  if (!process.env.VITEST || plugins.length > 0) {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-web-'));
    await buildInto(folder, plugins);
    return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) };
  }
  const folder = join(shared, 'site');
  if (isFirst()) {
    const unfinished = join(shared, 'unfinished');
    await buildInto(unfinished, []);
    renameSync(unfinished, folder);
  }
  // The hook's own limit ends it if whoever builds has failed.
  while (!existsSync(folder)) await wait(100);
  return { folder, forget: () => {} };
}

function isFirst(): boolean {
  try {
    mkdirSync(shared);
    return true;
  } catch {
    return false;
  }
}

async function buildInto(folder: string, plugins: readonly PluginOption[]): Promise<void> {
  // As it is released: a test runner says otherwise.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [...plugins],
  });
}

/** For the end of a run. */
export const teardown = (): void => rmSync(shared, { recursive: true, force: true });
