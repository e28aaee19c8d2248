/** Reading card data: selectors, numbers and conditions against the table. */

import { EVENT, SEAT, SELF, WAS } from '../flow/program.ts';
import type { Answered, Cond, EventFilter, Filter, Happening, Json, KeptEvent, Num, Ref, Seat, Sel, Was } from '../model/types.ts';
import { boundWas, markWas } from '../model/was.ts';
import type { Table } from '../table/table.ts';
import { timesHappened } from './history.ts';
import { isMeant, playerMeant, playersMeant } from './players.ts';
import { C, type CondShape, F, type FilterShape, N, type NumShape, type SelShape } from './shapes.ts';

/** Who reads: the seat ("you"), the card whose text it is, and the event it answers, if any. */
export interface Ctx {
  readonly seat: Seat;
  readonly self: number;
  readonly event: Answered;
  /** What the card of the text was, if it has left play since, and those it has named. */
  readonly was?: Was | null;
}

/** The reader of the running effect. */
export function ctxOf(t: Table): Ctx {
  return {
    seat: t.local<number>(SEAT),
    self: t.find(t.local<Ref | null>(SELF)),
    event: t.local<Answered>(EVENT),
    was: t.hasLocal(WAS) ? t.local<Was | null>(WAS) : null,
  };
}

/** The card an event is about, if it can still be found. */
export function eventCard(t: Table, event: Answered): number {
  return t.find(event?.card);
}

function lastKnown(event: Answered, stat: string): number {
  return event?.was?.[stat] ?? 0;
}

/** Has the card of the event left play by it? Then it is spoken of as it was. */
function hasLeft(t: Table, event: Answered): event is KeptEvent {
  return event?.type === 'move' && event.from !== undefined && event.was !== undefined && !!t.layout.zones[event.from].spec.active;
}

/**
 * One number of the cards a selector means, added up: `now` reads it of a card that is there. The event's card and the text's own are
 * remembered as they were when they left play, and so is what the text had named.
 */
function total(t: Table, s: SelShape, ctx: Ctx, name: string, now: (card: number) => number): number {
  if (s.event && (hasLeft(t, ctx.event) || eventCard(t, ctx.event) < 0)) return lastKnown(ctx.event, name);
  if (s.self && (hasGone(t, ctx) || ctx.self < 0)) return ctx.was?.[name] ?? 0;
  const there = told(t, s, among(t, s, ctx)).reduce((sum, card) => sum + now(card), 0);
  return s.bound >= 0 && ctx.was && s.where.length === 0 ? there + departed(t, s, ctx.was, name) : there;
}

/**
 * Those everybody sees: a number or a condition that read more would tell what the others are. The text's own card, and that of the event,
 * may be read by whoever has them.
 */
function told(t: Table, s: SelShape, cards: number[]): number[] {
  if (s.self || s.event) return cards;
  const { sight, everybody } = t.layout;
  let hidden = false;
  for (let i = 0; i < cards.length; i++) if (sight[t.s.zone[cards[i]]] !== everybody) hidden = true;
  if (!hidden) return cards;
  // Who sees a card where it lies is nothing that is noted.
  t.fleeting++;
  return cards.filter((card) => (t.s.known[card] & everybody) === everybody);
}

/** How many there are, which is no secret; of those that must be such and such, those everybody sees. */
function counted(t: Table, s: SelShape, ctx: Ctx): number {
  const cards = among(t, s, ctx);
  return s.where.length === 0 ? cards.length : told(t, s, cards).length;
}

/** The same of those that were named and have left play since. */
function departed(t: Table, s: SelShape, was: Was, name: string): number {
  let sum = 0;
  refsNamed(t, s.bound).forEach((ref, i) => {
    if (t.find(ref) < 0) sum += was[boundWas(s.boundTo, i) + name] ?? 0;
  });
  return sum;
}

