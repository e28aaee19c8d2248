/** Situations for tests: textless decks, side a in its Main Phase 1, and only what the rule needs changed. */

import { fail } from 'node:assert/strict';
import { type AnyCard, asked, askFor, type DeckList, type Game, keysAt, type Options, type Seat } from '@touchline/engine';
import { inMode, type Scenario, scenario, walked } from '@touchline/engine/testing';
import { type Fftcg, game, withCards } from '../../index.ts';

export type Match = Scenario<Fftcg>;

/** A card as it lies on the field; not told otherwise it is active, unhurt and has been there since before the turn. */
export interface Laid {
  readonly card: string;
  readonly dull?: true;
  readonly frozen?: true;
  /** It came this turn. */
  readonly fresh?: true;
  readonly damage?: number;
  /** Counters by name. */
  readonly counters?: { readonly [name: string]: number };
}

export interface Side {
  readonly field?: readonly (string | Laid)[];
  readonly hand?: readonly string[];
  readonly breakZone?: readonly string[];
  /** Cards in the Damage Zone: so many without text, or these. */
  readonly damage?: number | readonly string[];
  /** Next cards of the deck, the top one first. */
  readonly top?: readonly string[];
  /** So many cards in the deck. */
  readonly deck?: number;
}

export interface Setting {
  readonly a?: Side;
  readonly b?: Side;
  readonly options?: Partial<Options>;
  readonly lists?: readonly DeckList[];
  readonly seed?: string;
  /** Further cards of the test's own. */
  readonly cards?: readonly AnyCard[];
}

/** A Forward without text: Earth, cost 3, power 8000. Decks are made of it. */
export const PLAIN = 'V1-E01';

/** A legal list; what it holds is put aside by `side`. */
export const anyList: DeckList = {
  main: Array.from({ length: 50 }, (_, i) => `V1-F${String(1 + Math.floor(i / 3)).padStart(2, '0')}`),
};

/** A rule is tried in several ways, one after the other: its cards become a game once. */
const made = new Map<string, Game<Fftcg>>();
const KEPT = 8;
function gameWith(cards: readonly AnyCard[]): Game<Fftcg> {
  const key = JSON.stringify(cards);
  const own = made.get(key) ?? withCards(cards);
  made.delete(key);
  made.set(key, own);
  if (made.size > KEPT) made.delete(made.keys().next().value!);
  return own;
}

/** A match from its very first ask; side a begins unless the options say otherwise. */
export function start(s: Setting = {}): Match {
  return scenario(s.cards ? gameWith(s.cards) : game, {
    lists: s.lists ?? [anyList, anyList],
    options: { firstPlayer: 'fixed', ...s.options },
    seed: s.seed ?? 'rules',
  });
}

const MARKS = ['dull', 'frozen', 'fresh', 'damage'] as const;

/** Put one side as the rule needs it. No hand, no field, nothing in the Break Zone unless named; the deck is textless. */
export function side(t: Match, seat: Seat, s: Side): void {
  const laid = (s.field ?? []).map((c): Laid => (typeof c === 'string' ? { card: c } : c));
  t.put(seat, 'hand', s.hand ?? []);
  t.put(seat, 'breakZone', s.breakZone ?? []);
  t.put(seat, 'damage', typeof s.damage === 'number' ? new Array<string>(s.damage).fill(PLAIN) : (s.damage ?? []));
  t.put(
    seat,
    'field',
    laid.map((l) => l.card),
  );
  const plain = t.game.defIndex.get(PLAIN)!;
  for (const card of t.seat(seat).ids('deck')) t.state.def[card] = plain;
  if (s.deck !== undefined) while (t.seat(seat).count('deck') > s.deck) t.put(seat, 'removed', [...t.seat(seat).cards('removed'), PLAIN]);
  if (s.top) t.top(seat, s.top);
  const marks = t.game.spec.marks!;
  t.seat(seat)
    .ids('field')
    .forEach((card, i) => {
      const l = laid[i];
      for (const m of t.state.marks) m[card] = 0;
      for (const mark of MARKS) if (l[mark]) t.state.marks[marks.indexOf(mark)][card] = Number(l[mark]);
      for (const [name, n] of Object.entries(l.counters ?? {})) t.state.marks[marks.indexOf(name)][card] = n;
    });
}

function set(t: Match, s: Setting): Match {
  side(t, 0, s.a ?? {});
  side(t, 1, s.b ?? {});
  return t;
}

/** Main Phase 1 of a turn, with priority. */
function toMain(s: Setting, turn: number): Match {
  const t = start(s);
  const walk = () => {
    t.until('priority');
    for (let i = 0; i < 400 && !(t.own.turns === turn && t.own.phase === 'main'); i++) step(t);
  };
  // Cards of a test's own that are in no list lie nowhere yet: the way is that of the game without them.
  if (s.cards && !s.lists) inMode('plain', () => walked(t, `main ${turn}`, walk));
  else walked(t, `main ${turn}`, walk);
  return set(t, s);
}

