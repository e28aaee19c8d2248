/** What the board of Final Fantasy TCG says, beside what cards, questions and the log say themselves. */
import { lexicon } from '../../../words/lexicon.ts';

export interface BoardWords {
  readonly turn: (n: number) => string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly turnOf: (who: string) => string;
  readonly setUp: string;
  readonly damage: string;
  readonly damageOf: (n: number, most: number) => string;
  readonly piles: { readonly [zone: string]: string };
  readonly crystals: string;
  readonly rows: { readonly backups: string; readonly forwards: string };
  readonly noBackup: (n: number) => string;
  readonly empty: string;
  readonly types: { readonly [type: string]: string };
  readonly tags: { readonly [type: string]: string };
  readonly elements: { readonly [element: string]: string };
  readonly keywords: { readonly [keyword: string]: string };
  readonly cost: (n: number) => string;
  readonly power: (n: number) => string;
  readonly damaged: (n: number) => string;
  readonly generic: string;
  readonly dull: string;
  readonly frozen: string;
  readonly attacking: string;
  readonly blocking: string;
  readonly target: string;
  readonly fresh: string;
  readonly freshNote: string;
  /** A card under a Character that has primed into the one named. */
  readonly beneath: (name: string) => string;
  readonly stack: string;
  readonly topFirst: string;
  readonly burst: string;
  readonly resolves: (name: string) => string;
  readonly attacks: (names: readonly string[]) => string;
  readonly blockedBy: (name: string) => string;
  readonly notBlocked: string;
  readonly whose: (mine: boolean) => string;
  readonly phases: { readonly [phase: string]: string };
  readonly steps: { readonly [step: string]: string };
  readonly handLimit: string;
}

export const wordsFor = lexicon(import.meta.glob<BoardWords>('./??.ts', { import: 'words' }));
