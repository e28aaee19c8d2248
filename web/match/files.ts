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
export async function bringBack(file: File): Promise<string> {
  const worker = new Match(() => {});
  try {
    return (await worker.call('bring', { text: await file.text(), name: file.name })).key;
  } finally {
    worker.close();
  }
}
