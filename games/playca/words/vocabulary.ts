/** Everything PlayCa can say something about, as unions: a phrase book that leaves one out does not compile. */
import type { Mistaken, Said, Say, WordsFor } from '@touchline/text';
import type { areas } from '../areas.ts';
import type { MoveType } from '../cards/make.ts';
import type { OwnKinds, Spoken } from '../kinds.ts';
import type { Timing } from '../uses.ts';

export type Area = keyof typeof areas;
export type CardKind = 'character' | 'goalkeeper' | 'licence' | MoveType;
export type Value = 'of' | 'df' | 'bcp' | 'cost' | 'hof' | 'hdf' | 'chanceCards' | 'tpPerPeriod';
export type Trait = 'team' | 'position' | 'name' | 'type';
export type Role = 'fighter';
export type Duration = 'battle' | 'strategy' | 'period' | 'game' | 'per battle' | 'per strategy';
export type OwnKind = keyof OwnKinds;
export type OwnCondition = 'enteredByPass' | 'fewerGoals' | 'hasBall' | 'usedType' | 'usedName';
export type OwnAsk = 'passDecision' | 'uses' | 'chanceEffects' | 'nextCharacter' | 'automatic' | 'recycled' | 'arrange' | 'support';
export type OwnVerb = 'pass' | 'done' | 'stay' | 'use' | 'effect' | 'flip' | 'apply' | 'decline' | 'takeAll' | 'arrange' | 'support';
export type OwnEvent = 'toss' | 'use' | 'effect' | 'powers' | 'shot' | 'goal' | 'save' | 'penalty';
export type OwnReason = 'goals' | 'overtime' | 'level' | 'penalties' | 'penaltiesLevel';
export type Refused =
  | 'EPC-402'
  | 'EPC-404'
  | 'EPC-502'
  | 'EPC-506'
  | 'EPC-508'
  | 'EPC-509'
  | 'EPC-512'
  | 'EPC-513'
  | 'EPC-529'
  | 'EPC-602'
  | 'EPC-606'
  | 'EPC-R2'
  | 'EPC-R4'
  | 'EPC-R36'
  | 'EPC-R39'
  | 'EPC-R49';
export type Mistake = 'group' | 'size' | 'unknown' | 'place' | 'set';
export type MistakeWords = { readonly [M in Mistake]: Mistaken };
export type PhaseName =
  | 'period'
  | 'kickOff'
  | 'strategy'
  | 'breakthrough'
  | 'battle'
  | 'fight'
  | 'passing'
  | 'uses'
  | 'burningChance'
  | 'nextCharacter'
  | 'flipEffects'
  | 'passEffects'
  | 'shoot'
  | 'recycling'
  | 'penalties'
  | 'ability';
export type OptionName =
  | 'fixedFieldOrder'
  | 'multiPass'
  | 'pkIncludeDiscard'
  | 'pkTie'
  | 'overtime'
  | 'pk'
  | 'licenses'
  | 'support'
  | 'tpPerPeriod'
  | 'showTpIdentity'
  | 'firstAttacker'
  | 'scoreMode'
  | 'supportDuration'
  | 'effectsPerBattle'
  | 'cardSet';

export type PresetName = 'beginner' | 'standard' | 'drawStands';

export type Args = { readonly [name: string]: string | number };

/** A phrase book of this game. */
export interface PlayCaWords
  extends WordsFor<{
    zones: Area;
    cardKinds: CardKind;
    stats: Value;
    traits: Trait;
    roles: Role;
    timings: Timing | 'use';
    scopes: Duration;
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
  readonly effects: { readonly [K in OwnKind]: (effect: Spoken<K>, say: Say) => Said };
}

/** What cards say, and what is said at the table: a file each. */
export type TableWords = Pick<PlayCaWords, 'asks' | 'verbs' | 'events' | 'move' | 'refusals' | 'problem' | 'results' | 'phases'>;
/** Before a match begins. */
export type SetUpWords = Pick<PlayCaWords, 'options' | 'presets'>;
