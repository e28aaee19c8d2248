/** What the Inazuma board says itself. The terms are those of the rules in each language. */
import { lexicon } from '../../../words/lexicon.ts';
import type { Next } from '../told.ts';

export interface BoardWords {
  readonly turnOf: (turn: number, of: number) => string;
  readonly turn: (n: number) => string;
  readonly beforeStart: string;
  readonly fullTime: string;
  readonly shootout: string;
  readonly youAttack: string;
  readonly theyAttack: string;
  readonly attacksNow: (who: string) => string;
  readonly phases: { readonly strategy: string; readonly attack: string; readonly shooting: string; readonly end: string };
  readonly ifThrough: (mine: boolean) => string;
  readonly ifLevel: string;
  readonly steps: { readonly [step in Next]: string };
  readonly side: readonly [string, string];
  readonly actionSide: string;
  readonly lines: { readonly [line: string]: string };
  readonly slot: (line: string, side: string) => string;
  readonly empty: string;
  readonly goalkeeper: string;
  readonly goals: (n: number) => string;
  readonly level: string;
  readonly technique: string;
  readonly attributes: { readonly [attribute: string]: string };
  readonly requires: (attributes: readonly string[]) => string;
  readonly firedUp: (sp: number) => string;
  readonly stack: (cards: number) => string;
  readonly exhausted: string;
  readonly attacks: string;
  readonly defends: string;
  readonly kicks: string;
  readonly inGoal: string;
  readonly bench: string;
  readonly yourBench: string;
  readonly theirBench: string;
  readonly nobody: string;
  readonly piles: { readonly [zone: string]: string };
  readonly nobodyFights: string;
  // The meter.
  readonly attackHigher: string;
  readonly attackEqual: string;
  readonly shotHigher: string;
  readonly level0: string;
  readonly lead: (n: number) => string;
  readonly trail: (n: number) => string;
  readonly total: (near: number, far: number) => string;
  readonly with: (what: string, then: string) => string;
  // Moments.
  readonly choose: string;
  readonly place: string;
  readonly placeHelp: string;
  readonly placed: string;
  readonly suggested: string;
  readonly lastChance: string;
  readonly goal: string;
  readonly save: string;
  readonly noShot: string;
  readonly broken: string;
  readonly stopped: string;
  readonly match: string;
  readonly toCome: string;
  readonly now: string;
  readonly round: (n: number) => string;
  readonly scores: string;
  readonly misses: string;
  readonly higherLevel: string;
}

export const wordsFor = lexicon(import.meta.glob<BoardWords>('./??.ts', { import: 'words' }));
