/** How the page draws the cards and the board of a game. Nothing here knows a rule. */
import type { CSSProperties, FunctionComponent, ReactNode } from 'react';
import type { Face, Language, Scene, ShownCard } from '../match/scene.ts';

export type Size = 'xs' | 's' | 'm' | 'l';

/** A card taken apart: what goes where on it. */
export interface Drawing {
  /** Classes of the design system for this kind of card, and for how it lies (`dull`). */
  readonly className: string;
  readonly style: CSSProperties;
  readonly art: ReactNode;
  /** In the corner arcs. */
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly tag?: string;
  readonly meta?: string;
  /** One short line about what it does, on cards that are large enough. */
  readonly tip?: string;
  readonly stats?: ReactNode;
  readonly extra?: ReactNode;
  /** What is said of it besides its name. */
  readonly spoken: string;
}

/** One side on the score board. */
export interface Score {
  readonly seat: number;
  readonly badge: ReactNode;
  readonly value: number | string;
  /** What is counted, where it is neither goals nor points, and how much of it ends the match. */
  readonly counts?: { readonly name: string; readonly most: number };
}

/** A stretch of the line: done, the one the match stands in, or still to come. */
export interface PhaseGroup {
  readonly name: string;
  readonly note?: string;
  readonly at: 'done' | 'now' | 'next';
  readonly steps: readonly { readonly name: string; readonly who?: 'you' | 'opp' | 'both'; readonly at: 'done' | 'now' | 'next' }[];
}

export interface BoardProps {
  readonly scene: Scene;
}

/** How a card is drawn; null: as it is printed. */
export type Draw = (face: Face, card: ShownCard | null, language: Language) => Drawing;

/** The page's part of a game. */
export interface Look {
  readonly id: string;
  readonly draw: Draw;
  readonly Board: FunctionComponent<BoardProps>;
  /** Zones of the viewer's that are shown below the question, in this order. */
  readonly hand: readonly string[];
  /** On a phone its board lays them out itself. */
  readonly heldOnPhone?: 'board';
  readonly score: (scene: Scene) => readonly Score[];
  /** What stands below the score: the turn, the period. */
  readonly period: (scene: Scene) => string;
  readonly phases: (scene: Scene) => readonly PhaseGroup[];
  /** How one of the game's turns is called, where they have names instead of numbers. */
  readonly turn?: (n: number, language: Language) => string | undefined;
}
