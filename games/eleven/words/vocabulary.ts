/** Everything this game can say something about, as unions: a phrase book that leaves one out does not compile. */
import type {
  AskWords,
  EventWords,
  GameWords,
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
export type OwnAsk =
  | 'after'
  | 'ally'
  | 'assign'
  | 'before'
  | 'benchOut'
  | 'benchSides'
  | 'bonus'
  | 'boost'
  | 'build'
  | 'colour'
  | 'contract'
  | 'day'
  | 'discardPlayer'
  | 'discardTactic'
  | 'draft'
  | 'during'
  | 'exchange'
  | 'foe'
  | 'form'
  | 'formation'
  | 'heal'
  | 'hire'
  | 'hireStaff'
  | 'hit'
  | 'injure'
  | 'keepTactic'
  | 'lay'
  | 'lineUp'
  | 'loseSponsor'
  | 'moveMarker'
  | 'objective'
  | 'office'
  | 'overdue'
  | 'pardon'
  | 'place'
  | 'production'
  | 'putBack'
  | 'raise'
  | 'receive'
  | 'refresh'
  | 'repeatBonus'
  | 'reroll'
  | 'save'
  | 'scorer'
  | 'scout'
  | 'search'
  | 'section'
  | 'sell'
  | 'side'
  | 'stands'
  | 'swapMarkers'
  | 'tactic'
  | 'takeTactic'
  | 'token'
  | 'train'
  | 'veteran'
  | 'youngster'
  | 'zone';
/** Answers. */
export type OwnVerb =
  | 'action'
  | 'adboard'
  | 'adboard3'
  | 'adboardBonus'
  | 'ally'
  | 'assign'
  | 'assignFree'
  | 'benchOut'
  | 'benchSides'
  | 'boardroom'
  | 'bonus'
  | 'boost'
  | 'byHand'
  | 'colour'
  | 'complete'
  | 'decline'
  | 'discardPlayer'
  | 'discardTactic'
  | 'done'
  | 'endDay'
  | 'exchange'
  | 'foe'
  | 'form'
  | 'formation'
  | 'heal'
  | 'hire'
  | 'hireStaff'
  | 'hireYoungster'
  | 'hit'
  | 'injure'
  | 'joinTrained'
  | 'joinUntrained'
  | 'keep'
  | 'kit'
  | 'lay'
  | 'letIn'
  | 'lighting'
  | 'loseSponsor'
  | 'moveMarker'
  | 'none'
  | 'office'
  | 'overdue'
  | 'paidAction'
  | 'pardon'
  | 'payEffect'
  | 'place'
  | 'players'
  | 'produce'
  | 'putBack'
  | 'raise'
  | 'receive'
  | 'repay'
  | 'retain'
  | 'repeatBonus'
  | 'reroll'
  | 'rerollFree'
  | 'save'
  | 'scorer'
  | 'section'
  | 'sell'
  | 'serveInjury'
  | 'serveSuspension'
  | 'showA'
  | 'showD'
  | 'small'
  | 'sponsors'
  | 'staff'
  | 'stand3'
  | 'stand4'
  | 'stands'
  | 'startOver'
  | 'store'
  | 'suggest'
  | 'swapMarkers'
  | 'tactic'
  | 'take'
  | 'train'
  | 'training'
  | 'use'
  | 'youngster'
  | 'zone';
/** What the log tells, or leaves to other lines. */
export type OwnEvent =
  | 'action'
  | 'aim'
  | 'blockTwo'
  | 'bonus'
  | 'boost'
  | 'build'
  | 'consequence'
  | 'contract'
  | 'dealt'
  | 'debtOverdue'
  | 'directors'
  | 'discardPlayer'
  | 'discardTactic'
  | 'discarded'
  | 'drawTactics'
  | 'fanOnStand'
  | 'finished'
  | 'firstPlayer'
  | 'gain'
  | 'glove'
  | 'goal'
  | 'hire'
  | 'inactive'
  | 'jerseys'
  | 'joins'
  | 'keepLimit'
  | 'league'
  | 'lineUp'
  | 'look'
  | 'lose'
  | 'maintenance'
  | 'make'
  | 'matchday'
  | 'meeting'
  | 'monday'
  | 'nobody'
  | 'nothingLost'
  | 'objective'
  | 'office'
  | 'opponentDie'
  | 'pay'
  | 'production'
  | 'rank'
  | 'ready'
  | 'refresh'
  | 'repay'
  | 'result'
  | 'reveal'
  | 'roll'
  | 'rolled'
  | 'search'
  | 'section'
  | 'sell'
  | 'sheet'
  | 'show'
  | 'shuffle'
  | 'spared'
  | 'sponsorLost'
  | 'stands'
  | 'stat'
  | 'swapIn'
  | 'thrownOut'
  | 'tie'
  | 'token'
  | 'tokenGone'
  | 'turn'
  | 'turned'
  | 'use'
  | 'vote'
  | 'week'
  | 'youngsterOut';
/** Clauses by which something is not among the answers. */
export type Refused =
  | 'ELV-304'
  | 'ELV-307'
  | 'ELV-310'
  | 'ELV-315'
  | 'ELV-501'
  | 'ELV-502'
  | 'ELV-508'
  | 'ELV-601'
  | 'ELV-701'
  | 'ELV-721'
  | 'ELV-726'
  | 'ELV-727'
  | 'ELV-803'
  | 'ELV-804'
  | 'ELV-810'
  | 'ELV-811'
  | 'ELV-812'
  | 'ELV-814'
  | 'ELV-904'
  | 'ELV-906'
  | 'ELV-907'
  | 'ELV-908'
  | 'ELV-909'
  | 'ELV-911'
  | 'ELV-913'
  | 'ELV-1652'
  | 'ELV-R71';
export type OwnReason = 'points' | 'position' | 'shared' | 'season' | 'scenarioWon';
export type PhaseName = 'setUp' | 'week' | 'monday' | 'day' | 'matchday' | 'weekend' | 'prepare' | 'resolve' | 'checkResult' | 'aftermath';
