/** The card model and the words cards are written in. A card is a line of data; its text is generated. */
import type { Cond, Filter, Num, Sel } from '@touchline/engine';
import type { Ability, Card, Effect } from '../kinds.ts';
import type { Part } from '../pitch.ts';
import { PHASES, type Phase } from '../state.ts';

/** INA-111; a card may have none. Open-ended: other sets know more. */
export type Attribute = 'power' | 'speed' | 'teamwork' | 'tactic' | 'none';
export type Position = 'FW' | 'MF' | 'DF';

// ---------------------------------------------------------------- cards

/** Collector's numbers are the ids; rarity and the like have no effect and are left out (INA-110). */
const setOf = (id: string) => (id.startsWith('INH-') ? 'house' : 'known');
const traitsOf = (name: string, attribute: Attribute) => ({ name: [name], attribute: attribute === 'none' ? [] : [attribute] });

export const starting = (
  id: string,
  attribute: Attribute,
  name: string,
  team: string,
  position: Position,
  sp: number,
  ...abilities: Ability[]
): Card => ({
  id,
  name,
  kind: 'starting',
  back: 'starting',
  stats: { sp },
  traits: { ...traitsOf(name, attribute), team: [team], position: [position] },
  abilities,
  notes: { set: setOf(id) },
});

/** Level, then SP, FSP and AP. */
export const reserve = (
  id: string,
  attribute: Attribute,
  name: string,
  team: string,
  position: Position,
  level: number,
  [sp, fsp, ap]: readonly [number, number, number],
  ...abilities: Ability[]
): Card => ({
  id,
  name,
  kind: 'reserve',
  back: 'deck',
  stats: { level, sp, fsp, ap },
  traits: { ...traitsOf(name, attribute), team: [team], position: [position] },
  abilities,
  notes: { set: setOf(id) },
});

/** INA-112: without a position, in neither pile. */
export const goalkeeper = (id: string, attribute: Attribute, name: string, team: string, sp: number, ...abilities: Ability[]): Card => ({
  id,
  name,
  kind: 'goalkeeper',
  back: 'goalkeeper',
  stats: { sp },
  traits: { ...traitsOf(name, attribute), team: [team] },
  abilities,
  notes: { set: setOf(id) },
});

/** A super technique, with the attribute icons it asks for. */
export const technique = (
  id: string,
  attribute: Attribute,
  name: string,
  level: number,
  requires: readonly Attribute[],
  ability: Ability,
): Card => ({
  id,
  name,
  kind: 'technique',
  back: 'deck',
  stats: { level },
  traits: traitsOf(name, attribute),
  abilities: [ability],
  notes: { set: setOf(id), requires: [...requires] },
});

// ---------------------------------------------------------------- when a text works

export interface Terms {
  /** The name printed over it. */
  readonly name?: string;
  readonly cost?: readonly Effect[];
  readonly if?: readonly Cond[];
  readonly bench?: true;
  readonly oncePerTurn?: true;
}

/** A text used in these phases; none: in any window (INA-618). */
export function use(phases: readonly Phase[], terms: Terms, ...effects: Effect[]): Ability {
  const { name, cost, if: conds = [], bench, oncePerTurn } = terms;
  return {
    when: { use: phases.length > 0 ? phases : PHASES },
    ...(bench && { zones: ['bench'] }),
    ...(oncePerTurn && { limit: { times: 1, per: 'turn' } }),
    ...(cost && { cost }),
    ...(conds.length > 0 && { if: conds.length === 1 ? conds[0] : { all: conds } }),
    do: effects,
    ...(name && { notes: { name } }),
  };
}

/** A text that is always at work while this holds, on the field or in the goal zone. */
export const always = (cond: Cond | null, ...effects: Effect[]): Ability => ({
  when: { always: true },
  ...(cond && { if: cond }),
  do: effects,
});

// ---------------------------------------------------------------- keywords: always at work, without a cost (INA-1109)

