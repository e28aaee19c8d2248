/** The table at a real server: a process of its own that can be killed and begun anew, and people with browsers of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { built } from './built.ts';
import { sharedChromium } from './chromium.ts';
import { openTile } from './play.ts';
import { type Site, visitors } from './site.ts';
import { shows } from './until.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'server', 'testing', 'houseProgram.ts');

/** Milliseconds the server waits for somebody who is away: tests have less patience than people. */
const PATIENCE = '0';

export interface OnlineSite extends Site {
  /** Without a word to anybody. */
  kill(): Promise<void>;
  /** At the same address, with the same matches. */
  start(): Promise<void>;
}

export async function openOnlineSite(): Promise<OnlineSite> {
  const { folder, forget } = await built();
  const data = mkdtempSync(join(tmpdir(), 'touchline-online-'));
  let server: ChildProcess | null = null;
  let port = 0;
  const start = async () => {
    server = spawn(process.execPath, [PROGRAM, folder, data, String(port), PATIENCE], { stdio: ['ignore', 'pipe', 'inherit'] });
    port = Number(String((await once(server.stdout!, 'data'))[0]));
  };
  const kill = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = null;
  };
  await start();
  const address = `http://127.0.0.1:${port}/`;
  const { browser, leave } = await sharedChromium();
  const { visit, goAll } = visitors(browser, address);
  return {
    address,
    browser,
    // A server has levels only.
    visit: (visitor) => visit({ settings: { motion: 'off', level: 'rookie' }, ...visitor }),
    start,
    kill,
    async close() {
      await goAll();
      await kill();
      await leave();
      forget();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Opens a table with this many friends' seats, in the sheet; the link to it. */
export async function openTable(page: Page, game: string, change: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  await openTile(page, game);
  await page.click(`[data-friend=${game}]`);
  await shows(page, '.setup [data-start]');
  await change(page);
  await page.click('.setup [data-start]');
  await shows(page, '[data-invite]');
  return page.inputValue('[data-invite]');
}
