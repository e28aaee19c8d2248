/**
 * What one viewer sees, built by allow-list: zones, public state, positions. Handles, never ids. Two states that differ only in
 * what a seat cannot see give that seat the same bytes.
 */
import type { Game } from '../game.ts';
import { replayStrands } from '../match/match.ts';
import { mapRefs } from '../model/refs.ts';
import { freeHandle } from '../model/state.ts';
import type { Ask, Event, Json, Own, Ref, Result, Seat, SeenEvent, State } from '../model/types.ts';
import { sightOf } from '../model/zones.ts';
import { asked, askFor } from '../run/asking.ts';
import { type NamedThread, nameThread } from '../saves/names.ts';
import { canonical } from '../saves/save.ts';

export type Viewer = Seat | 'spectator';

/** The seat whose view this is. A spectator has none, and is never asked anything. */
export function viewingSeat({ viewer }: { readonly viewer: Viewer }): Seat {
  if (viewer === 'spectator') throw new Error('A spectator has no seat.');
  return viewer;
}

/** What is known of the others' lists: their exact cards, only the pool they come from, or only what was seen. */
export type Lists = 'open' | 'pool' | 'seen';

export interface SeenCard {
  readonly handle: number;
  readonly def: string;
  /** Place from the bottom, where the zone has an order. */
  readonly place: number;
  readonly marks: readonly number[];
  readonly owner: Seat;
  readonly known: number;
}

export interface SeenZone {
  readonly zone: string;
  readonly seat: Seat;
  readonly place: number;
  readonly count: number;
  readonly cards: readonly SeenCard[];
  readonly hidden: readonly HiddenCard[];
}

/** What shows of a card the viewer does not know: its back, a face, marks lying on it, and in an ordered zone who else knows it. */
export type HiddenCard = {
  /** -1 where there is no order, and below the top of a pile in which several backs lie: what is there shows, but not where. */
  readonly place: number;
  readonly face?: string;
  readonly known?: number;
  readonly marks?: readonly number[];
  readonly owner: Seat;
  readonly back: string;
};

export interface View {
  readonly game: string;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly lists: Lists;
  readonly options: Json;
  readonly zones: readonly SeenZone[];
  readonly own: Json;
  readonly tallies: readonly number[];
  readonly uses: Json;
  readonly mods: Json;
  readonly waiting: Json;
  readonly delayed: Json;
  readonly at: NamedThread;
  readonly strands: readonly NamedThread[];
  readonly canUndo: number;
  /** Who has not answered yet. */
  readonly thinking: readonly Seat[];
  /** This viewer's own secret pick, while it waits. */
  readonly pending: number;
  /** Seats that have left the match (bits), and those the rules will hear of when all have done what they do at the same time. */
  readonly out: number;
  readonly leaving: number;
  readonly ask: Ask | null;
  /** Cards the viewer cannot see but knows to exist, by owner. */
  readonly unseen: readonly (readonly string[])[];
  readonly nextHandle: number;
  readonly result: Result | null;
}

/** Where a viewer stands among the viewers of a match: seats, then whoever only watches. */
export const viewerIndex = (seats: number, viewer: Viewer): number => (viewer === 'spectator' ? seats : viewer);

