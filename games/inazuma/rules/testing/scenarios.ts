/** Situations for tests: textless cards, side a attacking, and only what the rule needs changed. */
import type { CardDef, DeckList, Options, Seat } from '@touchline/engine';
import { load, save } from '@touchline/engine';
import { type Scenario, scenario } from '@touchline/engine/testing';
import { shooterOf } from '../../flow/shooting.ts';
import type { Inazuma } from '../../index.ts';
import { SLOTS, slotName, total } from '../../pitch.ts';
import { game, withCards } from './fixedCards.ts';

export const many = (id: string, n: number) => new Array<string>(n).fill(id);

/**
 * Ten starting characters without a text, and a deck of one card to be changed as the rule needs it: level 1 for side a, level 3 for side
 * b, so that no last chance goes on for ever.
 */
export const plain: DeckList = {
  goalkeeper: ['INH-G1'],
  starting: ['S1-4', 'S1-7', 'S1-6', 'INH-S03', 'INH-S02', 'INH-S24', 'INH-S04', 'S1-9', 'INH-S07', 'INH-S10'],
  deck: many('INH-R17', 40),
};

export const plainB: DeckList = { ...plain, deck: many('INH-R06', 40) };

/** A card of this level, without anything that matters in a deck. */
export const ofLevel = (level: number): string => ['', 'INH-R17', 'FF-18', 'INH-R06', 'INH-R05', 'INH-R12'][level];

export interface Side {
  /** By slot; a stack is written from bottom to top: `S1-13+S1-2`. What is not named is empty. */
  readonly field?: { readonly [slot: string]: string };
  /** Characters of the bench; `!` behind one that is exhausted. */
  readonly bench?: readonly string[];
  readonly hand?: readonly string[];
  /** Next cards of the deck, the top one first. */
  readonly top?: readonly string[];
  /** How many cards the deck has. */
  readonly deck?: number;
  readonly keeper?: string;
  readonly goals?: number;
  /** Cards under the goalkeeper. */
  readonly under?: readonly string[];
  readonly discard?: readonly string[];
}

export interface Setting {
  readonly a?: Side;
  readonly b?: Side;
  readonly turn?: number;
  readonly options?: Partial<Options>;
  readonly lists?: readonly DeckList[];
  readonly seed?: string;
  /** Another game on the same model (with cards of the test's own). */
  readonly game?: typeof game;
  /** The action side, where the situation is after that choice. */
  readonly side?: 'A' | 'B';
  /** Who shoots, where there are two. */
  readonly kicker?: string;
}

export type Match = Scenario<Inazuma>;

/** A match from its first ask; side a attacks first, and lists need not be legal. */
export const start = (s: Setting = {}): Match =>
  scenario(s.game ?? game, {
    lists: s.lists ?? [plain, plainB],
    options: { firstAttacker: 'player1', deckRules: s.lists ? 'constructed' : 'open', ...(s.game && { cardPool: 'custom' }), ...s.options },
    seed: s.seed ?? 'rules',
  });

const isStarting = (t: Match, id: string) => t.game.defs[t.game.defIndex.get(id)!].kind === 'starting';
const pileOf = (t: Match, id: string) => (isStarting(t, id) ? 'starting' : 'deck');

/** Turn a card sideways, or give it any other mark. */
export function mark(t: Match, card: number, name: string, value = 1): void {
  t.state = load(t.game, save(t.game, t.state));
  t.state.marks[t.game.spec.marks!.indexOf(name)][card] = value;
}

function clear(t: Match, seat: Seat, zone: string): void {
  const cards = t.seat(seat).cards(zone);
  if (cards.some((id) => isStarting(t, id))) t.put(seat, zone, [], 'starting');
  else if (cards.length > 0) t.put(seat, zone, [], 'deck');
}

