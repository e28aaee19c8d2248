/** The chance of an action by the points that are spent on it, from what everybody sees. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { KIND_ICONS } from './draw.tsx';
import { type Odds, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const percent = (chance: number) => Math.round(chance * 100);

export function OddsTable({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const { odds, attacker } = toldOf(scene);
  if (odds.length === 0) return null;
  const attacks = attacker === nearOf(scene);
  const answers = odds[0].spends === 'defender';
  const open = odds.some(({ chances }) => chances.some(({ best, worst }) => best !== worst));
  const title = answers && !attacks ? words.theirChance : words.ifNothing;
  return (
    <section className="ts-odds" aria-label={title}>
      <h3>
        {title}
        {open && <small>{words.ifAll}</small>}
      </h3>
      {odds.map((one) => (
        <Row key={one.action} scene={scene} odds={one} />
      ))}
    </section>
  );
}

function Row({ scene, odds: { action, chances } }: { readonly scene: Scene; readonly odds: Odds }) {
  const words = wordsFor(scene.language);
  return (
    <div className="ts-oddsrow">
      <span className={`ts-total ${action}`}>
        <Icon name={KIND_ICONS[action]} />
        <span className="sr">{words.kinds[action]}</span>
      </span>
      <ol>
        {chances.map(({ best, worst }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so many points
          <li key={n} style={{ '--chance': best }}>
            <span className="sr">{words.oddsSpoken(n, percent(best), percent(worst))}</span>
            <u aria-hidden="true">{words.plus(n)}</u>
            <b aria-hidden="true">{words.percent(percent(best))}</b>
            {worst !== best && <small aria-hidden="true">{words.percent(percent(worst))}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
