/** The card model and the words cards are written in. A card is a line of data; its text is generated. */
import type { Cond, Sel } from '@touchline/engine';
import type { Ability, Card, Effect } from '../kinds.ts';
import type { Timing } from '../uses.ts';

export type Team = 'Galewick' | 'Ironmoor' | 'Lanternfall' | 'Emberquay' | 'Free Agents';
export type Position = 'FW' | 'MF' | 'DF' | 'GK' | 'GROUP' | 'COMBI';
export type LicencePosition = 'GK' | 'DF' | 'MF' | 'FW' | 'COACH' | 'MG';
export type MoveType = 'shoot' | 'dribble' | 'block' | 'catch' | 'support';

// ---------------------------------------------------------------- cards

/** A character; GROUP and COMBI cards answer only to the names they list (EPC-R28). */
export function character(
  id: string,
  name: string,
  team: Team,
  position: Position,
  [of, df, bcp]: readonly [number, number, number],
  abilities: readonly Ability[] = [],
  names?: readonly string[],
): Card {
  return {
    id,
    name,
    kind: position === 'GK' ? 'goalkeeper' : 'character',
    back: position === 'GK' ? 'goalkeeper' : 'character',
    stats: { of, df, bcp },
    traits: { team: [team], position: [position], name: names ?? (position === 'GROUP' || position === 'COMBI' ? [] : [name]) },
    abilities,
    notes: { house: true, ...(names && { names: [...names] }) },
  };
}

export interface MoveText {
  readonly on?: readonly Effect[];
  readonly if?: Cond;
  readonly always?: readonly Ability[];
  readonly recycling?: true;
  readonly override?: string;
  readonly onlyTeam?: Team;
}

/** A Hissatsu or Support card: type, cost, power in attack and in defence, text. */
export function move(
  id: string,
  name: string,
  label: Team,
  type: MoveType,
  cost: number,
  hof: number,
  hdf: number,
  text: MoveText = {},
): Card {
  const uses: Ability[] = text.on ? [{ when: { use: ['use'] }, ...(text.if && { if: text.if }), do: text.on }] : [];
  return {
    id,
    name,
    kind: type,
    back: 'hissatsu',
    stats: { cost, hof, hdf },
    traits: { type: [type], name: [name] },
    abilities: [...uses, ...(text.always ?? [])],
    notes: {
      house: true,
      label,
      ...(text.recycling && { recycling: true }),
      ...(text.override && { override: text.override }),
      ...(text.onlyTeam && { onlyTeam: text.onlyTeam }),
    },
  };
}

export function licence(id: string, name: string, position: LicencePosition, team: Team): Card {
  return {
    id,
    name,
    kind: 'licence',
    back: 'licence',
    stats: {},
    traits: { team: [team], position: [position], name: [name] },
    abilities: [],
    notes: { house: true },
  };
}

// ---------------------------------------------------------------- abilities

export interface Terms {
  readonly if?: Cond;
  readonly cost?: readonly Effect[];
}

/** An effect used at its timings, once a battle (EPC-509); in the Strategy Phase once a phase (EPC-408). */
export function at(timing: Timing | readonly Timing[], ...rest: readonly [Terms, ...Effect[]] | readonly Effect[]): Ability {
  const use = typeof timing === 'string' ? [timing] : timing;
  const [first, ...others] = rest;
  const terms = first && !('do' in first) ? first : {};
  const effects = first && 'do' in first ? [first, ...(others as Effect[])] : (others as Effect[]);
  const limit = { times: 1, per: use[0] === 'support' ? 'strategy' : 'battle' };
  return { when: { use }, limit, ...(terms.if && { if: terms.if }), ...(terms.cost && { cost: terms.cost }), do: effects };
}

/** "X+ BCP": at least X, in Burning Chance only (EPC-523, EPC-R15, EPC-R46). The text wins over the rule (EPC-R64). */
export const bcpAtLeast = (n: number, cond: Cond): Ability => ({
  when: { always: true },
  zones: ['chance'],
  if: cond,
  do: [{ do: 'gain', stat: 'bcp', atLeast: n, to: { self: true } }],
});

/** "Costs X less" printed on the card itself. */
export const ownCostLess = (n: number, cond: Cond): Ability => ({
  when: { always: true },
  zones: ['hissatsuHand'],
  if: cond,
  do: [{ do: 'gain', stat: 'cost', add: -n, to: { self: true } }],
});

// ---------------------------------------------------------------- effects

