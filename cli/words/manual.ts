/** What `--help` says: a page for each command. */
export type Command =
  | 'play'
  | 'sim'
  | 'arena'
  | 'replay'
  | 'rules'
  | 'cards'
  | 'decks'
  | 'check'
  | 'think'
  | 'verify'
  | 'serve'
  | 'join'
  | 'admin'
  | 'bot'
  | 'train';

/** A word of the command line and what it means; a paragraph; or a line of an example, which begins with spaces. */
export type Note = readonly [word: string, means: string] | string;

/** What is found out, not written down. */
export interface ManualFacts {
  readonly bots: readonly string[];
  readonly headings: readonly Headings[];
}

/** What groups of cards are called in deck lists of a game. */
export interface Headings {
  readonly game: string;
  readonly groups: readonly string[];
}

export interface ManualPage {
  readonly usage: string;
  readonly about: string;
  readonly notes: (facts: ManualFacts) => readonly Note[];
}

export interface ManualWords {
  readonly usage: string;
  readonly games: (games: readonly string[]) => string;
  readonly more: string;
  readonly commands: { readonly [C in Command]: ManualPage };
}
