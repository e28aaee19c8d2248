/** The penalty shootout: card against card, the higher level scores. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useTable } from '../../pieces/table.ts';
import { ownOf } from './told.ts';
import { wordsFor } from './words/words.ts';

export function Shootout({ scene }: { readonly scene: Scene }) {
  const { faces } = useTable();
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { kicks } = ownOf(scene);
  const rows = [0, 1].map((seat) => seenIn(zoneOf(scene, 'shootout', seat)));
  const levelAt = (seat: number, i: number) => faces.get(rows[seat][i]?.def ?? '')?.stats.level ?? 0;
  const side = (seat: number) => {
    const whose = seat === near ? 'you' : 'opp';
    return (
      <section className={`ina-kicks ${whose}`} aria-label={scene.seats[seat].name}>
        <h3>
          <span className={`seat ${whose}`} aria-hidden="true" />
          {scene.seats[seat].name} <b>{kicks[seat]}</b>
        </h3>
        <ol>
          {rows[seat].map((card, i) => {
            const scores = levelAt(seat, i) > levelAt(1 - seat, i);
            return (
              <li key={card.handle} className={scores ? 'goal' : 'miss'}>
                <Card card={card} size="s" />
                <small>
                  {scores && <Icon name="ball" />} {scores ? words.scores : words.misses}
                </small>
                <span className="sr">{words.round(i + 1)}</span>
              </li>
            );
          })}
        </ol>
      </section>
    );
  };
  return (
    <div className="ina-shootout">
      <header>
        <h2>{words.shootout}</h2>
        <p className="score">
          <b className="a">{kicks[near]}</b> – <b className="b">{kicks[1 - near]}</b>
        </p>
        <p>{words.higherLevel}</p>
      </header>
      {side(1 - near)}
      {side(near)}
    </div>
  );
}
