/** A dotted arrow from what resolves next to what it has chosen. It is measured from the page, for only the page knows where things lie. */
import { type RefObject, useEffect, useState } from 'react';
import type { ToldItem } from './told.ts';

interface Props {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly item: ToldItem;
  /** What is drawn may have moved with every step. */
  readonly step: number;
}

interface Path {
  readonly line: string;
  readonly head: string;
}

export function Arrow({ root, item, step }: Props) {
  const [paths, setPaths] = useState<readonly Path[]>([]);
  // The board itself is known only after everything on it is laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step cards may lie elsewhere
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const measure = () => setPaths(item.targets.flatMap(({ handle }) => pathTo(board, handle)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    return () => watch.disconnect();
  }, [root, item, step]);
  if (paths.length === 0) return null;
  return (
    <svg className="ff-arrow" aria-hidden="true">
      {paths.map(({ line, head }) => (
        <g key={line}>
          <path d={line} />
          <path d={head} />
        </g>
      ))}
    </svg>
  );
}

/** From the left edge of the first item to the near edge of the card. Nothing, if either is not on the board. */
function pathTo(board: HTMLElement, handle: number): Path[] {
  const from = board.querySelector('.stackv .top1')?.getBoundingClientRect();
  const to = board.querySelector(`.ff-row [data-handle="${handle}"]`)?.getBoundingClientRect();
  if (!from || !to) return [];
  const zero = board.getBoundingClientRect();
  const [x1, y1] = [from.left - zero.left - 6, from.top - zero.top + Math.min(40, from.height / 2)];
  const [x2, y2] = [to.right - zero.left + 8, to.top - zero.top + to.height * (y1 > to.top - zero.top ? 0.7 : 0.3)];
  const [cx, cy] = [x1 - (x1 - x2) * 0.35, y1 + (y2 - y1) * 0.1];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const barb = (turn: number) => `${(x2 - 15 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  return [
    {
      line: `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`,
      head: `M${barb(0.5)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${barb(-0.5)}`,
    },
  ];
}
