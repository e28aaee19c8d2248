/** The page's part of PlayCa. */
import { Shirt } from '../../art/Jersey.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { Look, Score } from '../drawing.ts';
import { Board } from './Board.tsx';
import './board.css';
import './battle.css';
import './moments.css';
import './room.css';
import { draw } from './draw.tsx';
import { kitOf } from './kits.ts';
import { periodOf, phasesOf } from './phases.ts';
import { ownOf, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

/** The own side first: it is the left one on the board. */
function scoreOf(scene: Scene): readonly Score[] {
  const near = nearOf(scene);
  const { goals } = ownOf(scene);
  return [near, 1 - near].map((seat) => {
    const badge = <Shirt key={seat} kit={kitOf(toldOf(scene).clubs[seat])} />;
    return { seat, badge, value: goals[seat] };
  });
}

export const look: Look = {
  id: 'playca',
  draw,
  Board,
  hand: ['hissatsuHand'],
  score: scoreOf,
  period: periodOf,
  phases: phasesOf,
  turn: (n, language) => wordsFor(language).periods[n - 1],
};
