/** A match in custody: what each seat is shown and told, what it may do, and how the match is kept. */
export { type Entry, FORMAT, Host } from './host.ts';
export { logLines, type Telling, type ToldLine } from './log.ts';
export { hostOf, readSaved } from './opened.ts';
export { type Player, type Saved, savedOf } from './saved.ts';
export { type Passable, passFor, type Stop, stops } from './stops.ts';
export { foreseen, type Part, type Value, type Values, valuesOf } from './values.ts';
export { type LogWords, logWords } from './words.ts';
