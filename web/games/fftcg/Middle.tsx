/** The line between the two sides: who attacks and who blocks, or whose turn it is. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { useTable } from '../../pieces/table.ts';
import { nearOf, ownOf } from './told.ts';
import { wordsFor } from './words/words.ts';

export function Middle({ scene }: { readonly scene: Scene }) {
  const { faces } = useTable();
  const words = wordsFor(scene.language);
  const { turn, turns } = ownOf(scene);
  const marked = (mark: string, of: number) =>
    scene.zones
      .find(({ zone, seat }) => zone === 'field' && seat === of)!
      .cards.flatMap((card) => (card?.marks[mark] ? [faces.get(card.def)?.name ?? ''] : []));
  const attackers = marked('attacking', turn);
  const [blocker] = marked('blocking', 1 - turn);
  const whose = turn === nearOf(scene) ? 'you' : 'opp';
  if (attackers.length === 0)
    return <p className="ff-middle">{turns > 0 && <span className={`quiet ${whose}`}>{turnText(scene)}</span>}</p>;
  return (
    <p className="ff-middle">
      <span className={whose}>
        <Icon name="flag" /> {words.attacks(attackers)}
      </span>
      {blocker && <span className={whose === 'you' ? 'opp' : 'you'}>{words.blockedBy(blocker)}</span>}
      {!blocker && passedBlock(scene) && <span className="quiet">{words.notBlocked}</span>}
    </p>
  );
}

function turnText(scene: Scene): string {
  const words = wordsFor(scene.language);
  const { turn } = ownOf(scene);
  if (scene.viewer === 'spectator') return words.turnOf(scene.seats[turn].name);
  return turn === scene.viewer ? words.yourTurn : words.theirTurn;
}

/** The block was asked for and is behind us. */
export const passedBlock = (scene: Scene) =>
  !ownOf(scene).blocked &&
  (scene.scopes.includes('damageStep') || (scene.scopes.includes('blockStep') && scene.scopes.includes('priority')));
