/** Texts by what they do, and where those that are printed lie. */
import type { Table } from '../table/table.ts';
import type { CompiledAbility } from './abilities.ts';

/** Texts that do one thing (change a value, notice an event): by the card they are printed on, and those that are only ever given. */
export interface Workers {
  readonly id: number;
  readonly byDef: readonly (readonly number[] | null)[];
  /** Zone kinds in which a printed one works. */
  readonly kinds: readonly number[];
  readonly given: readonly number[];
  /** One of these is given by a text that is always at work. */
  readonly always: boolean;
  /** None of them speaks of any card but its own. */
  readonly selfOnly: boolean;
}

export function workersBy(
  abilities: readonly CompiledAbility[],
  cards: number,
  first: number,
  keys: (a: CompiledAbility) => readonly string[],
): Map<string, Workers> {
  const lists = new Map<string, CompiledAbility[]>();
  for (const a of abilities)
    for (const key of keys(a)) {
      const list = lists.get(key);
      if (list) list.push(a);
      else lists.set(key, [a]);
    }
  return new Map(
    [...lists].map(([key, list], i) => {
      const byDef: (number[] | null)[] = new Array(cards).fill(null);
      for (const a of list) if (a.def >= 0) (byDef[a.def] ??= []).push(a.index);
      const kinds = [...new Set(list.flatMap((a) => (a.def >= 0 ? [...a.zones] : [])))].sort((a, b) => a - b);
      return [
        key,
        {
          id: first + i,
          byDef,
          kinds,
          given: list.filter((a) => a.def < 0).map((a) => a.index),
          always: list.some((a) => a.def < 0 && a.grantedBy.length > 0),
          selfOnly: list.every((a) => a.selfOnly && a.def >= 0),
        },
      ];
    }),
  );
}

/** The printed ones that lie where they work, each an ability and its card; remembered as long as no card moves. */
export function printedIn(t: Table, w: Workers): readonly number[] {
  if (t.known.hasPrinted(w)) return t.known.printed[w.id];
  const { zones, zoneBase } = t.layout;
  const { abilities } = t.game;
  const { def } = t.s;
  let out: number[] | null = null;
  for (const kind of w.kinds)
    for (let z = zoneBase[kind]; z < zones.length && zones[z].kind === kind; z++) {
      const pile = t.s.zones[z];
      for (let i = 0; i < pile.length; i++) {
        const list = w.byDef[def[pile[i]]];
        if (list === null) continue;
        out ??= [];
        for (const index of list) if (abilities[index].zones.has(kind)) out.push(index, pile[i]);
      }
    }
  const found = out ?? NONE;
  t.known.keepPrinted(w.id, found);
  return found;
}
const NONE: readonly number[] = [];

export function inZones(t: Table, kinds: ReadonlySet<number>, visit: (card: number) => void): void {
  const { zones, zoneBase } = t.layout;
  for (const kind of kinds)
    for (let z = zoneBase[kind]; z < zones.length && zones[z].kind === kind; z++) {
      const pile = t.s.zones[z];
      for (let i = 0; i < pile.length; i++) visit(pile[i]);
    }
}

/** The same set without some of its texts; the very same if none of them is meant. */
export function withoutTexts(w: Workers, without: (index: number) => boolean, next: () => number): Workers | null {
  const all = [...w.byDef.flatMap((list) => list ?? []), ...w.given];
  const out = new Set(all.filter(without));
  if (out.size === 0) return w;
  if (out.size === all.length) return null;
  return {
    ...w,
    id: next(),
    byDef: w.byDef.map((list) => {
      const left = list?.filter((i) => !out.has(i)) ?? [];
      return left.length > 0 ? left : null;
    }),
    given: w.given.filter((i) => !out.has(i)),
  };
}
