/** What the PlayCa board says itself. The terms are those of the rules in each language. */
import { lexicon } from '../../../words/lexicon.ts';

export interface BoardWords {
  readonly periods: readonly [string, string, string];
  readonly penalties: string;
  readonly fullTime: string;
  readonly ifLevel: { readonly overtime: string; readonly penalties: string; readonly draw: string };
  readonly phases: { readonly kickOff: string; readonly strategy: string; readonly breakthrough: string; readonly shoot: string };
  readonly steps: {
    readonly layOut: string;
    readonly firstFlip: string;
    readonly support: readonly [yours: string, theirs: string];
    readonly passing: string;
    readonly moves: readonly [yours: string, theirs: string];
    readonly burningChance: string;
    readonly ball: string;
    readonly goal: string;
  };
  readonly types: { readonly [type: string]: string };
  readonly recycling: string;
  readonly override: string;
  readonly licence: string;
  readonly licences: string;
  readonly goalkeeper: string;
  readonly waiting: string;
  readonly nobody: string;
  readonly tp: string;
  readonly toPay: (n: number) => string;
  readonly used: string;
  readonly deck: string;
  readonly discard: string;
  readonly hand: string;
  readonly hasBall: string;
  readonly defends: string;
  readonly shoots: string;
  readonly inGoal: string;
  readonly burningChance: string;
  readonly lastFlip: string;
  readonly you: string;
  readonly them: string;
  readonly flip: (cards: number) => string;
  readonly textGone: string;
  readonly beforeFlip: string;
  readonly afterFlip: string;
  /** Which of the values fights which. */
  readonly fight: (near: 'of' | 'df', far: 'of' | 'df') => string;
  readonly attackHigher: string;
  readonly defenceHigher: string;
  readonly levelFlipsAgain: string;
  readonly lead: (by: number) => string;
  readonly trail: (by: number) => string;
  readonly level: string;
  readonly with: (what: string, then: string) => string;
  readonly total: (near: string, far: string) => string;
  readonly battles: string;
  readonly battle: (n: number) => string;
  readonly battleNow: string;
  readonly oneShot: string;
  readonly out: (name: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly goal: string;
  readonly save: string;
  readonly lastBattle: string;
  readonly place: readonly [string, string, string];
  readonly layOut: string;
  readonly layOutHelp: string;
  readonly laidOut: string;
  readonly choose: string;
  readonly round: (n: number) => string;
  readonly faceUp: string;
  readonly turnedDown: string;
  readonly kicks: string;
}

export const wordsFor = lexicon(import.meta.glob<BoardWords>('./??.ts', { import: 'words' }));
