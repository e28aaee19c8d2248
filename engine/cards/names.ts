/** Names a text may use, resolved to the numbers of one game. */
import type { Program } from '../flow/program.ts';
import type { GameSpec } from '../game.ts';
import type { Own } from '../model/types.ts';
import type { Histories } from './history.ts';
import type { Names } from './shapes.ts';
import type { Values } from './values.ts';

export function namesOf(
  spec: GameSpec<Own>,
  zoneKind: ReadonlyMap<string, number>,
  values: Values,
  program: Program,
  histories: Histories,
): Names {
  const numbered = (what: string, names: readonly string[]) => {
    // Of a name that is given twice the first one counts.
    const at = new Map(names.map((name, i) => [name, i] as const).reverse());
    return (name: string): number => {
      const i = at.get(name);
      if (i === undefined) throw new Error(`${spec.id} ${what} ${name}.`);
      return i;
    };
  };
  return {
    zoneKinds: zoneKind.size,
    zone: numbered('has no zone', [...zoneKind.keys()]),
    mark: numbered('declares no mark', spec.marks ?? []),
    tally: numbered('declares no tally', Object.keys(spec.tallies ?? {})),
    role: numbered('has no role', Object.keys(spec.roles ?? {})),
    condition: numbered('has no condition', Object.keys(spec.conditions ?? {})),
    variable: numbered('has no flow with a variable', [...program.variables.keys()]),
    history: (asked) => {
      const i = histories.of(asked);
      if (i < 0) throw new Error(`${spec.id}: no card asks whether ${JSON.stringify(asked)}.`);
      return i;
    },
    value: (name) => values.of(name).id,
  };
}
