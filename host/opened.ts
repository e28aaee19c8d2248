/** A saved match at its table again. Whoever only begins matches need not load how. */
import { type Game, hash, loadMatch, type Record, SetupError } from '@touchline/engine';
import { FORMAT, Host } from './host.ts';
import type { Saved } from './saved.ts';

/** What a file holds; `name` is how to speak of it. A file that is none, or of another version, is refused with the reason. */
export function readSaved(text: string, name: string): Saved {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SetupError(`${name} is not a save: its JSON is broken (${(error as Error).message}). Was it cut off or edited?`);
  }
  const file = value as Partial<Saved> & Partial<Record>;
  if (typeof value !== 'object' || value === null || typeof file.touchline !== 'number')
    throw new SetupError(`${name} is not a Touchline save. Saves are made by \`save\` during a game.`);
  if (file.touchline !== FORMAT)
    throw new SetupError(
      `${name} was saved by another version (format ${file.touchline}; this one reads ${FORMAT}). Open it with that version.`,
    );
  // A bare record plays again too.
  const record = file.record ?? (file.picks ? (value as Record) : undefined);
  if (!record || !isRecord(record)) throw new SetupError(`${name} has no record of a game in it. Was it edited?`);
  if (record.touchline !== FORMAT) throw new SetupError(`${name} holds a record of another version (format ${record.touchline}).`);
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
export function hostOf(game: Game, file: Saved, name: string): Host {
  try {
    return playAgain(game, file, name);
  } catch (error) {
    // Values of a shape no save has: somebody edited it.
    if (error instanceof TypeError) throw new SetupError(`${name} cannot be read as a game (${error.message}). Was it edited?`);
    throw error;
  }
}

function playAgain(game: Game, { record, conceded, match, practice }: Saved, name: string): Host {
  const host = begun(game, record, name, practice);
  const same = () => {
    const expected = record.hashes[host.steps];
    if (expected !== undefined && host.hash() !== expected)
      throw new SetupError(
        `${name} differs at step ${host.steps}: it was made by other rules or cards, or edited. It plays with the version that saved it.`,
      );
  };
  same();
  record.picks.forEach(([seat, key], i) => {
    const ask = host.ask(seat);
    if (!ask?.options.some((option) => option.key === key))
      throw new SetupError(
        `${name} differs at step ${i + 1}: "${key}" is not offered to seat ${'ab'[seat] ?? seat}. It was made by other rules or cards, or edited.`,
      );
    host.pick(seat, key);
    same();
  });
  if (conceded !== undefined) host.concede(conceded);
  if (match && hash(game, loadMatch(game, match)) !== host.hash())
    throw new SetupError(`${name} contradicts itself: its record does not lead to its state. Was it edited?`);
  return host;
}

function begun(game: Game, record: Record, name: string, practice?: number): Host {
  try {
    return new Host(game, record.options, record.lists, record.seed, practice);
  } catch (error) {
    if (error instanceof SetupError) throw new SetupError(`${name} cannot be played: ${error.message}`);
    throw error;
  }
}
