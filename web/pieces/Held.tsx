/** What a seat holds, below the question. On a phone a board may lay it out itself: then all the room is the board's. */
import type { ReactNode } from 'react';
import type { Look } from '../games/drawing.ts';
import type { Scene } from '../match/scene.ts';
import { handsOf } from '../match/seen.ts';
import { useTable } from './table.ts';
import { useSmall } from './useSmall.ts';
import { ZoneRow } from './ZoneRow.tsx';

interface Props {
  readonly scene: Scene;
  readonly look: Look;
  readonly seat: number;
  /** What stands beside it. */
  readonly children?: ReactNode;
}

export function Held({ scene, look, seat, children }: Props) {
  const { words } = useTable();
  const onBoard = useSmall() && look.heldOnPhone === 'board';
  return (
    <section className={`hand ${onBoard && !children ? 'none' : ''}`} data-region="hand" aria-label={words.hand}>
      {!onBoard && handsOf(scene, look.hand, seat).map((zone) => <ZoneRow key={zone.zone} zone={zone} size="m" />)}
      {children}
    </section>
  );
}
