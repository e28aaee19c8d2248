/** Save files on the disk. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSaved, type Saved, type Timeline, timelineOf as timelineOfSaved } from '@touchline/host';
import { textOf } from './choices.ts';
import { gameNamed, type TerminalGame } from './games.ts';
import { Mistake } from './mistake.ts';

export const fileNameOf = (game: string, seed: string): string => `${game}-${seed.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}.json`;

export const writeSave = (folder: string, name: string, file: Saved): void =>
  writeWhole(folder, name, file, 'Choose another place: save <file>');

/** Complete or not at all: a full disk or a power cut leaves the old file as it was. */
export function writeWhole(folder: string, name: string, value: object, advice: string): void {
  const path = resolve(folder, name);
  const half = `${path}.${process.pid}.part`;
  try {
    writeFileSync(half, `${JSON.stringify(value)}\n`);
    renameSync(half, path);
  } catch (error) {
    rmSync(half, { force: true });
    throw new Mistake(`${name} cannot be written (${(error as NodeJS.ErrnoException).code}). ${advice}.`);
  }
}

export const readSave = (path: string, folder: string): Saved => readSaved(textOf(path, folder), path);

export function timelineOf(path: string, file: Saved): { title: TerminalGame; timeline: Timeline } {
  const title = gameNamed(file.game);
  return { title, timeline: timelineOfSaved(title.game, file, path) };
}
