/**
 * A world that could be: deal the cards a viewer cannot see, answer the secret picks that wait, keep everything else. No game
 * writes code for it, because secrets live only in zones and pending picks.
 */
import { OP } from './compile.ts';
import type { Game } from './game.ts';
import { mapSeen, threadNamed } from './names.ts';
import { options, tableOf } from './play.ts';
import { STREAM_KINDS, type Stream } from './random.ts';
import { SetupError } from './state.ts';
import type { Json, Own, Seat, State } from './types.ts';
import type { SeenZone, View } from './view.ts';

/** A card to be dealt: where it lies and what must hold of it. */
interface Gap {
  readonly zone: number;
  readonly at: number;
  readonly owner: Seat;
  readonly back: string;
  readonly face?: string;
  readonly known?: number;
}

function zoneIndex<O extends Own>(game: Game<O>, z: SeenZone): number {
  return game.zones.findIndex((x) => x.name === z.zone && x.seat === z.seat && x.place === z.place);
}

/** Which cards may fill the gaps of one owner and back. */
function candidates<O extends Own>(game: Game<O>, view: View, owner: Seat, back: string, n: number, stream: Stream): number[] {
  const exact = view.unseen[owner < 0 ? game.seats : owner].map((id) => game.defIndex.get(id)!).filter((d) => game.defs[d].back === back);
  if (exact.length === n) return exact;
  const seen = view.zones.flatMap((z) => z.cards).filter((c) => c.owner === owner);
  const known = seen.map((c) => game.defIndex.get(c.def)!).filter((d) => game.defs[d].back === back);
  const pool = view.lists === 'seen' && known.length > 0 ? known : game.defs.map((_, d) => d).filter((d) => game.defs[d].back === back);
  return Array.from({ length: n }, () => pool[stream.below(pool.length)]);
}

/** Fill the gaps: those of which a face is public first, the rest at random. */
function deal<O extends Own>(game: Game<O>, view: View, gaps: readonly Gap[], stream: Stream): Map<Gap, number> {
  const out = new Map<Gap, number>();
  const groups = new Map<string, Gap[]>();
  for (const g of gaps) {
    const k = `${g.owner}/${g.back}`;
    groups.set(k, [...(groups.get(k) ?? []), g]);
  }
  for (const list of groups.values()) {
    const cards = candidates(game, view, list[0].owner, list[0].back, list.length, stream);
    stream.shuffle(cards);
    const faced = list.filter((g) => g.face !== undefined);
    for (const g of faced) {
      const i = cards.findIndex((d) => Object.values(game.defs[d].faces ?? {}).includes(g.face!));
      if (i < 0) throw new SetupError(`No hidden card shows the face ${g.face}.`);
      out.set(g, cards.splice(i, 1)[0]);
    }
    list.filter((g) => g.face === undefined).forEach((g, i) => out.set(g, cards[i]));
  }
  return out;
}

export function sample<O extends Own>(game: Game<O>, view: View, stream: Stream): State<O> {
  const def: number[] = [];
  const owner: number[] = [];
  const zone: number[] = [];
  const known: number[] = [];
  const marks: number[][] = (game.spec.marks ?? []).map(() => []);
  const zones: number[][] = game.zones.map(() => []);
  const byHandle = new Map<number, number>();
  const gaps: Gap[] = [];
  const spots = new Map<Gap, number>();
  for (const z of view.zones) {
    const index = zoneIndex(game, z);
    const pile = zones[index];
    const slots: (Gap | SeenZone['cards'][number])[] = [];
    const mine = z.hidden.map((h, i): Gap => ({ ...h, zone: index, at: i }));
    if (z.cards.some((c) => c.place >= 0) || mine.some((_, i) => z.hidden[i].place >= 0)) {
      for (const c of z.cards) slots[c.place] = c;
      mine.forEach((g, i) => {
        slots[z.hidden[i].place] = g;
      });
    } else slots.push(...z.cards, ...mine);
    for (const slot of slots) {
      const id = def.length;
      pile.push(id);
      zone.push(index);
      owner.push(slot.owner);
      if ('handle' in slot) {
        def.push(game.defIndex.get(slot.def)!);
        known.push(slot.known);
        byHandle.set(slot.handle, id);
        marks.forEach((m, i) => m.push(slot.marks[i]));
      } else {
        def.push(-1);
        known.push(slot.known ?? game.sight[index]);
        marks.forEach((m) => m.push(0));
        gaps.push(slot);
        spots.set(slot, id);
      }
    }
  }
  for (const [gap, d] of deal(game, view, gaps, stream)) def[spots.get(gap)!] = d;

  const back = (value: Json): Json =>
    mapSeen(value, (x) => {
      if ('handle' in x) return { id: byHandle.get(x.handle as number) ?? 0, epoch: byHandle.has(x.handle as number) ? 0 : -1 };
      if ('gone' in x) return { id: 0, epoch: -1 };
      const [name, seat, place, at] = x.hidden as unknown as [string, number, number, number];
      const pile = zones[game.zones.findIndex((z) => z.name === name && z.seat === seat && z.place === place)];
      const mine = pile.filter((c) => gaps.some((g) => spots.get(g) === c));
      return { id: at >= 0 ? pile[at] : mine[stream.below(mine.length)], epoch: 0 };
    });

  const v = view.viewer === 'spectator' ? game.seats : view.viewer;
  const handles: number[][] = [];
  const nextHandle: number[] = [];
  for (let i = 0; i <= game.seats; i++) {
    let next = 1;
    handles.push(known.map((k) => (i !== v && k & (1 << i) ? next++ : 0)));
    nextHandle.push(i === v ? view.nextHandle : next);
  }
  for (const [handle, id] of byHandle) handles[v][id] = handle;

  const state: State<O> = {
    game: game.id,
    options: view.options as State['options'],
    seats: game.seats,
    def,
    owner,
    zone,
    epoch: def.map(() => 0),
    known,
    marks,
    zones,
    own: { ...(back(view.own) as unknown as O) },
    tallies: view.tallies.slice(),
    uses: back(view.uses) as unknown as State['uses'],
    mods: back(view.mods) as unknown as State['mods'],
    waiting: back(view.waiting) as unknown as State['waiting'],
    delayed: back(view.delayed) as unknown as State['delayed'],
    main: threadNamed(game, view.at, back),
    strands: view.strands.map((th) => threadNamed(game, th, back)),
    fork: null,
    pending: new Array(game.seats).fill(-1),
    seeds: Array.from({ length: (game.seats + 1) * 2 }, () => stream.next() | 0),
    counts: new Array((game.seats + 1) * STREAM_KINDS).fill(0),
    handles,
    nextHandle,
    decisions: 0,
    result: view.result,
  };
  answerPending(game, state, view, stream);
  return state;
}

/** Others who have picked in secret picked something they were offered in this world. */
function answerPending<O extends Own>(game: Game<O>, state: State<O>, view: View, stream: Stream): void {
  const instr = game.program.code[state.main.pc];
  if (state.strands.length > 0) {
    const can = Array.from({ length: game.seats }, (_, seat) => (seat === view.viewer ? view.canUndo : 0));
    state.fork = { base: state as unknown as State, picks: can.map((n) => new Array(n).fill(0)), can };
    return;
  }
  if (instr.op !== OP.askAll || state.result) return;
  const t = tableOf(game, state);
  const seats = instr.seats?.(t as never) ?? Array.from({ length: game.seats }, (_, i) => i);
  for (const seat of seats) {
    if (view.thinking.includes(seat)) continue;
    state.pending[seat] = seat === view.viewer ? view.pending : stream.below(options(game, state, seat).length);
  }
}
