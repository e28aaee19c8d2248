/** The list of legal answers, their keys, and why something is not among them. */

import type { Offer } from '../flow/flow.ts';
import { F_AUX, F_NODE, F_UNW, FRAME } from '../flow/frame.ts';
import { listTo } from '../flow/listing.ts';
import { type Instr, OP } from '../flow/program.ts';
import { isRef } from '../model/refs.ts';
import type { AskOption, Json, Option, Own, Refusal, Seat, Thread } from '../model/types.ts';
import { sightOf } from '../model/zones.ts';
import type { Table } from '../table/table.ts';

function addThings(t: Table, offer: Offer<Own>, index: number, seat: Seat, out: Option[]): void {
  const things = knownFirst(t, offer.things!(t, seat));
  const unless = offer.unless;
  const first = out.length;
  const memory = new Memory(t);
  for (let i = 0; i < things.length; i++) {
    const card = things[i];
    if (unless && unless(t, seat, card) !== '') continue;
    if (offer.merge && listed(t, out, first, seat, card, memory)) continue;
    out.push({ verb: offer.verb, offer: index, card, to: -1, n: 0 });
  }
}

/**
 * Of equal cards in a hand, those that others know come first: which of them a name means must not tell in which order they lie in memory.
 * The same list if there is nothing to change.
 */
export function knownFirst(t: Table, cards: readonly number[]): readonly number[] {
  const { def, zone, known } = t.s;
  const { sight, zones, everybody } = t.layout;
  let out: number[] | null = null;
  for (let i = 1; i < cards.length; i++) {
    const z = zone[cards[i]];
    // A card nobody has seen where it lies is never before one that somebody has.
    if (z < 0 || known[cards[i]] === sight[z] || zones[z].ordered || sight[z] === everybody) continue;
    for (let j = 0; j < i; j++) {
      const list: readonly number[] = out ?? cards;
      if (zone[list[j]] !== z || def[list[j]] !== def[list[i]] || known[list[j]] >= known[list[i]]) continue;
      out ??= [...cards];
      [out[j], out[i]] = [out[i], out[j]];
    }
  }
  return out ?? cards;
}

function addListed(t: Table, instr: Instr, index: number, seat: Seat, out: Option[]): void {
  const before = listTo(out);
  instr.offers[index].list!(t, seat, instr.adders[index]);
  listTo(before);
}

/** A card that is equal for this seat is already in the list. */
function listed(t: Table, out: readonly Option[], first: number, seat: Seat, card: number, memory: Memory): boolean {
  const { def, known } = t.s;
  const bit = 1 << seat;
  for (let i = first; i < out.length; i++) {
    const other = out[i].card;
    if (def[other] !== def[card] && (known[other] & known[card] & bit) !== 0) continue;
    if (equal(t, seat, other, card, memory)) return true;
  }
  return false;
}

/** Can the seat tell two cards of one zone apart? What it cannot see must not show in the number of answers. */
function equal(t: Table, seat: Seat, a: number, b: number, memory: Memory): boolean {
  const { def, zone, known, marks } = t.s;
  if (zone[a] !== zone[b] || t.sees(seat, a) !== t.sees(seat, b)) return false;
  if (!t.sees(seat, a)) return !t.zone(zone[a]).spec.ordered && look(t, seat, a) === look(t, seat, b);
  return def[a] === def[b] && known[a] === known[b] && marks.every((m) => m[a] === m[b]) && !memory.has(a) && !memory.has(b);
}

/** Cards of which something is remembered: a change, a use, a trigger to come, a name. Looked through once for a list, if at all. */
class Memory {
  readonly #t: Table;
  #cards: Set<number> | null = null;

  constructor(t: Table) {
    this.#t = t;
  }

  has(card: number): boolean {
    this.#cards ??= this.#look();
    return this.#cards.has(card);
  }

