/** After the Match: how it ended, what the End of the Week costs, and what is kept. */
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { Rich } from '../../pieces/Rich.tsx';
import { Due } from './Club.tsx';
import { LeagueTable } from './League.tsx';
import type { Story } from './story.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const KEPT = ['fan', 'op', 'fit'] as const;

export function Weekend({ scene, story }: { readonly scene: Scene; readonly story: Story }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { own, clubs } = toldOf(scene);
  const missing = clubs[near].bill.total - own.cash[near];
  return (
    <section className="el-weekend" aria-label={words.weekend.title}>
      <div className="pan">
        <h3>{words.weekend.due}</h3>
        <Due scene={scene} seat={near} />
        <p>
          {words.weekend.cash(own.cash[near])}
          {missing > 0 && <b className="short"> {words.weekend.missing(missing)}</b>}
        </p>
        <h3>{words.weekend.keep}</h3>
        <dl>
          {KEPT.map((resource) => (
            <div key={resource}>
              <dt>{words.resources[resource]}</dt>
              <dd>{own[resource][near]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="pan">
        <h3>{words.weekend.after}</h3>
        <ul className="el-after">
          {story.after[near].map(({ step, text }) => (
            <li key={`${step} ${text}`}>
              <Rich text={text} />
            </li>
          ))}
        </ul>
        <LeagueTable scene={scene} story={story} />
      </div>
    </section>
  );
}
