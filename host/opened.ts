/** A saved match at its table again. Whoever only begins matches need not load how. */
import { brokenLink, type Game, type Record, SetupError } from '@touchline/engine';
import { FORMAT, type Saved } from './saved.ts';
import { Timeline } from './timeline.ts';

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
    Array.isArray(r.checks) &&
    r.checks.every((c) => Number.isInteger(c?.step) && typeof c.link === 'string' && typeof c.hash === 'string') &&
    Array.isArray(r.picks) &&
    r.picks.every((p) => Array.isArray(p) && typeof p[0] === 'number' && (p[1] === null || typeof p[1] === 'string')) &&
    typeof r.options === 'object'
  );
}

/** The saved match played up to where it stood: with its log and what can be taken back. `room`: characters for snapshots. */
export function timelineOf(game: Game, file: Saved, name: string, room?: number): Timeline {
  try {
    return playAgain(game, file, name, room);
  } catch (error) {
    // Values of a shape no save has: somebody edited it.
    if (error instanceof TypeError) throw new SetupError(`${name} cannot be read as a game (${error.message}). Was it edited?`);
    throw error;
  }
}

function playAgain(game: Game, { record, passed = [] }: Saved, name: string, room?: number): Timeline {
  const broken = brokenLink(record);
  if (broken)
    throw new SetupError(
      `${name} was edited: what it tells up to step ${broken.step} is not what was saved. Use a copy that is as it was.`,
    );
  const timeline = begun(game, record, name, room);
  const differs = (step: number, what = '') =>
    new SetupError(`${name} differs at step ${step}${what}: it was made by other rules or cards. It plays with the version that saved it.`);
  const hashes = new Map(record.checks.map(({ step, hash }) => [step, hash]));
  const same = () => {
    const expected = hashes.get(timeline.steps);
    if (expected !== undefined && timeline.hash() !== expected) throw differs(timeline.steps);
  };
  same();
  const byTable = new Set(passed);
  record.picks.forEach(([seat, key], i) => {
    if (key === null) timeline.concede(seat);
    else {
      if (!timeline.ask(seat)?.options.some((option) => option.key === key))
        throw differs(i + 1, ` ("${key}" is not offered to seat ${'abcdefgh'[seat] ?? seat})`);
      timeline.pick(seat, key, byTable.has(i));
    }
    same();
  });
  return timeline;
}

function begun(game: Game, record: Record, name: string, room?: number): Timeline {
  try {
    const { options, lists, seed } = record;
    return new Timeline(game, { options, lists, seed }, 'open', room);
  } catch (error) {
    if (error instanceof SetupError) throw new SetupError(`${name} cannot be played: ${error.message}`);
    throw error;
  }
}
