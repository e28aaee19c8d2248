/**
 * What a board shows beside zones: the SP of every character with the parts it is made of, who takes part, and both totals. Everything is
 * read in a world dealt from the view, so nothing hidden comes into it, and by the engine's own breakdown, so that parts add up.
 */
import {
  type Ask,
  askFor,
  breakdown,
  type Event,
  type Game,
  pick,
  type Seat,
  type State,
  sample,
  stream,
  tableOf,
  type View,
  viewingSeat,
} from '@touchline/engine';
import { shooterOf } from '../flow/shooting.ts';
import { fielded, firedUp, taking } from '../pitch.ts';
import {
  attacker,
  attackerIn,
  bothSides,
  goalsOf,
  type Inazuma,
  opensRound,
  PHASES,
  type Phase,
  phaseNow,
  SEATS,
  type T,
  TURNS,
} from '../state.ts';
import { bench, goal } from '../zones.ts';

/** One part of a number: the card it comes from, if the viewer knows it, and by how much it changes the number. */
export interface Part {
  readonly from: string | null;
  readonly by: number;
}

/** `base` and all parts together are `total`. */
export interface Sum {
  /** SP as printed, or FSP while fired-up. */
  readonly base: number;
  readonly firedUp: boolean;
  readonly parts: readonly Part[];
  readonly total: number;
}

/** One side of an attack or a shot: those who count, by handle, and what they come to. */
export interface FightSide {
  readonly seat: Seat;
  readonly characters: readonly number[];
  readonly total: number;
}

export interface Fight {
  readonly phase: 'attack' | 'shooting';
  readonly attack: FightSide;
  readonly defence: FightSide;
}

/** The match as far as it can be read at a glance. */
export interface Standing {
  readonly turn: number;
  readonly attacker: Seat;
  /** Who attacks in each turn of the match, from the first on. */
  readonly attackers: readonly Seat[];
  readonly opensRound: boolean;
  readonly phase: Phase | null;
  /** The action side: 0 A, 1 B, -1 open. */
  readonly side: number;
  readonly goals: readonly number[];
  /** Shootout goals by seat, and how often each side has flipped. */
  readonly kicks: readonly number[];
  readonly kicked: number;
}

interface World {
  readonly t: T;
  readonly state: State;
  readonly handles: readonly number[];
  readonly bit: number;
}

const tableIn = (game: Game, state: State): T => tableOf(game, state) as T;

function worldOf(game: Game, view: View): World {
  const state = sample(game, view, stream('shown'));
  const viewer = view.viewer === 'spectator' ? view.seats : view.viewer;
  return { t: tableIn(game, state), state, handles: state.handles![viewer], bit: 1 << viewer };
}

function sumOf({ t, state, bit }: World, card: number): Sum {
  const { printed, addends, total } = breakdown(t, card, 'sp');
  const parts = addends.map(({ source, makes }): Part => {
    const from = t.find(source);
    return { from: from >= 0 && (state.known[from] & bit) !== 0 ? t.def(from).id : null, by: makes };
  });
  return { base: printed, firedUp: firedUp(t, card), parts, total };
}

/** The SP of every character in play, by handle: field, goal zone and bench of both sides. */
export function sumsOf(game: Game, view: View): ReadonlyMap<number, Sum> {
  const world = worldOf(game, view);
  const { t, handles } = world;
  const cards = SEATS.flatMap((seat) => [...fielded(t, seat), ...t.pile(goal, seat), ...t.pile(bench, seat)]);
  return new Map(cards.map((card) => [handles[card], sumOf(world, card)]));
}

/** Who counts for a seat now. */
function counting(t: T, seat: Seat): readonly number[] {
  if (phaseNow(t) === 'attack') return taking(t, seat, seat === attacker(t) ? 'attacking' : 'defending');
  const card = shooterOf(t, seat);
  return card < 0 ? [] : [card];
}

const totalOf = (t: T, seat: Seat): number => counting(t, seat).reduce((sum, card) => sum + t.stat(card, 'sp'), 0);

