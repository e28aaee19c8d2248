/** The log as lines of a terminal. */
import type { LogEntry } from '@touchline/host';
import type { Scene } from './scene.ts';

export const logLines = (s: Scene, entries: readonly LogEntry[]): string[] =>
  s.reader.lines(entries).map(({ text, times }) => (times === 1 ? text : `${text} (×${times})`));