export const youGet = (change: { of?: number; df?: number }): Effect => ({ do: 'power', ...change });
/** EPC-R61. */
export const opponentGets = (change: { of?: number; df?: number }): Effect => ({ do: 'power', who: 'opponent', ...change });
export const opponentGoalkeeperGets = (change: { df: number }): Effect => ({ do: 'power', who: 'opponentGoalkeeper', ...change });
export const ownGoalkeeperGets = (change: { df: number }, until: 'game'): Effect => ({
  do: 'power',
  who: 'ownGoalkeeper',
  ...change,
  until,
});
export const teamGets = (team: Team, change: { of?: number; df?: number }, until: 'period'): Effect => ({
  do: 'power',
  who: 'team',
  team,
  ...change,
  until,
});
export const costLess = (n: number, type?: MoveType): Effect => ({ do: 'costLess', n, ...(type && { type }) });
export const addTp = (n: number): Effect => ({ do: 'addTp', n });
export const chanceAgain: Effect = { do: 'gain', rule: 'chanceCards', whose: 'you', add: 1, until: 'battle' };
export const chanceCardsGet = (n: number): Effect => ({
  do: 'gain',
  stat: 'bcp',
  add: n,
  to: { zone: 'chance', of: 'you' },
  live: true,
  until: 'battle',
});
export const replaceChance: Effect = { do: 'replaceChance' };
export const showRandomHand: Effect = { do: 'showRandom' };
export const lookTop = (n: number): Effect => ({ do: 'lookTop', n });
export const when = (cond: Cond, ...then: Effect[]): Effect => ({ do: 'if', cond, then });
export const either = (cond: Cond, then: Effect, otherwise: Effect): Effect => ({ do: 'if', cond, then: [then], else: [otherwise] });
const deckTop: Sel = { zone: 'deck', of: 'you', top: 1 };
export const showTop: Effect = { do: 'show', what: deckTop };
export const topToBottom: Effect = { do: 'move', what: deckTop, to: 'deck', at: 'bottom' };
export const selfToBottom: Effect = { do: 'move', what: { self: true }, to: 'deck', at: 'bottom' };

// ---------------------------------------------------------------- costs: paid in full before the effect (EPC-515, EPC-516, EPC-531)

export const payTp = (n: number): Effect => ({ do: 'payTp', n });
/** Put a card of the hand into the area without using it. */
export const layDown: readonly Effect[] = [
  { do: 'choose', name: 'laid', from: { zone: 'hissatsuHand', of: 'you' }, count: 1 },
  { do: 'move', what: { bound: 'laid' }, to: 'hissatsuArea' },
];
/** EPC-R53. */
export const giveUpFieldCard: readonly Effect[] = [
  { do: 'choose', name: 'given', from: { zone: 'field', of: 'you' }, count: 1 },
  { do: 'move', what: { bound: 'given' }, to: 'discard' },
];
export const showSupport: readonly Effect[] = [
  { do: 'choose', name: 'shown', from: { zone: 'hissatsuHand', of: 'you', where: [{ kind: 'support' }] }, count: 1 },
  { do: 'show', what: { bound: 'shown' } },
];

// ---------------------------------------------------------------- conditions: by name, type, position or team (EPC-524)

const licenceWith = (trait: string, is: string): Cond => ({ exists: { zone: 'licences', of: 'you', where: [{ trait, is }] } });
export const licenceOf = {
  position: (position: LicencePosition) => licenceWith('position', position),
  team: (team: Team) => licenceWith('team', team),
  name: (name: string) => licenceWith('name', name),
};
/** "Limited to team …" (EPC-513) and "your active character is of team …". */
export const activeOf = (team: Team): Cond => ({ exists: { role: 'fighter', of: 'you', where: [{ trait: 'team', is: team }] } });
/** A character by its name: a combination card answers to those it lists (EPC-R28). */
export const activeNamed = (...names: readonly string[]): Cond => ({
  exists: { role: 'fighter', of: 'you', where: [{ trait: 'name', is: names }] },
});
export const opponentIs = (position: Position): Cond => ({
  exists: { role: 'fighter', of: 'opponent', where: [{ trait: 'position', is: position }] },
});
export const usedType = (type: MoveType): Cond => ({ is: 'usedType', with: type });
export const usedName = (name: string): Cond => ({ is: 'usedName', with: name });
export const enteredByPass: Cond = { is: 'enteredByPass' };
export const fewerGoals: Cond = { is: 'fewerGoals' };
export const hasBall: Cond = { is: 'hasBall' };
export const topBcp = (n: number): Cond => ({ exists: { ...deckTop, where: [{ stat: 'bcp', atLeast: n }] } });