  #look(): Set<number> {
    const { mods, uses, delayed, waiting, own } = this.#t.s;
    const found = new Set<number>();
    const add = (value: Json | undefined): void => {
      if (typeof value !== 'object' || value === null) return;
      if (isRef(value)) found.add(this.#t.find(value));
      else if (Array.isArray(value)) for (const one of value) add(one);
    };
    for (const { source, on } of mods) {
      add(source && { ...source });
      if ('refs' in on) for (const ref of on.refs) add({ ...ref });
    }
    for (const { of } of uses) add({ ...of });
    for (const { self } of delayed) add({ ...self });
    for (const { self } of waiting) add({ ...self });
    for (const value of Object.values(own)) add(value as Json);
    for (const value of this.#t.th.locals) add(value);
    return found;
  }
}

/** What shows of a card this seat does not know. */
function look(t: Table, seat: Seat, card: number): string {
  const zone = t.s.zone[card];
  const pile = t.s.zones[zone];
  const sight = sightOf(t.zone(zone), seat, pile[pile.length - 1] === card);
  const { back, faces } = t.def(card);
  return JSON.stringify([back, t.s.owner[card], sight.startsWith('face:') ? faces?.[sight.slice(5)] : '', t.s.marks.map((m) => m[card])]);
}

/** Options of one ask, in the order of its offers; ready-made answers of a group first. */
export function buildOptions(t: Table, th: Thread, instr: Instr, seat: Seat): Option[] {
  const out: Option[] = [];
  if (t.game.program.hasGroups && instr.op !== OP.askAll) addReady(t, th, seat, out);
  const offers = instr.offers;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i];
    if (offer.list) addListed(t, instr, i, seat, out);
    else if (offer.things) addThings(t, offer, i, seat, out);
    else if (!offer.unless || offer.unless(t, seat, -1) === '') out.push(instr.buttons[i]);
  }
  if (instr.op === OP.offer) out.push(instr.pass!);
  // What everybody answers in secret is no longer one seat's to take back.
  if (t.game.program.hasRevocables && instr.op !== OP.askAll && revocableFrame(t, th, seat) >= 0) out.push(TAKE_BACK);
  for (let i = 0; i < out.length; i++)
    if (unplaced(t, seat, out[i].card) || unplaced(t, seat, out[i].to)) {
      orderUnplaced(t, seat, out);
      break;
    }
  return out;
}

/** A card the seat does not know in a zone without order. */
function unplaced(t: Table, seat: Seat, card: number): boolean {
  return card >= 0 && !t.sees(seat, card) && !t.zone(t.s.zone[card]).ordered;
}

/** Where cards lie without order, known ones come first, by handle, then the others by what shows of them: memory's order tells nothing. */
function orderUnplaced(t: Table, seat: Seat, out: Option[]): void {
  const handles = t.s.handles?.[seat];
  const rank = (card: number) => (card < 0 || !t.sees(seat, card) ? Number.MAX_SAFE_INTEGER : (handles?.[card] ?? 0));
  const text = (card: number) => (unplaced(t, seat, card) ? look(t, seat, card) : '');
  const done = new Set<string>();
  for (const o of [...out]) {
    const card = unplaced(t, seat, o.card);
    if (!card && !unplaced(t, seat, o.to)) continue;
    const zone = t.s.zone[card ? o.card : o.to];
    const mixed = (x: Option) => x.offer === o.offer && t.s.zone[card ? x.card : x.to] === zone;
    if (done.has(`${o.offer}/${zone}`)) continue;
    done.add(`${o.offer}/${zone}`);
    const of = (x: Option) => (card ? x.card : x.to);
    const sorted = out
      .filter(mixed)
      .sort((a, b) => rank(of(a)) - rank(of(b)) || (text(of(a)) < text(of(b)) ? -1 : text(of(a)) > text(of(b)) ? 1 : 0));
    out.forEach((x, i) => {
      if (mixed(x)) out[i] = sorted.shift()!;
    });
  }
}

/** The innermost group that has ready-made answers, or -1. */
export function readyFrame(t: Table, th: Thread): number {
  const { readyAt } = t.game.program;
  const { frames } = th;
  for (let at = frames.length - FRAME; at >= 0; at -= FRAME) if (readyAt[frames[at + F_NODE]] === 1) return at;
  return -1;
}

/** The answer that takes back what was begun. */
export const BACK = -1000;
const TAKE_BACK: Option = Object.freeze({ verb: 'takeBack', offer: BACK, card: -1, to: -1, n: 0 });

/** The innermost scope this seat can still take back, or -1. A strand takes back only what was begun in it. */
export function revocableFrame(t: Table, th: Thread, seat: Seat): number {
  const { code } = t.game.program;
  const { frames } = th;
  const first = t.strand >= 0 ? t.raw.main.frames.length : 0;
  for (let at = frames.length - FRAME; at >= first; at -= FRAME) {
    const instr = code[frames[at + F_NODE]];
    if (instr.revocable) return frames[at + F_UNW] === 0 && frames[at + F_AUX] === seat ? at : -1;
  }
  return -1;
}

