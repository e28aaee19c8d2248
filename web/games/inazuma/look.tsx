/** The page's part of Inazuma Eleven TCG. */
import { Shirt } from '../../art/Jersey.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf, zoneOf } from '../../match/seen.ts';
import type { Look, Score } from '../drawing.ts';
import { Board } from './Board.tsx';
import { draw } from './draw.tsx';
import { kitOf } from './kits.ts';
import { periodOf, phasesOf } from './phases.ts';
import { toldOf } from './told.ts';
import './pitch.css';
import './strip.css';
import './moments.css';
import './low.css';
import './narrow.css';
import './narrowStrip.css';

/** The own side first: it is the left one on the board. Goals of a shootout are not among these. */
function scoreOf(scene: Scene): readonly Score[] {
  const near = nearOf(scene);
  return [near, 1 - near].map((seat) => {
    const badge = <Shirt key={seat} kit={kitOf(toldOf(scene).clubs[seat])} />;
    return { seat, badge, value: zoneOf(scene, 'goals', seat).count };
  });
}

export const look: Look = { id: 'inazuma', draw, Board, hand: ['hand'], score: scoreOf, period: periodOf, phases: phasesOf };
