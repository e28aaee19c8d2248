/** The terms a card is written in: which cards, how many, whether, how long, and words the game must know. */

import type { Flow } from '../flow/flow.ts';
import type { GameSpec } from '../game.ts';
import type { Own } from '../model/types.ts';
import { seatCounts } from '../model/zones.ts';
import { sharedKinds } from './effects.ts';

export interface CardProblem {
  readonly card: string;
  /** Where on the card: `abilities[0].do[1].to`. */
  readonly field: string;
  readonly message: string;
}

export type Fact = { readonly [field: string]: unknown };
export const isFact = (x: unknown): x is Fact => typeof x === 'object' && x !== null && !Array.isArray(x);

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

const FILTERS: { readonly [kind: string]: readonly string[] } = {
  stat: ['stat', 'atLeast', 'atMost'],
  named: ['named', 'of'],
  mark: ['mark', 'is', 'atLeast'],
  trait: ['trait', 'is'],
  kind: ['kind'],
  not: ['not'],
  any: ['any'],
  all: ['all'],
};
/** By what tells them apart, the fields of numbers and conditions. */
const NUMBERS: { readonly [kind: string]: readonly string[] } = {
  count: ['count'],
  stat: ['stat', 'of'],
  highest: ['highest', 'of'],
  different: ['different', 'of'],
  mark: ['mark', 'of'],
  half: ['half', 'up'],
  if: ['if', 'then', 'else'],
  happened: ['happened', 'within'],
};
const CONDITIONS: { readonly [kind: string]: readonly string[] } = {
  exists: ['exists', 'atLeast'],
  happened: ['happened', 'within', 'atLeast'],
  is: ['is', 'with'],
};

/** The fields that say which events are meant. */
export const EVENT: readonly string[] = ['card', 'seat', 'to', 'from', 'by', 'why'];

const ONE_PLAYER: readonly string[] = ['you', 'opponent', 'next'];
const MORE_PLAYERS: readonly string[] = ['opponents', 'any'];

export class TermCheck {
  readonly problems: CardProblem[] = [];
  protected readonly kinds: { readonly [kind: string]: { readonly fields: { readonly [field: string]: string } } };
  protected readonly refuse: GameSpec<Own>['refuse'];
  protected readonly refuseText: GameSpec<Own>['refuseText'];
  protected readonly refuseCard: GameSpec<Own>['refuseCard'];
  /** Zones of which not everybody sees the cards. */
  protected readonly unseen: ReadonlySet<string>;
  /** Zones of which nobody does. */
  protected readonly dark: ReadonlySet<string>;
  readonly #seats: readonly number[];
  readonly #words: { readonly [what: string]: ReadonlySet<string> };
  /** The card that is looked at. */
  protected of = '';

