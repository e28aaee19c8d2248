/** The library as the page has it: one worker for as long as the page is open, begun when it is first asked. */
import { useEffect, useState } from 'react';
import { Failing, type Failure, failureOf } from '../match/failure.ts';
import type { FromLibrary, LibraryCall, LibraryCalls } from './messages.ts';

const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
let worker: Worker | null = null;
let asked = 0;

function begun(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../app/worker.ts', import.meta.url), { type: 'module', name: 'library' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromLibrary>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) one?.reject(new Failing(data.failed));
    else one?.resolve(data.gives as never);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'The worker of the library broke.'));
    waiting.clear();
    worker = null;
  });
  return worker;
}

export function ask<N extends LibraryCall>(call: N, args: LibraryCalls[N]['args']): Promise<LibraryCalls[N]['gives']> {
  return new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, { resolve, reject });
    begun().postMessage({ id, call, args });
  });
}

export interface Loaded<T> {
  /** What was loaded last stays until the next is there. */
  readonly value: T | null;
  readonly failed: Failure | null;
}

/** Something that has to be waited for, loaded anew when one of the keys changes. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ value: null, failed: null });
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ value, failed: null }),
      (error: unknown) => wanted && setLoaded({ value: null, failed: failureOf(error) }),
    );
    return () => {
      wanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say when
  }, keys);
  return loaded;
}
