/** The card model and the words cards are written in. A card is a line of data; its text is generated. */
import type { Cond, Filter, Json, Lasting, Num, Sel } from '@touchline/engine';
import type { Spending } from '../costs.ts';
import type { Ability, Card, Cost, Effect, Priming, Warp } from '../kinds.ts';
import type { Element } from '../payment/index.ts';

export type Keyword = 'haste' | 'brave' | 'firstStrike' | 'backAttack';
export type Type = 'forward' | 'backup' | 'monster' | 'summon';

export interface Print {
  readonly elements: Element | readonly Element[];
  readonly cost: number;
  /** FFT-307: Forwards alone. */
  readonly power?: number;
  /** FFT-308: one or several; a Summon has no job (FFT-309). */
  readonly job?: string | readonly string[];
  readonly category: string | readonly string[];
  readonly generic?: true;
  readonly keywords?: readonly Keyword[];
  /** FFT-2050: so many other cards of the LB deck are turned up for it. */
  readonly limitBreak?: number;
  /** FFT-2040: counters and cost. */
  readonly warp?: Warp;
  readonly priming?: Priming;
}

/** FFT-310, FFT-315: a name with a slash is also each of its parts. */
const listOf = (words: string | readonly string[] = []): readonly string[] => (typeof words === 'string' ? [words] : words);
const namesOf = (name: string) => (name.includes('/') ? [name, ...name.split('/').map((part) => part.trim())] : [name]);

/** A card: number, name, one type (FFT-301), print and paragraphs, each an ability of its own (FFT-312). */
export function card(id: string, name: string, type: Type, print: Print, ...abilities: readonly Ability[]): Card {
  const elements = listOf(print.elements) as readonly Element[];
  const burst = abilities.some((a) => a.notes?.burst === true);
  return {
    id,
    name,
    kind: type === 'summon' ? 'summon' : 'character',
    back: 'card',
    // FFT-1009, FFT-1018: no card has a cost to attack or block unless a text gives it one.
    stats: { cost: print.cost, price: print.cost, leastPrice: 0, power: print.power ?? 0, attacks: 1, attackCost: 0, blockCost: 0 },
    traits: {
      type: [type],
      element: elements,
      name: namesOf(name),
      job: type === 'summon' ? [] : listOf(print.job),
      category: listOf(print.category),
      keyword: print.keywords ?? [],
      icon: [...(print.generic ? ['generic'] : []), ...(burst ? ['burst'] : [])],
      item: type === 'summon' ? ['summon'] : [],
      cp: [],
    },
    abilities: print.warp ? [...abilities, ...warping] : abilities,
    ...((print.limitBreak !== undefined || print.warp || print.priming) && {
      notes: {
        ...(print.limitBreak !== undefined && { limitBreak: print.limitBreak }),
        ...(print.warp && { warp: print.warp }),
        ...(print.priming && { priming: print.priming }),
      },
    }),
  };
}

// ---------------------------------------------------------------- abilities: auto, field, action, special (FFT-801)

export interface Terms {
  readonly if?: Cond;
  readonly declare?: readonly Effect[];
  readonly limit?: 'once';
  readonly burst?: true;
  readonly may?: true;
}

const once = { times: 1, per: 'turn' } as const;

function terms(t: Terms): Pick<Ability, 'if' | 'declare' | 'limit' | 'may'> {
  return {
    ...(t.if && { if: t.if }),
    ...(t.declare && { declare: t.declare }),
    ...(t.limit && { limit: once }),
    ...(t.may && { may: true as const }),
  };
}
const notes = (n: { readonly [name: string]: Json }): Pick<Ability, 'notes'> => (Object.keys(n).length > 0 ? { notes: n } : {});

type Heads = Extract<Ability['when'], { readonly on: string }>;
const self = { self: true } as const;

/** Auto-abilities by their event (FFT-813). A card's own name means that very card (FFT-111): `self`. */
export const heads = {
  enter: { on: 'move', card: self, to: 'field' },
  attack: { on: 'attack', card: self },
  block: { on: 'block', card: self },
  party: { on: 'party', card: self },
  hit: { on: 'hit', card: self },
  breakZone: { on: 'move', card: self, from: 'field', to: 'breakZone' },
  leave: { on: 'move', card: self, from: 'field' },
  /** FFT-2060: it primes; and something has primed into it. */
  prime: { on: 'prime', card: self },
  primed: { on: 'primed', card: self },
  endOfYourTurn: { on: 'turnEnds', seat: 'you' },
  yourMain1: { on: 'main1Begins', seat: 'you' },
  yourAttackPhase: { on: 'attackBegins', seat: 'you' },
} as const satisfies { readonly [name: string]: Heads };