const keyword = (word: string, cond: Cond, n: number): Ability => ({ ...always(cond, selfGets(n)), notes: { keyword: word, n } });
/** INA-1101. */
export const dribbler = (n: number): Ability => keyword('dribbler', takesPart('attacking'), n);
/** INA-1102. */
export const defender = (n: number): Ability => keyword('defender', takesPart('defending'), n);
/** INA-1103. */
export const striker = (n: number): Ability => keyword('striker', kicking, n);
/** The same, behind the fired-up icon. */
export const whenFiredUp = (ability: Ability): Ability => ({ ...ability, if: { all: [firedUp, ...(ability.if ? [ability.if] : [])] } });

// ---------------------------------------------------------------- cards meant

export const self: Sel = { self: true };
export const ownKicker: Sel = { role: 'kicker', of: 'you' };
export const opponentKicker: Sel = { role: 'kicker', of: 'opponent' };
export const ownKeeper: Sel = { zone: 'goal', of: 'you' };
export const opponentKeeper: Sel = { zone: 'goal', of: 'opponent' };
export const it: Sel = { bound: 'it' };
const paid: Sel = { bound: 'paid' };

export const ofAttribute = (attribute: Attribute): Filter => ({ trait: 'attribute', is: attribute });
export const ofTeam = (team: string): Filter => ({ trait: 'team', is: team });
export const ofPosition = (...positions: Position[]): Filter => ({
  trait: 'position',
  is: positions.length === 1 ? positions[0] : positions,
});
export const ofName = (...names: string[]): Filter => ({ trait: 'name', is: names });
export const taking = (part: Part): Filter => ({ mark: part, is: 1 });
/** Attacking or defending. */
export const takingPart: Filter = { any: [taking('attacking'), taking('defending')] };
export const isReserve: Filter = { kind: 'reserve' };
export const isTechnique: Filter = { kind: 'technique' };
export const exhausted: Filter = { mark: 'exhausted', is: 1 };
export const not = (filter: Filter): Filter => ({ not: filter });

export const onField = (...where: Filter[]): Sel => ({ zone: 'field', of: 'you', ...(where.length > 0 && { where }) });
export const opponentOnField = (...where: Filter[]): Sel => ({ zone: 'field', of: 'opponent', ...(where.length > 0 && { where }) });
/** INA-R56: the field and the goal zone, not the bench. */
export const inPlay = (...where: Filter[]): Sel => ({ zone: ['field', 'goal'], of: 'you', where });
export const opponentInPlay = (...where: Filter[]): Sel => ({ zone: ['field', 'goal'], of: 'opponent', where });
export const onBench = (...where: Filter[]): Sel => ({ zone: 'bench', of: 'you', where });
export const others = (sel: Sel): Sel => ({ ...sel, other: true });

// ---------------------------------------------------------------- effects

/** INA-615, INA-631: until the phase ends, unless the card says otherwise. */
const until = PHASES;

