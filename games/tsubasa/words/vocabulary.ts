/** Everything this game can say something about, as unions: a phrase book that leaves one out does not compile. */
import type {
  AskWords,
  EventWords,
  GameWords,
  MarkWords,
  Noun,
  OptionAt,
  OptionWords,
  PresetWords,
  Said,
  Say,
  StatWords,
  TraitWords,
  Who,
  ZoneWords,
} from '@touchline/text';
import type { Timing } from '../flow/play.ts';
import type { OwnKinds, Spoken } from '../kinds.ts';
import type { zones } from '../zones.ts';

export type Zone = keyof typeof zones;
export type CardKind = 'player' | 'goalkeeper' | 'fan' | 'event' | 'fatigue' | 'specialShot' | 'specialDefence' | 'booking';
export type Value = 'shot' | 'pass' | 'defence' | 'redShot' | 'redPass' | 'redDefence' | 'shotTotal' | 'passTotal' | 'defenceTotal';
export type Trait = 'deck' | 'team' | 'player' | 'key';
export type Duration = 'round' | 'per round';
export type OwnCondition = 'attacking' | 'defending' | 'ownTeam' | 'behind';
export type OwnMark = 'red' | 'parting';
export type OwnAsk =
  | 'kickOff'
  | 'take'
  | 'turn'
  | 'afterwards'
  | 'use'
  | 'playMore'
  | 'gain'
  | 'motivation'
  | 'declare'
  | 'spend'
  | 'rerolls'
  | 'save'
  | 'duel';
export type OwnVerb =
  | 'ownKickOff'
  | 'theirKickOff'
  | 'take'
  | 'blind'
  | 'play'
  | 'motivate'
  | 'sign'
  | 'pass'
  | 'done'
  | 'use'
  | 'gain'
  | 'shoot'
  | 'passBall'
  | 'spend'
  | 'reroll'
  | 'save'
  | 'decline'
  | 'choose';
export type OwnEvent =
  | 'flip'
  | 'kickOff'
  | 'round'
  | 'draw'
  | 'reshuffle'
  | 'injuryTime'
  | 'play'
  | 'use'
  | 'unused'
  | 'gain'
  | 'motivate'
  | 'sign'
  | 'pass'
  | 'attackOver'
  | 'totals'
  | 'declare'
  | 'spend'
  | 'dice'
  | 'reroll'
  | 'compare'
  | 'saveRoll'
  | 'saved'
  | 'duel'
  | 'advance'
  | 'book'
  | 'forgive'
  | 'result'
  | 'clear'
  | 'returned'
  | 'halfOver'
  | 'roll'
  | 'shuffle'
  | 'arrange'
  | 'reveal';
export type OwnReason = 'goals' | 'extraTime' | 'level' | 'champions';
export type Refused = 'TSU-214' | 'TSU-307' | 'TSU-802' | 'TSU-803' | 'TSU-809' | 'TSU-823' | 'TSU-824' | 'TSU-826';
export type PhaseName =
  | 'setUp'
  | 'half'
  | 'draw'
  | 'attack'
  | 'ability'
  | 'abilities'
  | 'playMore'
  | 'shoot'
  | 'discard'
  | 'duel'
  | 'rerolls'
  | 'saves';
export type OptionName =
  | 'teams'
  | 'firstMatch'
  | 'motivation'
  | 'signings'
  | 'assuredSuccess'
  | 'startingPoints'
  | 'motivationWindow'
  | 'specialCardsSingleUse'
  | 'rerollTarget'
  | 'extraTime'
  | 'extraTimeReshuffle'
  | 'kickoffChoice'
  | 'injuryTimeCap';
export type PresetName = 'firstMatch' | 'standard' | 'full';

export type Args = { readonly [name: string]: string | number };
type Told = (winner: Who | null, say: Say) => string;

/** A phrase book of this game. */
export interface TsubasaWords extends GameWords {
  readonly zones: Readonly<Record<Zone, ZoneWords>>;
  readonly cardKinds: Readonly<Record<CardKind, Noun>>;
  readonly stats: Readonly<Record<Value, StatWords>>;
  readonly traits: Readonly<Record<Trait, TraitWords>>;
  readonly timings: Readonly<Record<Timing, string>>;
  readonly scopes: Readonly<Record<Duration, string>>;
  readonly marks: Readonly<Record<OwnMark, MarkWords>>;
  readonly effects: { readonly [K in keyof OwnKinds]: (effect: Spoken<K>, say: Say) => Said };
  readonly conditions: Readonly<Record<OwnCondition, (value: string, say: Say) => string>>;
  readonly asks: Readonly<Record<OwnAsk, AskWords>>;
  readonly verbs: Readonly<Record<OwnVerb, (option: OptionAt) => string>>;
  readonly events: Readonly<Record<OwnEvent, EventWords>>;
  readonly refusals: Readonly<Record<Refused, (args: Args, say: Say) => string>>;
  readonly results: Readonly<Record<OwnReason, Told>>;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly options: Readonly<Record<OptionName, OptionWords>>;
  readonly presets: Readonly<Record<PresetName, PresetWords>>;
}

export type TableWords = Pick<TsubasaWords, 'asks' | 'verbs' | 'refusals' | 'results' | 'phases' | 'values'>;
export type LogWords = Pick<TsubasaWords, 'events' | 'move'>;
export type SetUpWords = Pick<TsubasaWords, 'options' | 'presets'>;
