/** Save files on the disk. */

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SetupError } from '@touchline/engine';
import { readSaved, type Saved, type Timeline, timelineOf as timelineOfSaved } from '@touchline/host';
import { gameInLink, savedInLink } from '@touchline/host/link';
import { textOf } from './choices.ts';
import { games, type TerminalGame } from './games.ts';
import { Mistake } from './mistake.ts';
import { codeOf } from './thrown.ts';

export const fileNameOf = (game: string, seed: string): string => `${game}-${seed.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}.json`;

/** Complete or not at all: a full disk or a power cut leaves the old file as it was. */
export function writeWhole(folder: string, name: string, value: object, otherwise: 'unsaved' | 'unkept'): void {
  const path = resolve(folder, name);
  const half = `${path}.${process.pid}.part`;
  try {
    writeFileSync(half, `${JSON.stringify(value)}\n`);
    renameSync(half, path);
  } catch (error) {
    rmSync(half, { force: true });
    throw new Mistake(otherwise, name, codeOf(error));
  }
}

/** A saved match as its file tells it. */
export const readSave = (path: string, folder: string): Saved => {
  const text = textOf(path, folder);
  return opened(path, () => readSaved(text, path));
};

/** The match in a link. */
export const linkedSave = (link: string): Saved => opened('', () => savedInLink(packOf(gameInLink(link)).game, link));

/** A path that is empty is that of a match that has no file. */
export function timelineOf(path: string, file: Saved): { pack: TerminalGame; timeline: Timeline } {
  return opened(path, () => {
    const pack = packOf(file.game);
    return { pack, timeline: timelineOfSaved(pack.game, file, path) };
  });
}

function packOf(game: string): TerminalGame {
  const pack = games.find(({ id }) => id === game);
  const ids = games.map(({ id }) => id);
  if (!pack) throw new SetupError({ code: 'noGame', game, games: ids }, `There is no game "${game}".`);
  return pack;
}

/** A match that cannot be opened is a mistake of whoever wants to open it. */
function opened<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SetupError) || error.problem.code === 'game') throw error;
    throw new Mistake('refused', error.problem, path);
  }
}