export function layField(t: Match, seat: Seat, field: { readonly [slot: string]: string }): void {
  // One card at a time: starting and reserve characters have different backs.
  for (const slot of SLOTS) clear(t, seat, `field@${slot}`);
  while (t.seat(seat).count('covered') > 0)
    t.put(seat, 'covered', t.seat(seat).cards('covered').slice(0, -1), pileOf(t, t.seat(seat).cards('covered').at(-1)!));
  const below: string[] = [];
  for (const slot of SLOTS) {
    const stack = field[slotName(slot)]?.split('+') ?? [];
    const top = stack.pop();
    if (top) t.put(seat, `field@${slot}`, [top], pileOf(t, top));
    for (const id of stack) {
      below.push(id);
      t.put(seat, 'covered', below, pileOf(t, id));
    }
  }
}

export function layBench(t: Match, seat: Seat, bench: readonly string[]): void {
  const stacks = bench.map((words) => words.replace('!', '').split('+'));
  t.put(
    seat,
    'bench',
    stacks.map((stack) => stack.at(-1)!),
  );
  t.put(
    seat,
    'benchCovered',
    stacks.flatMap((stack) => stack.slice(0, -1)),
  );
  bench.forEach((words, i) => {
    mark(t, t.seat(seat).ids('bench')[i], 'exhausted', words.endsWith('!') ? 1 : 0);
  });
}

/** Put one side as the rule needs it: no hand and no bench unless named. The field only if it is named. */
export function lay(t: Match, seat: Seat, s: Side): void {
  t.put(seat, 'hand', s.hand ?? []);
  layBench(t, seat, s.bench ?? []);
  if (s.field) layField(t, seat, s.field);
  if (s.keeper) t.put(seat, 'goal', [s.keeper], 'out');
  if (s.under) t.put(seat, 'underKeeper', s.under);
  if (s.discard) t.put(seat, 'discard', s.discard);
  if (s.goals !== undefined) t.put(seat, 'goals', many('INH-R17', s.goals));
  if (s.deck !== undefined) t.put(seat, 'out', many('INH-R17', t.seat(seat).count('deck') - s.deck));
  if (s.top) t.top(seat, s.top);
}

export function both(t: Match, s: Setting): Match {
  lay(t, 0, s.a ?? {});
  lay(t, 1, s.b ?? {});
  return t;
}

/** States at the first window, by game and setting: most rules begin there. */
const begun = new WeakMap<object, Map<string, Match['state']>>();

function atFirstWindow(s: Setting): Match {
  const t = start(s);
  const known = begun.get(t.game) ?? new Map<string, Match['state']>();
  begun.set(t.game, known);
  const key = JSON.stringify([s.options, s.lists, s.seed]);
  const state = known.get(key);
  if (state) t.state = state;
  else known.set(key, t.until('actions').state);
  return t;
}

/** The first window of a turn in which side a attacks. */
export function atStrategy(s: Setting = {}): Match {
  const t = atFirstWindow(s);
  const turn = s.turn ?? 1;
  t.set('turn', turn).set('first', turn % 2 === 1 ? 0 : 1);
  return both(t, { a: { field: {}, ...s.a }, b: { field: {}, ...s.b } });
}

/** Both pass until the window is closed, or the rest of the running one. */
export function passOn(t: Match): Match {
  t.pick(t.asked[0], 'pass');
  if (t.ask === 'actions') t.pick(t.asked[0], 'pass');
  return t;
}

/** Quietly to a question of this turn, then the hands and benches are as named. */
function atAsk(s: Setting, name: string): Match {
  const t = passOn(atStrategy({ ...s, a: { field: s.a?.field ?? {} }, b: { field: s.b?.field ?? {} } })).until(name);
  return both(t, { a: { ...s.a, field: undefined }, b: { ...s.b, field: undefined } });
}

export const atBench = (s: Setting = {}): Match => atAsk(s, 'bench');

/** Before side a moves characters. A bench that can move somebody is what keeps the question open. */
export function atMove(s: Setting = {}): Match {
  const t = atBench(s);
  return passOn(t.a.pick('decline').b.pick('decline'));
}

