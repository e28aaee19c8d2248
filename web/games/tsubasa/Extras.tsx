/** Who can be brought in: the gold cards of one's own players, and those both coaches can sign. */
import type { Scene, ShownZone } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { wordsFor } from './words/words.ts';

export function Extras({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const rows: readonly (readonly [string, ShownZone])[] = [
    [words.motivate, zoneOf(scene, 'bench', nearOf(scene))],
    [words.sign, zoneOf(scene, 'signings', -1)],
  ];
  const shown = rows.filter(([, { count }]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <div className="ts-extras">
      {shown.map(([name, zone]) => (
        <section key={zone.zone} aria-label={name} style={{ '--n': zone.count }}>
          <h3>{name}</h3>
          <ul>
            {seenIn(zone).map((card) => (
              <li key={card.handle}>
                <Card card={card} size="s" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
