/**
 * The table without a connection: a service worker that knows every file of its build and fetches them all once. Scripts, styles and fonts
 * are named after what they hold, so one with the right name is the right one, whichever build kept it. The page itself is asked of the
 * server first: whoever is connected gets the newest build at the next load, and all of it. A page that is open goes on with its own
 * files, which are thrown away only when no page of its build is left.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the service worker does; `FILES` and `BUILD` are filled in. */
const WORKER = `
const files = FILES;
const build = 'touchline-BUILD';
/** How long the server may think before what is kept is shown. */
const PATIENCE = 3000;
/** So many files at once, and milliseconds between them and the next. */
const HANDFUL = 3;
const BREATH = 40;

const builds = async () => (await caches.keys()).filter((name) => name.startsWith('touchline-'));

/** All of a build or nothing: the page comes last, and only if it is of this build. */
async function keep() {
  const cache = await caches.open(build);
  const page = await fetch('./', { cache: 'reload' });
  const html = await page.clone().text();
  const strange = [...html.matchAll(/assets\\/[\\w.-]+/g)].find(([name]) => !files.includes(name));
  if (!page.ok || strange) throw new Error('The server has another build by now: ' + (strange ?? page.status));
  const add = (file) => cache.add(new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'reload' }));
  // A few after the others, with a breath between them: whoever has begun to play meanwhile is not to feel it.
  for (let n = 0; n < files.length; n += HANDFUL) {
    await Promise.all(files.slice(n, n + HANDFUL).map(add));
    await new Promise((resume) => setTimeout(resume, BREATH));
  }
  await cache.put('./', page);
}

async function newest(request) {
  const wanted = request.mode === 'navigate' ? './' : request;
  for (const name of (await builds()).reverse()) {
    const found = await (await caches.open(name)).match(wanted, { ignoreSearch: true, ignoreVary: true });
    if (found) return found;
  }
}

async function fresh(request) {
  const answer = await fetch(request.url, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  return answer?.ok ? answer : ((await newest(request)) ?? answer ?? Response.error());
}

const named = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Whether the file that asks is of this build, and all of the build is still kept: a browser may throw away what it has no room for. */
async function whole(asking) {
  const here = (name) => new URL(name, location.href).href;
  if (!files.some((name) => here(name) === asking)) return false;
  const kept = new Set((await (await caches.open(build)).keys()).map(({ url }) => url));
  return [...files, './'].every((name) => kept.has(here(name)));
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await builds()) if (name !== build) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});
self.addEventListener('message', (event) => {
  event.waitUntil(whole(event.data).then((all) => event.ports[0].postMessage(all)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What a server says now is of no use later.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(pathname.includes('/assets/') ? named(request) : fresh(request));
});
`;

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    generateBundle(_options, bundle) {
      const given = readdirSync(folder).sort();
      const made = Object.keys(bundle).sort();
      // Of what is named after its content the name says enough.
      const hash = createHash('sha256').update(JSON.stringify([given, made]));
      for (const name of given) hash.update(readFileSync(join(folder, name)));
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html: look at web/vite.config.ts.');
      hash.update(page.source);
      const files = [...given, ...made.filter((name) => !name.endsWith('.html'))];
      const source = WORKER.replace('FILES', JSON.stringify(files)).replace('BUILD', hash.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${source.trim()}\n` });
    },
  };
}
