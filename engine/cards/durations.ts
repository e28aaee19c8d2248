/** Scopes end: durations, limits, tallies and delayed triggers with them. */

import type { Delayed, Giving, Mod, Ref, Until, Use } from '../model/types.ts';
import type { Table } from '../table/table.ts';

/** null: it goes on as it is. Otherwise what is left of it, or 'ended'. */
function afterScope(t: Table, until: readonly Until[], scope: string): readonly Until[] | 'ended' | null {
  let changed: Until[] | null = null;
  for (let i = 0; i < until.length; i++) {
    const u = until[i];
    if (typeof u === 'string') {
      if (u === scope) return 'ended';
    } else if ('scope' in u && u.scope === scope) {
      if (u.whose !== undefined && t.game.spec.scopeOf?.(t, scope) !== u.whose) continue;
      if (!u.skip) return 'ended';
      changed ??= [...until];
      changed[i] = { ...u, skip: u.skip - 1 };
    }
  }
  return changed;
}

/** Everything it was laid on has become something else. */
const idle = (t: Table, item: Mod | Delayed) => 'on' in item && 'refs' in item.on && item.on.refs.every((r) => t.find(r) < 0);

function close<T extends Mod | Delayed>(t: Table, list: readonly T[], scope: string): readonly T[] {
  let out: T[] | null = null;
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (t.strand >= 0 && item.seat !== t.strand) {
      out?.push(item);
      continue;
    }
    const left = idle(t, item) ? 'ended' : afterScope(t, item.until, scope);
    if (left === null) out?.push(item);
    else {
      out ??= list.slice(0, i);
      if (left !== 'ended') out.push({ ...item, until: left });
    }
  }
  return out ?? list;
}

function closeUses(t: Table, scope: string): void {
  const s = t.raw;
  const over = (u: Use) =>
    u.scope === scope && (t.strand < 0 || (u.of ? t.layout.zones[s.zone[u.of.id]]?.seat === t.strand : u.key.endsWith(`@${t.strand}`)));
  if (!s.uses.some(over)) return;
  s.uses = s.uses.filter((u) => !over(u));
  if (t.game.histories.list.length > 0) t.known.tallied();
}

export function closeScope(t: Table, scope: string): void {
  const s = t.raw;
  if (s.mods.length > 0) {
    const left = close(t, s.mods, scope);
    if (left !== s.mods) t.lay(left);
  }
  if (s.delayed.length > 0) s.delayed = close(t, s.delayed, scope);
  if (s.uses.length > 0) closeUses(t, scope);
  if (t.strand >= 0) {
    t.known.tallied();
    // A scope inside a strand is that seat's alone.
    for (const [name, spec] of Object.entries(t.game.spec.tallies ?? {}))
      if (spec.scope === scope && spec.per === 'seat') s.tallies[t.layout.tallyBase.get(name)! + t.strand] = 0;
    return;
  }
  const tallies = t.layout.tallyScopes.get(scope);
  if (!tallies) return;
  t.known.tallied();
  for (const i of tallies) s.tallies[i] = 0;
}

/** What lasted until a card leaves its zone ends when it has left. Asked before it becomes a new object. */
export function endLeaving(t: Table, card: number): void {
  const s = t.raw;
  const ends = (m: Mod | Delayed) => m.until.some((u) => typeof u === 'object' && 'leaves' in u && t.find(u.leaves) === card);
  if (s.mods.some(ends)) t.lay(s.mods.filter((m) => !ends(m)));
  if (s.delayed.some(ends)) s.delayed = s.delayed.filter((d) => !ends(d));
}

const lasts = (u: Until): u is { readonly uses: number } => typeof u === 'object' && 'uses' in u;

/** These changes were used once; each ends after its last use. */
export function spendMods(t: Table, spent: (m: Mod) => boolean): void {
  const s = t.raw;
  if (!s.mods.some((m) => m.until.some(lasts) && spent(m))) return;
  t.lay(
    s.mods.flatMap((m) => {
      if (!spent(m)) return [m];
      const until = m.until.map((u) => (lasts(u) ? { uses: u.uses - 1 } : u));
      return until.some((u) => lasts(u) && u.uses <= 0) ? [] : [{ ...m, until }];
    }),
  );
}

const same = (a: Ref | null, b: Ref | null) => a === b || (a !== null && b !== null && a.id === b.id && a.epoch === b.epoch);

export function sameGiving(a: Giving = [], b: Giving = []): boolean {
  return (
    a.length === b.length &&
    a.every((x, i) => {
      const y = b[i];
      return typeof x === 'object' && typeof y === 'object' ? same(x, y) : x === y;
    })
  );
}

/** How often a limited thing was used in its scope. */
export function used(t: Table, what: Omit<Use, 'n'>): number {
  for (const u of t.s.uses) if (isUse(u, what)) return u.n;
  return 0;
}

export function use(t: Table, what: Omit<Use, 'n'>): void {
  const s = t.raw;
  const n = used(t, what);
  if (n === 0) s.uses = [...s.uses, { ...what, n: 1 }];
  else s.uses = s.uses.map((u) => (isUse(u, what) ? { ...u, n: n + 1 } : u));
}

const isUse = (u: Use, what: Omit<Use, 'n'>): boolean =>
  u.key === what.key && u.scope === what.scope && sameGiving(u.giving, what.giving) && same(u.of, what.of);
