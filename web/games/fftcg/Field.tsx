import type { Scene, ShownCard } from '../../match/scene.ts';
import { seenIn } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useTable } from '../../pieces/table.ts';
import { standsAs, traitOf } from './draw.tsx';
import { nearOf, ownOf, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly row: 'backups' | 'forwards';
  /** Handles of what the stack has chosen. */
  readonly targets: ReadonlySet<number>;
}

/** A card lying down is as wide as a standing one is high. */
const LYING = 1.4;
/** Places for Backups that are drawn. */
const PLACES = 5;

export function Field({ scene, seat, row, targets }: Props) {
  const { faces } = useTable();
  const words = wordsFor(scene.language);
  const mine = seat === nearOf(scene);
  const all = scene.zones.find((zone) => zone.zone === 'field' && zone.seat === seat)!.cards.filter((card) => card !== null);
  const cards = all.filter((card) => {
    const face = faces.get(card.def);
    return face !== undefined && (standsAs(face, card) === 'backup') === (row === 'backups');
  });
  const room = mine && row === 'backups' && cards.length < PLACES;
  const units = cards.reduce((sum, { marks }) => sum + (marks.dull ? LYING : 1), 0) + (room ? 1 : 0);
  const style = { '--units': Math.max(1, units), '--gaps': Math.max(0, cards.length - (room ? 0 : 1)) };
  return (
    <ul className={`ff-row ${row} ${mine ? 'you' : 'opp'}`} style={style} aria-label={words.rows[row]}>
      {cards.map((card) => (
        <Cell key={card.handle} scene={scene} seat={seat} card={card} chosen={targets.has(card.handle)} />
      ))}
      {room && (
        <li className="ff-cell">
          <span className="slot empty">{words.noBackup(cards.length + 1)}</span>
        </li>
      )}
      {cards.length === 0 && !room && (
        <li className="ff-cell none">
          <span className="sr">{words.empty}</span>
        </li>
      )}
    </ul>
  );
}

interface CellProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly card: ShownCard;
  readonly chosen: boolean;
}

/** A card and what it is in just now: a ring by whose doing it is, and a tab that says it. */
function Cell({ scene, seat, card, chosen }: CellProps) {
  const { faces } = useTable();
  const words = wordsFor(scene.language);
  const { dull, attacking, blocking, fresh } = card.marks;
  const whose = seat === nearOf(scene) ? 'you' : 'opp';
  const face = faces.get(card.def)!;
  // Being new matters to who cannot attack for it now.
  const idle =
    fresh && ownOf(scene).turn === seat && standsAs(face, card) === 'forward' && !traitOf(face, card, 'keyword').includes('haste');
  const doing = attacking ? words.attacking : blocking ? words.blocking : '';
  const ring = chosen ? 'tgt' : doing !== '' ? `${whose}-in` : '';
  return (
    <li className={`ff-cell ${dull ? 'lying' : ''} ${ring}`}>
      {beneath(scene, card).map((below, i) => (
        <span key={below.handle} className="ff-beneath" style={{ '--i': i + 1 }}>
          <Card card={below} size="s" tab={words.beneath(face.name)} />
        </span>
      ))}
      <Card card={card} size="s" />
      {(doing !== '' || chosen) && (
        <span className={`flagtab ${chosen ? 'bad' : whose}`}>{[doing, chosen ? words.target : ''].filter(Boolean).join(' · ')}</span>
      )}
      {doing === '' && !chosen && idle && (
        <span className="flagtab" title={words.freshNote}>
          {words.fresh}
        </span>
      )}
    </li>
  );
}

/** FFT-2061: the cards under a Character that has primed; they are looked at like any other. */
function beneath(scene: Scene, { handle }: ShownCard): readonly ShownCard[] {
  const under = toldOf(scene).primed.filter(({ character }) => character === handle);
  if (under.length === 0) return [];
  const cards = scene.zones.filter(({ zone }) => zone === 'under').flatMap(seenIn);
  return under.flatMap(({ beneath: below }) => cards.find((card) => card.handle === below) ?? []);
}
