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
import type { MatchCondition, OwnKinds, RuleName, Spoken, Timing } from '../kinds.ts';
import type { Eleven, MARKS } from '../state.ts';
import type { zones } from '../zones.ts';

export type Zone = keyof typeof zones;
export type Mark = (typeof MARKS)[number];
export type OwnCondition = MatchCondition | 'serving';
export type OptionName = 'division' | 'weeks' | 'scenario' | 'firstPlayer' | 'goalkeeperAuto' | 'rerollPrompt' | 'openObjectives';
export type PresetName = 'season' | 'short' | 'firstJob';

export type Args = { readonly [name: string]: string | number };
type Told = (winner: Who | null, say: Say) => string;

/** A phrase book of this game. */
export interface ElevenWords extends GameWords {
  readonly zones: Readonly<Record<Zone, ZoneWords>>;
  readonly cardKinds: { readonly [kind: string]: Noun };
  readonly stats: { readonly [stat: string]: StatWords } & Readonly<Record<RuleName, StatWords>>;
  readonly traits: { readonly [trait: string]: TraitWords };
  readonly timings: Readonly<Record<Timing, string>>;
  readonly marks: Readonly<Record<Mark, MarkWords>>;
  readonly effects: { readonly [K in keyof OwnKinds]: (effect: Spoken<K>, say: Say) => Said };
  readonly conditions: Readonly<Record<OwnCondition, (value: string, say: Say) => string>>;
  readonly asks: Readonly<Record<OwnAsk, AskWords>>;
  readonly verbs: Readonly<Record<OwnVerb, (option: OptionAt) => string>>;
  readonly events: Readonly<Record<OwnEvent, EventWords>>;
  readonly refusals: Readonly<Record<Refused, (args: Args, say: Say) => string>>;
  readonly results: Readonly<Record<OwnReason, Told>>;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly values: Readonly<Record<keyof Eleven | Mark, string>>;
  readonly options: Readonly<Record<OptionName, OptionWords>>;
  readonly presets: Readonly<Record<PresetName, PresetWords>>;
}

export type TableWords = Pick<ElevenWords, 'asks' | 'verbs' | 'refusals' | 'results' | 'losses' | 'phases' | 'values'>;
export type LogWords = Pick<ElevenWords, 'events' | 'move'>;
export type SetUpWords = Pick<ElevenWords, 'options' | 'presets'>;

/** Questions of the flow, and of effect kinds that ask. */
export type OwnAsk = string;
/** Answers. */
export type OwnVerb = string;
export type OwnEvent = string;
/** Clauses by which something is not among the answers. */
export type Refused = string;
export type OwnReason = string;
export type PhaseName = string;