/**
 * Noticed once for each occurrence (FFT-818), by whoever controls its card then (FFT-817); entries as the field is after them (FFT-824),
 * departures as it was before (FFT-825). A card that has moved on since is not found (FFT-826), and what was replaced has not happened
 * (FFT-823). `if` is asked when it triggers and again on resolution (FFT-821), `may` on resolution only (FFT-822).
 */
export const auto = (when: Heads, t: Terms, ...effects: readonly Effect[]): Ability => ({
  when,
  ...terms(t),
  do: effects,
  ...notes(t.burst ? { burst: true } : {}),
});
export const enters = (t: Terms, ...effects: readonly Effect[]): Ability => auto(heads.enter, t, ...effects);

/** A Summon's effect (FFT-708). */
export const cast = (t: Terms, ...effects: readonly Effect[]): Ability => ({
  when: { use: ['cast'] },
  zones: ['stack'],
  ...terms(t),
  do: effects,
  ...notes(t.burst ? { burst: true } : {}),
});

/** A field ability (FFT-831): true while its Character is on the field, for whoever fits then (FFT-1504). It changes values, gives, forbids or replaces (FFT-833). */
export const fieldAbility = (...effects: readonly Effect[]): Ability => ({ when: { always: true }, do: effects });
export const whileTrue = (cond: Cond, ...effects: readonly Effect[]): Ability => ({ when: { always: true }, if: cond, do: effects });

/** Applies while the card is being cast, and says in the hand what it would cost. */
export const costs = (cond: Cond, ...effects: readonly Effect[]): Ability => ({ ...whileTrue(cond, ...effects), zones: ['hand', 'stack'] });
/** FFT-1511: damage by a Summon or ability of the opponent's is so much less for this card. */
export const takesLess = (n: number): Ability => ({
  when: { instead: 'damage', card: self, why: 'effect', by: { of: 'opponent' }, with: [], less: n },
  do: [],
});

export interface Use extends Terms {
  readonly cost: readonly Effect[];
  /** FFT-834: only during your turn, or in your Main Phase. */
  readonly only?: 'yourTurn' | 'mainPhase';
}
export const action = (u: Use, ...effects: readonly Effect[]): Ability => ({
  when: { use: [u.only === 'yourTurn' ? 'yours' : u.only === 'mainPhase' ? 'main' : 'any'] },
  cost: u.cost,
  ...terms(u),
  do: effects,
});
/** FFT-808: an action ability with a name and the S icon, and whatever else it costs (FFT-838). */
export const special = (name: string, u: Use, ...effects: readonly Effect[]): Ability => ({
  ...action({ ...u, cost: [namesake, ...u.cost] }, ...effects),
  notes: { special: name },
});

/** FFT-2041, FFT-2042: a counter less at the beginning of each Main Phase 1; with the last one the card comes. Both use the stack (FFT-2044). */
export const warping: readonly Ability[] = [
  {
    when: { on: 'main1Begins', seat: 'you' },
    zones: ['removed'],
    if: { exists: { self: true, where: [{ mark: 'warp', atLeast: 1 }] } },
    do: [{ do: 'counter', to: { self: true }, counter: 'warp', n: -1 }],
  },
  {
    when: { on: 'counter', card: { self: true }, why: 'warp' },
    zones: ['removed'],
    if: { exists: { self: true, where: [{ mark: 'warp', is: 0 }] } },
    do: [{ do: 'arriveByWarp' }],
  },
];

// ---------------------------------------------------------------- costs

const spend = (how: Spending, from: Sel, more: object = {}): Cost => ({ do: 'spend', how, from, ...more });
export const dullIcon: Cost = spend('dull', self);
/** Put the card itself into the Break Zone. */
export const sacrifice: Cost = spend('put', self);
/** FFT-516, FFT-839: the S icon: another card of the name, from the hand. */
const namesake: Cost = spend('discard', { zone: 'hand', of: 'you' }, { namesake: true });
export const spends = spend;
export const cp = (icons: { readonly [element in Element | 'any']?: number }): Cost => ({ do: 'cp', ...icons });

