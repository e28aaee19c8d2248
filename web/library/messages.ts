/** What the page asks of the library: everything about a game that is no match. */
import type { DeckList, Options } from '@touchline/engine';
import type { Fault, Form } from '@touchline/lists';
import type { Failure } from '../match/failure.ts';
import type { Face, Language } from '../match/scene.ts';
import type { ReadyDeck, SetUpWords } from './setUp.ts';

/** A part of a list, and how many cards must be in it; null where that is free. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly needs: number | null;
}

/** What decks of a game are built with. */
export interface Stock {
  readonly groups: readonly Group[];
  readonly ready: readonly ReadyDeck[];
  /** Where a card goes in a list and how many of it at most; null where there is no limit. A card that goes nowhere is not in it. */
  readonly places: { readonly [card: string]: { readonly group: string; readonly most: number | null } };
}

/** Something that is wrong with a list, in words, with the clause that says so. */
export interface Problem {
  readonly text: string;
  readonly clause: string;
  /** The card it is about; '' if it is about the whole list. */
  readonly card: string;
  readonly group: string;
  /** How many of the card are allowed, if there are too many. */
  readonly most: number | null;
}

export interface ReadList {
  readonly name: string;
  readonly list: DeckList;
  /** Lines that name cards, whether there are such cards or not. */
  readonly entries: number;
  readonly unread: readonly Fault[];
}

export interface LibraryCalls {
  faces: { args: { readonly game: string; readonly language: Language }; gives: readonly Face[] };
  stock: { args: { readonly game: string; readonly language: Language }; gives: Stock };
  /** With these options of the match; absent ones have their defaults. */
  check: {
    args: { readonly game: string; readonly list: DeckList; readonly language: Language; readonly options?: Partial<Options> };
    gives: readonly Problem[];
  };
  setUp: { args: { readonly game: string; readonly language: Language }; gives: SetUpWords };
  read: { args: { readonly game: string; readonly text: string; readonly name: string }; gives: ReadList };
  write: { args: { readonly game: string; readonly name: string; readonly list: DeckList; readonly form: Form }; gives: string };
}

export type LibraryCall = keyof LibraryCalls;

export type ToLibrary = {
  readonly [N in LibraryCall]: { readonly id: number; readonly call: N; readonly args: LibraryCalls[N]['args'] };
}[LibraryCall];

export type FromLibrary = { readonly id: number; readonly gives: unknown } | { readonly id: number; readonly failed: Failure };
