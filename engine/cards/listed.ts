/** Triggers that wait, equal ones once: a short number tells most of them apart, so that a thousand are listed in one go. */
import { isRef } from '../model/refs.ts';
import type { Json, Waiting } from '../model/types.ts';
import type { Table } from '../table/table.ts';

export class Listed {
  readonly #t: Table;
  readonly #byMark = new Map<number, Waiting[]>();
  #laidOn: ReadonlySet<number> | null = null;

  constructor(t: Table) {
    this.#t = t;
  }

  /** Is there none among those asked about before that might as well come first? */
  isNew(w: Waiting): boolean {
    const mark = this.#markOf(w);
    const like = this.#byMark.get(mark);
    if (like === undefined) this.#byMark.set(mark, [w]);
    else if (like.some((x) => this.#same(x, w))) return false;
    else like.push(w);
    return true;
  }

  #markOf({ ability, self, event, bound }: Waiting): number {
    const t = this.#t;
    const card = t.find(self);
    const { def, zone } = t.s;
    let mark = ability * 31 + (card < 0 ? -1 : def[card] * 64 + zone[card]);
    if (event && t.game.abilities[ability].readsEvent) mark = mark * 31 + t.find(event.card) * 8 + (event.n ?? 0);
    for (const name in bound) mark = mark * 31 + numbersIn(t, bound[name]);
    return mark % 9007199254740881;
  }

  /** It makes no difference which of the two comes first. What is gone is gone, whatever it was. */
  #same(a: Waiting, b: Waiting): boolean {
    const t = this.#t;
    if (a.ability !== b.ability || a.seat !== b.seat || !sameTold(t, a.bound, b.bound) || !sameTold(t, a.was, b.was)) return false;
    return this.#alike(t.find(a.self), t.find(b.self)) && (!t.game.abilities[a.ability].readsEvent || sameTold(t, a.event, b.event));
  }

  /** Cards nobody could tell apart: the same printed card in the same place, with the same marks and nothing laid on one of them. */
  #alike(a: number, b: number): boolean {
    if (a === b) return true;
    if (a < 0 || b < 0) return false;
    const { def, zone, marks } = this.#t.s;
    return def[a] === def[b] && zone[a] === zone[b] && marks.every((m) => m[a] === m[b]) && !this.#laid().has(a) && !this.#laid().has(b);
  }

  /** Cards of which a change on the table speaks. */
  #laid(): ReadonlySet<number> {
    this.#laidOn ??= new Set(
      this.#t.s.mods.flatMap((m) => [...(m.source ? [m.source.id] : []), ...('refs' in m.on ? m.on.refs.map((r) => r.id) : [])]),
    );
    return this.#laidOn;
  }
}

function numbersIn(t: Table, value: Json): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return 0;
  if (isRef(value)) return t.find(value);
  let sum = 0;
  for (const inside of Object.values(value)) sum = (sum * 7 + numbersIn(t, inside ?? null)) % 1_000_003;
  return sum;
}

/** The same words, cards being who they are now. */
function sameTold(t: Table, a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? null) === (b ?? null);
  if (isRef(a)) return isRef(b) && t.find(a) === t.find(b);
  const x = a as { readonly [key: string]: Json };
  const y = b as { readonly [key: string]: Json };
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => sameTold(t, x[key], y[key]));
}
