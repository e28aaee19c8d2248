/** Hearing everything the page's workers tell it. */
import type { Page } from 'playwright-core';

export type Message = { readonly [field: string]: unknown };

/** From the next page on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => heard.push(structuredClone(data)));
        Object.assign(window, { lastWorker: this });
      }
    };
  });
}

export const heard = (page: Page): Promise<Message[]> => page.evaluate(() => (window as unknown as { heard: Message[] }).heard);

/** The match as a file, asked of its worker as the page would. */
export const matchFile = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const worker = (window as unknown as { lastWorker: Worker }).lastWorker;
        worker.addEventListener('message', ({ data }) => {
          if (data.id === -1) resolve(data.gives.text);
        });
        worker.postMessage({ id: -1, call: 'file', args: {} });
      }),
  );
