/** The battles of this period, in a row that ends with its one shot. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { useTable } from '../../pieces/table.ts';
import { Shape } from './places.tsx';
import { type Battle, powersIn, type Story } from './story.ts';
import { ownOf } from './told.ts';
import { wordsFor } from './words/words.ts';

export function Chain({ scene, story }: { readonly scene: Scene; readonly story: Story }) {
  const { faces } = useTable();
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { shooting } = ownOf(scene);
  const fought = story.battles.filter(({ shot }) => !shot);
  const running = scene.scopes.includes('breakthrough') && scene.result === null;
  const winner = ({ loser }: Battle) => (loser === near ? 'opp' : 'you');
  const score = (battle: Battle) => powersIn(battle, near)?.join('–') ?? '';
  return (
    <ol className="pc-chain" aria-label={words.battles}>
      {fought.map((battle, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: battles are only ever added at the end
        <li key={i} className={winner(battle)} title={battle.text}>
          <b>
            <Shape who={winner(battle)} />
            {score(battle)}
          </b>
          <i>
            <span className="sr">{winner(battle) === 'you' ? words.won : words.lost}: </span>
            {words.out(faces.get(battle.out)?.name ?? '')}
          </i>
        </li>
      ))}
      {running && (
        <li className="now" aria-current="step">
          <b>{words.battle(fought.length + 1)}</b>
          <i>{words.battleNow}</i>
        </li>
      )}
      <li className={shooting ? 'shot now' : 'shot'} aria-current={shooting ? 'step' : undefined}>
        <b>
          <Icon name="ball" />
        </b>
        <i>{words.oneShot}</i>
      </li>
    </ol>
  );
}
