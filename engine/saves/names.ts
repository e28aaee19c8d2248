/** Positions under their names: what saves, views and hashes say instead of program addresses. */

import { F_AUX, F_BASE, F_NODE, F_RET, F_UNW, FRAME } from '../flow/frame.ts';
import type { Game } from '../game.ts';
import { mapRefs } from '../model/refs.ts';
import { SetupError } from '../model/state.ts';
import type { Json, Own, Ref, Thread } from '../model/types.ts';

export type NamedThread = {
  readonly at: string;
  /** Scope, counter, first variable, return path or null, unwinding. */
  readonly scopes: readonly (readonly [string, number, number, string | null, number])[];
  readonly vars: readonly Json[];
  readonly in: number;
};

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
    if (at === undefined)
      throw new SetupError(
        { code: 'otherRules', step: null },
        `This save stands at "${path}", which this version of ${game.id} does not have.`,
      );
    return at;
  };
  const frames: number[] = [];
  named.scopes.forEach(([scope, aux, base, ret, unw], i) => {
    frames.push(pc(scope), aux, base, ret === null ? (i === 0 ? -1 : 0) : pc(ret), unw);
  });
  return { pc: pc(named.at), frames, locals: named.vars.map(back), fp: named.in };
}
