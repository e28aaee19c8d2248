/** The card model and the words cards are written in. A card is a line of data; its text is generated. */
import type { AnyCard, AnyEffect, Cond, Json } from '@touchline/engine';
import {
  type Ability,
  type Card,
  type Effect,
  type Goal,
  inOwnKinds,
  type MatchCondition,
  type RuleName,
  type Spoken,
  type Timing,
} from '../kinds.ts';

export type Resource = 'cash' | 'fan' | 'op' | 'fit';
export type Task = 'A' | 'D' | 'GK';
/** The places of the pitch in the order of their numbers. */
export const ZONES = ['LD', 'CD', 'RD', 'LM', 'CM', 'RM', 'LF', 'CF', 'RF'] as const;
export type Zone = (typeof ZONES)[number];
type Line = 'defender' | 'midfielder' | 'forward' | 'goalkeeper';

/** A card belongs to the Line of its first printed Zone. */
export function lineOf(zones: readonly string[]): Line {
  if (zones[0] === 'GK') return 'goalkeeper';
  return zones[0].endsWith('D') ? 'defender' : zones[0].endsWith('M') ? 'midfielder' : 'forward';
}

const plain = (id: string, name: string, kind: string, rest: Partial<Card> = {}): Card => ({
  id,
  name,
  kind,
  back: kind,
  stats: {},
  traits: {},
  abilities: [],
  ...rest,
});

// ---------------------------------------------------------------- Players

/** Strength; a Goalkeeper's with gloves. */
type Values = number | readonly [strength: number, gloves: number];
type Face = { readonly values: Values; readonly abilities: readonly Ability[] };
type Footballer = {
  readonly cost: number;
  readonly task: Task;
  readonly zones: string;
  /** On both faces; a Youngster's on the Trained one only. */
  readonly number: number;
  readonly tag?: string;
};

export const face = (values: Values, ...abilities: Ability[]): Face => ({ values, abilities });
const strengthIn = (values: Values): number => (typeof values === 'number' ? values : values[0]);
const glovesIn = (values: Values): number => (typeof values === 'number' ? 0 : values[1]);
const onFace = (name: string, { abilities }: Face): Ability[] => abilities.map((ability) => ({ ...ability, notes: { face: name } }));

function footballer(id: string, name: string, sort: string, f: Footballer, untrained: Face, trained: Face, experience = ''): Card {
  const zones = f.zones.split(' ');
  const young = sort === 'youngster';
  const abilities = [...onFace('untrained', untrained), ...onFace('trained', trained)];
  const count = (space: string): number => experience.split(space).length - 1;
  return plain(id, name, 'player', {
    back: sort === 'regular' ? 'player' : sort,
    stats: {
      cost: f.cost,
      strength: strengthIn(untrained.values),
      strengthT: strengthIn(trained.values),
      gloves: glovesIn(untrained.values),
      glovesT: glovesIn(trained.values),
      jersey: young ? 0 : f.number,
      jerseyT: f.number,
      m: count('M'),
      g: count('G'),
    },
    traits: { sort: [sort], task: [f.task], zones, line: [lineOf(zones)] },
    ...(young && { faces: { outside: `${f.task}/${lineOf(zones)}` } }),
    abilities,
    notes: { set: 'house', tag: f.tag ?? '', faces: abilities.map(({ notes }) => notes?.face ?? '') },
  });
}

export const regular = (id: string, name: string, f: Footballer, untrained: Face, trained: Face): Card =>
  footballer(id, name, 'regular', f, untrained, trained);

/** ELV-R84: what shows of an unhired one is its Task and its Line. All are alike before they are trained. */
export const youngster = (
  id: string,
  name: string,
  task: Task,
  zones: string,
  number: number,
  experience: string,
  values: Values,
  ...abilities: Ability[]
): Card =>
  footballer(
    id,
    name,
    'youngster',
    { cost: 1, task, zones, number },
    face(task === 'GK' ? [1, 1] : 1),
    face(values, ...abilities),
    experience,
  );