/** Has the text's own card left play? What it has named may have left alone. */
const hasGone = (t: Table, { was }: Ctx): boolean => !!was && t.game.spec.remembers?.some((stat) => stat in was) === true;

function fits(t: Table, f: FilterShape, ctx: Ctx, card: number): boolean {
  switch (f.tag) {
    case F.trait: {
      const values = t.traitsAt(card, f.value);
      for (let i = 0; i < f.words.length; i++) if (values.includes(f.words[i])) return true;
      return false;
    }
    case F.named:
      return t.traitsAt(card, f.value).includes(variable<string>(t, f.bound) ?? '');
    case F.stat: {
      const n = (card === ctx.self ? ctx.was?.[t.game.values.list[f.value].name] : undefined) ?? t.statAt(card, f.value);
      return (f.atLeast === null || n >= read(t, f.atLeast, ctx)) && (f.atMost === null || n <= read(t, f.atMost, ctx));
    }
    case F.mark: {
      const n = card === ctx.self && hasGone(t, ctx) ? (ctx.was?.[markWas(t.game.marks[f.mark])] ?? 0) : t.s.marks[f.mark][card];
      return n >= f.low && n <= f.high;
    }
    case F.kind:
      return t.def(card).kind === f.name;
    case F.not:
      return !fits(t, f.kids[0], ctx, card);
    case F.all:
      for (let i = 0; i < f.kids.length; i++) if (!fits(t, f.kids[i], ctx, card)) return false;
      return true;
    default:
      for (let i = 0; i < f.kids.length; i++) if (fits(t, f.kids[i], ctx, card)) return true;
      return false;
  }
}

/**
 * What is bound to a name; nothing yet, where a text is only judged. Which flow runs, and what it has named, is nothing a value that is
 * remembered may depend on.
 */
function variable<T extends Json>(t: Table, name: number): T | null {
  t.fleeting++;
  return t.hasLocal(name) ? t.local<T>(name) : null;
}

/** Does this card fit all of these? */
export function fitsAll(t: Table, where: readonly Filter[], ctx: Ctx, card: number): boolean {
  const shapes = t.game.shapes.filters(where);
  for (let i = 0; i < shapes.length; i++) if (!fits(t, shapes[i], ctx, card)) return false;
  return true;
}

/** Is this card one of those the selector means? */
export function matches(t: Table, sel: Sel, ctx: Ctx, card: number, whose?: Seat): boolean {
  return isAmong(t, t.game.shapes.sel(sel), ctx, card, whose);
}

/** `whose`: it counts as this seat's, whoever has it now. */
function isAmong(t: Table, s: SelShape, ctx: Ctx, card: number, whose?: Seat): boolean {
  const zone = t.s.zone[card];
  // A thing that has ceased to be is nowhere.
  if (zone < 0) return false;
  if (s.self && card !== ctx.self) return false;
  if (s.other && card === ctx.self) return false;
  if (s.event && card !== eventCard(t, ctx.event)) return false;
  if (s.zones !== null && s.inZone[t.layout.zones[zone].kind] === 0) return false;
  if (s.role >= 0) {
    if (!hasRole(t, s, ctx, card)) return false;
  } else if (!s.anybody && !isMeant(t, s.of!, ctx.seat, whose ?? t.controller(card))) return false;
  if (s.bound >= 0 && !bound(t, s.bound).includes(card)) return false;
  for (let i = 0; i < s.where.length; i++) if (!fits(t, s.where[i], ctx, card)) return false;
  return true;
}

/** Whoever has this part in a player's play: the reader's, unless the text says whose. */
function inRole(t: Table, role: number, seat: Seat): number {
  const { run, fleeting } = t.game.roles[role];
  if (fleeting) t.fleeting++;
  return run(t, seat);
}

function hasRole(t: Table, { role, of }: SelShape, ctx: Ctx, card: number): boolean {
  if (of === 'opponents' || of === 'any') return playersMeant(t, of, ctx.seat).some((seat) => inRole(t, role, seat) === card);
  return inRole(t, role, playerMeant(t, of, ctx.seat)) === card;
}

