/** Everything this game can say something about, as unions: a phrase book that leaves one out does not compile. */
import type { SharedKind } from '@touchline/engine';
import type { Said, Say, WordsFor } from '@touchline/text';
import type { OwnKinds, Spoken } from '../kinds.ts';
import type { zones } from '../zones.ts';

export type Zone = keyof typeof zones;
export type CardKind = 'character' | 'summon' | 'item';
export type ItemKind = 'summon' | 'auto' | 'action' | 'special' | 'burst';
/** Numbers of cards and rules; and what else a change can be about. */
export type Value =
  | 'keyword'
  | 'type'
  | 'controller'
  | 'cost'
  | 'power'
  | 'attacks'
  | 'attackCost'
  | 'blockCost'
  | 'price'
  | 'leastPrice'
  | 'backups'
  | 'handLimit'
  | 'draws'
  | 'damageToLose';
export type Trait = 'type' | 'element' | 'name' | 'job' | 'category' | 'keyword' | 'icon' | 'item' | 'cp' | 'paidWith';
export type Timing = 'cast' | 'any' | 'yours' | 'main';
type Scope = 'thisTurn' | 'turn' | 'begins';
export type Duration = Scope | `${'your' | 'their'} ${'' | 'next '}${Scope}` | 'per turn' | 'within turn';
export type OwnKind = keyof OwnKinds;
/** Kinds every game has, said here as players of this game say them. */
export type RewordedKind = Extract<
  SharedKind,
  'gain' | 'move' | 'show' | 'forbid' | 'require' | 'permit' | 'mute' | 'grant' | 'split' | 'later' | 'whenDone'
>;
export type OwnCondition = 'damage' | 'damageN' | 'yourTurn' | 'mainPhase';
export type OwnMark = 'dull' | 'damage' | 'frozen' | 'fresh' | 'attacks' | 'attacking' | 'blocking';
export type OwnAsk =
  | 'whoBegins'
  | 'mulligan'
  | 'putUnder'
  | 'priority'
  | 'attack'
  | 'join'
  | 'block'
  | 'distribute'
  | 'exBurst'
  | 'spend'
  | 'source'
  | 'extra'
  | 'otherCost'
  | 'search'
  | 'excess'
  | 'discarded'
  | 'taken'
  | 'selectOwn'
  | 'tooManyBackups';
export type OwnVerb =
  | 'goFirst'
  | 'goSecond'
  | 'keep'
  | 'redraw'
  | 'putUnder'
  | 'play'
  | 'cast'
  | 'use'
  | 'warp'
  | 'prime'
  | 'pass'
  | 'attack'
  | 'stop'
  | 'join'
  | 'charge'
  | 'block'
  | 'noBlock'
  | 'share'
  | 'useBurst'
  | 'decline'
  | 'payForMe'
  | 'spend'
  | 'dull'
  | 'discard'
  | 'payExtra'
  | 'noExtra'
  | 'payOther'
  | 'payUsual'
  | 'find'
  | 'findNothing'
  | 'put'
  | 'choose'
  | 'done'
  | 'takeBack'
  | 'first';
/** Events of the game that the log can tell. */
export type OwnEvent =
  | 'dull'
  | 'activate'
  | 'freeze'
  | 'damage'
  | 'wound'
  | 'control'
  | 'counter'
  | 'attack'
  | 'party'
  | 'block'
  | 'blocked'
  | 'hit'
  | 'deals'
  | 'breaks'
  | 'wounded'
  | 'burst'
  | 'cast'
  | 'use'
  | 'chosen'
  | 'prime'
  | 'primed'
  | 'main1Begins'
  | 'main2Begins'
  | 'attackBegins'
  | 'turnEnds'
  | 'state';
