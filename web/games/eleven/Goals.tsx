/** The Scenario: what it asks for, and how each of its goals stands. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { Spot } from './Spot.tsx';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

export function Goals({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const { goals, scenario, own } = toldOf(scene);
  if (goals.length === 0) return null;
  const debt = own.debt[nearOf(scene)];
  return (
    <section className="el-goals" aria-label={words.goals.title}>
      <h3>{words.goals.names[scenario]}</h3>
      <ul>
        {goals.map(({ of, met, now, need }) => (
          <li key={of} className={met ? 'met' : ''}>
            {met ? <Icon name="check" /> : <i className="ring" />}
            <span>
              <b>{words.goals.goal(of, need)}</b>
              <small>{words.goals.now(of, now)}</small>
            </span>
          </li>
        ))}
      </ul>
      {debt > 0 && !scene.result && (
        <Spot className="el-repay" verbs={['repay']}>
          {words.goals.debt(debt)}
        </Spot>
      )}
    </section>
  );
}
