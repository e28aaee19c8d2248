/** PlayCa situations for tests: textless decks, side a with the ball, and only what the rule needs changed. */
import type { AnyCard, DeckList, Options, Seat } from '@touchline/engine';
import { type Scenario, scenario } from '@touchline/engine/testing';
import type { PlayCa } from '../../index.ts';
import { game, withCards } from './fixedCards.ts';

/** So many of one card. */
export const many = (id: string, n: number) => new Array<string>(n).fill(id);
/** Ten copies each of three cards without text: an attacker, an all-rounder, a defender. */
const thirty = (ids: readonly string[]) => ids.flatMap((id) => new Array<string>(10).fill(id));
const moves = ['PC-H01', 'PC-H03', 'PC-H05', 'PC-H06', 'PC-H09', 'PC-H11', 'PC-H15', 'PC-H29'];

/** PC-G01 6/3/2, PC-G04 3/2/4, PC-G08 3/6/2. */
export const plainA: DeckList = {
  deck: thirty(['PC-G01', 'PC-G04', 'PC-G08']),
  hissatsu: moves,
  goalkeeper: ['PC-K2'],
  licences: ['PC-P1', 'PC-P3', 'PC-P6'],
};
/** PC-I01 3/2/4, PC-I04 4/4/3, PC-I08 2/6/3. */
export const plainB: DeckList = {
  deck: thirty(['PC-I01', 'PC-I04', 'PC-I08']),
  hissatsu: moves,
  goalkeeper: ['PC-K2'],
  licences: ['PC-P1', 'PC-P3', 'PC-P6'],
};

export interface Side {
  readonly active?: string;
  /** Face-down characters, place 1 first. */
  readonly field?: readonly string[];
  readonly hand?: readonly string[];
  readonly tp?: number;
  /** Next cards of the deck, the top one first. */
  readonly top?: readonly string[];
  readonly goalkeeper?: string;
  readonly licences?: readonly string[];
}

export interface Setting {
  readonly a?: Side;
  readonly b?: Side;
  readonly options?: Partial<Options>;
  readonly lists?: readonly DeckList[];
  readonly goals?: readonly [number, number];
  readonly seed?: string;
  /** Another game on the same model (with cards of the test's own). */
  readonly game?: typeof game;
}

export type Match = Scenario<PlayCa>;

/** A match from its first ask; side a attacks first unless the options say otherwise. */
export function start(s: Setting = {}): Match {
  return scenario(s.game ?? game, {
    lists: s.lists ?? [plainA, plainB],
    options: { firstAttacker: 'player1', ...s.options },
    seed: s.seed ?? 'rules',
  });
}

/** Put one side as the rule needs it. What is not named stays; no hand and no licences unless named. */
export function side(t: Match, seat: Seat, s: Side): void {
  t.put(seat, 'hissatsuHand', s.hand ?? [], 'aside');
  t.put(seat, 'licences', s.licences ?? [], 'aside');
  if (s.active) t.put(seat, 'active', [s.active]);
  if (s.field) t.put(seat, 'field', s.field);
  if (s.tp !== undefined) t.put(seat, 'tp', new Array<string>(s.tp).fill('PC-G04'));
  if (s.goalkeeper) t.put(seat, 'goalkeeper', [s.goalkeeper]);
  if (s.top) t.top(seat, s.top);
}

function set(t: Match, s: Setting): Match {
  side(t, 0, s.a ?? {});
  side(t, 1, s.b ?? {});
  if (s.goals) t.set('goals', s.goals);
  return t;
}

/** The Strategy Phase, side a to decide. */
export const atStrategy = (s: Setting = {}): Match => set(start(s).until('support'), s);

/** The first battle: side a decides whether to pass. */
export const atBattle = (s: Setting = {}): Match => set(start(s).until('passDecision'), s);

/** The first battle, side a's use step. */
export const atUses = (s: Setting = {}): Match => {
  const t = atBattle(s);
  return t.a.pick('stay');
};

/** The Shoot Phase, side a shooting, before the pass decision: b has no characters left. */
export function atShot(s: Setting = {}): Match {
  const t = start(s).until('passDecision');
  side(t, 0, { active: 'PC-G01', field: ['PC-G04', 'PC-G04'], top: ['PC-L04', 'PC-L04', 'PC-L04'] });
  side(t, 1, { active: 'PC-L04', field: [], top: ['PC-G11', 'PC-G11', 'PC-G11'] });
  t.until('uses');
  for (let i = 0; i < 20 && !t.own.shooting; i++) t.pick(t.asked[0], t.seat(t.asked[0]).keys.includes('stay') ? 'stay' : 'done');
  return set(t, s);
}

/** Everybody passes on: to the end of the running battle or shot. */
export function resolve(t: Match): Match {
  const battle = `${t.own.period}/${t.own.shooting}/${t.a.count('discard')}/${t.b.count('discard')}`;
  for (let i = 0; i < 20 && !t.result; i++) {
    const seat = t.asked[0];
    const keys = t.seat(seat).keys;
    t.pick(seat, keys.includes('stay') ? 'stay' : keys.includes('done') ? 'done' : keys[0]);
    if (`${t.own.period}/${t.own.shooting}/${t.a.count('discard')}/${t.b.count('discard')}` !== battle && t.own.winner >= 0) break;
  }
  return t;
}

// ---------------------------------------------------------------- playing on and looking

/** The asked side's quietest answer: no pass, nothing used, nothing taken back. */
export function quiet(t: Match): Match {
  const seat = t.asked[0];
  const { keys } = t.seat(seat);
  return t.pick(seat, ['stay', 'decline', 'done'].find((key) => keys.includes(key)) ?? keys[0]);
}

/** Quietly to the use step of this period's shot, whoever shoots. */
export function toShot(t: Match): Match {
  for (let i = 0; i < 100 && !(t.own.shooting && t.ask === 'uses'); i++) quiet(t);
  return t;
}

/** To the end of this period, with a goal or a save. */
export function endPeriod(t: Match, goal: boolean): Match {
  toShot(t);
  const shooter = t.own.attacker;
  t.put(shooter, 'active', [goal ? 'PC-G01' : 'PC-L08']);
  t.top(shooter, [goal ? 'PC-L04' : 'PC-G11']);
  t.top(1 - shooter, [goal ? 'PC-G11' : 'PC-L04']);
  for (let i = 0; i < 10 && t.own.shooting && !t.result; i++) quiet(t);
  return t;
}

/** An area of a seat as a viewer sees it. */
export const seen = (t: Match, viewer: Seat, seat: Seat, zone: string) =>
  t.seat(viewer).view.zones.find((z) => z.zone === zone && z.seat === seat)!;

/** Cards that went from one area of a seat to another since an event (by its number), as ids of the table. */
export const moved = (t: Match, seat: Seat, from: string, to: string, since = 0): number[] =>
  t.events.slice(since).flatMap((e) => {
    const { from: source, to: target } = e.args as { from?: readonly unknown[]; to?: readonly unknown[] };
    const fits = e.type === 'move' && source?.[0] === from && target?.[0] === to && target[1] === seat;
    return fits ? e.cards.map((c) => c.id) : [];
  });

/** The game with cards of a test's own. It has an id of its own, so that no stand-in without those cards takes its place. */
export const gameWith = (...cards: readonly AnyCard[]) => withCards(cards);
