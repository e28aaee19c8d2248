// Flow mutants: the tree of a game is data, so it can be damaged one place at a time. Each damage names the place and the clause.
import type { Flow, GameSpec, Offer, Own, Seat, Table } from '@touchline/engine';

type Key = string | number;
type Spec = GameSpec<Own>;

export interface Damage {
  /** The place and what is done to it: `match/half/shoot/settle: drop`. */
  readonly path: string;
  readonly clause: string;
  /** Works on the game and on any variant of it with further cards. */
  readonly apply: (spec: Spec) => Spec;
}

/** A copy of a value in which one place, however deep, is another. */
function change<T>(root: T, keys: readonly Key[], f: (old: never) => unknown): T {
  if (keys.length === 0) return f(root as never) as T;
  const [first, ...rest] = keys;
  const copy = (Array.isArray(root) ? [...root] : { ...root }) as { [key: Key]: unknown };
  copy[first] = change(copy[first], rest, f);
  return copy as T;
}

const without = (i: number) => (list: readonly unknown[]) => list.filter((_, k) => k !== i);
const lacking = (key: string) => (record: object) => Object.fromEntries(Object.entries(record).filter(([k]) => k !== key));

type Test = (t: Table) => boolean;
type Who = (t: Table) => Seat;
const negated =
  (test: Test): Test =>
  (t) =>
    !test(t);
const nextSeat =
  (who: Who): Who =>
  (t) =>
    (who(t) + 1) % t.s.seats;

class Walk {
  readonly found: Damage[] = [];
  readonly #paths = new Map<string, number>();

  add(path: string, what: string, clause: string, keys: readonly Key[], f: (old: never) => unknown): void {
    const plain = `${path}: ${what}`;
    const n = (this.#paths.get(plain) ?? 0) + 1;
    this.#paths.set(plain, n);
    this.found.push({ path: n === 1 ? plain : `${plain} #${n}`, clause, apply: (spec) => change(spec, keys, f) });
  }

  kids(kids: readonly Flow[], keys: readonly Key[], path: string, clause: string): void {
    kids.forEach((kid, i) => {
      if (kid.op !== 'seq') this.add(pathOf(kid, path), 'drop', clauseOf(kid, clause), keys, without(i));
      this.node(kid, [...keys, i], path, clause);
    });
  }

  offers(offers: readonly Offer<Own>[], keys: readonly Key[], path: string, clause: string): void {
    offers.forEach((offer, i) => {
      this.add(`${path}/${offer.verb}`, 'drop offer', offer.clause ?? clause, keys, without(i));
      if (!offer.then) return;
      this.add(`${path}/${offer.verb}`, 'drop what follows', offer.clause ?? clause, [...keys, i], lacking('then'));
      this.node(offer.then, [...keys, i, 'then'], `${path}/${offer.verb}`, clause);
    });
  }

  node(node: Flow, keys: readonly Key[], parent: string, outer: string): void {
    const path = pathOf(node, parent);
    const clause = clauseOf(node, outer);
    if ('kids' in node) this.kids(node.kids, [...keys, 'kids'], path, clause);
    if (node.op === 'phase' && node.end) {
      this.add(path, 'drop end', clause, keys, lacking('end'));
      this.node(node.end, [...keys, 'end'], `${path}/end`, clause);
    }
    if (node.op === 'revocable') {
      this.add(path, 'the other seat takes back', clause, [...keys, 'who'], nextSeat);
      this.add(path, 'drop undo', clause, [...keys, 'undo'], () => ({ op: 'seq', kids: [] }));
      this.node(node.undo, [...keys, 'undo'], `${path}/back`, clause);
    }
    if (node.op === 'loop' && node.test) this.add(path, 'negate', clause, [...keys, 'test'], negated);
    if (node.op === 'when') {
      this.add(path, 'negate', clause, [...keys, 'test'], negated);
      this.node(node.then, [...keys, 'then'], path, clause);
      if (node.else) {
        this.add(path, 'drop else', clause, keys, lacking('else'));
        this.node(node.else, [...keys, 'else'], `${path}/else`, clause);
      }
    }
    if (node.op === 'ask') this.add(path, 'ask the other seat', clause, [...keys, 'spec', 'who'], nextSeat);
    if (node.op === 'ask' || node.op === 'askAll') this.offers(node.spec.offers, [...keys, 'spec', 'offers'], path, clause);
    if (node.op === 'window') this.window(node, [...keys, 'spec'], path, clause);
  }

  window(node: Extract<Flow, { op: 'window' }>, keys: readonly Key[], path: string, clause: string): void {
    const { spec } = node;
    this.add(path, 'the other seat first', clause, [...keys, 'first'], nextSeat);
    if (typeof spec.next === 'string')
      this.add(path, 'the other seat next', clause, [...keys, 'next'], (old: string) => (old === 'same' ? 'other' : 'same'));
    if (spec.until) this.add(path, 'negate until', clause, [...keys, 'until'], negated);
    this.offers(spec.offers, [...keys, 'offers'], path, clause);
    for (const part of ['before', 'onClose'] as const) {
      const flow = spec[part];
      if (!flow) continue;
      this.add(`${path}/${part}`, 'drop', clause, keys, lacking(part));
      this.node(flow, [...keys, part], `${path}/${part}`, clause);
    }
  }

  /** Ends of durations and limits, wherever a card's data has them. */
  cardData(value: unknown, keys: readonly Key[], path: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const record = value as { readonly until?: unknown; readonly limit?: { readonly times?: unknown } };
      if (record.until !== undefined) this.add(path, 'drop until', '', keys, lacking('until'));
      if (typeof record.limit?.times === 'number')
        this.add(path, 'one use more', '', [...keys, 'limit', 'times'], (times: number) => times + 1);
    }
    for (const [key, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      this.cardData(inner, [...keys, step], `${path}/${key}`);
    }
  }
}

function pathOf(node: Flow, parent: string): string {
  if (node.op === 'leave' || node.op === 'again') return `${parent}/${node.op}-${node.name}`;
  return 'name' in node ? `${parent}/${node.name}` : node.op === 'settle' ? `${parent}/settle` : parent;
}

function clauseOf(node: Flow, outer: string): string {
  const own = 'clause' in node ? node.clause : 'spec' in node ? node.spec.clause : '';
  return own === '' ? outer : own;
}

export function damages(spec: Spec): Damage[] {
  const walk = new Walk();
  walk.node(spec.flow, ['flow'], 'match', '');
  for (const [name, called] of Object.entries(spec.flows ?? {})) walk.node(called.body, ['flows', name, 'body'], name, '');
  for (const [name, value] of Object.entries(spec.rules ?? {})) {
    if (typeof value !== 'number') continue;
    walk.add(`rules/${name}`, 'one more', '', ['rules', name], (n: number) => n + 1);
    walk.add(`rules/${name}`, 'one less', '', ['rules', name], (n: number) => n - 1);
  }
  spec.cards.forEach((card, i) => {
    walk.cardData(card.abilities, ['cards', i, 'abilities'], `card/${card.id}`);
  });
  return walk.found;
}
