/** A running match: who sits where, what each seat is shown and told, what it may do, and how the match is kept. */
export { type Deed, entriesSince, type LogEntry } from './entries.ts';
export { type LogLine, logLines, type Telling } from './log.ts';
export { readSaved, timelineOf } from './opened.ts';
export { isPerson, type Playable, type Player, withNames } from './playable.ts';
export type { Asking, BotAnswer, Desk, Message, News, Ports } from './ports.ts';
export { type Explained, Reader } from './reader.ts';
export { FORMAT, type HandedOver, type Saved, savedOf } from './saved.ts';
export { HINT_BOT, Session, type SessionSetup } from './session.ts';
export { SNAPSHOT_BUDGET } from './snapshots.ts';
export { type Passable, passFor, type Stop, stops } from './stops.ts';
export { chanceOf } from './thinking.ts';
export { type Slept, Timeline } from './timeline.ts';
export { foreseen, type Part, type Value, type Values, valuesOf } from './values.ts';
export { refusalsEn } from './words/en.ts';
export { refusalsFr } from './words/fr.ts';
export { type LogWords, logWords, type MatchProblem, type PhraseWords, phraseWords, type Refusals, refusal } from './words/words.ts';
