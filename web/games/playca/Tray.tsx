/** Cards that lie in a pile or are being looked at, laid out to be chosen from. */
import type { Scene, ShownZone } from '../../match/scene.ts';
import { nearOf, seenIn } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked } from '../../pieces/table.ts';
import { wordsFor } from './words/words.ts';

/** Zones whose cards lie open on the board or in the hand anyway. */
const OPEN = ['hissatsuHand', 'field', 'active', 'goalkeeper', 'licences', 'chance', 'pkRow'];

/** The zone an open question is about, where its cards do not lie on the board; and what somebody is looking at. */
export function askedZone(scene: Scene): ShownZone | null {
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  const asked = scene.zones.find((zone) => !OPEN.includes(zone.zone) && seenIn(zone).some(({ handle }) => named.has(handle)));
  return asked ?? scene.zones.find(({ zone, seat, count }) => zone === 'looking' && seat === nearOf(scene) && count > 0) ?? null;
}

/** Of whose pile one looks at what. */
export const pileName = (scene: Scene, zone: ShownZone): string => `${zone.name} · ${scene.seats[zone.seat]?.name ?? ''}`;

export function Tray({ scene, zone }: { readonly scene: Scene; readonly zone: ShownZone }) {
  const { choice } = useAsked();
  const words = wordsFor(scene.language);
  const place = (handle: number) => choice.chosen.indexOf(handle) + 1;
  const name = pileName(scene, zone);
  return (
    <section className="pc-tray" aria-label={name}>
      <h3>
        {name} <em>{words.choose}</em>
      </h3>
      <ul className="pc-row">
        {seenIn(zone).map((card) => (
          <li key={card.handle}>
            <Card card={card} size="s" tab={place(card.handle) > 0 && choice.chosen.length > 1 ? String(place(card.handle)) : undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}