export const atSide = (s: Setting = {}): Match => atAsk(s, 'side');

/** The window of the attack, whoever may join having declined. */
export function atAttack(s: Setting = {}): Match {
  const t = atSide(s);
  t.a.pick(`side:${s.side ?? 'A'}`);
  while (t.ask === 'join') t.pick(t.asked[0], 'done');
  return t;
}

const FORWARD = { 'FW-A': 'S1-4' };

/** The window of the shot: nobody defended, b's field is laid afterwards. */
export function atShot(s: Setting = {}): Match {
  const t = atAttack({ ...s, a: { field: s.a?.field ?? FORWARD }, b: { field: {} } });
  passOn(t);
  if (t.ask === 'kicker') t.a.pick(`kicker:${s.kicker}`);
  return both(t, { a: { ...s.a, field: undefined }, b: { field: {}, ...s.b } });
}

// ---------------------------------------------------------------- looking

export const slot = (name: string): number => SLOTS.find((n) => slotName(n) === name)!;

/** The character in a slot, as it is called on the table; -1: none. */
export const at = (t: Match, seat: Seat, name: string): number =>
  t
    .seat(seat)
    .ids(`field@${slot(name)}`)
    .at(-1) ?? -1;

/** Current SP of a character in a slot, or of the goalkeeper. */
export const sp = (t: Match, seat: Seat, name: string): number =>
  t.table.stat(name === 'GK' ? t.seat(seat).ids('goal')[0] : at(t, seat, name), 'sp');

/** Attack and defence of the running attack, side a attacking. */
export const totals = (t: Match): [number, number] => [total(t.table, 0, 'attacking'), total(t.table, 1, 'defending')];

/** Kicker and goalkeeper of the running shot, side a attacking. */
export const shot = (t: Match): [number, number] => [t.table.stat(shooterOf(t.table, 0), 'sp'), t.table.stat(shooterOf(t.table, 1), 'sp')];

/** Who stands where, by slot: the stack from bottom to top. */
export function lineUp(t: Match, seat: Seat): { [slot: string]: string } {
  const out: { [slot: string]: string } = {};
  const name = (id: string) => t.game.defs[t.game.defIndex.get(id)!].name;
  for (const n of SLOTS)
    for (const top of t.seat(seat).cards(`field@${n}`))
      out[slotName(n)] = [
        ...t
          .seat(seat)
          .cards('covered')
          .filter((id) => name(id) === name(top)),
        top,
      ].join('+');
  return out;
}

/** The bench as it is written in a setting. */
export function benchOf(t: Match, seat: Seat): string[] {
  const name = (id: string) => t.game.defs[t.game.defIndex.get(id)!].name;
  return t
    .seat(seat)
    .ids('bench')
    .map((card) => {
      const { id } = t.table.def(card);
      const below = t
        .seat(seat)
        .cards('benchCovered')
        .filter((x) => name(x) === name(id));
      return [...below, id].join('+') + (t.table.mark(card, 'exhausted') === 1 ? '!' : '');
    });
}

export const score = (t: Match): [number, number] => [t.a.count('goals'), t.b.count('goals')];

/** Both pass and turn up cards of these levels: what follows the window of a shot. */
export function flipped(t: Match, a: readonly number[], b: readonly number[]): Match {
  t.top(0, a.map(ofLevel)).top(1, b.map(ofLevel));
  return passOn(t);
}

/** Events of a kind since the beginning. */
export const told = (t: Match, type: string) => t.events.filter((e) => e.type === type);

/** A zone of a seat as a viewer sees it. */
export const seen = (t: Match, viewer: Seat, seat: Seat, zone: string) =>
  t.seat(viewer).view.zones.find((z) => z.zone === zone && z.seat === seat)!;

/** The game with cards of a test's own, which are in no set. */
export const gameWith = (...cards: readonly CardDef[]) =>
  withCards(cards.map((card) => ({ ...card, notes: { ...card.notes, set: 'test' } })));