/** How a viewer is told of a remembered card. */
export function seenRef<O extends Own>(game: Game<O>, s: State<O>, viewer: Viewer): (ref: Ref) => Json {
  const v = viewerIndex(s.seats, viewer);
  const { zones, sight } = game.layouts[s.seats];
  return (ref): Json => {
    if (s.epoch[ref.id] !== ref.epoch) return { gone: true };
    const handle = s.handles?.[v][ref.id] ?? 0;
    if (handle > 0) return { handle };
    const zone = s.zone[ref.id];
    const z = zones[zone];
    // Where nobody sees the cards by right (a deck), whoever chose one by what it is has not shown where it lies.
    const shown = z.spec.ordered && sight[zone] !== 0;
    return { hidden: [z.spec.aside ?? z.name, z.seat, z.place, shown ? s.zones[zone].indexOf(ref.id) : -1] };
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What one viewer saw last, zone by zone, and all the numbers that went into each. What would be made of the same numbers again is taken over as
 * it is. It is of one match and one viewer.
 */
export class Sighted {
  readonly #zones: SeenZone[] = [];
  readonly #numbers: number[][] = [];
  #unseen: string[][] | null = null;

  zone<O extends Own>(s: State<O>, index: number, v: number, make: () => SeenZone): SeenZone {
    if (this.#isSame(s, index, v)) return this.#zones[index];
    const numbers: number[] = [];
    for (const card of s.zones[index]) {
      numbers.push(card, s.def[card], s.owner[card], s.known[card], s.handles![v][card]);
      for (const list of s.marks) numbers.push(list[card]);
    }
    this.#numbers[index] = numbers;
    this.#zones[index] = make();
    // It names cards of all zones.
    this.#unseen = null;
    return this.#zones[index];
  }

  /** To be asked for after all zones. */
  unseen(make: () => string[][]): string[][] {
    this.#unseen ??= make();
    return this.#unseen;
  }

  #isSame<O extends Own>({ zones, def, owner, known, handles, marks }: State<O>, index: number, v: number): boolean {
    const numbers = this.#numbers[index];
    if (numbers === undefined) return false;
    const pile = zones[index];
    const seen = handles![v];
    const kinds = marks.length;
    if (numbers.length !== pile.length * (5 + kinds)) return false;
    let at = 0;
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i];
      if (numbers[at] !== card || numbers[at + 1] !== def[card] || numbers[at + 2] !== owner[card]) return false;
      if (numbers[at + 3] !== known[card] || numbers[at + 4] !== seen[card]) return false;
      at += 5;
      for (let kind = 0; kind < kinds; kind++) if (numbers[at++] !== marks[kind][card]) return false;
    }
    return true;
  }
}

function seenZone<O extends Own>(game: Game<O>, s: State<O>, index: number, viewer: Viewer): SeenZone {
  const v = viewerIndex(s.seats, viewer);
  const bit = 1 << v;
  const { zones, sight: seen } = game.layouts[s.seats];
  const z = zones[index];
  const { ordered } = z.spec;
  const pile = s.zones[index];
  const cards: SeenCard[] = [];
  const hidden: HiddenCard[] = [];
  pile.forEach((card, i) => {
    const place = ordered ? i : -1;
    const def = game.defs[s.def[card]];
    const marks = s.marks.map((m) => m[card]);
    if (s.known[card] & bit) {
      cards.push({ handle: s.handles![v][card], def: def.id, place, marks, owner: s.owner[card], known: s.known[card] });
      return;
    }
    const sight = sightOf(z, v, i === pile.length - 1);
    const face = sight.startsWith('face:') ? def.faces?.[sight.slice(5)] : undefined;
    const buried = z.spec.mixed && i < pile.length - 1 && s.known[card] === seen[index];
    hidden.push({
      place: buried ? -1 : place,
      ...(face !== undefined && { face }),
      // Where cards have no order, which of them somebody else knows is not for everybody to follow.
      ...(ordered && s.known[card] !== seen[index] && { known: s.known[card] }),
      ...(marks.some((n) => n !== 0) && { marks }),
      owner: s.owner[card],
      back: def.back,
    });
  });
  // Where hidden and known cards can lie mixed without order, their order in memory must tell nothing, also when none is hidden any more.
  if (!ordered && (seen[index] & bit) === 0) cards.sort((a, b) => a.handle - b.handle);
  if (z.spec.mixed || (!ordered && (seen[index] & bit) === 0)) hidden.sort((a, b) => byText(canonical(a), canonical(b)));
  return { zone: z.name, seat: z.seat, place: z.place, count: pile.length, cards, hidden };
}

