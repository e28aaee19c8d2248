/** Save files: the match as the engine keeps it, and the record that plays it again. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hash, loadMatch, type Record, type SavedMatch, type Seat, SetupError } from '@touchline/engine';
import { textOf } from './choices.ts';
import { type Title, titleOf } from './games.ts';
import { FORMAT, Host } from './host.ts';
import { Mistake } from './mistake.ts';

/** Who sits where: a person, or a bot by its name. */
export type Player = 'person' | string;

export interface SaveFile {
  readonly touchline: number;
  readonly game: string;
  readonly players: readonly Player[];
  readonly decks: readonly string[];
  readonly record: Record;
  readonly conceded?: Seat;
  /** Absent in a bare record. */
  readonly match?: SavedMatch;
}

export const fileNameOf = (game: string, seed: string): string => `${game}-${seed.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}.json`;

export const writeSave = (folder: string, name: string, file: SaveFile): void =>
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

export function readSave(path: string, folder: string): SaveFile {
  const text = textOf(path, folder);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Mistake(`${path} is not a save: its JSON is broken (${(error as Error).message}). Was it cut off or edited?`);
  }
  const file = value as Partial<SaveFile> & Partial<Record>;
  if (typeof value !== 'object' || value === null || typeof file.touchline !== 'number')
    throw new Mistake(`${path} is not a Touchline save. Saves are made by \`save\` during a game.`);
  if (file.touchline !== FORMAT)
    throw new Mistake(
      `${path} was saved by another version (format ${file.touchline}; this one reads ${FORMAT}). Open it with that version.`,
    );
  // A bare record plays again too.
  const record = file.record ?? (file.picks ? (value as Record) : undefined);
  if (!record || !isRecord(record)) throw new Mistake(`${path} has no record of a game in it. Was it edited?`);
  if (record.touchline !== FORMAT) throw new Mistake(`${path} holds a record of another version (format ${record.touchline}).`);
  return { players: [], decks: [], ...file, touchline: FORMAT, game: record.game, record };
}

function isRecord(r: Partial<Record>): r is Record {
  return (
    typeof r.game === 'string' &&
    typeof r.seed === 'string' &&
    Array.isArray(r.lists) &&
    Array.isArray(r.hashes) &&
    Array.isArray(r.picks) &&
    r.picks.every((p) => Array.isArray(p) && typeof p[0] === 'number' && typeof p[1] === 'string') &&
    typeof r.options === 'object'
  );
}

/** The saved match at its table again, played up to where it stood: with its log and what can be taken back. */
export function hostOf(path: string, file: SaveFile): { title: Title; host: Host } {
  try {
    return playAgain(path, file);
  } catch (error) {
    // Values of a shape no save has: somebody edited it.
    if (error instanceof TypeError) throw new Mistake(`${path} cannot be read as a game (${error.message}). Was it edited?`);
    if (error instanceof SetupError) throw new Mistake(`${path} cannot be played: ${error.message}`);
    throw error;
  }
}

function playAgain(path: string, file: SaveFile): { title: Title; host: Host } {
  const title = titleOf(file.game);
  const { record } = file;
  const host = new Host(title.game, record.options, record.lists, record.seed);
  const same = () => {
    const expected = record.hashes[host.steps];
    if (expected !== undefined && host.record().hashes[host.steps] !== expected)
      throw new Mistake(
        `${path} differs at step ${host.steps}: it was made by other rules or cards, or edited. It plays with the version that saved it.`,
      );
  };
  same();
  record.picks.forEach(([seat, key], i) => {
    const ask = host.ask(seat);
    if (!ask?.options.some((option) => option.key === key))
      throw new Mistake(
        `${path} differs at step ${i + 1}: "${key}" is not offered to seat ${'ab'[seat] ?? seat}. It was made by other rules or cards, or edited.`,
      );
    host.pick(seat, key);
    same();
  });
  if (file.conceded !== undefined) host.concede(file.conceded);
  if (file.match && hash(title.game, loadMatch(title.game, file.match)) !== host.hash())
    throw new Mistake(`${path} contradicts itself: its record does not lead to its state. Was it edited?`);
  return { title, host };
}
