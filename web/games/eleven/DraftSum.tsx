/** What the Directors that are kept, and the one that is looked at, come to: the four Stats, and their votes on each face of the die. */
import type { Scene, ShownCard } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { useTable } from '../../pieces/table.ts';
import { cardWordsFor } from './cardWords/words.ts';
import { Sign, Vote } from './Sign.tsx';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const RESOURCES = ['cash', 'fan', 'op', 'fit'] as const;
const STATS = { cash: 'statCash', fan: 'statFan', op: 'statOp', fit: 'statFit' } as const;
/** The first and the last space of a track. */
const [FIRST, LAST] = [1, 5];

interface Props {
  readonly scene: Scene;
  readonly kept: readonly ShownCard[];
  readonly looked: ShownCard | undefined;
}

export function DraftSum({ scene, kept, looked }: Props) {
  const words = wordsFor(scene.language);
  const cardWords = cardWordsFor(scene.language);
  const { faces } = useTable();
  const { own } = toldOf(scene);
  const near = nearOf(scene);
  const board = [...kept, ...(looked ? [looked] : [])].flatMap((card) => faces.get(card.def) ?? []);
  const votes = (notes: unknown) =>
    typeof notes === 'object' && notes !== null && 'votes' in notes && typeof notes.votes === 'string' ? [...notes.votes] : [];
  return (
    <div className="el-draftsum">
      <ul aria-label={words.draft.stats}>
        {RESOURCES.map((of) => {
          const start = own[STATS[of]][near];
          const moves = board.flatMap(({ stats }) => (stats[of] ? [stats[of]] : []));
          const to = Math.min(LAST, Math.max(FIRST, start + moves.reduce((sum, n) => sum + n, 0)));
          return (
            <li key={of}>
              <Sign of={of} />
              <span>{words.resources[of]}</span>
              <small>{moves.length > 0 && `${start}${moves.map((n) => ` ${n < 0 ? '−' : '+'} ${Math.abs(n)}`).join('')} =`}</small>
              <b>{to}</b>
            </li>
          );
        })}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.draft.votes}</th>
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <th key={face} scope="col">
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.map(({ id, name, notes }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {votes(notes).map((vote, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
                <td key={i}>
                  <Vote of={vote} letter={cardWords.letters[vote]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
