/** Are these cards written in the game's own terms? Asked when a game loads, because people bring cards in files. */

import type { GameSpec } from '../game.ts';
import { type FieldType, readField } from '../model/fields.ts';
import type { Own } from '../model/types.ts';
import { type Place, SenseCheck } from './checkSense.ts';
import { type CardProblem, type Fact, isFact } from './checkTerms.ts';

export type { CardProblem } from './checkTerms.ts';

/** The names an effect binds. */
const namesIn = (e: Fact, fields: { readonly [field: string]: string }): string[] =>
  Object.keys(fields).flatMap((field) => {
    const name = e[field];
    return readField(fields[field]).type === 'name' && typeof name === 'string' ? [name] : [];
  });

class Check extends SenseCheck {
  #declared: readonly string[] = [];

  card(card: Fact, i: number): void {
    this.of = typeof card.id === 'string' ? card.id : `number ${i + 1}`;
    const before = this.problems.length;
    for (const field of ['id', 'name', 'kind', 'back']) if (typeof card[field] !== 'string') this.say(field, 'must be a text');
    for (const field of ['stats', 'traits']) if (!isFact(card[field])) this.say(field, 'must be named values');
    this.list(card.abilities, 'abilities', (a, at) => {
      this.begin(card, a);
      this.#ability(a, at, new Set());
      this.textSense(at);
    });
    this.cardSense(card, before);
  }

  #ability(a: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.fact(a, at)) return;
    const names = new Set(bound);
    this.abilitySense(a, at);
    // All that is declared is known on resolution, in whatever order.
    this.#declared = JSON.stringify(a.declare ?? []).match(/(?<="name":")[^"]+/g) ?? [];
    if (this.fact(a.when, `${at}.when`)) this.#when(a.when, `${at}.when`);
    if (a.zones !== undefined) this.list(a.zones, `${at}.zones`, (z, x) => this.word(z, 'zone', x));
    if (a.limit !== undefined && this.fact(a.limit, `${at}.limit`)) {
      if (!Number.isInteger(a.limit.times)) this.say(`${at}.limit.times`, 'must be a whole number');
      this.word(a.limit.per, 'scope', `${at}.limit.per`);
    }
    if (a.if !== undefined) this.condition(a.if, `${at}.if`, names);
    if (a.cost !== undefined) this.#effects(a.cost, `${at}.cost`, names, 'cost');
    if (a.declare !== undefined) this.#effects(a.declare, `${at}.declare`, names, 'declare');
    this.#effects(a.do, `${at}.do`, names, isFact(a.when) && 'always' in a.when ? 'always' : 'do');
  }

  #when(w: Fact, at: string): void {
    if ('use' in w) this.list(w.use, `${at}.use`, (x, y) => this.wordIfSaid(x, 'timing', y));
    else if ('on' in w || 'instead' in w) this.#waits(w, 'on' in w ? 'on' : 'instead', at);
    else if (!('always' in w)) this.say(at, 'must say use, on, always or instead');
  }

  #waits(w: Fact, type: 'on' | 'instead', at: string): void {
    this.events(w, type, at);
    if (type === 'instead')
      this.list(w.with, `${at}.with`, (o, x) => {
        if (!this.fact(o, x)) return;
        this.word(o.type, 'event', `${x}.type`);
        if (o.to !== undefined) this.word(o.to, 'zone', `${x}.to`);
      });
  }

  /** In order: a name must be bound before it is used. What one branch binds is not known after it. */
  #effects(value: unknown, at: string, bound: Set<string>, place: Place): void {
    this.list(value, at, (e, x) => {
      if (!this.fact(e, x)) return;
      this.word(e.do, 'effect kind', `${x}.do`);
      const fields = this.kinds[String(e.do)]?.fields;
      this.effectSense(e, x, place);
      if (fields) {
        for (const field of Object.keys(e))
          if (field !== 'do' && !(field in fields))
            this.say(`${x}.${field}`, `${e.do} has no such field. It has: ${Object.keys(fields).join(', ') || 'none'}`);
        for (const [field, spec] of Object.entries(fields)) this.#field(e, field, spec, x, bound);
        for (const name of namesIn(e, fields)) bound.add(name);
        this.ownSense(e, x, place);
      }
    });
  }

  #field(e: Fact, field: string, spec: string, x: string, bound: Set<string>): void {
    const value = e[field];
    const at = `${x}.${field}`;
    const { optional, type, words } = readField(spec);
    if (value === undefined) {
      if (!optional) this.say(at, 'is missing');
    } else if (type === null) {
      if (!words.includes(String(value))) this.say(at, `must be one of ${words.join(', ')}`);
    } else this.#typed(value, type, at, e, bound);
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
    if (type in words) this.word(value, words[type], at);
    else if (type === 'cards') {
      // A ban outlives the text that lays it, and what that had named.
      this.cards(value, at, e.do === 'forbid' && at.endsWith('.by') ? new Set() : bound);
      if (e.do === 'forbid' && at.endsWith('.by') && isFact(value) && (value.event || isFact(value.of)))
        this.say(at, 'must be said without the event and without named players');
      if (e.live === true && isFact(value) && isFact(value.of)) this.say(`${at}.of`, 'cannot name a player as long as it lasts');
    } else if (type === 'player' || type === 'players') this.players(value, type, at, bound);
    else if (type === 'integer') {
      if (!Number.isInteger(value)) this.say(at, 'must be a whole number');
    } else if (type === 'texts') this.list(value, at, (text, x) => this.text(text, x));
    else if (type === 'filters') this.list(value, at, (f, x) => this.filter(f, x, bound));
    else if (type === 'number') this.number(value, at, bound);
    else if (type === 'condition') this.condition(value, at, bound);
    // What an effect names is known to the effects in it, and what its cost names to all that comes after.
    else if (type === 'effects') {
      const names = new Set([...bound, ...namesIn(e, this.kinds[String(e.do)].fields)]);
      this.#effects(value, at, names, 'do');
      if (at.endsWith('.cost')) for (const name of names) bound.add(name);
    } else if (type === 'modes')
      this.list(value, at, (m, x) => {
        if (!this.fact(m, x)) return;
        const names = new Set(bound);
        if (m.declare !== undefined) this.#effects(m.declare, `${x}.declare`, names, 'do');
        this.#effects(m.do, `${x}.do`, names, 'do');
      });
    // An ability that is given away begins anew; one for later knows what was named.
    else if (type === 'ability') {
      const outer = this.given;
      this.given = e.do === 'grant';
      this.#ability(value, at, e.do === 'grant' ? new Set() : bound);
      this.given = outer;
    } else if (type === 'named') this.bound(value, at, new Set([...bound, ...this.#declared]));
    else if (type === 'until') this.until(value, at, bound);
    else if (type === 'value') {
      if (isFact(value)) this.number(value, at, bound);
    } else if (type === 'flag') {
      if (value !== true) this.say(at, 'must be true or left out');
    } else this.text(value, at);
  }
}

/** Everything that is wrong with a game's cards, by card and field. */
export function checkCards<O extends Own>(spec: GameSpec<O>): CardProblem[] {
  const check = new Check(spec);
  spec.cards.forEach((card, i) => {
    check.card(card, i);
  });
  return check.problems;
}
