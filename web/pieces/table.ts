/** What every piece on the table can ask: how a card looks, what pointing at it does, and whether it is lit. */
import { createContext, useContext } from 'react';
import type { Look } from '../games/drawing.ts';
import type { Choice } from '../match/choice.ts';
import type { Face, Language, ShownCard } from '../match/scene.ts';
import type { Words } from '../words/words.ts';

export interface Table {
  readonly words: Words;
  readonly language: Language;
  readonly look: Look;
  readonly faces: ReadonlyMap<string, Face>;
  /** Pointing at a card: chooses it if it is lit, else says why not. */
  readonly onCard: (card: ShownCard) => void;
  /** Giving an answer that has a place on the board but no card; not there where nothing can be answered. */
  readonly onPick?: (key: string) => void;
  /** Says why something without a card cannot be done, by its verb. Not there where nothing can be answered. */
  readonly onWhyNot?: (verb: string) => void;
  /** What would be chosen and lit with this card; null if it cannot be chosen. Not there where nothing can be answered. */
  readonly choosing?: (handle: number) => Choice | null;
  /** Takes back what was pointed at. Not there where nothing can be answered. */
  readonly onCancel?: () => void;
  /** Why a card cannot be chosen now; '' if it can, or if nothing is asked. Not there where nothing can be answered. */
  readonly whyNot?: (handle: number) => Promise<string>;
  readonly onInspect: (def: string, card: ShownCard | null) => void;
  /** Opens a clause beside the match; not there where there is no room for it. */
  readonly onClause?: ((clause: string) => void) | undefined;
  /** Large, over the table. */
  readonly onZoom: (def: string, card: ShownCard | null) => void;
}

/** What changes with every answer. Apart from the rest, so that only what shows it is drawn again. */
export interface Asked {
  readonly asked: boolean;
  readonly choice: Choice;
  /** Why something cannot be done, while that is shown. */
  readonly why?: { readonly text: string; readonly onClose: () => void };
}

const context = createContext<Table | null>(null);
export const TableProvider = context.Provider;

export function useTable(): Table {
  const table = useContext(context);
  if (!table) throw new Error('A piece lies on no table.');
  return table;
}

/** Where nothing is asked, as when one looks back, nothing is lit. */
const asking = createContext<Asked>({ asked: false, choice: { chosen: [], left: [], lit: new Set(), twins: {} } });
export const AskedProvider = asking.Provider;
export const useAsked = (): Asked => useContext(asking);
