/** Laying out: the three characters, large, in the order they are pointed at. */
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked } from '../../pieces/table.ts';
import type { BoardWords } from './words/words.ts';

export function KickOff({ scene, words }: { readonly scene: Scene; readonly words: BoardWords }) {
  const { choice, asked } = useAsked();
  const cards = seenIn(zoneOf(scene, 'field', nearOf(scene)));
  const { chosen, left } = choice;
  // With all but the last pointed at, there is only one place left for it.
  const order = asked && chosen.length > 0 && left.length === 1 ? left[0].on : chosen;
  return (
    <section className="pc-lay" aria-label={words.layOut}>
      <h3>{asked ? words.layOut : words.laidOut}</h3>
      <ol className="pc-row">
        {cards.map((card) => {
          const place = order.indexOf(card.handle);
          return (
            <li key={card.handle}>
              <Card card={card} size="m" tab={place >= 0 ? words.place[place] : undefined} />
            </li>
          );
        })}
      </ol>
      {asked && <p>{words.layOutHelp}</p>}
    </section>
  );
}