export const veteran = (id: string, name: string, task: Task, zones: string, number: number, untrained: Face, trained: Face): Card =>
  footballer(id, name, 'veteran', { cost: 3, task, zones, number }, untrained, trained);

// ---------------------------------------------------------------- everything else that is printed

type OnStaff = { readonly profession: string; readonly set: 'CO' | 'ME' | 'RE' | 'AD' | 'CR'; readonly cost: number; readonly more?: true };

/** ELV-106: `more` is for three or four managers only. */
export const staff = (id: string, name: string, { profession, set, cost, more }: OnStaff, ...abilities: Ability[]): Card =>
  plain(id, name, 'staff', {
    stats: { cost },
    traits: { profession: [profession], set: [set] },
    abilities,
    notes: { set: 'house', ...(more && { more }) },
  });

export type Pattern = { readonly small: readonly Effect[]; readonly adboard: readonly Effect[]; readonly kit: readonly Effect[] };

/** A Sponsor pays by a pattern and brings a bonus. */
export const sponsor = (id: string, name: string, pattern: Pattern, ...bonus: Effect[]): Card =>
  plain(id, name, 'sponsor', {
    abilities: [use('small', ...pattern.small), use('adboard', ...pattern.adboard), use('kit', ...pattern.kit), use('bonus', ...bonus)],
    notes: { set: 'house', small: inShort(pattern.small), adboard: inShort(pattern.adboard), kit: inShort(pattern.kit) },
  });

/** What stands on a card beside its texts because of them. */
export function printedOf({ kind, abilities }: AnyCard): Readonly<Record<string, string | readonly Json[]>> {
  if (kind === 'player') return { faces: abilities.map(({ notes }) => notes?.face ?? '') };
  if (kind !== 'sponsor') return {};
  const paid = (timing: Timing) => abilities.find(({ when }) => 'use' in when && when.use.includes(timing))?.do ?? [];
  return { small: inShort(paid('small')), adboard: inShort(paid('adboard')), kit: inShort(paid('kit')) };
}

/** What a contract pays, short enough for a small card: `3 +cash -fan vp1`. */
const inShort = (pays: readonly AnyEffect[]): string =>
  inOwnKinds(pays)
    .map((e) => {
      if (e.do === 'receive') return String(e.n);
      if (e.do === 'raise' || e.do === 'lower') return `${e.do === 'raise' ? '+' : '-'}${e.of}`;
      return e.do === 'victoryPoints' ? `vp${e.n}` : '';
    })
    .join(' ');

export const meeting = (id: string, name: string, yellow: readonly Effect[], blue: readonly Effect[], red: readonly Effect[]): Card =>
  plain(id, name, 'meeting', { abilities: [use('yellow', ...yellow), use('blue', ...blue), use('red', ...red)], notes: { set: 'house' } });

/** How it votes by the face of the die, what it changes on the tracks, and its ability. */
export const director = (id: string, name: string, votes: string, moves: { readonly [R in Resource]?: number }, ability: Ability): Card =>
  plain(id, name, 'director', {
    stats: { cash: 0, fan: 0, op: 0, fit: 0, ...moves },
    abilities: [ability],
    notes: { set: 'house', votes },
  });

export const tactic = (id: string, name: string, formations: readonly string[], ...effects: Effect[]): Card =>
  plain(id, name, 'tactic', {
    traits: { formation: formations },
    abilities: effects.length > 0 ? [use('tactic', ...effects)] : [],
    notes: { set: 'house' },
  });

export const objective = (id: string, name: string, goal: Goal, base: number, perfect: number, end?: true): Card =>
  plain(id, name, 'objective', { notes: { set: 'house', goal, base, perfect, ...(end && { end }) } });

