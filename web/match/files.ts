/** Matches as files: saved to the device, and brought back. */
import type { Settings } from '../page/settings.ts';
import { Match } from './client.ts';

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface Fault {
  /** As whoever saw it tells it. */
  readonly happened: string;
  /** What went wrong, if the page noticed. */
  readonly details: string;
}

/** The match with what is needed to find a fault again; `touchline replay` opens it as any other. A damaged one goes with it as it is. */
export function reportOf(text: string, settings: Settings, { happened, details }: Fault): string {
  const version = import.meta.env.VITE_VERSION ?? '';
  const report = { version, settings, browser: navigator.userAgent, ...(happened && { happened }), ...(details && { details }) };
  try {
    return JSON.stringify({ ...JSON.parse(text), report });
  } catch {
    return JSON.stringify({ text, report });
  }
}

/** Keeps a file on this device, to be looked at or played on; its key. Rejected with the reason if it is no match this version can play. */
export const bringBack = async (file: File): Promise<string> => bringText(await file.text(), file.name);

export async function bringText(text: string, name: string): Promise<string> {
  const worker = new Match(() => {});
  try {
    return (await worker.call('bring', { text, name })).key;
  } finally {
    worker.close();
  }
}