/** Counted afresh whenever it is read, where the text is always at work (INA-R56, INA-R65). */
export const gets = (to: Sel, n: Num): Effect => ({ do: 'gain', stat: 'sp', add: n, to, until });
export const selfGets = (n: Num): Effect => ({ do: 'gain', stat: 'sp', add: n, to: self });
export const getsForTurn = (to: Sel, n: Num): Effect => ({ do: 'gain', stat: 'sp', add: n, to, until: 'turn' });
export const assistsGet = (n: number, ...where: Filter[]): Effect => ({
  do: 'gain',
  stat: 'ap',
  add: n,
  to: { zone: 'hand', of: 'you', where: [isReserve, ...where] },
});
export const per = (n: number, count: Sel): Num => ({ times: [n, { count }] });
export const instead = (n: number, cond: Cond, more: number): Num => ({ if: cond, then: more, else: n });
export const chooseOne = (from: Sel, ...then: Effect[]): Effect => ({ do: 'chooseOne', name: 'it', from, then });
export const mayDiscard = (where: Filter, ...then: Effect[]): Effect => ({ do: 'mayDiscard', name: 'paid', where: [where], then });
/** SP or AP of the card that was discarded. */
export const ofDiscarded = (stat: 'sp' | 'ap'): Num => ({ stat, of: paid });
export const spOf = (of: Sel): Num => ({ stat: 'sp', of });
export const becomes = (to: Sel, n: Num): Effect => ({ do: 'becomeSp', to, n, until });
export const join = (part: Part, to: Sel): Effect => ({ do: 'join', part, to });
export const fireUp = (from: Sel): Effect => ({ do: 'fireUp', name: 'it', from, until });
export const countsAsFiredUp: Effect = { do: 'permit', deed: 'beFiredUp', to: self };
export const mayJoin = (part: Part): Effect => ({ do: 'permit', deed: part === 'attacking' ? 'joinAttack' : 'joinDefence', to: self });
export const cannotBeChosen: Effect = { do: 'forbid', deed: 'beChosen', to: self };
export const keeperPaysNothing: Effect = { do: 'forbid', deed: 'payForAbility', to: opponentKeeper, until };
export const opponentCannotAssist: Effect = { do: 'forbid', deed: 'assist', whose: 'opponent', until };
export const readyIt: Effect = { do: 'ready', to: it };
export const takeIt: Effect = { do: 'move', what: it, to: 'hand' };
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const opponentDiscards = (n: number): Effect => ({ do: 'discardRandom', n });
export const arrangeTop = (n: number): Effect => ({ do: 'arrange', zone: 'deck', through: 'looking', top: n });
export const goalFever: Effect = { do: 'goalFever' };
export const when = (cond: Cond, ...then: Effect[]): Effect => ({ do: 'if', cond, then });
const deckTop: Sel = { zone: 'deck', of: 'you', top: 1 };
export const showTop: Effect = { do: 'show', what: deckTop };
export const topToBottom: Effect = { do: 'move', what: deckTop, to: 'deck', at: 'bottom' };
export const endShooting: Effect = { do: 'endShooting' };

// ---------------------------------------------------------------- costs: paid in full before the effect, never given back (INA-629, INA-640)

/** INA-216, INA-641, INA-R60: a card of the hand, be it the last one or a technique. */
export const discards = (...where: Filter[]): readonly Effect[] => [
  { do: 'choose', name: 'paid', from: { zone: 'hand', of: 'you', ...(where.length > 0 && { where }) }, count: 1 },
  { do: 'move', what: paid, to: 'discard' },
];
export const placesUnder: readonly Effect[] = [
  { do: 'choose', name: 'paid', from: { zone: 'hand', of: 'you' }, count: 1 },
  { do: 'move', what: paid, to: 'underKeeper' },
];
export const exhausts: readonly Effect[] = [{ do: 'exhaust' }];
export const lowersSp = (n: number): readonly Effect[] => [{ do: 'lowerSp', n, until }];

// ---------------------------------------------------------------- conditions

export const behind: Cond = { is: 'behind' };
export const firedUp: Cond = { is: 'firedUp' };
export const kicking: Cond = { is: 'kicking' };
export const ownTurn: Cond = { is: 'ownTurn' };
export const opponentTurn: Cond = { is: 'opponentTurn' };
export const inPhase = (phase: Phase): Cond => ({ is: 'inPhase', with: phase });
export const takesPart = (part: Part): Cond => ({ exists: { self: true, where: [taking(part)] } });
export const exists = (sel: Sel, atLeast = 1): Cond => ({ exists: sel, ...(atLeast > 1 && { atLeast }) });
export const attackedBy = (n: number): Cond => exists(opponentOnField(taking('attacking')), n);
export const kickerIs = (...names: string[]): Cond => exists({ ...ownKicker, where: [ofName(...names)] });
export const topIs = (filter: Filter): Cond => exists({ ...deckTop, where: [filter] });
/** A limit on cards under the goalkeeper. */
export const fewerUnder = (n: number): Cond => ({ compare: [{ count: { zone: 'underKeeper', of: 'you' } }, '<', n] });
