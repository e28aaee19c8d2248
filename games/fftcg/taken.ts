/** FFT-R98: "the discarded card": what was paid with, or discarded, under a name. */
import { type Bound, type Ref, type Was, wasNamed } from '@touchline/engine';
import type { T } from './state.ts';

/** These were taken, and lie somewhere now, each as a new object if it moved. */
export function takeAs(t: T, name: string, cards: readonly Ref[]): void {
  const there = cards.filter(({ id }) => t.s.zone[id] >= 0).map(({ id }) => ({ ...t.ref(id) }));
  t.set('took', [...t.own.took, ...there]);
  t.set('tookAs', [...t.own.tookAs, ...there.map(() => name)]);
}

/** What was set aside in `took` before it moved is taken under this name. */
export function retake(t: T, name: string): void {
  const cards = t.own.took;
  t.set('took', []);
  takeAs(t, name, cards);
}

/** What was taken, by name, and what is known of it; from now on the text has it. */
function hear(t: T): { readonly bound: Bound; readonly was: Was } {
  const { took, tookAs } = t.own;
  const names = [...new Set(tookAs)].map((name) => [name, took.filter((_, i) => tookAs[i] === name).map((r) => ({ ...r }))] as const);
  t.set('took', []);
  t.set('tookAs', []);
  return {
    bound: Object.fromEntries(names),
    was: Object.assign({}, ...names.map(([name, cards]) => wasNamed(t, name, cards))),
  };
}

/** An ability on the stack, or a Summon, knows what was paid for it. */
export function nameOn(t: T, item: number): void {
  if (t.own.took.length === 0) return;
  const { bound, was } = hear(t);
  if (item >= 0) t.bind(item, bound, was);
}

/** The running text knows what it has taken. */
export function nameHere(t: T): void {
  if (t.own.took.length === 0) return;
  const { bound, was } = hear(t);
  for (const [name, cards] of Object.entries(bound)) if (t.hasV(name)) t.let(name, cards);
  if (t.hasV('was')) t.let('was', { ...t.v<Was | null>('was'), ...was });
}