/** Side a's Main Phase 1, in its second turn, with priority. */
export const atMain = (s: Setting = {}): Match => toMain(s, 3);

/** Side b's Main Phase 1, with priority. */
export const atTheirMain = (s: Setting = {}): Match => toMain(s, 2);

/** Side a's first Preparation Step. */
export function atAttack(s: Setting = {}): Match {
  return toAttack(atMain(s));
}

const QUIET = ['stop', 'noBlock', 'decline', 'findNothing', 'done', 'no', 'keep', 'goFirst', 'pass'];

/** One quiet answer by whoever is asked. */
export function step(t: Match): Match {
  const seat = asked(t.game, t.state)[0];
  if (seat === undefined) fail('the match is over');
  const keys = keysAt(t.game, t.state, seat);
  return t.pick(seat, QUIET.find((q) => keys.includes(q)) ?? keys[0]);
}

/** Whoever has priority passes. */
export const pass = (t: Match): Match => t.pick(t.asked[0], 'pass');
/** Both pass once: the top item resolves, or the phase or step ends. */
export const bothPass = (t: Match): Match => pass(pass(t));
/** Both pass until the stack is empty. */
export function resolveAll(t: Match): Match {
  for (let i = 0; i < 50 && t.seat(0).count('stack') > 0 && !t.result; i++) {
    if (t.ask !== 'priority') fail(`not passing at ${t.ask}: ${t.seat(t.asked[0]).keys.join(' | ')}`);
    pass(t);
  }
  return t;
}
/** From Main Phase 1 into the Attack Phase. */
export function toAttack(t: Match): Match {
  for (let i = 0; i < 10 && t.own.phase === 'main'; i++) pass(t);
  return t;
}
/** From a Preparation Step: pass it, attack with these, then stop at the window after the declaration. */
export function attack(t: Match, first: string, ...party: readonly string[]): Match {
  for (let i = 0; i < 4 && t.ask === 'priority'; i++) pass(t);
  const tp = t.asked[0];
  t.pick(tp, `attack:${first}`);
  for (const member of party) t.pick(tp, `join:${member}`);
  if (t.ask === 'join') t.pick(tp, 'charge');
  return t;
}
/** After the declaration: pass the window and block (or not), then stop at the window after the block. */
export function block(t: Match, blocker: string | null): Match {
  for (let i = 0; i < 20 && t.ask === 'priority' && !t.result; i++) pass(t);
  if (t.ask === 'block') t.pick(t.asked[0], blocker === null ? 'noBlock' : `block:${blocker}`);
  return t;
}
/** To the next End Phase's end: the other player's turn begins. */
export function nextTurn(t: Match): Match {
  const now = t.own.turns;
  for (let i = 0; i < 200 && t.own.turns === now && !t.result; i++) step(t);
  return t;
}

/** Announce and pay automatically: `play(t, 'play:V1-F01')`, choosing these targets on the way. */
export function act(t: Match, key: string, ...choices: readonly string[]): Match {
  const seat = t.asked[0];
  t.pick(seat, key);
  for (const choice of choices) t.pick(seat, choice);
  return pay(t);
}
/** The rest of a payment is left to the table. */
export function pay(t: Match): Match {
  const seat = t.asked[0];
  if (seat !== undefined && t.seat(seat).keys.includes('payForMe')) t.pick(seat, 'payForMe');
  return t;
}

// ---------------------------------------------------------------- looking

/** The card of this print on a seat's field (or in another zone); fails if there is none. */
export function find(t: Match, seat: Seat, id: string, zone = 'field', nth = 0): number {
  const found = t
    .seat(seat)
    .ids(zone)
    .filter((c) => t.game.defs[t.state.def[c]].id === id)[nth];
  return found ?? fail(`${'ab'[seat]} has no ${id} in ${zone}: ${t.seat(seat).cards(zone).join(', ')}`);
}
export const powerOf = (t: Match, seat: Seat, id: string): number => t.table.stat(find(t, seat, id), 'power');
export const markOf = (t: Match, seat: Seat, id: string, mark: string): number => t.table.mark(find(t, seat, id), mark);
export const damageOn = (t: Match, seat: Seat, id: string): number => markOf(t, seat, id, 'damage');
export const isDull = (t: Match, seat: Seat, id: string): boolean => markOf(t, seat, id, 'dull') === 1;
export const hasKeyword = (t: Match, seat: Seat, id: string, keyword: string): boolean => t.table.is(find(t, seat, id), 'keyword', keyword);
/** The stack, bottom to top, by print: Summons, and markers `auto`, `action`, `special`. */
export const stackOf = (t: Match): string[] => t.seat(0).cards('stack');
/** The name of the open ask and who is asked. */
export const asking = (t: Match): [Seat, string] => [t.asked[0], askFor(t.game, t.state, t.asked[0])!.name];
