/** Effects, abilities and names inside an effect, found by what its kind declares. */
import { type FieldType, readField } from '../model/fields.ts';
import type { Ability, AnyEffect, Effect, Mode } from '../model/types.ts';
import type { KindSpec } from './kinds.ts';

export type KindTable = { readonly [kind: string]: KindSpec };

type Fields = { readonly [field: string]: unknown };

/** The fields of an effect that hold this type of thing, with what they hold. */
function holding(kinds: KindTable, effect: AnyEffect, type: FieldType): [field: string, value: unknown][] {
  const fields: Fields = effect;
  return Object.entries(kinds[effect.do].fields).flatMap(([field, spec]): [string, unknown][] =>
    readField(spec).type === type && fields[field] !== undefined ? [[field, fields[field]]] : [],
  );
}

/** Cards are checked before they are compiled: what a field holds is what its kind declares. */
const effectsIn = (kinds: KindTable, e: AnyEffect) => holding(kinds, e, 'effects') as [string, readonly Effect[]][];
const modesIn = (kinds: KindTable, e: AnyEffect) => holding(kinds, e, 'modes') as [string, readonly Mode[]][];
const abilitiesIn = (kinds: KindTable, e: AnyEffect) => holding(kinds, e, 'ability') as [string, Ability][];

/** Effects one level down, wherever a kind keeps them. */
export function inner(kinds: KindTable, e: AnyEffect): readonly Effect[] {
  return [
    ...effectsIn(kinds, e).flatMap(([, list]) => list),
    ...modesIn(kinds, e).flatMap(([, modes]) => modes.flatMap((m) => [...(m.declare ?? []), ...m.do])),
  ];
}

/** Names that effects bind. */
export function namesBound(kinds: KindTable, effects: readonly AnyEffect[]): string[] {
  return effects.flatMap((e) => [...holding(kinds, e, 'name').map(([, name]) => String(name)), ...namesBound(kinds, inner(kinds, e))]);
}

/** The same effect with every ability inside it replaced. */
export function replaceAbilities<E extends AnyEffect>(kinds: KindTable, e: E, by: (a: Ability, of: AnyEffect) => number): E {
  const list = (effects: readonly Effect[]) => effects.map((x) => replaceAbilities(kinds, x, by));
  const mode = (m: Mode): Mode => ({ ...(m.declare && { declare: list(m.declare) }), do: list(m.do) });
  return {
    ...e,
    ...Object.fromEntries(abilitiesIn(kinds, e).map(([field, ability]) => [field, by(ability, e)])),
    ...Object.fromEntries(effectsIn(kinds, e).map(([field, effects]) => [field, list(effects)])),
    ...Object.fromEntries(modesIn(kinds, e).map(([field, modes]) => [field, modes.map(mode)])),
  };
}
