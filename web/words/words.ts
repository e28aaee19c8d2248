/** Everything the page itself says. What cards, questions and the log say comes from the match. */

import type { HintWords, Opponents } from '@touchline/bots';
import type { Stop } from '@touchline/host';
import type { About } from '@touchline/kit';
import type { Language } from '../match/scene.ts';
import type { Sound } from '../page/settings.ts';
import { bookOf } from './book.ts';

export interface Words {
  readonly play: string;
  readonly playNow: string;
  readonly against: (level: string, n: number) => string;
  readonly botLevel: string;
  readonly levels: { readonly [name: string]: string };
  readonly opponents: Opponents;
  /** So many people at one device. */
  readonly hotSeat: (people: number) => string;
  /** Who plays by themselves. */
  readonly alone: string;
  readonly goOn: string;
  readonly nothingKept: string;
  readonly yourMove: string;
  readonly over: string;
  readonly step: (n: number) => string;
  /** The turn with this number. */
  readonly turn: (n: number) => string;
  readonly forget: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly floodlight: string; readonly matinee: string; readonly contrast: string };
  /** What each game says of itself. */
  readonly pitch: { readonly [game: string]: About };
  /** How many play a game, and for how long. */
  readonly length: (seats: readonly number[], minutes: number) => string;
  readonly undo: string;
  readonly rewind: string;
  readonly hint: string;
  readonly concede: string;
  readonly home: string;
  readonly log: string;
  readonly hand: string;
  readonly you: string;
  readonly asked: string;
  readonly line: string;
  readonly who: { readonly you: string; readonly opp: string; readonly both: string };
  readonly tools: string;
  readonly menu: string;
  readonly rules: string;
  readonly thinking: (who: string) => string;
  /** Bots that have not answered yet. */
  readonly botsLeft: (n: number) => string;
  readonly waiting: (who: string) => string;
  /** While the match itself is to go on. */
  readonly oneMoment: string;
  /** How what is shown is skipped. */
  readonly anyKey: string;
  readonly onTheBoard: (n: number) => string;
  readonly cancel: string;
  readonly faceDown: string;
  readonly cards: (n: number) => string;
  readonly empty: string;
  readonly handOver: (who: string) => string;
  readonly iAm: (who: string) => string;
  readonly hintOf: (n: number) => string;
  /** Why the first answer: better than the second by so many points of a hundred, the card it is after, or a certain win. */
  readonly hintWhy: HintWords;
  /** What is written on something. */
  readonly quoted: (label: string) => string;
  /** What a bot expects of an answer, in percent: a chance to win where two play, else how good the position is. */
  readonly worth: (mean: number, seats: number, share: number) => string;
  readonly result: string;
  readonly practice: string;
  readonly botFailed: (bot: string) => string;
  readonly keys: string;
  readonly logTools: {
    readonly filter: string;
    readonly placeholder: string;
    readonly found: (lines: number) => string;
    /** Steps and clauses are read out too. */
    readonly exact: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
  /** Of so many answers the table gave, folded. */
  readonly answeredForYou: (n: number) => string;
  /** Of an answer the table gave. */
  readonly forYou: (answer: string) => string;
  readonly ofCard: (name: string, what: string) => string;
  /** Of a card that can be chosen, for these answers if they are few. */
  readonly canChoose: (answers: readonly string[]) => string;
  /** Of a card that is not lit because an equal one is. */
  readonly nothingToTakeBack: string;
  readonly sound: {
    readonly title: string;
    readonly volume: string;
    readonly offer: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly soundIs: { readonly [S in Sound]: string };
  readonly stopIs: { readonly [S in Stop]: string };
  readonly takeBackAlone: string;
  readonly score: string;
  readonly close: string;
  /** Keys that do not write what they are called. */
  readonly keyNames: { readonly [key: string]: string };
}

/** How games introduce themselves, by id: the first screen names them all and loads none. From files `games/<id>/words/<language>/about.ts`. */
export const aboutById = (found: { readonly [path: string]: About }): { readonly [game: string]: About } =>
  Object.fromEntries(Object.entries(found).map(([path, about]) => [path.split('/').at(-4), about]));

/** "1 player", "2–4 players": for how many a game is. */
export const seatCount =
  (one: string, many: string) =>
  (seats: readonly number[]): string =>
    seats.length === 1 ? `${seats[0]} ${seats[0] === 1 ? one : many}` : `${seats[0]}–${seats.at(-1)} ${many}`;

export const wordsOf = (language: Language): Words => bookOf(language).table;

/** How a key is called. */
export const keyName = (key: string, language: Language): string => wordsOf(language).keyNames[key] ?? key.toUpperCase();
