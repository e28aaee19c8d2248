/**
 * Drawn lines: from what waits to what it has chosen, and from who attacks to who blocks, or to the player who is hit. They are measured from
 * the page, for only the page knows where things lie.
 */
import { type RefObject, useEffect, useState } from 'react';
import type { Scene } from '../../match/scene.ts';
import { passedBlock } from './Middle.tsx';
import { ownOf, toldOf } from './told.ts';
import './lines.css';

interface Link {
  /** Where it begins and ends, as selectors. */
  readonly from: string;
  readonly to: string;
  /** `next`: of what is carried out next; `later`: of what waits below it. */
  readonly kind: 'next' | 'later' | 'battle';
}

interface Path {
  readonly kind: Link['kind'];
  readonly line: string;
  readonly head: string;
}

interface Props {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly scene: Scene;
}

export function Lines({ root, scene }: Props) {
  const [paths, setPaths] = useState<readonly Path[]>([]);
  // The board itself is known only after everything on it is laid out.
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const links = linksIn(scene);
    const measure = () => setPaths(links.flatMap((link) => pathOf(board, link)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    return () => watch.disconnect();
  }, [root, scene]);
  if (paths.length === 0) return null;
  return (
    <svg className="ff-arrow" aria-hidden="true">
      {paths.map(({ kind, line, head }) => (
        <g key={`${kind} ${line}`} className={kind}>
          <path d={line} />
          <path d={head} />
        </g>
      ))}
    </svg>
  );
}

const onField = (handle: number) => `.ff-row [data-handle="${handle}"]`;
const inStack = (handle: number) => `[data-item="${handle}"]`;

function linksIn(scene: Scene): readonly Link[] {
  const { stack, burst } = toldOf(scene);
  const waits = [...burst, ...stack].flatMap(({ handle, targets }, i) =>
    targets.map(
      (target): Link => ({
        from: inStack(handle),
        to: `${onField(target.handle)}, ${inStack(target.handle)}`,
        kind: i === 0 ? 'next' : 'later',
      }),
    ),
  );
  return [...waits, ...battle(scene)];
}

function battle(scene: Scene): readonly Link[] {
  const { turn } = ownOf(scene);
  const marked = (mark: string, of: number) =>
    scene.zones.flatMap(({ zone, seat, cards }) =>
      zone === 'field' && seat === of ? cards.flatMap((card) => (card?.marks[mark] ? [card.handle] : [])) : [],
    );
  const [blocker] = marked('blocking', 1 - turn);
  const to = blocker !== undefined ? onField(blocker) : passedBlock(scene) ? `[data-pile="damage:${1 - turn}"]` : '';
  return to === '' ? [] : marked('attacking', turn).map((handle) => ({ from: onField(handle), to, kind: 'battle' }));
}

/** From the edge of the one to the edge of the other, a little bent. Nothing, if either is not on the board. */
function pathOf(board: HTMLElement, { from, to, kind }: Link): readonly Path[] {
  const zero = board.getBoundingClientRect();
  const boxOf = (selector: string) => {
    const box = board.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    return { x: box.x + box.width / 2 - zero.x, y: box.y + box.height / 2 - zero.y, rx: box.width / 2 + GAP, ry: box.height / 2 + GAP };
  };
  const [a, b] = [boxOf(from), boxOf(to)];
  if (!a || !b) return [];
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * BEND, y: (a.y + b.y) / 2 - (b.x - a.x) * BEND };
  const [begin, end] = [edgeOf(a, bend), edgeOf(b, bend)];
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const barb = (turn: number) => point({ x: end.x - BARB * Math.cos(angle + turn), y: end.y - BARB * Math.sin(angle + turn) });
  return [{ kind, line: `M${point(begin)}Q${point(bend)} ${point(end)}`, head: `M${barb(0.5)}L${point(end)}L${barb(-0.5)}` }];
}

/** Pixels between a line and what it joins, and of the barbs of its head; how far it is bent. */
const GAP = 6;
const BARB = 14;
const BEND = 0.12;

interface Point {
  readonly x: number;
  readonly y: number;
}

const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where the way from the middle of a box towards a point leaves it. */
function edgeOf({ x, y, rx, ry }: Point & { readonly rx: number; readonly ry: number }, to: Point): Point {
  const [dx, dy] = [to.x - x, to.y - y];
  const part = 1 / Math.max(Math.abs(dx) / rx, Math.abs(dy) / ry, 1);
  return { x: x + dx * part, y: y + dy * part };
}
