/**
 * The table without a connection: a service worker that knows every file of this build by name, fetches them once and answers from
 * then on. A new build has other names, so an old page goes on with its own files until it is closed.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What the service worker does; `FILES` and `BUILD` are filled in. */
const WORKER = `
const files = FILES;
const build = 'touchline-BUILD';
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(build).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('touchline-') && name !== build).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(caches.match(request, { ignoreSearch: true }).then((found) => found ?? fetch(request)));
});
`;

export function offline(also: readonly string[]): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = ['./', ...also, ...Object.keys(bundle).filter((name) => !name.endsWith('.html'))].sort();
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const source = WORKER.replace('FILES', JSON.stringify(files)).replace('BUILD', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${source.trim()}\n` });
    },
  };
}
