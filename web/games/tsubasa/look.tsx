/** The page's part of Captain Tsubasa. */
import { Shirt } from '../../art/Jersey.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { Look, Score } from '../drawing.ts';
import { Board } from './Board.tsx';
import { draw } from './draw.tsx';
import { wornBy } from './kits.ts';
import { periodOf, phasesOf } from './phases.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';
import './board.css';
import './middle.css';
import './narrow.css';

/** The own side first: it is the left one on the board. */
function scoreOf(scene: Scene): readonly Score[] {
  const near = nearOf(scene);
  const { goals, teams } = toldOf(scene);
  return [near, 1 - near].map((seat) => ({ seat, badge: <Shirt key={seat} kit={wornBy(teams[seat]).kit} />, value: goals[seat] }));
}

export const look: Look = {
  id: 'tsubasa',
  draw,
  Board,
  hand: ['hand'],
  score: scoreOf,
  period: periodOf,
  phases: phasesOf,
  turn: (n, language) => wordsFor(language).halves[n - 1],
};
