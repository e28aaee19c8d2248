/** A saved match at its table again. Whoever only begins matches need not load how. */
import { brokenLink, type Game, type Record, SetupError } from '@touchline/engine';
import { FORMAT, type Saved } from './saved.ts';
import { Timeline } from './timeline.ts';

/** What a file holds; `name` is what a programmer is told it is. A file that is none, or of another version, is refused with the reason. */
export function readSaved(text: string, name: string): Saved {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SetupError({ code: 'unreadable' }, `${name}: ${error instanceof Error ? error.message : error}`);
  }
  const file = value as Partial<Saved> & Partial<Record>;
  if (typeof value !== 'object' || value === null || typeof file.touchline !== 'number')
    throw new SetupError({ code: 'notASave' }, `${name} is not a save.`);
  if (file.touchline !== FORMAT) throw otherFormat(name, file.touchline);
  // A bare record plays again too.
  const record = file.record ?? (file.picks ? (value as Record) : undefined);
  if (!record || !isRecord(record)) throw damaged(name, 'record');
  if (record.touchline !== FORMAT) throw otherFormat(name, record.touchline);
  return { players: [], decks: [], ...file, touchline: FORMAT, game: record.game, record };
}

const otherFormat = (name: string, found: number): SetupError =>
  new SetupError({ code: 'format', found, reads: FORMAT }, `${name} has format ${found}, not ${FORMAT}.`);

const damaged = (name: string, field: string, cause?: Error): SetupError =>
  new SetupError({ code: 'damaged', field }, `${name}: "${field}" cannot be right${cause ? ` (${cause.message})` : ''}.`);

function isRecord(r: Partial<Record>): r is Record {
  return (
    typeof r.touchline === 'number' &&
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
    if (error instanceof TypeError) throw damaged(name, 'record', error);
    throw error;
  }
}

function playAgain(game: Game, { record, passed = [] }: Saved, name: string, room?: number): Timeline {
  const broken = brokenLink(record);
  if (broken) throw new SetupError({ code: 'edited', step: broken.step }, `${name} was edited up to step ${broken.step}.`);
  const { options, lists, seed } = record;
  const timeline = new Timeline(game, { options, lists, seed }, 'open', room);
  const differs = (step: number, what = '') => new SetupError({ code: 'otherRules', step }, `${name} differs at step ${step}${what}.`);
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
