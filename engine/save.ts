/** Saving and loading a match, and its hash. Names, never addresses, so that a save outlives the program it was made by. */
import type { Game } from './game.ts';
import { type NamedThread, nameThread, threadNamed } from './names.ts';
import { words } from './random.ts';
import { checkShape } from './shape.ts';
import { SetupError } from './state.ts';
import type { Json, Own, State } from './types.ts';

/** The layout of saves. A reader refuses what it does not know. */
export const FORMAT = 1;

export interface SavedState {
  readonly touchline: number;
  readonly game: string;
  readonly state: { readonly [field: string]: Json };
}

const PLAIN = [
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

function ability<O extends Own>(game: Game<O>, name: string): number {
  const found = game.abilities.find((a) => a.flow === name);
  if (!found) throw new SetupError(`This save knows an ability "${name}" that this version of ${game.id} does not have.`);
  return found.index;
}

/** A plain JSON value. `structuredClone` of it, or its text, can be kept anywhere. */
export function save<O extends Own>(game: Game<O>, s: State<O>): SavedState {
  const out: { [field: string]: Json } = {};
  for (const field of PLAIN) out[field] = s[field] as unknown as Json;
  out.def = s.def.map((d) => game.defs[d].id);
  out.mods = s.mods.map((m) => (m.change === 'grant' ? { ...m, by: game.abilities[m.by as number].flow } : m)) as unknown as Json;
  out.waiting = s.waiting.map((w) => ({ ...w, ability: game.abilities[w.ability].flow })) as unknown as Json;
  out.delayed = s.delayed.map((d) => ({ ...d, ability: game.abilities[d.ability].flow })) as unknown as Json;
  out.main = nameThread(game, s.main, same) as unknown as Json;
  out.strands = s.strands.map((th) => nameThread(game, th, same)) as unknown as Json;
  out.fork =
    s.fork && ({ base: save(game, s.fork.base as State<O>), picks: s.fork.picks, can: s.fork.can, last: s.fork.last } as unknown as Json);
  return JSON.parse(JSON.stringify({ touchline: FORMAT, game: game.id, state: out }));
}

export function load<O extends Own>(game: Game<O>, saved: SavedState): State<O> {
  if (saved?.touchline !== FORMAT)
    throw new SetupError(`This is not a save this version can read (format ${saved?.touchline}, known: ${FORMAT}). Choose another file.`);
  if (saved.game !== game.id) throw new SetupError(`This is a save of ${saved.game}, not of ${game.id}. Open it there.`);
  checkShape(game, saved.state);
  const v = JSON.parse(JSON.stringify(saved.state));
  return {
    ...Object.fromEntries(PLAIN.map((field) => [field, v[field]])),
    game: game.id,
    options: Object.freeze(v.options),
    def: v.def.map((id: string) => {
      const d = game.defIndex.get(id);
      if (d === undefined) throw new SetupError(`This save holds a card "${id}" that this version of ${game.id} does not have.`);
      return d;
    }),
    mods: v.mods.map((m: { change: string; by: string }) => (m.change === 'grant' ? { ...m, by: ability(game, m.by) } : m)),
    waiting: v.waiting.map((w: { ability: string }) => ({ ...w, ability: ability(game, w.ability) })),
    delayed: v.delayed.map((d: { ability: string }) => ({ ...d, ability: ability(game, d.ability) })),
    main: threadNamed(game, v.main as NamedThread, (x) => x),
    strands: v.strands.map((th: NamedThread) => threadNamed(game, th, (x) => x)),
    fork: v.fork && { base: load(game, v.fork.base), picks: v.fork.picks, can: v.fork.can, last: v.fork.last },
  } as unknown as State<O>;
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
