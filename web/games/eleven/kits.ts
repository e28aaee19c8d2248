/** What the four clubs play in (H18), and their Opponents. */
import type { CSSProperties } from 'react';
import { type Kit, kitStyle } from '../../art/Jersey.tsx';
import { kit, kitOf } from '../../art/kits.ts';

/** By seat: sky, coral, violet, green. */
const CLUBS: readonly Kit[] = [
  kit('#2f8fce', '#eaf4fb', 'half'),
  kit('#d4553a', '#fbe7e0', 'half'),
  kit('#6c4fc0', '#e6defa', 'half'),
  kit('#2c7f4f', '#e0f3e6', 'half'),
];
/** Nobody's. */
const FREE = kit('#5d6b6a', '#c9d3d0', 'half');

export const clubKit = (seat: number): Kit => CLUBS[seat] ?? FREE;
/** The colours of a club reach every shirt drawn inside. */
export const clubStyle = (seat: number): CSSProperties => kitStyle(clubKit(seat));
/** An Opponent wears the same all season. */
export const opponentKit = (emblem: string): Kit => kitOf({}, emblem);