/** Is something under way that can still be taken back? Decisions inside it are none yet: nobody comes nearer to the end of the match by them. */
export function isRevocable(t: Table, { frames }: Thread): boolean {
  const { code, hasRevocables } = t.game.program;
  if (hasRevocables)
    for (let at = 0; at < frames.length; at += FRAME) if (code[frames[at + F_NODE]].revocable && frames[at + F_UNW] === 0) return true;
  return false;
}

/** Ready-made answers stand open until somebody has picked in the group. */
function addReady(t: Table, th: Thread, seat: Seat, out: Option[]): void {
  const at = readyFrame(t, th);
  if (at < 0 || th.frames[at + F_AUX] !== 0) return;
  t.game.program.code[th.frames[at + F_NODE]].ready.forEach((r, k) => {
    if (!r.when || r.when(t, seat)) out.push({ verb: r.verb, offer: -2 - k, card: -1, to: -1, n: 0 });
  });
}

/** How a seat names a card in a key: by its printed id if it sees it, else by where it lies. */
function cardKey(t: Table, seat: Seat, card: number): string {
  if (t.sees(seat, card)) return t.def(card).id;
  const zone = t.s.zone[card];
  const z = t.layout.zones[zone];
  const place = z.spec.ordered ? `@${t.s.zones[zone].indexOf(card)}` : '';
  return `${z.name}${z.seat < 0 ? '' : `.${z.seat}`}${place}`;
}

function key(t: Table, instr: Instr, seat: Seat, o: Option): string {
  const offer = o.offer >= 0 ? instr.offers[o.offer] : undefined;
  if (offer?.key) return `${o.verb}:${offer.key(t, seat, o)}`;
  const card = o.card >= 0 ? `:${cardKey(t, seat, o.card)}` : '';
  const to = o.to >= 0 ? `>${cardKey(t, seat, o.to)}` : '';
  const n = o.n !== 0 || (o.card < 0 && offer?.list) ? `#${o.n}` : '';
  return o.verb + card + to + n;
}

/** Keys of a list: stable names for saves, replays and tests. Twins that are not merged are counted. */
export function keysOf(t: Table, instr: Instr, seat: Seat, options: readonly Option[]): string[] {
  const seen = new Map<string, number>();
  return options.map((o) => {
    const k = key(t, instr, seat, o);
    const n = (seen.get(k) ?? 0) + 1;
    seen.set(k, n);
    return n === 1 ? k : `${k}~${n}`;
  });
}

export function askOptions(t: Table, instr: Instr, seat: Seat, options: readonly Option[]): AskOption[] {
  const keys = keysOf(t, instr, seat, options);
  const handles = t.s.handles?.[seat];
  return options.map((o, i) => {
    const offer = o.offer >= 0 ? instr.offers[o.offer] : undefined;
    const cards = offer?.lights ? offer.lights(t, seat, o) : [o.card, o.to].filter((c) => c >= 0);
    const on = handles ? cards.map((c) => handles[c]).filter((h) => h > 0) : [];
    const figures = offer?.figures?.(t, seat, o);
    return { key: keys[i], verb: o.verb, on, n: o.n, ...(figures && { figures }) };
  });
}

/** Why a card (or a button, by its verb) is not offered. Null: it is. */
export function whyNotAt(t: Table, instr: Instr, seat: Seat, thing: number | string): Refusal | null {
  let refusal: Refusal | null = null;
  for (const offer of instr.offers) {
    if (typeof thing === 'string' && offer.verb !== thing) continue;
    // A verb that is done to cards is offered if one of them is; a button has no card.
    const all = offer.things ? offer.things(t, seat) : typeof thing === 'string' ? [-1] : [];
    for (const card of typeof thing === 'string' ? all : all.filter((c) => c === thing)) {
      const clause = offer.unless?.(t, seat, card) ?? '';
      if (clause === '') return null;
      refusal ??= { clause, args: { verb: offer.verb, ...offer.facts?.(t, seat, card) } };
    }
  }
  if (!refusal && instr.op === OP.offer && thing === (instr.window!.passVerb ?? 'pass')) return null;
  return refusal ?? { clause: instr.clause, args: { verb: '', ask: instr.name } };
}