export const infrastructure = (id: string, name: string, space: 'general' | 'own', vp: number, ability: Ability): Card =>
  plain(id, name, 'infrastructure', { stats: { vp }, abilities: [ability], notes: { set: 'house', space } });

// ---------------------------------------------------------------- when a text is carried out

const use = (timing: Timing, ...effects: Effect[]): Ability => ({ when: { use: [timing] }, do: effects });
const paid = (timing: Timing, cost: Effect | null, effects: readonly Effect[]): Ability => ({
  when: { use: [timing] },
  ...(cost && { cost: [cost] }),
  do: effects,
});

export const bonus = (...effects: Effect[]): Ability => use('bonus', ...effects);
export const action = (...effects: Effect[]): Ability => use('action', ...effects);
export const actionFor = (cost: Effect, ...effects: Effect[]): Ability => paid('action', cost, effects);
export const production = (...effects: Effect[]): Ability => use('production', ...effects);
export const productionFor = (cost: Effect, ...effects: Effect[]): Ability => paid('production', cost, effects);
export const onFlip = (...effects: Effect[]): Ability => use('flip', ...effects);
export const before = (...effects: Effect[]): Ability => use('before', ...effects);
export const during = (...effects: Effect[]): Ability => use('during', ...effects);
export const duringFor = (cost: Effect, ...effects: Effect[]): Ability => paid('during', cost, effects);
export const after = (...effects: Effect[]): Ability => use('after', ...effects);
export const afterFor = (cost: Effect, ...effects: Effect[]): Ability => paid('after', cost, effects);

type Change = { readonly add: number } | { readonly set: number } | { readonly atMost: number };
const changing = (rule: RuleName, change: Change): Effect => ({ do: 'gain', rule, whose: 'you', ...change });

/** ELV-704, ELV-1407: while the card carries no Suspension. */
export const feature = (rule: RuleName, change: Change): Ability => ({
  when: { always: true },
  if: { is: 'serving' },
  do: [changing(rule, change)],
});
/** ELV-805: what is built stays. */
export const lasting = (rule: RuleName, add: number): Ability => ({ when: { always: true }, do: [changing(rule, { add })] });
/** ELV-1210. */
export const thisWeek = (rule: RuleName, change: Change): Effect => ({ do: 'gain', rule, whose: 'you', ...change, until: 'week' });

// ---------------------------------------------------------------- effects

type Of<K extends Effect['do']> = Omit<Spoken<K>, 'do'>;

export const pay = (n: number, of: Resource): Effect => ({ do: 'pay', of, n });
export const gain = (n: number, of: Resource): Effect => ({ do: 'receive', of, n });
export const lose = (n: number, of: Resource): Effect => ({ do: 'lose', of, n });
export const gainAny = (n: number): Effect => ({ do: 'receiveAny', n });
export const gainAnyButCash = (n: number): Effect => ({ do: 'receiveAny', n, cashless: true });
export const exchange = (n: number): Effect => ({ do: 'exchange', n });
export const up = (of: Resource): Effect => ({ do: 'raise', of });
export const down = (of: Resource): Effect => ({ do: 'lower', of });
export const upChosen = (n: number): Effect => ({ do: 'raiseChosen', n });
export const vp = (n: number): Effect => ({ do: 'victoryPoints', n });

export const train = (who: Of<'train'>['who'], n = 1): Effect => ({ do: 'train', who, ...(n > 1 && { n }) });
export const flip: Effect = { do: 'flip' };
export const place = (token: Of<'place'>['token'], n: number, on: Of<'place'>['on'] = 'player'): Effect => ({ do: 'place', token, n, on });
export const injure = (n: number, whom: Of<'injure'>['whom']): Effect => ({ do: 'injure', n, whom });
export const suspend = (n: number, whom: Of<'suspend'>['whom']): Effect => ({ do: 'suspend', n, whom });
export const heal = (n: number, on: Of<'heal'>['on']): Effect => ({ do: 'heal', n, on });
export const pardon = (n: number): Effect => ({ do: 'pardon', n });
export const pardonAll: Effect = { do: 'pardon' };
export const discardPlayer = (plus: number): Effect => ({ do: 'discardPlayer', plus });
export const ready: Effect = { do: 'ready' };

