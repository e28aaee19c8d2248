/** Stopwatches in the page: when the board is painted that somebody's deed led to, and how long the page is busy at a stretch. */
import type { Page } from 'playwright-core';

interface Watching {
  readonly waits: number[];
}

/** From now on, until the page is left: from a click, or a mark that was moved, to the paint of the step it led to. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    let done = 0;
    const start = ({ timeStamp }: Event): void => {
      done = timeStamp;
    };
    for (const deed of ['click', 'input']) document.addEventListener(deed, start, true);
    const steps = new MutationObserver(() => {
      if (done === 0) return;
      const from = done;
      done = 0;
      // The frame is painted between its callback and the next task.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => waits.push(performance.now() - from);
        port2.postMessage(null);
      });
    });
    steps.observe(document.body, { subtree: true, attributeFilter: ['data-step'] });
  });

/** Milliseconds, in order. */
export const waits = (page: Page): Promise<readonly number[]> => page.evaluate(() => (window as unknown as Watching).waits);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The longest task of the page's own thread while something is done, in milliseconds on the processor: what else the machine does is not
 * the page's fault.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace holds no task of the page: has Chromium other names for them? Look at longestTask.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