function unseenLists<O extends Own>(game: Game<O>, s: State<O>, viewer: Viewer, lists: Lists): string[][] {
  const bit = 1 << viewerIndex(s.seats, viewer);
  const out: string[][] = Array.from({ length: s.seats + 1 }, () => []);
  s.def.forEach((d, card) => {
    const owner = s.owner[card];
    if (s.zone[card] < 0) return;
    if ((s.known[card] & bit) === 0 && (lists === 'open' || owner === viewer || owner < 0))
      out[owner < 0 ? s.seats : owner].push(game.defs[d].id);
  });
  for (const list of out) list.sort(byText);
  return out;
}

/** Strands run that are shown only at the join: which part of the match that is. Null: everybody sees what the others do. */
export function apart<O extends Own>(game: Game<O>, { fork, main }: State<O>): string | null {
  return fork && game.program.code[main.pc].shown === 'atJoin' ? `${main.pc}/${fork.base.decisions}` : null;
}

/** The state as far as a viewer may look: strands that are shown only at the join stand at their beginning, but for their own. */
export function stateBefore<O extends Own>(game: Game<O>, state: State<O>, viewer: Viewer): State<O> {
  if (!state.fork || apart(game, state) === null) return state;
  return replayStrands(
    game,
    state,
    state.fork.picks.map((p, seat) => (seat === viewer ? p : [])),
  );
}

/** `sighted`: what they saw last, for whoever looks often. */
export function view<O extends Own>(game: Game<O>, state: State<O>, viewer: Viewer, lists: Lists = 'open', sighted?: Sighted): View {
  const thinking = asked(game, state);
  const s = stateBefore(game, state, viewer);
  if (!s.handles) throw new Error('This state was copied for a rollout and has no handles: nobody can view it.');
  const ref = seenRef(game, s, viewer);
  const seen = (value: unknown) => mapRefs(value as Json, ref);
  return {
    game: game.id,
    seats: s.seats,
    viewer,
    lists,
    options: s.options,
    zones: game.layouts[s.seats].zones.map((_, i) => {
      const make = () => seenZone(game, s, i, viewer);
      return sighted ? sighted.zone(s, i, viewerIndex(s.seats, viewer), make) : make();
    }),
    own: seen(s.own),
    tallies: s.tallies,
    uses: seen(s.uses),
    mods: seen(s.mods),
    waiting: seen(s.waiting),
    delayed: seen(s.delayed),
    at: nameThread(game, s.main, ref),
    strands: s.strands.map((th) => nameThread(game, th, ref)),
    canUndo: viewer !== 'spectator' && state.fork ? state.fork.can[viewer] : 0,
    thinking,
    pending: viewer === 'spectator' ? -1 : state.pending[viewer],
    out: state.out,
    leaving: state.leaving,
    // Strands that stand at their beginning know nothing of the end.
    ask: viewer === 'spectator' || state.result ? null : askFor(game, s, viewer),
    unseen: sighted ? sighted.unseen(() => unseenLists(game, s, viewer, lists)) : unseenLists(game, s, viewer, lists),
    nextHandle: freeHandle(s, viewerIndex(s.seats, viewer)),
    result: state.result,
  };
}

/** What a viewer is told of the log: lines of strands that are shown only at the join are not told to others before, and none is told twice. */
export function seenLog<O extends Own>(game: Game<O>, log: readonly Event[], viewer: Viewer, seats: number): SeenEvent[] {
  const bit = 1 << viewerIndex(seats, viewer);
  return log.filter((e) => (!e.held || e.strand === viewer) && (e.again & bit) === 0).map((e) => seenEvent(game, e, viewer, seats));
}

/** A line of the log as a viewer gets it. */
export function seenEvent<O extends Own>(game: Game<O>, e: Event, viewer: Viewer, seats: number): SeenEvent {
  const v = viewerIndex(seats, viewer);
  return {
    type: e.type,
    clause: e.clause,
    seat: e.seat,
    cards: e.cards.map((c) => ((c.see & (1 << v)) !== 0 ? { handle: c.handles[v] ?? 0, def: game.defs[c.def].id } : 'hidden')),
    args: e.args,
    shows: (e.shows & (1 << v)) !== 0,
  };
}
