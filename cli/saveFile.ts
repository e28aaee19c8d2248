/** Save files on the disk. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SetupError } from '@touchline/engine';
import { readSaved, refusal, type Saved, type Timeline, timelineOf as timelineOfSaved } from '@touchline/host';
import { gameInLink, savedInLink } from '@touchline/host/link';
import { textOf } from './choices.ts';
import { games, type TerminalGame } from './games.ts';
import { Mistake } from './mistake.ts';
import type { Words } from './words/words.ts';

export const fileNameOf = (game: string, seed: string): string => `${game}-${seed.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}.json`;

/** Complete or not at all: a full disk or a power cut leaves the old file as it was. */
export function writeWhole(folder: string, name: string, value: object, words: Words, advice: string): void {
  const path = resolve(folder, name);
  const half = `${path}.${process.pid}.part`;
  try {
    writeFileSync(half, `${JSON.stringify(value)}\n`);
    renameSync(half, path);
  } catch (error) {
    rmSync(half, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new Mistake(`${words.files.unwritten(name, words.files.reasons[code ?? ''] ?? String(code))} ${advice}`);
  }
}

/** A saved match as its file tells it. What is none is refused in the words of whoever wants to open it. */
export const readSave = (path: string, folder: string, words: Words): Saved => {
  const text = textOf(path, folder, words);
  return inWords(words, path, () => readSaved(text, path));
};

/** The match in a link. */
export const linkedSave = (link: string, words: Words): Saved => inWords(words, '', () => savedInLink(packOf(gameInLink(link)).game, link));

/** A path that is empty is that of a match that has no file. */
export function timelineOf(path: string, file: Saved, words: Words): { pack: TerminalGame; timeline: Timeline } {
  return inWords(words, path, () => {
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

function inWords<T>(words: Words, path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SetupError) || error.problem.code === 'game') throw error;
    throw new Mistake(refusal(words.refusals, error.problem, path));
  }
}
