/** A Special Shot: both choose one of three in secret. What each side could choose is known to all. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';
import './duel.css';

export function Duel({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { attacker } = toldOf(scene);
  return (
    <div className="ts-duel">
      {[near, 1 - near].map((seat) => {
        const who = seat === near ? 'you' : 'opp';
        const of = seat === attacker ? 0 : 1;
        const chosen = !scene.thinking.includes(seat);
        const note = chosen ? words.chosen : who === 'you' ? words.secret : words.choosing;
        const title = (who === 'you' ? words.yourSpecials : words.theirSpecials)[of];
        return (
          <section key={seat} className={`ts-specials ${who}`} aria-label={title}>
            <h3>
              <span className={`seat ${who}`} aria-hidden="true" />
              <b>{title}</b>
              <i className={chosen ? 'done' : ''}>
                {chosen && <Icon name="check" />}
                {note}
              </i>
            </h3>
            <ul>
              {seenIn(zoneOf(scene, of === 0 ? 'shots' : 'blocks', seat)).map((card) => (
                <li key={card.handle}>
                  <Card card={card} size="m" />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p>{words.duelRule}</p>
    </div>
  );
}
