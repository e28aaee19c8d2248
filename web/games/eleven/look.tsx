/** The page's part of ELEVEN. */
import { Shirt } from '../../art/Jersey.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { Look, Score } from '../drawing.ts';
import { Board } from './Board.tsx';
import { draw } from './draw.tsx';
import { clubKit } from './kits.ts';
import { periodOf, phasesOf } from './phases.ts';
import { HELD } from './stage.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';
import './board.css';
import './narrow.css';

/** The own club first, then round the table: its VP if the season ended now. */
function scoreOf(scene: Scene): readonly Score[] {
  const near = nearOf(scene);
  const { clubs } = toldOf(scene);
  return scene.seats.map((_, i) => {
    const seat = (near + i) % scene.seats.length;
    return { seat, badge: <Shirt key={seat} kit={clubKit(seat)} />, value: clubs[seat].vp };
  });
}

export const look: Look = {
  id: 'eleven',
  draw,
  Board,
  hand: HELD,
  heldOnPhone: 'board',
  score: scoreOf,
  period: periodOf,
  phases: phasesOf,
  turn: (n, language) => wordsFor(language).week(n),
};
