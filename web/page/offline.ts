/**
 * Whether the table can be played without a connection. Only the service worker knows: it is asked whether every file of the build this
 * page runs on is kept, and nothing is said before it says yes.
 */
import { useSyncExternalStore } from 'react';

/** `missing`: nothing is kept, and nothing is on its way: a browser that does not keep pages, or a connection that broke off. */
export type Offline = 'missing' | 'coming' | 'ready';

const able = import.meta.env.PROD && 'serviceWorker' in navigator;

let now: Offline = 'missing';
let begun = false;
const hearers = new Set<() => void>();

function becomes(next: Offline): void {
  if (next === now) return;
  now = next;
  for (const hear of hearers) hear();
}

/** Which build this is, its own file says. */
function ask(worker?: ServiceWorker | null): void {
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<boolean>) => data && becomes('ready');
  worker.postMessage(import.meta.url, [port2]);
}

function follow(worker?: ServiceWorker | null): void {
  if (!worker) return;
  if (now === 'missing') becomes('coming');
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant') return now === 'coming' && becomes('missing');
    ask(worker);
  });
}

/** What earlier visits have kept. */
async function look(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration();
  ask(found?.waiting);
  ask(found?.active);
  return found;
}

/** Has everything fetched, once. */
export async function keep(): Promise<void> {
  if (!able || begun) return;
  begun = true;
  try {
    await navigator.serviceWorker.register('./sw.js');
    const found = await look();
    found?.addEventListener('updatefound', () => follow(found.installing));
    follow(found?.installing);
  } catch {
    // Without a connection, or where nothing may be kept: the next page tries again.
    becomes('missing');
  }
}

/** Milliseconds in which whoever has got the first question has the machine to themselves. */
const FIRST_LOOK = 1000;

/** A match has begun: from now on it is to go on without a connection. */
export const keepSoon = (): void => void (able && !begun && setTimeout(keep, FIRST_LOOK));

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  if (able && !begun) void look();
  return () => hearers.delete(hear);
};

export const useOffline = (): Offline => useSyncExternalStore(subscribe, () => now);