function refsNamed(t: Table, name: number): readonly Ref[] {
  const value = variable<Ref | readonly Ref[] | null>(t, name);
  return !value ? [] : 'id' in value ? [value] : value;
}

function bound(t: Table, name: number): readonly number[] {
  return refsNamed(t, name)
    .map((r) => t.find(r))
    .filter((c) => c >= 0);
}

/** The cards a selector means now. */
export function select(t: Table, sel: Sel, ctx: Ctx): number[] {
  return among(t, t.game.shapes.sel(sel), ctx);
}

function among(t: Table, s: SelShape, ctx: Ctx): number[] {
  const out: number[] = [];
  const add = (card: number) => {
    if (card >= 0 && isAmong(t, s, ctx, card)) out.push(card);
  };
  if (s.self) add(ctx.self);
  else if (s.event) add(eventCard(t, ctx.event));
  else if (s.role >= 0) for (const seat of playersMeant(t, s.of, ctx.seat)) add(inRole(t, s.role, seat));
  else if (s.bound >= 0) for (const card of bound(t, s.bound)) add(card);
  else inZones(t, s, ctx, out);
  return out;
}

function inZones(t: Table, s: SelShape, ctx: Ctx, out: number[]): void {
  const top = s.top === null ? -1 : read(t, s.top, ctx);
  const { zones, zoneBase } = t.layout;
  for (const kind of s.zones ?? [])
    for (let z = zoneBase[kind]; z < zones.length && zones[z].kind === kind; z++) {
      const { seat } = zones[z];
      // Where cards can change hands, whose they are is asked of each card.
      if (seat >= 0 && !s.anybody && !t.game.spec.controller && !isMeant(t, s.of!, ctx.seat, seat)) continue;
      const pile = t.s.zones[z];
      for (let i = top < 0 ? 0 : Math.max(0, pile.length - top); i < pile.length; i++) if (isAmong(t, s, ctx, pile[i])) out.push(pile[i]);
    }
}

export function num(t: Table, n: Num, ctx: Ctx): number {
  return typeof n === 'number' ? n : read(t, t.game.shapes.num(n), ctx);
}

function read(t: Table, n: NumShape, ctx: Ctx): number {
  switch (n.tag) {
    case N.plain:
      return n.n;
    case N.count:
      return counted(t, n.sel!, ctx);
    case N.stat:
      return total(t, n.sel!, ctx, n.name, (card) => t.statAt(card, n.value));
    case N.highest:
      return told(t, n.sel!, among(t, n.sel!, ctx)).reduce((most, card) => Math.max(most, t.statAt(card, n.value)), 0);
    case N.different:
      return different(t, n.value, told(t, n.sel!, among(t, n.sel!, ctx)));
    case N.happened:
      return timesHappened(t, n.at, ctx);
    case N.mark:
      return total(t, n.sel!, ctx, n.name, (card) => t.s.marks[n.at][card]);
    case N.event:
      return ctx.event?.n ?? 0;
    case N.was:
      return lastKnown(ctx.event, n.name);
    case N.plus:
      return n.kids.reduce((sum, x) => sum + read(t, x, ctx), 0);
    case N.times:
      // There is no 0 below 0.
      return n.kids.reduce((product, x) => product * read(t, x, ctx), 1) || 0;
    case N.least:
      return Math.min(...n.kids.map((x) => read(t, x, ctx)));
    case N.most:
      return Math.max(...n.kids.map((x) => read(t, x, ctx)));
    case N.half:
      return n.up ? Math.ceil(read(t, n.kids[0], ctx) / 2) : Math.floor(read(t, n.kids[0], ctx) / 2);
    case N.tally:
      return t.s.tallies[t.layout.tallyAt[n.at] + t.layout.tallyStep[n.at] * ctx.seat];
    case N.rule:
      return t.ruleAt(ctx.seat, n.value);
    case N.bound: {
      const value = variable(t, n.at);
      return Array.isArray(value) ? value.length : Number(value ?? 0);
    }
    default:
      return read(t, isSo(t, n.cond!, ctx) ? n.kids[0] : n.kids[1], ctx);
  }
}

