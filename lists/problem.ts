/** What is wrong with a list, as data: the phrase books of `words/` say it in the reader's language. */

/** A card, as a reader finds it again. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Why a document is not well formed. */
export type XmlProblem =
  | { readonly code: 'otherTagDue'; readonly found: string; readonly due: string }
  | { readonly code: 'closesNothing'; readonly tag: string }
  | { readonly code: 'unfinishedTag' }
  | { readonly code: 'ampersand' }
  | { readonly code: 'neverClosed'; readonly tag: string }
  | { readonly code: 'namelessTag' }
  | { readonly code: 'badAttribute'; readonly tag: string }
  | { readonly code: 'twice'; readonly tag: string; readonly attribute: string };

/** Why a packed deck cannot be unpacked. */
export type PackedProblem =
  | { readonly code: 'packedStart'; readonly version: number }
  | { readonly code: 'packedFormat'; readonly found: number; readonly reads: number }
  | { readonly code: 'packedLong'; readonly letters: number }
  | { readonly code: 'packedPieces' }
  | { readonly code: 'packedLetter'; readonly letter: string }
  | { readonly code: 'packedChanged' }
  | { readonly code: 'packedNothing' };

/** A row of a table that cannot be read. */
export type RowProblem =
  | { readonly code: 'fields'; readonly fields: number; readonly columns: number }
  | { readonly code: 'rowNamesNoCard' }
  | { readonly code: 'rowCount'; readonly count: string }
  | { readonly code: 'whichColumn' };

/** What an entry says of a card that is not so. `near`: cards that are least different; none if none is near. */
export type CardProblem =
  | { readonly code: 'idOfOther'; readonly card: Named; readonly name: string }
  | { readonly code: 'numberOfOther'; readonly card: Named; readonly name: string }
  | { readonly code: 'severalNamed'; readonly name: string; readonly ids: readonly string[] }
  /** `heading`: the words stand alone, and may be meant as one. */
  | {
      readonly code: 'noCardNamed';
      readonly name: string;
      readonly near: readonly Named[];
      readonly game: string;
      readonly heading: boolean;
    }
  | {
      readonly code: 'noCardNumbered';
      readonly id: string;
      readonly name?: string;
      readonly near: readonly Named[];
      readonly game: string;
    };

export type ListProblem =
  | RowProblem
  | CardProblem
  | PackedProblem
  | { readonly code: 'copies'; readonly count: number; readonly card: string; readonly most: number }
  | { readonly code: 'beforeHeadings'; readonly words: string; readonly headings: readonly string[] }
  | { readonly code: 'otherGame'; readonly found: string; readonly wanted: string }
  | {
      readonly code: 'noGroup';
      readonly game: string;
      readonly title: string;
      /** Cards under it, which are left out. */
      readonly cards: number;
      readonly headings: readonly string[];
    }
  | { readonly code: 'headingSum'; readonly says: number; readonly sum: number }
  | { readonly code: 'listSum'; readonly says: number; readonly sum: number }
  | { readonly code: 'secondName'; readonly used: string; readonly other: string }
  | { readonly code: 'unread'; readonly what: readonly string[] }
  | { readonly code: 'notJson' }
  | { readonly code: 'jsonShape' }
  | { readonly code: 'noList'; readonly title: string; readonly value: string }
  /** Empty: a list in a list. */
  | { readonly code: 'noCardNumber'; readonly value: string }
  | { readonly code: 'objectNamesNoCard' }
  /** Empty: a list. */
  | { readonly code: 'noCount'; readonly value: string; readonly card: string }
  | { readonly code: 'notO8d'; readonly why: XmlProblem }
  | { readonly code: 'outsideCard'; readonly text: string }
  | { readonly code: 'noDeckTag'; readonly tag: string }
  | { readonly code: 'misplacedTag'; readonly tag: string; readonly inside: string }
  | { readonly code: 'namelessCard' }
  | { readonly code: 'octgnIdOfOther'; readonly card: string; readonly number?: string; readonly name: string };

/** A phrase for each problem. */
type Phrases<P extends { readonly code: string }> = { readonly [C in P['code']]: (problem: Extract<P, { readonly code: C }>) => string };

export interface ListWords {
  readonly problems: Phrases<ListProblem>;
  readonly xml: Phrases<XmlProblem>;
  readonly line: (line: number, text: string) => string;
}

const said = <P extends { readonly code: string }>(phrases: Phrases<P>, problem: P): string => {
  const phrase = phrases[problem.code as P['code']] as (problem: P) => string;
  return phrase(problem);
};

export const listProblem = (words: ListWords, problem: ListProblem): string => said(words.problems, problem);
export const xmlProblem = (words: ListWords, problem: XmlProblem): string => said(words.xml, problem);

/** With the line it is about, if it is about one. */
export const listFault = (words: ListWords, { line, problem }: { readonly line: number; readonly problem: ListProblem }): string => {
  const text = listProblem(words, problem);
  return line > 0 ? words.line(line, text) : text;
};
