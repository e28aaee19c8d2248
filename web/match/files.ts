/** Matches as files: saved to the device, and brought back. */
import { Match } from './client.ts';

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
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
