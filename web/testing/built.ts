/**
 * The site as it is released, built once for all tests of a run: whoever comes first builds it, the others wait for it. Where nothing
 * sweeps up afterwards, everybody builds their own.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { build, type UserConfig } from 'vite';

export interface Built {
  readonly folder: string;
  forget(): void;
}

/** As released, unless something is built otherwise. */
export async function built(otherwise: Pick<UserConfig, 'plugins' | 'define'> = {}): Promise<Built> {
  const run = process.env.VITEST && process.env.TOUCHLINE_RUN;
  if (run && Object.keys(otherwise).length === 0) return { folder: await builtOnce(run), forget: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'touchline-web-'));
  await buildInto(folder, otherwise);
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) };
}

async function builtOnce(run: string): Promise<string> {
  const [folder, failed] = [join(run, 'site'), join(run, 'failed')];
  if (isFirst(join(run, 'builder'))) {
    const unfinished = join(run, 'unfinished');
    try {
      await buildInto(unfinished, {});
      renameSync(unfinished, folder);
    } catch (error) {
      writeFileSync(failed, String(error));
      throw error;
    }
  }
  while (!existsSync(folder)) {
    if (existsSync(failed)) throw new Error(`The site cannot be built: ${readFileSync(failed, 'utf8')}`);
    await wait(50);
  }
  return folder;
}

/** Only one of several threads makes a folder. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

async function buildInto(folder: string, { plugins = [], define = {} }: Pick<UserConfig, 'plugins' | 'define'>): Promise<void> {
  // As it is released: a test runner says otherwise.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
      logLevel: 'error',
      define,
      build: { outDir: folder, emptyOutDir: true },
      plugins,
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
