/** Are these cards written in the game's own terms? Asked when a game loads, because people bring cards in files. */

import type { Flow } from '../flow/flow.ts';
import type { GameSpec } from '../game.ts';
import type { Own } from '../model/types.ts';
import type { FieldType } from './fields.ts';
import { sharedKinds } from './kinds.ts';

export interface CardProblem {
  readonly card: string;
  /** Where on the card: `abilities[0].do[1].to`. */
  readonly field: string;
  readonly message: string;
}

type Fact = { readonly [field: string]: unknown };
const isFact = (x: unknown): x is Fact => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Every scope a duration or limit could name. */
function scopesOf(flows: readonly Flow[]): Set<string> {
  const out = new Set<string>(['performing']);
  const walk = (x: unknown): void => {
    if (Array.isArray(x)) x.forEach(walk);
    else if (isFact(x)) {
      if (typeof x.op === 'string' && typeof x.name === 'string') out.add(x.name);
      for (const value of Object.values(x)) walk(value);
    }
  };
  walk(flows);
  return out;
}

class Check {
  readonly problems: CardProblem[] = [];
  readonly #kinds: { readonly [kind: string]: { readonly fields?: { readonly [field: string]: unknown } } };
  readonly #words: { readonly [what: string]: ReadonlySet<string> };
  #card = '';

  constructor(spec: GameSpec<Own>) {
    this.#kinds = { ...sharedKinds, ...spec.kinds };
    const keys = (x: object | undefined) => new Set(Object.keys(x ?? {}));
    this.#words = {
      'effect kind': keys(this.#kinds),
      zone: keys(spec.zones),
      stat: new Set([...spec.cards.flatMap((c) => Object.keys(isFact(c.stats) ? c.stats : {})), ...Object.keys(spec.floors ?? {})]),
      'rule value': keys(spec.rules),
      tally: keys(spec.tallies),
      mark: new Set(spec.marks),
      event: new Set(['move', 'leave', ...Object.keys(spec.events ?? {})]),
      flow: keys(spec.flows),
      role: keys(spec.roles),
      condition: keys(spec.conditions),
      scope: scopesOf([spec.flow, ...Object.values(spec.flows ?? {}).map((f) => f.body)]),
    };
  }

  card(card: Fact, i: number): void {
    this.#card = typeof card.id === 'string' ? card.id : `number ${i + 1}`;
    for (const field of ['id', 'name', 'kind', 'back']) if (typeof card[field] !== 'string') this.#say(field, 'must be a text');
    for (const field of ['stats', 'traits']) if (!isFact(card[field])) this.#say(field, 'must be named values');
    this.#list(card.abilities, 'abilities', (a, at) => this.#ability(a, at, new Set()));
  }

