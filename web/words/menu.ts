/** What the menu of the table and its dialogs say: loaded when somebody opens one. */
import type { Offline } from '../page/offline.ts';
import { lexicon } from './lexicon.ts';

export interface MenuWords {
  /** What each tool does, where its name does not say it. */
  readonly about: {
    readonly undo: string;
    readonly rewind: string;
    readonly hint: string;
    readonly log: string;
    readonly rules: string;
    readonly save: string;
    readonly report: string;
    readonly concede: string;
  };
  readonly concede: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly concede: string;
  };
  readonly report: {
    readonly title: string;
    readonly ask: string;
    readonly example: string;
    readonly holds: string;
    readonly save: string;
    /** Where the file went, and what to do with it. */
    readonly saved: (name: string) => string;
    readonly then: string;
  };
  /** Whether one can play without a connection. */
  readonly offline: { readonly [O in Offline]: string };
  readonly beside: {
    readonly alone: string;
    readonly loading: string;
  };
}

export const menuWords = lexicon(import.meta.glob<MenuWords>('./*/menu.ts', { import: 'words' }));
