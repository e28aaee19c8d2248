/** The rules machine. `README.md` in this folder is the contract. */

export { countUse, declarable, limitLeft, startAbility, startDeclaring, startTrigger, unusable, useAbility } from './cards/abilities.ts';
export { usesGiven } from './cards/atWork.ts';
export { type CardProblem, checkCards } from './cards/checkCards.ts';
export { breakdown, type Cause, forbidden, permitted, rawStat, required, ruleBreakdown } from './cards/derived.ts';
export { use, used } from './cards/durations.ts';
export { follow, sendAway, sharedDeeds, sharedKinds } from './cards/effects.ts';
export { wasNamed } from './cards/happen.ts';
export { type Deeds, defineKinds, type KindSpec, type Paying, type Run } from './cards/kinds.ts';
export { inTheOpen, untilOf } from './cards/mods.ts';
export { mutedAt } from './cards/muted.ts';
export { zoneNamed } from './cards/players.ts';
export type { Ctx } from './cards/select.ts';
export { ctxOf, fitsAll, holds, matches, num, select } from './cards/select.ts';
export { chooseSome, chosen } from './flow/choose.ts';
export type { AskSpec, Called, Flow, Offer, Ready, WindowSpec } from './flow/flow.ts';
export { flowOf } from './flow/flow.ts';
export type { Advice, AnyText, CommonCards, Condition, DeckList, DeckProblem, Game, GameSpec, Learned, OptionSpec } from './game.ts';
export { defineGame } from './game.ts';
export { type Draw, drawsOf } from './match/draws.ts';
export { load, loadMatch, rested } from './match/load.ts';
export {
  keysAt,
  pick,
  type Rest,
  restOf,
  type SavedMatch,
  saveMatch,
  takeable,
  type UndoAnswer,
  type UndoRefusal,
  undo,
} from './match/match.ts';
export {
  type Beginning,
  brokenLink,
  CHECK_EVERY,
  type Check,
  type Entry,
  entered,
  firstLink,
  nextLink,
  RECORD_FORMAT,
  type Record,
  recordOf,
  replay,
} from './match/record.ts';
export type { Kinds } from './model/fields.ts';
export { type FieldType, readField } from './model/fields.ts';
export { type Fields, fieldsIn, listIn, numbersIn, textsIn } from './model/json.ts';
export { chanceKeys, keyed } from './model/keyed.ts';
export type { SharedKind, SharedKinds } from './model/kinds.ts';
export type { TallySpec } from './model/layout.ts';
export { Stream, stream } from './model/random.ts';
export { bytesOf, hexOf, hmac, sha256 } from './model/sha256.ts';
export { reading, type Source } from './model/sources.ts';
export { copy, optionsOf as optionsFor, SetupError, type SetupProblem } from './model/state.ts';
export * from './model/types.ts';
export { kindsOf, type SeatCounts, type ZoneSpec } from './model/zones.ts';
export { asked, askFor, asks, branching, facing, options, tableOf, underWay, whyNot } from './run/asking.ts';
export { concede } from './run/leaving.ts';
export { knownFirst } from './run/options.ts';
export { create, play, playOn, Refused } from './run/play.ts';
export { canonical, hash, type SavedState, save } from './saves/save.ts';
export { another, type Sampler, sample, sampler } from './secrets/sample.ts';
export {
  apart,
  type Lists,
  type SeenCard,
  type SeenZone,
  Sighted,
  seenEvent,
  seenLog,
  type View,
  type Viewer,
  view,
  viewingSeat,
} from './secrets/view.ts';
export { Table } from './table/table.ts';
