/** The card model and the words cards are written in. A card is a line of data; its text is generated. */
import { type Cond, type Filter, numbersIn, type Sel } from '@touchline/engine';
import type { Ability, Card, Effect } from '../kinds.ts';
import type { Kind } from '../state.ts';

export type Team = 'nankatsu' | 'toho';
/** Shot, Pass, Defence. */
export type Values = readonly [shot: number, pass: number, defence: number];
/** TSU-732: what a save comes to, by the face of the die. */
export type Saved = 'catch' | 'corner' | 'goal';

// ---------------------------------------------------------------- cards

type Facts = {
  readonly kind?: string;
  readonly back: string;
  readonly deck: string;
  readonly team?: Team;
  readonly player?: string;
  readonly cost?: Values;
  readonly key?: string;
  /** TSU-901, TSU-902: not in a First Match. */
  readonly advanced?: true;
};

/** TSU-803, TSU-823: what it costs to motivate or sign a card, by kind. */
export function costIn({ notes }: Pick<Card, 'notes'>): { readonly [K in Kind]: number } {
  const [shot = 0, pass = 0, defence = 0] = numbersIn(notes?.cost);
  return { shot, pass, defence };
}

/** Values and texts are a set of this house; names of teams and players are facts. A card that is never played has no values. */
export function card(id: string, name: string, values: Values | null, facts: Facts, ...abilities: Ability[]): Card {
  const { kind = 'player', back, deck, team, player, cost, key, advanced } = facts;
  return {
    id,
    name,
    kind,
    back,
    stats: values ? { shot: values[0], pass: values[1], defence: values[2] } : {},
    traits: { deck: [deck], ...(team && { team: [team] }), ...(player && { player: [player] }), ...(key && { key: [key] }) },
    abilities,
    notes: { set: 'house', ...(cost && { cost: [...cost] }), ...(advanced && { advanced }) },
  };
}

// ---------------------------------------------------------------- when a text is used

const attacking: Cond = { is: 'attacking' };
const defending: Cond = { is: 'defending' };
const asked = (when: string, cond: Cond | null, effects: readonly Effect[]): Ability => ({
  when: { use: [when] },
  ...(cond && { if: cond }),
  do: effects,
});

/** TSU-311, TSU-312: offered when the card is played. */
export const onPlay = (...effects: Effect[]): Ability => asked('play', null, effects);
/** By the Attacker only; by the Defender only. */
export const att = (...effects: Effect[]): Ability => asked('play', attacking, effects);
export const def = (...effects: Effect[]): Ability => asked('play', defending, effects);
export const onlyIf = (cond: Cond, ...effects: Effect[]): Ability => asked('play', cond, effects);
/** TSU-R29, TSU-R60: a re-roll and a save can be used once while the card lies there. */
const once = { limit: { times: 1, per: 'round' } } as const;
/** TSU-412, TSU-413. */
export const reroll: Ability = { ...asked('reroll', null, [{ do: 'reroll', die: 'die' }]), ...once };
/** TSU-414, TSU-731, TSU-733: the Defender's, after a lost Shot. */
export const save = (caught: number, corner: number, ...more: Effect[]): Ability => ({
  ...asked('save', defending, [{ do: 'save', table: tableOf(caught, corner) }, ...more]),
  ...once,
});
const tableOf = (caught: number, corner: number): Saved[] =>
  [1, 2, 3, 4, 5, 6].map((face) => (face <= caught ? 'catch' : face <= corner ? 'corner' : 'goal'));

/** TSU-741: the Attacker's, and only of the team on the card. */
export const special: Ability = asked('play', { all: [attacking, { is: 'ownTeam' }] }, [{ do: 'specialShot' }]);
export const advance: Ability = att({ do: 'advance' });
/** Own goals are fewer than the opponent's. */
export const behind: Cond = { is: 'behind' };
export const beside = (player: string): Cond => ({ exists: { zone: 'playArea', of: 'you', where: [{ trait: 'player', is: player }] } });

// ---------------------------------------------------------------- effects

const ANY: readonly Kind[] = ['shot', 'pass', 'defence'];
/** One point of one of these kinds. */
export const gain = (...of: Kind[]): Effect => ({ do: 'points', of });
export const gainAny = (times = 1): Effect => ({ do: 'points', of: ANY, ...(times > 1 && { times }) });
export const gainEach = (...of: Kind[]): Effect => ({ do: 'points', of: of.length > 0 ? of : ANY, each: true });
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const playMore: Effect = { do: 'playMore' };

const it = 'it';
const self: Sel = { self: true };
const fatigued: Filter = { kind: 'fatigue' };
export const ownHand: Sel = { zone: 'hand', of: 'you' };
export const handOrDiscard = (...where: Filter[]): Sel => ({ zone: ['hand', 'discard'], of: 'you', ...(where.length > 0 && { where }) });
export const opposing = (...where: Filter[]): Sel => ({ zone: 'playArea', of: 'opponent', ...(where.length > 0 && { where }) });
/** Whoever has none to give up cannot go on to what follows. */
export const eliminate = (from: Sel, ...then: Effect[]): Effect => ({ do: 'eliminate', name: it, from, ...(then.length > 0 && { then }) });
export const eliminateSelf: Effect = eliminate(self);
export const eliminateFatigue: Effect = eliminate(handOrDiscard(fatigued));
export const discard = (from: Sel, ...then: Effect[]): Effect => ({ do: 'discard', name: it, from, ...(then.length > 0 && { then }) });
export const discardRandom: Effect = { do: 'discardRandom' };
export const zero = (...of: Kind[]): Effect => ({ do: 'zero', name: it, from: opposing(), of });
/** A total is lower or higher until the round is over (TSU-R38). */
export const opponentTotal = (kind: Kind, add: number): Effect => ({
  do: 'gain',
  rule: `${kind}Total`,
  whose: 'opponent',
  add,
  until: 'round',
});
export const ownTotal = (kind: Kind, add: number): Effect => ({ do: 'gain', rule: `${kind}Total`, whose: 'you', add, until: 'round' });
const mandatory = (...then: Effect[]): Effect => ({ do: 'mandatory', then });
export const thenFatigue: Effect = mandatory({ do: 'fatigue', n: 1 });
export const thenYellow: Effect = mandatory({ do: 'book' });
export const thenEliminated: Effect = mandatory(eliminateSelf);
export const thenPart: Effect = mandatory({ do: 'part' });
export const forgive: Effect = { do: 'forgive' };
