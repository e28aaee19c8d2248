/** Positions under their names: what saves, views and hashes say instead of program addresses. */
import type { Game } from './game.ts';
import { SetupError } from './state.ts';
import { F_AUX, F_BASE, F_NODE, F_RET, F_UNW, FRAME } from './table.ts';
import type { Json, Own, Ref, Thread } from './types.ts';

export interface NamedThread {
  readonly at: string;
  /** Scope, counter, first variable, return path or null, unwinding. */
  readonly scopes: readonly (readonly [string, number, number, string | null, number])[];
  readonly vars: readonly Json[];
  readonly in: number;
}

export function isRef(value: Json): value is { id: number; epoch: number } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 2 && 'id' in value && 'epoch' in value;
}

/** Rewrite every card reference inside a value. */
export function mapRefs(value: Json, f: (ref: Ref) => Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((v) => mapRefs(v, f));
  if (isRef(value)) return f(value);
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, mapRefs(v, f)]));
}

/** What a view says in place of a card reference: a handle, a place, or that it is gone. */
export function isSeen(value: Json): value is { readonly [key: string]: Json } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 1 && (keys[0] === 'handle' || keys[0] === 'gone' || keys[0] === 'hidden');
}

export function nameThread<O extends Own>(game: Game<O>, th: Thread, ref: (ref: Ref) => Json): NamedThread {
  const path = (pc: number) => game.program.code[pc].path;
  const scopes: (readonly [string, number, number, string | null, number])[] = [];
  for (let at = 0; at < th.frames.length; at += FRAME) {
    const f = th.frames;
    const isCall = f[at + F_RET] > 0;
    scopes.push([path(f[at + F_NODE]), f[at + F_AUX], f[at + F_BASE], isCall ? path(f[at + F_RET]) : null, f[at + F_UNW]]);
  }
  return { at: path(th.pc), scopes, vars: th.locals.map((v) => mapRefs(v, ref)), in: th.fp };
}

export function threadNamed<O extends Own>(game: Game<O>, named: NamedThread, back: (value: Json) => Json): Thread {
  const pc = (path: string): number => {
    const at = game.program.at.get(path);
    if (at === undefined) throw new SetupError(`This save stands at "${path}", which this version of ${game.id} does not have.`);
    return at;
  };
  const frames: number[] = [];
  named.scopes.forEach(([scope, aux, base, ret, unw], i) => {
    frames.push(pc(scope), aux, base, ret === null ? (i === 0 ? -1 : 0) : pc(ret), unw);
  });
  return { pc: pc(named.at), frames, locals: named.vars.map(back), fp: named.in };
}
