/** Saving a match, and its hash. Names, never addresses, so that a save outlives the program it was made by. */
import type { Game } from '../game.ts';
import { words } from '../model/random.ts';
import type { Json, Own, State } from '../model/types.ts';
import { nameThread } from './names.ts';

/** The layout of saves. A reader refuses what it does not know. */
export const FORMAT = 1;

export type SavedState = {
  readonly touchline: number;
  readonly game: string;
  readonly state: { readonly [field: string]: Json };
};

/** Kept as they are. */
export const PLAIN = [
  'options',
  'seats',
  'owner',
  'zone',
  'epoch',
  'known',
  'marks',
  'zones',
  'own',
  'tallies',
  'uses',
  'mods',
  'pending',
  'seeds',
  'counts',
  'handles',
  'nextHandle',
  'decisions',
  'forced',
  'loopMark',
  'result',
] as const;

const same = (ref: { id: number; epoch: number }): Json => ({ id: ref.id, epoch: ref.epoch });

/** A plain JSON value. `structuredClone` of it, or its text, can be kept anywhere. */
export function save<O extends Own>(game: Game<O>, s: State<O>): SavedState {
  const out: { [field: string]: Json } = {};
  for (const field of PLAIN) out[field] = s[field] as Json;
  out.def = s.def.map((d) => game.defs[d].id);
  out.mods = s.mods.map((m) => (m.change === 'grant' ? { ...m, by: game.abilities[m.by as number].flow } : m));
  out.waiting = s.waiting.map((w) => ({ ...w, ability: game.abilities[w.ability].flow }));
  out.delayed = s.delayed.map((d) => ({ ...d, ability: game.abilities[d.ability].flow }));
  // Mostly nobody has left.
  if (s.out !== 0) out.out = s.out;
  if (s.leaving !== 0) out.leaving = s.leaving;
  // Only matches between people far apart have keys.
  if (s.keys) out.keys = s.keys;
  out.main = nameThread(game, s.main, same);
  out.strands = s.strands.map((th) => nameThread(game, th, same));
  out.fork = s.fork && { base: save(game, s.fork.base as State<O>), picks: s.fork.picks, can: s.fork.can, last: s.fork.last };
  return JSON.parse(JSON.stringify({ touchline: FORMAT, game: game.id, state: out }));
}

/** Objects by sorted key, so that two machines write the same text. */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value as { [key: string]: Json });
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}

/** The same on every machine. What nobody decided (handles, undo) is not in it. */
export function hash<O extends Own>(game: Game<O>, s: State<O>): string {
  const { handles: _h, nextHandle: _n, fork: _f, ...rest } = save(game, s).state;
  const [a, b] = words(canonical(rest));
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
