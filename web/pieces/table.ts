/** What every piece on the table can ask: how a card looks, whether it is lit, and what pointing at it does. */
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
  readonly choice: Choice;
  readonly asked: boolean;
  /** Pointing at a card: chooses it if it is lit, else says why not. */
  readonly onCard: (card: ShownCard) => void;
  /** Giving an answer that has a place on the board but no card; not there where nothing can be answered. */
  readonly onPick?: (key: string) => void;
  readonly onInspect: (def: string, card: ShownCard | null) => void;
  /** Why something cannot be done, while that is shown. */
  readonly why?: { readonly text: string; readonly onClose: () => void };
  /** Large, over the table. */
  readonly onZoom: (def: string, card: ShownCard | null) => void;
}

const context = createContext<Table | null>(null);
export const TableProvider = context.Provider;

export function useTable(): Table {
  const table = useContext(context);
  if (!table) throw new Error('A piece lies on no table.');
  return table;
}
