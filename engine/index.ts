/** The rules machine. `README.md` in this folder is the contract. */

export { countUse, declarable, limitLeft, startAbility, startDeclaring, startTrigger, unusable, useAbility } from './abilities.ts';
export { type CardProblem, checkCards } from './checkCards.ts';
export { chooseSome, chosen } from './choose.ts';
export { breakdown, forbidden, mutedAt, permitted, rawStat, required, ruleBreakdown } from './derived.ts';
export { use, used } from './durations.ts';
export type { AskSpec, Called, Flow, Offer, Ready, WindowSpec } from './flow.ts';
export { flowOf } from './flow.ts';
export type { Advice, DeckList, DeckProblem, Game, GameSpec, OptionSpec, TallySpec, ZoneSpec } from './game.ts';
export { defineGame, kindsOf } from './game.ts';
export { type KindSpec, sharedKinds } from './kinds.ts';
export { load, loadMatch } from './load.ts';
export {
  keysAt,
  pick,
  type Record,
  replay,
  type SavedMatch,
  saveMatch,
  type UndoAnswer,
  type UndoRefusal,
  undo,
} from './match.ts';
export { untilOf } from './mods.ts';
export { knownFirst } from './options.ts';
export {
  asked,
  askFor,
  asks,
  branching,
  concede,
  create,
  facing,
  options,
  play,
  playOn,
  Refused,
  tableOf,
  underWay,
  whyNot,
} from './play.ts';
export { Stream, stream } from './random.ts';
export { another, type Sampler, sample, sampler } from './sample.ts';
export { canonical, hash, type SavedState, save } from './save.ts';
export type { Ctx } from './select.ts';
export { ctxOf, holds, matches, num, select } from './select.ts';
export { copy, SetupError } from './state.ts';
export { Table } from './table.ts';
export * from './types.ts';
export { type Lists, type SeenCard, type SeenZone, seenEvent, seenLog, type View, type Viewer, view } from './view.ts';
