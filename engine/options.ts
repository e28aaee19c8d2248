/** The list of legal answers, their keys, and why something is not among them. */
import { type Instr, OP } from './compile.ts';
import type { Offer } from './flow.ts';
import { F_AUX, F_NODE, FRAME, type Table } from './table.ts';
import type { AskOption, Option, Own, Refusal, Seat, Thread } from './types.ts';

function addThings(t: Table, offer: Offer<Own>, index: number, seat: Seat, out: Option[]): void {
  const things = offer.things!(t, seat);
  const unless = offer.unless;
  const first = out.length;
  for (let i = 0; i < things.length; i++) {
    const card = things[i];
    if (unless && unless(t, seat, card) !== '') continue;
    if (offer.merge && listed(t, out, first, card)) continue;
    out.push({ verb: offer.verb, offer: index, card, to: -1, n: 0 });
  }
}

/** An equal card of the same zone is already in the list. */
function listed(t: Table, out: readonly Option[], first: number, card: number): boolean {
  const { def, zone, marks } = t.s;
  for (let i = first; i < out.length; i++) {
    const other = out[i].card;
    if (def[other] === def[card] && zone[other] === zone[card] && marks.every((m) => m[other] === m[card]) && !modded(t, other, card))
      return true;
  }
  return false;
}

function modded(t: Table, a: number, b: number): boolean {
  return t.s.mods.some((m) => 'refs' in m.on && m.on.refs.some((r) => r.id === a || r.id === b));
}

/** Options of one ask, in the order of its offers; ready-made answers of a group first. */
export function buildOptions(t: Table, th: Thread, instr: Instr, seat: Seat): Option[] {
  const out: Option[] = [];
  if (t.game.program.hasGroups) addReady(t, th, seat, out);
  const offers = instr.offers;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i];
    if (offer.things) addThings(t, offer, i, seat, out);
    else if (offer.list) offer.list(t, seat, (card, to, n) => out.push({ verb: offer.verb, offer: i, card, to, n }));
    else if (!offer.unless || offer.unless(t, seat, -1) === '') out.push({ verb: offer.verb, offer: i, card: -1, to: -1, n: 0 });
  }
  if (instr.op === OP.offer) out.push({ verb: instr.window!.passVerb ?? 'pass', offer: -1, card: -1, to: -1, n: 0 });
  return out;
}

function addReady(t: Table, th: Thread, seat: Seat, out: Option[]): void {
  for (let at = th.frames.length - FRAME; at >= 0; at -= FRAME) {
    const { ready } = t.game.program.code[th.frames[at + F_NODE]];
    if (ready.length === 0) continue;
    if (th.frames[at + F_AUX] === 0)
      ready.forEach((r, k) => {
        if (!r.when || r.when(t, seat)) out.push({ verb: r.verb, offer: -2 - k, card: -1, to: -1, n: 0 });
      });
    return;
  }
}

/** How a seat names a card in a key: by its printed id if it sees it, else by where it lies. */
function cardKey(t: Table, seat: Seat, card: number): string {
  if (t.sees(seat, card)) return t.def(card).id;
  const zone = t.s.zone[card];
  const z = t.game.zones[zone];
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
    return { key: keys[i], verb: o.verb, on: handles ? cards.map((c) => handles[c]).filter((h) => h > 0) : [], n: o.n };
  });
}

/** Why a card (or a button, by its verb) is not offered. Null: it is. */
export function whyNotAt(t: Table, instr: Instr, seat: Seat, thing: number | string): Refusal | null {
  let refusal: Refusal | null = null;
  for (const offer of instr.offers) {
    const card = typeof thing === 'number' ? thing : -1;
    if (typeof thing === 'string' ? offer.verb !== thing : !offer.things?.(t, seat).includes(card)) continue;
    const clause = offer.unless?.(t, seat, card) ?? '';
    if (clause === '') return null;
    refusal ??= { clause, args: { verb: offer.verb, ...offer.facts?.(t, seat, card) } };
  }
  if (!refusal && instr.op === OP.offer && thing === (instr.window!.passVerb ?? 'pass')) return null;
  return refusal ?? { clause: instr.clause, args: { verb: '', ask: instr.name } };
}