/** A card that has several values of a trait counts for each; one that has none for nothing. */
function different(t: Table, value: number, cards: readonly number[]): number {
  const { list, traits } = t.game.values;
  const { joins } = t.game.spec;
  const seen = new Set<string | number>();
  for (const card of cards)
    if (traits.has(list[value].name)) {
      for (const word of t.traitsAt(card, value)) if (joins === undefined || !word.includes(joins)) seen.add(word);
    } else seen.add(t.statAt(card, value));
  return seen.size;
}

/** The text's own card has left play, and all that is asked of it is remembered. */
const isRemembered = (t: Table, s: SelShape, ctx: Ctx): boolean =>
  s.self && ctx.self < 0 && hasGone(t, ctx) && s.zones === null && s.where.length > 0 && s.where.every((f) => keeps(t, f));
const keeps = (t: Table, f: FilterShape): boolean =>
  f.tag === F.mark ||
  (f.tag === F.stat && t.game.spec.remembers?.includes(t.game.values.list[f.value].name) === true) ||
  (f.kids.length > 0 && f.kids.every((kid) => keeps(t, kid)));
const wasSuch = (t: Table, s: SelShape, ctx: Ctx): boolean => s.where.every((f) => fits(t, f, ctx, ctx.self));

export function holds(t: Table, c: Cond, ctx: Ctx): boolean {
  return isSo(t, t.game.shapes.cond(c), ctx);
}

function isSo(t: Table, c: CondShape, ctx: Ctx): boolean {
  switch (c.tag) {
    case C.all:
      for (let i = 0; i < c.kids.length; i++) if (!isSo(t, c.kids[i], ctx)) return false;
      return true;
    case C.any:
      for (let i = 0; i < c.kids.length; i++) if (isSo(t, c.kids[i], ctx)) return true;
      return false;
    case C.not:
      return !isSo(t, c.kids[0], ctx);
    case C.exists:
      return (isRemembered(t, c.sel!, ctx) ? Number(wasSuch(t, c.sel!, ctx)) : counted(t, c.sel!, ctx)) >= read(t, c.nums[0], ctx);
    case C.happened:
      return timesHappened(t, c.is, ctx) >= read(t, c.nums[0], ctx);
    case C.compare:
      return compared(read(t, c.nums[0], ctx), c.sign, read(t, c.nums[1], ctx));
    default: {
      const { run, fleeting } = t.game.conditions[c.is];
      if (fleeting) t.fleeting++;
      return run(t, ctx.seat, ctx.self, c.value);
    }
  }
}

const compared = (a: number, sign: string, b: number): boolean =>
  sign === '<' ? a < b : sign === '<=' ? a <= b : sign === '=' ? a === b : sign === '>=' ? a >= b : a > b;

/** Does an event fit what a trigger or replacement waits for? An event that happens to a card is its controller's. */
export function eventFits(t: Table, when: EventFilter, ctx: Ctx, event: Happening, from: number): boolean {
  if (when.to !== undefined && (event.to === undefined || t.layout.zones[event.to].name !== when.to)) return false;
  if (when.from !== undefined && (from < 0 || t.layout.zones[from].name !== when.from)) return false;
  if (when.why !== undefined && event.why !== when.why) return false;
  if (when.seat !== undefined) {
    const whose = event.seat ?? (event.card === undefined ? -1 : t.controller(event.card));
    if (whose < 0 || !isMeant(t, when.seat, ctx.seat, whose)) return false;
  }
  if (when.by !== undefined && (event.by === undefined || !matches(t, when.by, ctx, event.by, event.doer))) return false;
  return when.card === undefined || (event.card !== undefined && matches(t, when.card, ctx, event.card));
}
