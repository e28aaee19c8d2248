/** A bench: who is ready stands, who is exhausted lies aslant. Where there is little room it is a button. */
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { Stacked } from './Stacked.tsx';
import { wordsFor } from './words/words.ts';

/** So many have room for their names. */
const FEW = 4;

export function Bench({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const words = wordsFor(scene.language);
  const mine = seat === nearOf(scene);
  const zone = zoneOf(scene, 'bench', seat);
  const cards = seenIn(zone);
  return (
    <section className={`ina-bench ina-bars ${mine ? 'you' : 'opp'} ${cards.length > FEW ? 'many' : ''}`} data-pile={pileKey(zone)}>
      <h3>
        <span className={`seat ${mine ? 'you' : 'opp'}`} aria-hidden="true" />
        {scene.viewer === 'spectator' ? `${words.bench} · ${scene.seats[seat].name}` : mine ? words.yourBench : words.theirBench}
      </h3>
      {cards.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <ul style={{ '--cards': cards.length }}>
          {cards.map((card) => (
            <li key={card.handle}>
              <Stacked scene={scene} card={card} seat={seat} zone="benchCovered" size="s" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