/** Lines of the log that are no events, or the engine's own told otherwise. */
export type OwnLine = 'pays' | 'noTarget' | 'cancel' | 'triggers' | 'resolves' | 'make' | 'unmake' | 'show' | 'roll';
export type Refused =
  | 'FFT-104'
  | 'FFT-405'
  | 'FFT-406'
  | 'FFT-408'
  | 'FFT-502'
  | 'FFT-505'
  | 'FFT-508'
  | 'FFT-509'
  | 'FFT-511'
  | 'FFT-513'
  | 'FFT-514'
  | 'FFT-515'
  | 'FFT-518'
  | 'FFT-519'
  | 'FFT-526'
  | 'FFT-614'
  | 'FFT-701'
  | 'FFT-705'
  | 'FFT-709'
  | 'FFT-802'
  | 'FFT-804'
  | 'FFT-809'
  | 'FFT-811'
  | 'FFT-812'
  | 'FFT-834'
  | 'FFT-1006'
  | 'FFT-1008'
  | 'FFT-1010'
  | 'FFT-1013'
  | 'FFT-1014'
  | 'FFT-1017'
  | 'FFT-1029'
  | 'FFT-1101'
  | 'FFT-1303'
  | 'FFT-1314'
  | 'FFT-1413'
  | 'FFT-1514'
  | 'FFT-2040'
  | 'FFT-2060'
  | 'FFT-2065'
  | 'FFT-2072'
  | 'FFT-R55';
export type Deed =
  | 'attack'
  | 'block'
  | 'blockThis'
  | 'castSummon'
  | 'play'
  | 'break'
  | 'battleDamage'
  | 'choose'
  | 'dull'
  | 'activate'
  | 'freeze'
  | 'put'
  | 'return'
  | 'remove'
  | 'enterDull'
  | 'anyParty'
  | 'several';
export type OwnReason = 'damage' | 'noDraw' | 'noCard' | 'bothLost';
export type Mistake = 'FFT-201' | 'FFT-2070' | 'FFT-2050' | 'FFT-R58' | 'FFT-202';
export type MistakeWords = { readonly [M in Mistake]: (args: Args, id: string) => string };
/** What a match can be played without. */
export type Extension = 'multiElement' | 'damageN' | 'counters' | 'crystals' | 'warp' | 'limitBreak' | 'priming';
export type PhaseName =
  | 'setUp'
  | 'turn'
  | 'active'
  | 'draw'
  | 'main1'
  | 'attackPhase'
  | 'preparation'
  | 'declaration'
  | 'blockStep'
  | 'damageStep'
  | 'blockedBattle'
  | 'main2'
  | 'end'
  | 'priority'
  | 'announce'
  | 'warp'
  | 'prime'
  | 'payNow'
  | 'wounds'
  | 'discarding'
  | 'taking'
  | 'ordering'
  | 'tooManyBackups'
  | 'ability';
export type OptionName =
  | 'format'
  | 'damageToLose'
  | 'firstPlayer'
  | 'mulligan'
  | 'exBurstTiming'
  | 'overpay'
  | 'blockerLeaves'
  | 'multiElement'
  | 'damageN'
  | 'counters'
  | 'crystals'
  | 'warp'
  | 'limitBreak'
  | 'priming'
  | 'triggerOrder'
  | 'searchMayFail';

export type PresetName = 'constructed' | 'limited' | 'short';

export type Args = { readonly [name: string]: string | number };

/** A phrase book of this game. */
export interface FftcgWords
  extends WordsFor<{
    zones: Zone;
    cardKinds: CardKind;
    stats: Value;
    traits: Trait;
    timings: Timing;
    scopes: Duration;
    tallies: 'cast' | 'summons';
    conditions: OwnCondition;
    deeds: Deed;
    happenings: OwnEvent;
    asks: OwnAsk;
    verbs: OwnVerb;
    events: OwnEvent | OwnLine;
    refusals: Refused;
    results: OwnReason;
    phases: PhaseName;
    options: OptionName;
    presets: PresetName;
  }> {
  readonly effects: { readonly [K in OwnKind | RewordedKind]: (effect: Spoken<K>, say: Say) => Said };
}

/** What cards say, what is asked and answered at the table, and what the log and the menus tell: a file each. */
export type TableWords = Pick<FftcgWords, 'asks' | 'verbs' | 'refusals'>;
export type LogWords = Pick<FftcgWords, 'events' | 'move' | 'results'>;
export type MenuWords = Pick<FftcgWords, 'phases' | 'problem'>;
/** Before a match begins. */
export type SetUpWords = Pick<FftcgWords, 'options' | 'presets'>;
