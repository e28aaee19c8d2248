/**
 * The results of an arena in a file of JSON lines. The first says what the games depend on, each further one is a finished game. A file
 * can be gone on with at any time, with more rounds or other bots, as long as its first line fits.
 */

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { canonical, type Json } from '@touchline/engine';
import { Mistake } from '../mistake.ts';
import manifest from '../package.json' with { type: 'json' };
import { codeOf } from '../thrown.ts';
import type { Ground, Outcome } from './game.ts';
import { keyOf } from './matchUps.ts';

interface Heading extends Ground {
  readonly arena: number;
  readonly version: string;
}

/** The layout of the lines. */
const FORMAT = 3;

export interface ResultsFile {
  /** Games that were in the file when it was opened, each once. */
  readonly kept: readonly Outcome[];
  add(outcome: Outcome): void;
}

export const resultsName = (game: string, seed: string): string => `arena-${game}-${seed.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}.jsonl`;

/** Refuses a file that holds anything else, and says what differs. */
export function openResults(name: string, folder: string, ground: Ground): ResultsFile {
  const path = resolve(folder, name);
  const heading: Heading = { arena: FORMAT, version: manifest.version, ...ground };
  const first = `${JSON.stringify(heading)}\n`;
  const text = tried(name, () => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // Whoever is killed while writing leaves a torn last line: that game is played again.
  if (whole === '' && !first.startsWith(text)) throw notResults(name);
  const [begun, ...lines] = whole.split('\n').slice(0, -1);
  if (begun === undefined) tried(name, () => writeFileSync(path, first));
  else {
    mustFit(name, parsed(name, begun, 1), heading);
    if (whole !== text) tried(name, () => truncateSync(path, Buffer.byteLength(whole)));
  }
  const kept = new Map<string, Outcome>();
  lines.forEach((line, i) => {
    const outcome = parsed(name, line, i + 2) as Partial<Outcome>;
    if (!isOutcome(outcome, ground.seats)) throw brokenLine(name, i + 2);
    kept.set(keyOf(outcome), outcome);
  });
  return {
    kept: [...kept.values()],
    add: (outcome) => tried(name, () => appendFileSync(path, `${JSON.stringify(outcome)}\n`)),
  };
}

const notResults = (name: string) => new Mistake('notResults', name);
const brokenLine = (name: string, line: number) => new Mistake('brokenResult', name, line);

function parsed(name: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw number === 1 ? notResults(name) : brokenLine(name, number);
  }
}

function isOutcome(o: Partial<Outcome> | null, seats: number): o is Outcome {
  const bySeat = (list: unknown) => Array.isArray(list) && list.length === seats;
  return (
    typeof o?.round === 'number' &&
    bySeat(o.seats) &&
    Array.isArray(o.winners) &&
    (o.ranks === undefined || bySeat(o.ranks)) &&
    (o.scores === undefined || bySeat(o.scores)) &&
    typeof o.reason === 'string' &&
    typeof o.decisions === 'number' &&
    bySeat(o.times) &&
    Array.isArray(o.faults)
  );
}

function mustFit(name: string, value: unknown, wanted: Heading): void {
  const found = value as Partial<Heading> | null;
  if (typeof found !== 'object' || found?.arena === undefined) throw notResults(name);
  if (found.arena !== wanted.arena) throw new Mistake('otherResults', name, short(String(found.arena)), FORMAT);
  const [there, here] = [factsIn(found), factsIn(wanted)];
  const differ = [...new Set([...here.keys(), ...there.keys()])]
    .filter((what) => there.get(what) !== here.get(what))
    .map((what) => ({ what, there: short(there.get(what)), here: short(here.get(what)) }));
  if (differ.length > 0) throw new Mistake('begunOtherwise', name, differ);
}

/** A heading as single facts with a name, so that only what differs is told. */
function factsIn({ options, decks, ...rest }: Partial<Heading>): Map<string, string> {
  const lists = Array.isArray(decks) ? decks : [];
  const all: [string, unknown][] = [
    ...Object.entries(rest),
    ...Object.entries(options ?? {}).map(([name, value]): [string, unknown] => [`option ${name}`, value]),
    ['decks', lists.map((deck) => deck?.name).join(', ')],
    ...lists.map((deck): [string, unknown] => [`cards of ${deck?.name}`, deck?.list]),
  ];
  return new Map(all.map(([what, value]) => [what, typeof value === 'string' ? value : canonical((value ?? null) as Json)]));
}

const short = (text = 'nothing') => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function tried<T>(name: string, deed: () => T): T {
  try {
    return deed();
  } catch (error) {
    throw new Mistake('resultsUnkept', name, codeOf(error));
  }
}
