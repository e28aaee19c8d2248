/** Any club as everybody sees it: what is open, and how much of what is not. */
import type { Scene } from '../../match/scene.ts';
import { seenIn, zoneOf } from '../../match/seen.ts';
import { SheetCards } from '../../pieces/wanted.tsx';
import { Due, Tracks } from './Club.tsx';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const OPEN = ['squad', 'staff', 'directors', 'stadium', 'adboards', 'kit', 'revealed'];

export function ClubBare({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const words = wordsFor(scene.language);
  const { own, office, clubs } = toldOf(scene);
  const zones = OPEN.map((name) => zoneOf(scene, name, seat)).filter(({ count }) => count > 0);
  const count = (zone: string) => zoneOf(scene, zone, seat).count;
  const { place, meets, scout } = clubs[seat];
  return (
    <>
      <p className="el-facts">
        {[
          words.whole.place(place, own.points[seat]),
          words.whole.office(own.office[seat], office[own.office[seat]].vp),
          words.whole.tactics(count('tactics')),
          words.whole.objective(count('objective')),
          scout || meets,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Tracks scene={scene} seat={seat} />
      <Due scene={scene} seat={seat} />
      {zones.map((zone) => (
        <section key={zone.zone} className="el-laid" aria-label={zone.name}>
          <h3>
            {zone.name} <b>{zone.count}</b>
          </h3>
          <SheetCards cards={seenIn(zone)} />
        </section>
      ))}
    </>
  );
}