// ---------------------------------------------------------------- which cards

export const type = (is: Type | readonly Type[]): Filter => ({ trait: 'type', is });
export const element = (is: Element | readonly Element[]): Filter => ({ trait: 'element', is });
export const job = (is: string): Filter => ({ trait: 'job', is });
export const category = (is: string): Filter => ({ trait: 'category', is });
export const costAtMost = (n: Num): Filter => ({ stat: 'cost', atMost: n });
export const costAtLeast = (n: Num): Filter => ({ stat: 'cost', atLeast: n });
export const costIs = (n: Num): Filter => ({ stat: 'cost', atLeast: n, atMost: n });
export const isDull: Filter = { mark: 'dull', is: 1 };
export const isAttacking: Filter = { mark: 'attacking', is: 1 };
export const isFrozen: Filter = { mark: 'frozen', is: 1 };

type Whose = 'you' | 'opponent' | 'any';
const onField = (of: Whose, where: readonly Filter[], other = false): Sel => ({
  zone: 'field',
  of,
  where,
  ...(other && { other: true as const }),
});
export const forwards = (of: Whose = 'any', ...where: readonly Filter[]): Sel => onField(of, [type('forward'), ...where]);
export const backups = (of: Whose = 'any', ...where: readonly Filter[]): Sel => onField(of, [type('backup'), ...where]);
export const characters = (of: Whose = 'any', ...where: readonly Filter[]): Sel => onField(of, where);
export const others = (sel: Sel): Sel => ({ ...sel, other: true });
export const inYour = (zone: 'breakZone' | 'hand', ...where: readonly Filter[]): Sel => ({ zone, of: 'you', where });
export const onStack = (of: Whose, ...items: readonly ('summon' | 'auto' | 'action' | 'special')[]): Sel => ({
  zone: 'stack',
  of,
  where: [{ trait: 'item', is: items }],
});
export const them = (name: string, ...where: readonly Filter[]): Sel => ({ bound: name, ...(where.length > 0 && { where }) });
export const this_: Sel = self;

// ---------------------------------------------------------------- declaring

/** FFT-R61: one of these never names a card twice; two of them may name the same. */
export const choose = (name: string, from: Sel, count: Num = 1): Effect => ({ do: 'target', name, from, ...(count !== 1 && { count }) });
export const chooseUpTo = (name: string, from: Sel, count: Num = 1): Effect => ({ do: 'target', name, from, count, upTo: true });
export const chooseBetween = (name: string, from: Sel, atLeast: Num, count: Num): Effect => ({ do: 'target', name, from, count, atLeast });
export const oneOf = (
  name: string,
  ...of: readonly { readonly declare?: readonly Effect[]; readonly do: readonly Effect[] }[]
): Effect => ({
  do: 'modes',
  name,
  of,
});

// ---------------------------------------------------------------- effects
// The engine's own words are used as they are: `later` for what waits for an event to come, once unless it says `each` (FFT-827);
// `whenDone` for "when you do so", a new item of the stack (FFT-828, FFT-R17); `may` with a cost for "if you do so", which just goes on (FFT-829).

export const EOT = 'thisTurn';
export const select = (name: string, from: Sel, count: Num = 1): Effect => ({ do: 'choose', name, from, ...(count !== 1 && { count }) });
export const selectUpTo = (name: string, from: Sel, count: Num = 1): Effect => ({ do: 'choose', name, from, count, upTo: true });
export const opponentSelects = (name: string, from: Sel): Effect => ({ do: 'choose', name, from, by: 'opponent' });
export const damage = (to: Sel, n: Num): Effect => ({ do: 'damage', to, n });
export const breaks = (what: Sel): Effect => ({ do: 'break', what });
export const put = (what: Sel): Effect => ({ do: 'put', what });
export const dull = (what: Sel): Effect => ({ do: 'dull', what });
export const activate = (what: Sel): Effect => ({ do: 'activate', what });
export const freeze = (what: Sel): Effect => ({ do: 'freeze', what });
export const draw = (n = 1): Effect => ({ do: 'draw', n });
export const discard = (n = 1): Effect => ({ do: 'discard', n });
export const opponentDiscards = (n = 1): Effect => ({ do: 'discard', whose: 'opponent', n });
export const toHand = (what: Sel): Effect => ({ do: 'move', what, to: 'hand' });
export const toDeckBottom = (what: Sel): Effect => ({ do: 'move', what, to: 'deck', at: 'bottom' });
export const removeFromGame = (what: Sel): Effect => ({ do: 'move', what, to: 'removed' });
export const ontoField = (what: Sel): Effect => ({ do: 'enter', what });
export const mill = (n: number, name?: string): Effect => ({ do: 'mill', whose: 'opponent', n, ...(name !== undefined && { name }) });
export const search = (...where: readonly Filter[]): Effect => ({ do: 'search', for: where, to: 'hand' });
export const cancel = (what: Sel): Effect => ({ do: 'cancel', what });