/** INA-707, INA-804: the running attack, once the side is chosen, or the running shot, once there is a kicker; null otherwise. */
export function fightOf(game: Game, view: View): Fight | null {
  const { t, handles } = worldOf(game, view);
  if (!fighting(t)) return null;
  const [attack, defence] = bothSides(t).map(
    (seat): FightSide => ({ seat, characters: counting(t, seat).map((card) => handles[card]), total: totalOf(t, seat) }),
  );
  return { phase: phaseNow(t) as Fight['phase'], attack, defence };
}

function fighting(t: T): boolean {
  const phase = phaseNow(t);
  return phase === 'attack' ? t.own.side >= 0 : phase === 'shooting' && shooterOf(t, attacker(t)) >= 0;
}

/** Choices that belong to one action are followed so far. */
const FURTHER = 4;
/** What is told when totals have been compared, or nothing is left to compare. */
const ENDS: readonly string[] = ['attack', 'shot', 'save'];

/**
 * What an answer in a window, or the choice of a side, makes of the two totals, attacker first: the best it can come to for who gives it.
 * Null where it ends the phase, or no fight is on. Whatever counts is known to who answers.
 */
export function totalsAfter(game: Game, view: View, key: string): readonly [number, number] | null {
  const { t, state } = worldOf(game, view);
  const seat = viewingSeat(view);
  if (!fighting(t) && askFor(game, state, seat)?.name !== 'side') return null;
  const attacks = seat === attacker(t);
  const found: (readonly [number, number])[] = [];
  const follow = (from: State, answer: string, depth: number): void => {
    const log: Event[] = [];
    const after = pick(game, from, seat, answer, log);
    if (log.some(({ type }) => ENDS.includes(type))) return;
    const ask = after.result ? null : askFor(game, after, seat);
    if (ask && ask.name !== 'actions' && depth < FURTHER) {
      for (const option of ask.options) follow(after, option.key, depth + 1);
      return;
    }
    const x = tableIn(game, after);
    if (!after.result) found.push([totalOf(x, attacker(x)), totalOf(x, 1 - attacker(x))]);
  };
  follow(state, key, 0);
  const worth = ([attack, defence]: readonly [number, number]) => (attacks ? attack - defence : defence - attack);
  return found.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** A level as it may come up next: from the lowest to the highest. */
export type Levels = readonly [low: number, high: number];

/** INA-806: what a side may flip next, from the cards that can lie on top of its deck; null if none is left. */
export function comingFlip(game: Game, view: View, seat: Seat): Levels | null {
  const deck = view.zones.find((z) => z.zone === 'deck' && z.seat === seat)!;
  if (deck.count === 0) return null;
  const top = deck.cards.find(({ place }) => place === deck.count - 1);
  const ids = top ? [top.def] : view.unseen[seat];
  const levels = ids.flatMap((id) => game.defs[game.defIndex.get(id)!].stats.level ?? []);
  return levels.length === 0 ? null : [Math.min(...levels), Math.max(...levels)];
}

const countOf = (view: View, zone: string, seat: Seat): number => view.zones.find((z) => z.zone === zone && z.seat === seat)!.count;

/** The phase a viewer sees going on. */
const phaseIn = (view: View): Phase | null => PHASES.find((name) => view.at.scopes.some(([path]) => path.endsWith(`/${name}`))) ?? null;

export function standingOf(view: View): Standing {
  const own = view.own as Inazuma;
  return {
    turn: own.turn,
    attacker: attackerIn(own),
    attackers: Array.from({ length: TURNS }, (_, i) => attackerIn({ ...own, turn: i + 1 })),
    opensRound: opensRound(own),
    phase: phaseIn(view),
    side: own.side,
    goals: goalsShown(view),
    kicks: own.kicks,
    kicked: countOf(view, 'shootout', 0),
  };
}

/** Windows of the strategy phase: the table may pass there for who wants to be asked about attack and shot only. */
export const passable = (view: View, ask: Ask): boolean => ask.name === 'actions' && phaseIn(view) === 'strategy';

/** Goals by seat, without those of a shootout. */
export const goalsShown = (view: View): readonly number[] => SEATS.map((seat) => countOf(view, 'goals', seat));

/** Goals of both sides. */
export function scored(game: Game<Inazuma>, state: State<Inazuma>): number {
  const t = tableOf(game, state);
  return SEATS.reduce((sum, seat) => sum + goalsOf(t, seat), 0);
}
