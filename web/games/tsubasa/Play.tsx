/** What is played for: the totals, which card brought which into play, and in the Shoot/Pass Phase the chances, the dice and the saves. */
import type { Scene } from '../../match/scene.ts';
import { useTable } from '../../pieces/table.ts';
import { DiceTray, SaveTray } from './Dice.tsx';
import { Meter } from './Meter.tsx';
import { OddsTable } from './Odds.tsx';
import { stageOf } from './stage.ts';
import type { Story } from './story.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';
import './play.css';

interface Props {
  readonly scene: Scene;
  readonly story: Story;
}

export function Play({ scene, story }: Props) {
  return (
    <>
      <Meter scene={scene} />
      {stageOf(scene) === 'attack' ? <Chain scene={scene} story={story} /> : <Action scene={scene} story={story} />}
    </>
  );
}

/** Before the dice the chances, then the dice, and the save that is tried or could be. */
function Action({ scene, story }: Props) {
  const { dice, save, attacker } = toldOf(scene);
  if (dice[attacker] === 0) return <OddsTable scene={scene} />;
  return save > 0 || scene.scopes.includes('saves') ? <SaveTray scene={scene} story={story} /> : <DiceTray scene={scene} />;
}

/** Which card brought which into play: the innermost is finished first. */
function Chain({ scene, story: { chain } }: Props) {
  const words = wordsFor(scene.language);
  const { faces } = useTable();
  if (chain.length < 2) return null;
  const asked = scene.ask?.name === 'use' ? scene.ask.options[0]?.on[0] : undefined;
  const now = scene.zones.flatMap(({ cards }) => cards).find((card) => card?.handle === asked)?.def;
  return (
    <section className="ts-chain" aria-label={words.chain}>
      <h3>{words.chain}</h3>
      <ol>
        {chain.map(({ def, depth }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links are only ever added
          <li key={i} className={def === now ? 'now' : ''} style={{ '--depth': depth }}>
            <b>{faces.get(def)?.name}</b>
            {def === now && <em>{words.chainNow}</em>}
          </li>
        ))}
      </ol>
    </section>
  );
}
