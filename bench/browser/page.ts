/**
 * Bots at work in a real browser: their worker is bundled as it would be for a table in the browser, served from this machine to a page
 * of a headless Chromium, and asked from here.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Answer, Question, Thought } from '@touchline/bots';
import { gameIds, root } from '@touchline/kit/node';
import type { Browser, Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { startChromium } from '../../web/testing/chromium.ts';

export interface Timed {
  readonly thought: Thought;
  /** From the page's question to the worker's answer, on the page's clock: what a player waits. */
  readonly ms: number;
}

/** One worker in one page. One question at a time. */
export interface BrowserBots {
  /** Rejected where the bot is at fault. */
  readonly think: (question: Question) => Promise<Timed>;
  readonly close: () => Promise<void>;
}

const PAGE = `<!doctype html>
<title>Bots</title>
<script>
  const worker = new Worker('/worker.js', { type: 'module' });
  const next = () =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be loaded.'));
    });
  const ready = next();
  const think = async (question) => {
    await ready;
    const from = performance.now();
    const reply = next();
    worker.postMessage(question);
    return JSON.stringify({ reply: await reply, ms: performance.now() - from });
  };
</script>`;

export async function openBrowserBots(): Promise<BrowserBots> {
  const server = await serve(await bundle());
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    server.close();
  };
  try {
    browser = await startChromium();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return { think: (question) => ask(page, question), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ask(page: Page, question: Question): Promise<Timed> {
  const answered: string = await page.evaluate(`think(${JSON.stringify(question)})`);
  const { reply, ms } = JSON.parse(answered) as { reply: Answer; ms: number };
  if (reply.fault) throw new Error(`${question.bot}, asked in the browser about ${question.game}: ${reply.fault.message}`);
  return { thought: reply.thought, ms };
}

const ENTRY = '\0entry';
/** Every game that is found, then the worker that uses them. */
const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load(id) {
    if (id !== ENTRY) return null;
    const imports = gameIds.map((game, i) => `import game${i} from ${JSON.stringify(join(root, 'games', game, 'index.ts'))};`);
    const packs = gameIds.map((_, i) => `game${i}.game`).join(', ');
    return [...imports, `globalThis.games = [${packs}];`, `await import(${JSON.stringify(join(import.meta.dirname, 'worker.ts'))});`].join(
      '\n',
    );
  },
};

/** The worker and all it imports as one module, made small as for a release. */
async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  if (!('output' in made))
    throw new Error('Vite made something else than one bundle: look at the options it is given in bench/browser/page.ts.');
  return made.output[0].code;
}

function serve(worker: string): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/worker.js' ? ['text/javascript', worker] : ['text/html', PAGE];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
