/** The page's part of Final Fantasy TCG. */
import { monogram } from '../../art/chance.ts';
import type { Scene } from '../../match/scene.ts';
import type { Look } from '../drawing.ts';
import { Board } from './Board.tsx';
import { draw } from './draw.tsx';
import { phasesOf } from './phases.ts';
import { nearOf, ownOf, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';
import './board.css';
import './piles.css';
import './narrow.css';

const damageOf = ({ zones }: Scene, of: number) => zones.find(({ zone, seat }) => zone === 'damage' && seat === of)!.count;

export const look: Look = {
  id: 'fftcg',
  draw,
  Board,
  hand: ['hand', 'limit'],
  score: (scene) =>
    [nearOf(scene), 1 - nearOf(scene)].map((seat) => ({
      seat,
      badge: (
        <span className="ff-badge" aria-hidden="true">
          {monogram(scene.seats[seat].deck)}
        </span>
      ),
      value: damageOf(scene, seat),
      counts: { name: wordsFor(scene.language).damage, most: toldOf(scene).most },
    })),
  period(scene) {
    const words = wordsFor(scene.language);
    const { turns } = ownOf(scene);
    return turns === 0 ? words.setUp : words.turn(turns);
  },
  phases: phasesOf,
};
