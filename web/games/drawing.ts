/** How the page draws the cards and the board of a game. Nothing here knows a rule. */
import type { CSSProperties, FunctionComponent, ReactNode } from 'react';
import type { Face, Scene, ShownCard } from '../match/scene.ts';
import type { Words } from '../words/words.ts';

export type Size = 'xs' | 's' | 'm' | 'l';

/** A card taken apart: what goes where on it. */
export interface Drawing {
  /** Classes of the design system for this kind of card. */
  readonly className: string;
  readonly style: CSSProperties;
  readonly art: ReactNode;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly tag?: string;
  readonly meta?: string;
  readonly stats?: ReactNode;
  readonly extra?: ReactNode;
  /** What is said of it besides its name. */
  readonly spoken: string;
}

export interface BoardProps {
  readonly scene: Scene;
  readonly words: Words;
}

/** The page's part of a game. */
export interface Look {
  readonly id: string;
  readonly draw: (face: Face, card: ShownCard | null) => Drawing;
  readonly Board: FunctionComponent<BoardProps>;
  /** Zones that are the viewer's hand, shown below the question. */
  readonly hand: readonly string[];
}
