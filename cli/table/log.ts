/** The log as lines of a terminal. */
import { type Entry, logLines as toldLines } from '@touchline/host';
import type { Scene } from './scene.ts';

export const logLines = (s: Scene, entries: readonly Entry[]): string[] =>
  toldLines({ speaker: s.speaker, view: s.view, told: s.title.told }, entries).map(({ text, times }) =>
    times === 1 ? text : `${text} (×${times})`,
  );
