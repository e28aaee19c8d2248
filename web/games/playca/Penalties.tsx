/** Penalty kicks: card against card, round by round; the lower one lies face-down. */
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { Shape } from './places.tsx';
import { ownOf } from './told.ts';
import { wordsFor } from './words/words.ts';

export function Penalties({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { pkUp } = ownOf(scene);
  const rows = [near, 1 - near].map((seat) => seenIn(zoneOf(scene, 'pkRow', seat)));
  const rounds = Math.max(rows[0].length, rows[1].length);
  const side = (seat: number, who: 'you' | 'opp') => (
    <section className={`pc-kicks ${who}`} aria-label={scene.seats[seat].name}>
      <h3>
        <Shape who={who} />
        {scene.seats[seat].name} <b>{pkUp[seat]}</b>
      </h3>
      <ol className="pc-row">
        {rows[seat === near ? 0 : 1].map((card, i) => (
          <li key={card.handle} className={card.marks.faceDown ? 'down' : 'up'}>
            <Card card={card} size="s" />
            <small>{card.marks.faceDown ? words.turnedDown : words.faceUp}</small>
            <span className="sr">{words.round(i + 1)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
  return (
    <div className="pc-board pc-pk">
      <header>
        <h2>{words.penalties}</h2>
        <p className="pc-pkscore">
          <b className="a">{pkUp[near]}</b> – <b className="b">{pkUp[1 - near]}</b>
        </p>
        <p>
          {words.round(rounds)}. {words.kicks}
        </p>
      </header>
      {side(1 - near, 'opp')}
      {side(near, 'you')}
    </div>
  );
}
