/** Everything this game can say something about, as unions: a phrase book that leaves one out does not compile. */
import type { SharedKind } from '@touchline/engine';
import type { Mistaken, Said, Say, WordsFor } from '@touchline/text';
import type { OwnKinds, Spoken } from '../kinds.ts';
import type { zones } from '../zones.ts';

export type Zone = keyof typeof zones;
export type CardKind = 'starting' | 'reserve' | 'goalkeeper' | 'technique';
export type Attribute = 'power' | 'speed' | 'teamwork' | 'tactic';
export type Keyword = 'dribbler' | 'defender' | 'striker';
export type Value = 'sp' | 'fsp' | 'ap' | 'level';
export type Trait = 'name' | 'attribute' | 'team' | 'position';
export type Role = 'kicker';
export type Timing = 'strategy' | 'attack' | 'shooting';
export type Duration = Timing | 'turn' | 'per turn';
export type OwnMark = 'exhausted' | 'attacking' | 'defending' | 'attacked' | 'kicking';
export type OwnDeed = 'beFiredUp' | 'joinAttack' | 'joinDefence' | 'beChosen' | 'payForAbility' | 'assist';
export type OwnKind = keyof OwnKinds;
/** Kinds every game has, said here as players of this game say them. */
export type RewordedKind = Extract<SharedKind, 'gain' | 'move' | 'permit' | 'forbid' | 'arrange'>;
export type OwnCondition = 'behind' | 'firedUp' | 'kicking' | 'ownTurn' | 'opponentTurn' | 'inPhase';
export type OwnAsk = 'place' | 'actions' | 'bench' | 'move' | 'side' | 'join' | 'kicker' | 'under';
export type OwnVerb =
  | 'lineUpA'
  | 'lineUpB'
  | 'place'
  | 'done'
  | 'pass'
  | 'play'
  | 'assist'
  | 'use'
  | 'bench'
  | 'decline'
  | 'move'
  | 'side'
  | 'join'
  | 'kicker'
  | 'under'
  | 'asFlipped'
  | 'choose';
export type OwnEvent =
  | 'toss'
  | 'ready'
  | 'fireUp'
  | 'stacked'
  | 'fever'
  | 'turn'
  | 'finished'
  | 'side'
  | 'join'
  | 'play'
  | 'use'
  | 'attack'
  | 'kicker'
  | 'shot'
  | 'goal'
  | 'save'
  | 'kick';
export type OwnReason = 'goals' | 'level' | 'shootout' | 'deckOut' | 'bothDecksOut';
export type Refused =
  | 'INA-101'
  | 'INA-404'
  | 'INA-406'
  | 'INA-408'
  | 'INA-413'
  | 'INA-418'
  | 'INA-420'
  | 'INA-421'
  | 'INA-422'
  | 'INA-507'
  | 'INA-607'
  | 'INA-608'
  | 'INA-616'
  | 'INA-617'
  | 'INA-620'
  | 'INA-622'
  | 'INA-623'
  | 'INA-625'
  | 'INA-627'
  | 'INA-629'
  | 'INA-632'
  | 'INA-633'
  | 'INA-634'
  | 'INA-637'
  | 'INA-638'
  | 'INA-R11'
  | 'INA-R33'
  | 'INA-R58'
  | 'INA-R59';
export type Mistake = 'group' | 'unknown' | 'place' | 'pool' | 'size' | 'copies' | 'formation' | 'starter';
export type MistakeWords = { readonly [M in Mistake]: Mistaken };
export type PhaseName =
  | 'turn'
  | 'strategy'
  | 'formation'
  | 'benching'
  | 'moving'
  | 'attack'
  | 'joining'
  | 'shooting'
  | 'lastChance'
  | 'putUnder'
  | 'end'
  | 'shootout'
  | 'actions'
  | 'ability';
export type OptionName =
  | 'attackTie'
  | 'strictSpread'
  | 'stackKeepsExhausted'
  | 'assistLevelGate'
  | 'deckOutOnLastChance'
  | 'starterFormations'
  | 'deckRules'
  | 'shootout'
  | 'firstAttacker'
  | 'goalFever'
  | 'cardPool';

export type PresetName = 'firstGame' | 'constructed' | 'short';

export type Args = { readonly [name: string]: string | number };

/** A phrase book of this game. */
export interface InazumaWords
  extends WordsFor<{
    zones: Zone;
    cardKinds: CardKind;
    stats: Value;
    traits: Trait;
    roles: Role;
    timings: Timing;
    scopes: Duration;
    marks: OwnMark;
    deeds: OwnDeed;
    conditions: OwnCondition;
    asks: OwnAsk;
    verbs: OwnVerb;
    events: OwnEvent;
    refusals: Refused;
    results: OwnReason;
    phases: PhaseName;
    options: OptionName;
    presets: PresetName;
  }> {
  readonly effects: { readonly [K in OwnKind | RewordedKind]: (effect: Spoken<K>, say: Say) => Said };
}

/** What cards say, what is said at the table, and the log: a file each. */
export type TableWords = Pick<InazumaWords, 'asks' | 'verbs' | 'refusals' | 'problem' | 'results' | 'phases'>;
export type LogWords = Pick<InazumaWords, 'events' | 'move'>;
/** Before a match begins. */
export type SetUpWords = Pick<InazumaWords, 'options' | 'presets'>;
