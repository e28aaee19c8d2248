/**
 * Who knows which card, and under which handle. A viewer who knows a card has a handle for it; who loses sight of it loses the
 * handle, and the next one is new. What is forgotten never depends on what somebody cannot see.
 */
import type { Layout } from '../model/layout.ts';
import type { Seat, State } from '../model/types.ts';
import { sightOf } from '../model/zones.ts';

export function forget(s: State, card: number, viewers: number): void {
  s.known[card] &= ~viewers;
  if (!s.handles) return;
  for (let v = 0; v <= s.seats; v++) if (viewers & (1 << v)) s.handles[v][card] = 0;
}

/** Whoever knows a card can name it; whoever lost it cannot. */
function giveHandles(layout: Layout, s: State, card: number): void {
  const handles = s.handles!;
  for (let v = 0; v <= s.seats; v++) {
    if ((s.known[card] & (1 << v)) === 0) handles[v][card] = 0;
    else if (handles[v][card] === 0) handles[v][card] = nextHandle(s, v, layout.zones[s.zone[card]].seat);
  }
}

/** While strands run, the cards before each seat have numbers of their own, so that handles do not tell who was faster. */
function nextHandle(s: State, viewer: number, seat: Seat): number {
  if (s.strands.length === 0) return s.nextHandle[viewer]++;
  const given = s.seats + 1 + viewer * s.seats + seat;
  return s.nextHandle[viewer] + seat + s.seats * s.nextHandle[given]++;
}

/** These viewers know a card from now on. Returns those who did not before. */
export function reveal(layout: Layout, s: State, card: number, viewers: number): number {
  const learned = viewers & ~s.known[card];
  if (learned === 0) return 0;
  s.known[card] |= viewers;
  if (s.handles) giveHandles(layout, s, card);
  return learned;
}

/** The card becomes a new object: whatever remembered it finds nothing, and no mark is left on it. */
export function renew(s: State, card: number): void {
  s.epoch[card]++;
  for (let i = 0; i < s.marks.length; i++) s.marks[i][card] = 0;
}

/**
 * Of two equal cards in a hand, who sees only that one of them is shown or leaves cannot tell which it was: it is the one they knew, and of
 * those they knew the one they have known longest. `others` are the cards that lie there besides.
 */
export function oneOfTwins(layout: Layout, s: State, card: number, zone: number, viewers: number, others: readonly number[]): void {
  const blind = viewers & ~layout.sight[zone];
  if (blind === 0 || layout.zones[zone].ordered || !someKnown(s, others, blind)) return;
  for (let v = 0; v <= s.seats; v++) {
    const bit = 1 << v;
    if ((blind & bit) === 0) continue;
    const twins = (other: number) => other !== card && s.def[other] === s.def[card] && (s.known[other] & bit) !== 0;
    if ((s.known[card] & bit) === 0) {
      // Which of several stands for it makes no difference to anybody, and must not depend on whether somebody watches.
      const twin = others.find(twins);
      if (twin === undefined) continue;
      s.known[card] |= bit;
      s.known[twin] &= ~bit;
      if (s.handles) swap(s.handles[v], card, twin);
    }
    if (!s.handles) continue;
    const handle = s.handles[v];
    for (const other of others) if (twins(other) && handle[other] < handle[card]) swap(handle, card, other);
  }
}

/** Mostly nobody knows anything of a hand but its owner. */
function someKnown(s: State, cards: readonly number[], viewers: number): boolean {
  for (let i = 0; i < cards.length; i++) if ((s.known[cards[i]] & viewers) !== 0) return true;
  return false;
}

function swap(list: number[], a: number, b: number): void {
  [list[a], list[b]] = [list[b], list[a]];
}

/** What becomes of everybody's knowledge when a card has gone from one zone to another. Returns who learned something. */
export function follow(layout: Layout, s: State, card: number, from: number, to: number): number {
  const sight = layout.sight;
  oneOfTwins(layout, s, card, from, sight[to], s.zones[from]);
  const before = s.known[card];
  let followers = before;
  let looked = 0;
  if (!layout.zones[from].ordered) {
    // Who could not see which card left no longer knows what is there, nor where the one he knew has gone.
    const lost = layout.everybody & ~(sight[from] | sight[to]);
    if (lost !== 0) {
      const source = s.zones[from];
      for (let i = 0; i < source.length; i++) {
        if (s.known[source[i]] & lost) forget(s, source[i], lost);
        // They do see from outside which kind of card it was, if there are several.
        if (s.handles && looksOther(layout, s, source[i], card)) looked = lost;
      }
      followers &= ~lost;
    }
  }
  s.known[card] = followers | sight[to];
  if (s.handles) giveHandles(layout, s, card);
  return (s.known[card] & ~before) | looked;
}

/** Two cards that can be told apart from outside. */
function looksOther(layout: Layout, s: State, a: number, b: number): boolean {
  return s.owner[a] !== s.owner[b] || layout.defs[s.def[a]].back !== layout.defs[s.def[b]].back;
}

/** What lies on top of a zone that shows its top: a card becomes known, a face or back is seen by those who do not know the card. */
export function showTop(layout: Layout, s: State, zone: number): number {
  const pile = s.zones[zone];
  const { top = 'back', mixed } = layout.zones[zone].spec;
  if (pile.length === 0 || (top === 'back' && !mixed)) return 0;
  const card = pile[pile.length - 1];
  return top === 'card' ? reveal(layout, s, card, layout.everybody) : layout.everybody & ~s.known[card];
}

/** Viewers who now see a face of a card that they neither know nor saw from that side where it came from. */
export function facesSeen(layout: Layout, s: State, card: number, from: number, to: number, wasTop: boolean): number {
  let seen = 0;
  const isTop = s.zones[to][s.zones[to].length - 1] === card;
  for (let v = 0; v <= s.seats; v++) {
    const sight = sightOf(layout.zones[to], v, isTop);
    if ((s.known[card] & (1 << v)) === 0 && sight.startsWith('face:') && sightOf(layout.zones[from], v, wasTop) !== sight) seen |= 1 << v;
  }
  return seen;
}

/** The order of a zone is lost to these viewers: nothing they knew there is known, nothing that was remembered is found. */
export function scatter(s: State, cards: readonly number[], blind: number): void {
  for (let i = 0; i < cards.length; i++) {
    renew(s, cards[i]);
    if (s.known[cards[i]] & blind) forget(s, cards[i], blind);
  }
}

/** Viewers to whom the order of a zone shows something: who sees the cards, and everybody where backs or owners differ. */
export function orderSeen(layout: Layout, s: State, zone: number): number {
  const pile = s.zones[zone];
  return pile.some((card) => looksOther(layout, s, card, pile[0])) ? layout.everybody : layout.sight[zone];
}