export const free = { free: true } as const;
export const less = (n: number) => ({ less: n });
export const hire = (terms: Of<'hire'> = {}): Effect => ({ do: 'hire', ...terms });
export const hireStaff = (terms: Of<'hireStaff'>): Effect => ({ do: 'hireStaff', ...terms });
export const hireYoungsters = (n: number): Effect => ({ do: 'hireYoungsters', n });
export const scoutYoungsters = (n: number): Effect => ({ do: 'scoutYoungsters', n });
export const replaceRow: Effect = { do: 'replaceRow' };
export const sell = (who: Of<'sell'>['who'], more = 0): Effect => ({ do: 'sell', who, ...(more > 0 && { more }) });
export const contract: Effect = { do: 'contract' };
export const loseSponsor: Effect = { do: 'loseSponsor' };
export const build = (what: Of<'build'>['what'], terms: Omit<Of<'build'>, 'what'>): Effect => ({ do: 'build', what, ...terms });
export const office = (n: number): Effect => ({ do: 'office', less: n });
export const search = (profession: Of<'searchStaff'>['profession']): Effect => ({ do: 'searchStaff', profession });
export const drawTactics = (n: number): Effect => ({ do: 'drawTactics', n });
export const takeTactic: Effect = { do: 'takeTactic' };
export const discardTactic: Effect = { do: 'discardTactic' };
export const drawVeteran: Effect = { do: 'drawVeteran' };
export const pickVeterans: Effect = { do: 'pickVeterans' };
export const repeatBonus: Effect = { do: 'repeatBonus' };

export const goal: Effect = { do: 'goal', n: 1 };
export const concede: Effect = { do: 'concede', n: 1 };
export const cancelGoal: Effect = { do: 'concede', n: -1 };
export const strengthen: Effect = { do: 'strengthen', n: 1 };
export const ally = (task: 'A' | 'D', where: Of<'ally'>['where']): Effect => ({ do: 'ally', n: 1, task, where });
export const youngsterUp: Effect = { do: 'youngster', n: 1 };
export const boost = (n: number, task: 'A' | 'D', where: Of<'boost'>['where']): Effect => ({ do: 'boost', n, task, where });
export const boostEach = (n: number, task: 'A' | 'D', where: Of<'boost'>['where']): Effect => ({ do: 'boost', n, task, where, each: true });
export const section = (attack: number, defence: number): Effect => ({ do: 'section', attack, defence });
export const foe = (n: number, task: 'A' | 'D', where: Of<'foe'>['where']): Effect => ({ do: 'foe', n, task, where });
export const foeEach = (n: number, task: 'A' | 'D', where: Of<'foe'>['where']): Effect => ({ do: 'foe', n, task, where, each: true });
export const glove: Effect = { do: 'glove', n: 1 };
export const blockTwo: Effect = { do: 'blockTwo' };
export const moveMarker: Effect = { do: 'moveMarker' };
export const swapMarkers: Effect = { do: 'swapMarkers' };
export const roll = (on: Of<'roll'>['on'], then: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  do: 'roll',
  on,
  then,
  ...(otherwise && { else: otherwise }),
});

const given = (cond: Cond, then: readonly Effect[]): Effect => ({ do: 'if', cond, then });
/** ELV-1103: looked at when it is carried out. */
export const when = (is: MatchCondition, ...then: Effect[]): Effect => given({ is }, then);
export const whenAtLeast = (is: 'goals' | 'wonBy', least: number, ...then: Effect[]): Effect => given({ is, with: least }, then);
/** "You may do this: then that follows." */
export const may = (cost: Effect, ...then: Effect[]): Effect => ({ do: 'may', cost: [cost], then });