  constructor(spec: GameSpec<Own>) {
    this.kinds = { ...sharedKinds, ...spec.kinds };
    this.refuse = spec.refuse;
    this.refuseText = spec.refuseText;
    this.refuseCard = spec.refuseCard;
    this.#seats = seatCounts(spec.seats);
    this.unseen = new Set(
      Object.keys(spec.zones).filter((zone) => spec.zones[zone].owner !== 'card' || spec.zones[zone].others !== 'card'),
    );
    this.dark = new Set(Object.keys(spec.zones).filter((zone) => spec.zones[zone].owner === 'back' && spec.zones[zone].others === 'back'));
    const keys = (x: object | undefined) => new Set(Object.keys(x ?? {}));
    this.#words = {
      'effect kind': keys(this.kinds),
      zone: keys(spec.zones),
      stat: new Set([...spec.cards.flatMap((c) => Object.keys(isFact(c.stats) ? c.stats : {})), ...Object.keys(spec.floors ?? {})]),
      value: new Set(
        spec.cards.flatMap((c) => [...Object.keys(isFact(c.traits) ? c.traits : {}), ...Object.keys(isFact(c.stats) ? c.stats : {})]),
      ),
      'rule value': keys(spec.rules),
      tally: keys(spec.tallies),
      mark: new Set(spec.marks),
      event: new Set(['move', 'leave', ...Object.keys(spec.events ?? {})]),
      flow: keys(spec.flows),
      role: keys(spec.roles),
      condition: keys(spec.conditions),
      deed: new Set(spec.deeds),
      timing: new Set(spec.timings),
      reason: new Set(spec.reasons),
      scope: scopesOf([spec.flow, ...Object.values(spec.flows ?? {}).map((f) => f.body)]),
    };
  }

  /** Fields that nothing reads would be silently ignored. */
  protected only(value: Fact, fields: readonly string[], at: string): void {
    for (const field of Object.keys(value))
      if (!fields.includes(field)) this.say(`${at}.${field}`, `nothing reads it. There are: ${fields.join(', ')}`);
  }

  /** A word the game must know, where it says which there are. */
  protected wordIfSaid(value: unknown, what: string, at: string): void {
    if (this.#words[what].size > 0) this.word(value, what, at);
  }

  protected say(field: string, message: string): void {
    this.problems.push({ card: this.of, field, message });
  }

  /** A word the game must know. */
  protected word(value: unknown, what: string, at: string): void {
    const known = this.#words[what];
    if (typeof value !== 'string' || !known.has(value))
      this.say(
        at,
        `there is no ${what} ${JSON.stringify(value)}. ${known.size > 0 ? `There are: ${[...known].join(', ')}` : 'There are none'}.`,
      );
  }

  protected list(value: unknown, at: string, each: (item: unknown, at: string) => void): void {
    if (Array.isArray(value)) value.forEach((item, i) => each(item, `${at}[${i}]`));
    else this.say(at, 'must be a list');
  }

  protected fact(value: unknown, at: string): value is Fact {
    if (isFact(value)) return true;
    this.say(at, 'must be an object');
    return false;
  }

  protected text(value: unknown, at: string): void {
    if (typeof value !== 'string') this.say(at, 'must be a text');
  }

  /** Who is meant must be somebody at every table the game can be played at. */
  protected players(who: unknown, type: 'player' | 'players', at: string, bound: ReadonlySet<string>): void {
    const words = type === 'player' ? ONE_PLAYER : [...ONE_PLAYER, ...MORE_PLAYERS];
    if (isFact(who)) this.bound(who.seat, `${at}.seat`, bound);
    else if (!words.includes(String(who))) this.say(at, `must be one of ${words.join(', ')}, or { seat: … }`);
    else if (who === 'opponent' && this.#seats.some((n) => n !== 2))
      this.say(
        at,
        `there is one opponent at a table for 2, and this game is for ${this.#seats.join(', ')}. Say opponents, next, or name one (player)`,
      );
    else if (who !== 'you' && who !== 'any' && this.#seats.every((n) => n === 1)) this.say(at, 'there is nobody else at a table for 1');
  }

  protected until(value: unknown, at: string, bound: Set<string>): void {
    for (const u of Array.isArray(value) ? value : [value]) {
      if (u === 'leaves') continue;
      if (typeof u === 'string') this.word(u, 'scope', at);
      else if (!this.fact(u, at)) continue;
      else if ('scope' in u || 'yours' in u || 'theirs' in u) {
        this.word(u.scope ?? u.yours ?? u.theirs, 'scope', at);
        if ('theirs' in u) this.players('opponent', 'player', at, bound);
      } else if ('while' in u) this.condition(u.while, `${at}.while`, bound);
      else if (!('leaves' in u) && !Number.isInteger(u.uses)) this.say(at, 'is no duration');
    }
  }

  protected cards(sel: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.fact(sel, at)) return;
    this.only(sel, ['zone', 'of', 'role', 'self', 'event', 'bound', 'other', 'top', 'where'], at);
    for (const flag of ['self', 'event', 'other'])
      if (sel[flag] !== undefined && sel[flag] !== true) this.say(`${at}.${flag}`, 'must be true or left out');
    if (sel.top !== undefined && sel.zone === undefined) this.say(`${at}.top`, 'needs a zone');
    const zones = sel.zone === undefined ? [] : Array.isArray(sel.zone) ? sel.zone : [sel.zone];
    for (const zone of zones) this.word(zone, 'zone', `${at}.zone`);
    if (sel.of !== undefined) this.players(sel.of, 'players', `${at}.of`, bound);
    if (sel.role !== undefined) this.word(sel.role, 'role', `${at}.role`);
    if (sel.bound !== undefined) this.bound(sel.bound, `${at}.bound`, bound);
    if (sel.top !== undefined) this.number(sel.top, `${at}.top`, bound);
    if (sel.where !== undefined) this.list(sel.where, `${at}.where`, (f, x) => this.filter(f, x, bound));
  }

  protected filter(f: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.fact(f, at)) return;
    const kind = Object.keys(FILTERS).find((k) => k in f);
    if (kind !== undefined) this.only(f, FILTERS[kind], at);
    if ('stat' in f) {
      this.word(f.stat, 'stat', `${at}.stat`);
      for (const end of ['atLeast', 'atMost']) if (f[end] !== undefined) this.number(f[end], `${at}.${end}`, bound);
    } else if ('named' in f) this.bound(f.named, `${at}.named`, bound);
    else if ('mark' in f) {
      this.word(f.mark, 'mark', `${at}.mark`);
      for (const end of ['is', 'atLeast'])
        if (f[end] !== undefined && !Number.isInteger(f[end])) this.say(`${at}.${end}`, 'must be a whole number');
      if (f.is === undefined && f.atLeast === undefined) this.say(at, 'must say how many: is or atLeast');
    } else if ('trait' in f) {
      this.text(f.trait, `${at}.trait`);
      if (Array.isArray(f.is)) this.list(f.is, `${at}.is`, (x, y) => this.text(x, y));
      else this.text(f.is, `${at}.is`);
    } else if ('not' in f) this.filter(f.not, `${at}.not`, bound);
    else if ('any' in f) this.list(f.any, `${at}.any`, (x, y) => this.filter(x, y, bound));
    else if ('all' in f) this.list(f.all, `${at}.all`, (x, y) => this.filter(x, y, bound));
    else if (!('kind' in f)) this.say(at, 'must say trait, stat, mark, kind, not, any or all');
  }

  protected bound(name: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!bound.has(String(name))) this.say(at, `nothing is called ${JSON.stringify(name)} yet`);
  }

  protected number(n: unknown, at: string, bound: ReadonlySet<string>): void {
    if (Number.isInteger(n) || !this.fact(n, at)) return;
    const kind = Object.keys(n)[0];
    this.only(n, NUMBERS[kind] ?? [kind], at);
    if ('count' in n) this.cards(n.count, `${at}.count`, bound);
    else if ('stat' in n) {
      this.word(n.stat, 'stat', `${at}.stat`);
      this.cards(n.of, `${at}.of`, bound);
    } else if ('highest' in n) {
      this.word(n.highest, 'stat', `${at}.highest`);
      this.cards(n.of, `${at}.of`, bound);
    } else if ('different' in n) {
      this.word(n.different, 'value', `${at}.different`);
      this.cards(n.of, `${at}.of`, bound);
    } else if ('mark' in n) {
      this.word(n.mark, 'mark', `${at}.mark`);
      this.cards(n.of, `${at}.of`, bound);
    } else if ('event' in n) {
      if (n.event !== 'n') this.say(`${at}.event`, 'must be n');
    } else if ('was' in n) this.word(n.was, 'stat', `${at}.was`);
    else if ('happened' in n) this.happened(n, at);
    else if ('tally' in n) this.word(n.tally, 'tally', `${at}.tally`);
    else if ('rule' in n) this.word(n.rule, 'rule value', `${at}.rule`);
    else if ('bound' in n) this.bound(n.bound, `${at}.bound`, bound);
    else if ('half' in n) this.number(n.half, `${at}.half`, bound);
    else if ('if' in n) {
      this.condition(n.if, `${at}.if`, bound);
      this.number(n.then, `${at}.then`, bound);
      this.number(n.else, `${at}.else`, bound);
    } else {
      const how = ['plus', 'times', 'least', 'most'].find((x) => x in n);
      if (how) this.list(n[how], `${at}.${how}`, (x, y) => this.number(x, y, bound));
      else this.say(at, 'is no number');
    }
  }

  /** Counted as it happens, before anybody asks: it names nothing, and its own card stands in it once. */
  protected happened(asked: Fact, at: string): void {
    this.word(asked.within, 'scope', `${at}.within`);
    const what = asked.happened;
    if (!this.fact(what, `${at}.happened`)) return;
    this.only(what, ['on', ...EVENT], `${at}.happened`);
    this.events(what, 'on', `${at}.happened`);
    if (what.why !== undefined) this.wordIfSaid(what.why, 'reason', `${at}.happened.why`);
    const speaks = [what.card, what.by].filter((sel) => isFact(sel) && (sel.self === true || sel.other === true));
    if (speaks.length > 1) this.say(`${at}.happened.by`, "only one of card and by can speak of the text's own card");
    if (/"(event|bound|named)":/.test(JSON.stringify([what.card, what.by])))
      this.say(`${at}.happened`, 'cannot speak of an event or of what was named');
  }

  /** Which events are meant. */
  protected events(w: Fact, type: 'on' | 'instead', at: string): void {
    this.word(w[type], 'event', `${at}.${type}`);
    for (const zone of ['to', 'from']) if (w[zone] !== undefined) this.word(w[zone], 'zone', `${at}.${zone}`);
    if (w.seat !== undefined) this.players(w.seat, 'players', `${at}.seat`, new Set());
    for (const cards of ['card', 'by']) if (w[cards] !== undefined) this.cards(w[cards], `${at}.${cards}`, new Set());
  }

  protected condition(c: unknown, at: string, bound: ReadonlySet<string>): void {
    if (!this.fact(c, at)) return;
    const kind = Object.keys(c)[0];
    this.only(c, CONDITIONS[kind] ?? [kind], at);
    if ('all' in c) this.list(c.all, `${at}.all`, (x, y) => this.condition(x, y, bound));
    else if ('any' in c) this.list(c.any, `${at}.any`, (x, y) => this.condition(x, y, bound));
    else if ('not' in c) this.condition(c.not, `${at}.not`, bound);
    else if ('exists' in c) {
      this.cards(c.exists, `${at}.exists`, bound);
      if (c.atLeast !== undefined) this.number(c.atLeast, `${at}.atLeast`, bound);
    } else if ('happened' in c) {
      this.happened(c, at);
      if (c.atLeast !== undefined) this.number(c.atLeast, `${at}.atLeast`, bound);
    } else if ('compare' in c) {
      const [left, how, right] = Array.isArray(c.compare) ? c.compare : [];
      if (!['<', '<=', '=', '>=', '>'].includes(how)) this.say(`${at}.compare`, 'must be [number, sign, number]');
      this.number(left, `${at}.compare[0]`, bound);
      this.number(right, `${at}.compare[2]`, bound);
    } else this.word(c.is, 'condition', `${at}.is`);
  }
}