  #say(field: string, message: string): void {
    this.problems.push({ card: this.#card, field, message });
  }

  /** A word the game must know. */
  #word(value: unknown, what: string, at: string): void {
    const known = this.#words[what];
    if (typeof value !== 'string' || !known.has(value))
      this.#say(
        at,
        `there is no ${what} ${JSON.stringify(value)}. ${known.size > 0 ? `There are: ${[...known].join(', ')}` : 'There are none'}.`,
      );
  }

  #list(value: unknown, at: string, each: (item: unknown, at: string) => void): void {
    if (Array.isArray(value)) value.forEach((item, i) => each(item, `${at}[${i}]`));
    else this.#say(at, 'must be a list');
  }

  #fact(value: unknown, at: string): value is Fact {
    if (isFact(value)) return true;
    this.#say(at, 'must be an object');
    return false;
  }

  #ability(a: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.#fact(a, at)) return;
    const names = new Set(bound);
    if (this.#fact(a.when, `${at}.when`)) this.#when(a.when, `${at}.when`);
    if (a.zones !== undefined) this.#list(a.zones, `${at}.zones`, (z, x) => this.#word(z, 'zone', x));
    if (a.limit !== undefined && this.#fact(a.limit, `${at}.limit`)) {
      if (!Number.isInteger(a.limit.times)) this.#say(`${at}.limit.times`, 'must be a whole number');
      this.#word(a.limit.per, 'scope', `${at}.limit.per`);
    }
    if (a.if !== undefined) this.#condition(a.if, `${at}.if`, names);
    if (a.cost !== undefined) this.#effects(a.cost, `${at}.cost`, names);
    if (a.declare !== undefined) this.#effects(a.declare, `${at}.declare`, names);
    this.#effects(a.do, `${at}.do`, names);
  }

  #when(w: Fact, at: string): void {
    if ('use' in w) this.#list(w.use, `${at}.use`, () => {});
    else if ('on' in w || 'instead' in w) this.#waits(w, 'on' in w ? 'on' : 'instead', at);
    else if (!('always' in w)) this.#say(at, 'must say use, on, always or instead');
  }

  #waits(w: Fact, type: 'on' | 'instead', at: string): void {
    this.#word(w[type], 'event', `${at}.${type}`);
    for (const zone of ['to', 'from']) if (w[zone] !== undefined) this.#word(w[zone], 'zone', `${at}.${zone}`);
    for (const cards of ['card', 'by']) if (w[cards] !== undefined) this.#cards(w[cards], `${at}.${cards}`, new Set());
    if (type === 'instead')
      this.#list(w.with, `${at}.with`, (o, x) => {
        if (!this.#fact(o, x)) return;
        this.#word(o.type, 'event', `${x}.type`);
        if (o.to !== undefined) this.#word(o.to, 'zone', `${x}.to`);
      });
  }

  /** In order: a name must be bound before it is used. What one branch binds is not known after it. */
  #effects(value: unknown, at: string, bound: Set<string>): void {
    this.#list(value, at, (e, x) => {
      if (!this.#fact(e, x)) return;
      this.#word(e.do, 'effect kind', `${x}.do`);
      const fields = this.#kinds[String(e.do)]?.fields;
      if (fields) {
        for (const field of Object.keys(e))
          if (field !== 'do' && !(field in fields)) this.#say(`${x}.${field}`, `${e.do} has no such field`);
        for (const [field, type] of Object.entries(fields)) this.#field(e, field, type, x, bound);
      }
      if (typeof e.name === 'string') bound.add(e.name);
    });
  }

  #field(e: Fact, field: string, type: unknown, x: string, bound: Set<string>): void {
    const value = e[field];
    const at = `${x}.${field}`;
    if (Array.isArray(type)) {
      if (value !== undefined && !type.includes(value)) this.#say(at, `must be one of ${type.join(', ')}`);
      return;
    }
    const name = String(type);
    if (value === undefined) {
      if (!name.endsWith('?')) this.#say(at, 'is missing');
      return;
    }
    this.#typed(value, name.replace('?', '') as FieldType, at, e, bound);
  }

  #typed(value: unknown, type: FieldType, at: string, e: Fact, bound: Set<string>): void {
    const words: { readonly [type: string]: string } = {
      zone: 'zone',
      stat: 'stat',
      tally: 'tally',
      event: 'event',
      flow: 'flow',
      rule: 'rule value',
    };
    if (type in words) this.#word(value, words[type], at);
    else if (type === 'cards') this.#cards(value, at, bound);
    else if (type === 'filters') this.#list(value, at, (f, x) => this.#filter(f, x, bound));
    else if (type === 'number') this.#number(value, at, bound);
    else if (type === 'condition') this.#condition(value, at, bound);
    // What an effect names is known to the effects in it.
    else if (type === 'effects') this.#effects(value, at, new Set([...bound, ...(typeof e.name === 'string' ? [e.name] : [])]));
    else if (type === 'modes')
      this.#list(value, at, (m, x) => {
        if (!this.#fact(m, x)) return;
        const names = new Set(bound);
        if (m.declare !== undefined) this.#effects(m.declare, `${x}.declare`, names);
        this.#effects(m.do, `${x}.do`, names);
      });
    // An ability that is given away begins anew; one for later knows what was named.
    else if (type === 'ability') this.#ability(value, at, e.do === 'grant' ? new Set() : bound);
    else if (type === 'until') this.#until(value, at, bound);
    else if (type === 'value') {
      if (isFact(value)) this.#number(value, at, bound);
    } else if (type === 'flag') {
      if (value !== true) this.#say(at, 'must be true or left out');
    } else if (typeof value !== 'string') this.#say(at, 'must be a text');
  }

  #until(value: unknown, at: string, bound: Set<string>): void {
    for (const u of Array.isArray(value) ? value : [value]) {
      if (u === 'leaves') continue;
      if (typeof u === 'string') this.#word(u, 'scope', at);
      else if (!this.#fact(u, at)) continue;
      else if ('scope' in u || 'yours' in u) this.#word(u.scope ?? u.yours, 'scope', at);
      else if ('while' in u) this.#condition(u.while, `${at}.while`, bound);
      else if (!('leaves' in u) && !Number.isInteger(u.uses)) this.#say(at, 'is no duration');
    }
  }

  #cards(sel: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.#fact(sel, at)) return;
    const zones = sel.zone === undefined ? [] : Array.isArray(sel.zone) ? sel.zone : [sel.zone];
    for (const zone of zones) this.#word(zone, 'zone', `${at}.zone`);
    if (sel.role !== undefined) this.#word(sel.role, 'role', `${at}.role`);
    if (sel.bound !== undefined) this.#bound(sel.bound, `${at}.bound`, bound);
    if (sel.top !== undefined) this.#number(sel.top, `${at}.top`, bound);
    if (sel.where !== undefined) this.#list(sel.where, `${at}.where`, (f, x) => this.#filter(f, x, bound));
  }

  #filter(f: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.#fact(f, at)) return;
    if ('stat' in f) {
      this.#word(f.stat, 'stat', `${at}.stat`);
      for (const end of ['atLeast', 'atMost']) if (f[end] !== undefined) this.#number(f[end], `${at}.${end}`, bound);
    } else if ('named' in f) this.#bound(f.named, `${at}.named`, bound);
    else if ('mark' in f) this.#word(f.mark, 'mark', `${at}.mark`);
    else if ('not' in f) this.#filter(f.not, `${at}.not`, bound);
    else if ('any' in f) this.#list(f.any, `${at}.any`, (x, y) => this.#filter(x, y, bound));
    else if (!('trait' in f) && !('kind' in f)) this.#say(at, 'must say trait, stat, mark, kind, not or any');
  }

  #bound(name: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!bound.has(String(name))) this.#say(at, `nothing is called ${JSON.stringify(name)} yet`);
  }

  #number(n: unknown, at: string, bound: ReadonlySet<string>): void {
    if (Number.isInteger(n) || !this.#fact(n, at)) return;
    if ('count' in n) this.#cards(n.count, `${at}.count`, bound);
    else if ('stat' in n) {
      this.#word(n.stat, 'stat', `${at}.stat`);
      this.#cards(n.of, `${at}.of`, bound);
    } else if ('highest' in n) {
      this.#word(n.highest, 'stat', `${at}.highest`);
      this.#cards(n.of, `${at}.of`, bound);
    } else if ('mark' in n) {
      this.#word(n.mark, 'mark', `${at}.mark`);
      this.#cards(n.of, `${at}.of`, bound);
    } else if ('event' in n) {
      if (n.event !== 'n') this.#say(`${at}.event`, 'must be n');
    } else if ('was' in n) this.#word(n.was, 'stat', `${at}.was`);
    else if ('tally' in n) this.#word(n.tally, 'tally', `${at}.tally`);
    else if ('rule' in n) this.#word(n.rule, 'rule value', `${at}.rule`);
    else if ('bound' in n) this.#bound(n.bound, `${at}.bound`, bound);
    else if ('half' in n) this.#number(n.half, `${at}.half`, bound);
    else if ('if' in n) {
      this.#condition(n.if, `${at}.if`, bound);
      this.#number(n.then, `${at}.then`, bound);
      this.#number(n.else, `${at}.else`, bound);
    } else {
      const how = ['plus', 'times', 'least', 'most'].find((x) => x in n);
      if (how) this.#list(n[how], `${at}.${how}`, (x, y) => this.#number(x, y, bound));
      else this.#say(at, 'is no number');
    }
  }

  #condition(c: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.#fact(c, at)) return;
    if ('all' in c) this.#list(c.all, `${at}.all`, (x, y) => this.#condition(x, y, bound));
    else if ('any' in c) this.#list(c.any, `${at}.any`, (x, y) => this.#condition(x, y, bound));
    else if ('not' in c) this.#condition(c.not, `${at}.not`, bound);
    else if ('exists' in c) {
      this.#cards(c.exists, `${at}.exists`, bound);
      if (c.atLeast !== undefined) this.#number(c.atLeast, `${at}.atLeast`, bound);
    } else if ('compare' in c) {
      const [left, how, right] = Array.isArray(c.compare) ? c.compare : [];
      if (!['<', '<=', '=', '>=', '>'].includes(how)) this.#say(`${at}.compare`, 'must be [number, sign, number]');
      this.#number(left, `${at}.compare[0]`, bound);
      this.#number(right, `${at}.compare[2]`, bound);
    } else this.#word(c.is, 'condition', `${at}.is`);
  }
}

/** Everything that is wrong with a game's cards, by card and field. */
export function checkCards<O extends Own>(spec: GameSpec<O>): CardProblem[] {
  const check = new Check(spec as unknown as GameSpec<Own>);
  spec.cards.forEach((card, i) => {
    check.card(card as unknown as Fact, i);
  });
  return check.problems;
}
