/** What the screens around the table say: home, replays, lessons, and the way to the others. */
import type { Refused } from '@touchline/engine';
import type { Language } from '../match/scene.ts';
import { bookOf } from './book.ts';

export interface ScreenWords {
  readonly main: string;
  readonly cards: string;
  readonly decks: string;
  readonly rules: string;
  readonly settings: string;
  readonly record: string;
  /** Matches with others at a server. */
  readonly online: string;
  readonly game: string;
  readonly loading: string;
  readonly onThisDevice: string;
  /** Instead of `Delete`, once somebody has pressed it. */
  readonly really: string;
  readonly close: string;
  /** What is said of something that did not work. */
  readonly failed: {
    readonly gone: string;
    readonly refused: { readonly [R in Refused['reason']]: string };
    readonly unkept: string;
    readonly unforeseen: string;
    /** What a programmer wants to know, folded. */
    readonly details: string;
    readonly reload: string;
  };
  readonly nowhere: { readonly title: string; readonly text: (path: string) => string; readonly home: string };
  readonly home: {
    readonly title: string;
    /** What Touchline is, in one line. */
    readonly what: string;
    /** To whoever has never played here. */
    readonly newHere: string;
    readonly more: (game: string) => string;
    readonly playGame: (game: string) => string;
    readonly oneDevice: string;
    /** Over a server. */
    readonly friend: string;
    readonly learn: string;
    readonly setUp: string;
    /** What "Play now" begins where somebody has kept a set-up. */
    readonly asKept: string;
    readonly bots: (n: number) => string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly versus: (name: string) => string;
    /** A match of people only; alone, if there is one. */
    readonly people: (n: number) => string;
    readonly alsoHere: string;
    readonly links: { readonly cards: string; readonly decks: string; readonly rules: string; readonly settings: string };
    readonly free: string;
    readonly unofficial: string;
  };
  /** Looking at a match again. */
  readonly replay: {
    readonly replay: string;
    /** Of a match at a server: only what one saw oneself. */
    readonly own: string;
    readonly ownNote: string;
    readonly otherSide: string;
    readonly playOn: string;
    readonly run: string;
    readonly pause: string;
    readonly speed: string;
    readonly back: string;
    readonly forth: string;
    readonly toStep: (n: number) => string;
    readonly openFile: string;
    readonly saveFile: string;
    readonly report: string;
  };
  /** What a lesson says besides its notes. */
  readonly lesson: {
    readonly lesson: string;
    readonly firstMatch: string;
    readonly attempt: string;
    readonly playOn: string;
    readonly again: string;
    readonly leave: string;
    readonly fold: string;
    readonly unfold: string;
  };
}

export const screenWords = (language: Language): ScreenWords => bookOf(language).screens;
