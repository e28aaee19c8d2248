/** What is said where nobody plays: among cards, decks, rules and settings, and in the list of keys. */
import type { Motion, Palette, Sound, Speed, TextSize } from '../page/settings.ts';
import type { KeyWords } from './keys.ts';
import { lexicon } from './lexicon.ts';

type Named = { readonly [name: string]: string };

export interface RoomWords {
  readonly find: {
    readonly search: string;
    readonly filters: string;
    readonly count: (n: number, of: number) => string;
    readonly none: string;
    readonly clear: string;
    readonly order: string;
    readonly orders: { readonly printed: string; readonly name: string };
    /** What cards differ in, and what it can be. What is not in here is shown as it is printed. */
    readonly facets: Named;
    readonly values: Named;
    readonly stats: Named;
    readonly keys: string;
    /** What can be written in the search besides words. */
    readonly query: string;
  };
  readonly card: {
    readonly previous: string;
    readonly next: string;
    readonly noText: string;
    readonly place: (n: number, of: number) => string;
  };
  readonly book: {
    readonly contents: string;
    readonly search: string;
    readonly found: (n: number) => string;
    readonly none: string;
    readonly linkTo: (clause: string) => string;
    readonly noClause: (clause: string) => string;
  };
  readonly deck: {
    readonly own: string;
    readonly ready: string;
    readonly noneYet: string;
    /** Of games in which nobody brings a deck. */
    readonly without: (games: readonly string[]) => string;
    readonly fresh: string;
    readonly freshName: string;
    readonly import: string;
    readonly importHow: string;
    readonly list: string;
    readonly file: string;
    readonly read: string;
    readonly nothingRead: string;
    readonly unread: (line: number) => string;
    readonly gotIt: string;
    /** Taking the card that was probably meant. */
    readonly meant: (name: string) => string;
    readonly testHand: string;
    readonly another: string;
    readonly export: string;
    readonly forms: { readonly text: string; readonly json: string; readonly o8d: string; readonly link: string };
    readonly copy: string;
    readonly copied: string;
    readonly save: string;
    readonly open: string;
    readonly remove: string;
    readonly name: string;
    readonly legal: string;
    readonly problems: (n: number) => string;
    readonly fixFirst: (n: number) => string;
    readonly setTo: (n: number) => string;
    readonly takeOut: string;
    readonly play: string;
    readonly oneMore: (name: string) => string;
    readonly oneLess: (name: string) => string;
    readonly copies: (n: number, most: number | null) => string;
    readonly kept: string;
    readonly notKept: string;
    readonly readyNote: string;
    readonly keep: string;
    readonly curve: string;
    readonly gone: string;
    readonly empty: string;
    readonly byline: (ready: boolean, when: string) => string;
  };
  readonly wishes: {
    readonly seen: string;
    readonly palette: string;
    readonly palettes: { readonly [P in Palette]: string };
    readonly textSize: string;
    readonly textSizes: { readonly [S in TextSize]: string };
    readonly motion: string;
    readonly motions: { readonly [M in Motion]: readonly [name: string, about: string] };
    readonly speed: string;
    readonly speeds: { readonly [S in Speed]: readonly [name: string, about: string] };
    readonly sound: string;
    readonly sounds: { readonly [S in Sound]: string };
    readonly playing: string;
    readonly stop: string;
    readonly stops: {
      readonly always: readonly [string, string];
      readonly 'when-i-can': readonly [string, string];
      readonly 'at-their-attack': readonly [string, string];
    };
    readonly level: string;
    readonly kept: string;
    readonly keptAbout: string;
    readonly forgetAll: string;
    readonly reallyAll: string;
    readonly forgotten: string;
  };
  readonly keys: KeyWords;
}

export const roomWords = lexicon(import.meta.glob<RoomWords>('./*/rooms.ts', { import: 'words' }));