/** Power changes for a while; without `until`, in a field ability, as long as it is true. */
export const gains = (to: Sel, power: Num, until?: string): Effect => ({
  do: 'gain',
  to,
  stat: 'power',
  add: power,
  ...(until && { until }),
});
export const gainsKeyword = (to: Sel, keyword: Keyword, until?: string): Effect => ({
  do: 'gain',
  to,
  trait: 'keyword',
  also: keyword,
  ...(until && { until }),
});
/** FFT-523: the cost required to cast these is reduced, and cannot fall below `least`. */
export function cheaper(to: Sel, by: Num, least: number, how: Lasts = {}): Effect[] {
  const less: Effect = { do: 'gain', to, stat: 'price', add: { times: [-1, by] }, ...how };
  return least > 0 ? [less, { do: 'gain', to, stat: 'leastPrice', set: least, ...how }] : [less];
}
type Lasts = { readonly live?: true; readonly until?: readonly Lasting[] };
/** FFT-R97: it can be cast only while this is so, wherever it is cast from. */
export const castOnlyIf = (deed: 'play' | 'castSummon', cond: Cond): Ability => ({
  ...whileTrue({ not: cond }, { do: 'forbid', deed, to: self }),
  zones: ['hand', 'limit', 'breakZone', 'removed', 'stack'],
});
/** FFT-R96: the next one cast costs less this turn, wherever it is cast from. */
export const nextCheaper = (by: number, least: number, ...where: readonly Filter[]): Effect[] =>
  cheaper({ zone: ['hand', 'stack', 'breakZone', 'removed'], of: 'you', where }, by, least, { live: true, until: [EOT, { uses: 1 }] });
/** FFT-2072: what a Character says about being cast. */
export const castFor = (...declare: readonly Effect[]): Ability => ({ when: { use: ['cast'] }, declare, do: [] });
export const cannot = (deed: string, to: Sel, until?: string): Effect => ({ do: 'forbid', deed, to, ...(until && { until }) });
/** FFT-1517, FFT-1518: by the opponent's Summons, their abilities, or both, it cannot be chosen, dulled, broken, returned, removed. */
export const theirSummons: Sel = { of: 'opponent', where: [{ kind: 'summon' }] };
export const theirAbilities: Sel = { of: 'opponent', where: [{ not: { kind: 'summon' } }] };
export const theirTexts: Sel = { of: 'opponent' };
export const safeFrom = (by: Sel, deed: string, to: Sel, until?: Lasting): Effect => ({
  do: 'forbid',
  deed,
  to,
  by,
  ...(until && { until }),
});
/** FFT-1512, FFT-R35: the next damage that would be dealt to each of these this turn becomes 0. */
export const shield = (to: Sel): Effect => ({
  do: 'grant',
  to,
  apart: true,
  laid: true,
  until: [EOT, { uses: 1 }],
  ability: { when: { instead: 'damage', card: self, with: [{ type: 'damage', n: 0 }] }, do: [] },
});
export const must = (deed: string, to: Sel): Effect => ({ do: 'require', deed, to });
/** Forwards of the opponent's that fit cannot block this one. */
export const cannotBeBlockedBy = (...where: readonly Filter[]): Effect => cannot('blockThis', forwards('opponent', ...where));

// ---------------------------------------------------------------- conditions

export const exists = (sel: Sel, atLeast: Num = 1): Cond => ({ exists: sel, ...(atLeast !== 1 && { atLeast }) });
export const yourTurn: Cond = { is: 'yourTurn' };
/** FFT-2010. */
export const damageAtLeast = (n: number): Cond => ({ is: 'damage', with: n });
/** FFT-2010: "Damage N". */
export const damageN = (n: number): Cond => ({ is: 'damageN', with: n });
