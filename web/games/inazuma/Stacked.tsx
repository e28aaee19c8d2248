/** A character with the cards beneath it: one thing to point at, but all of its cards show, and a flame with their number. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene, ShownCard } from '../../match/scene.ts';
import { seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useTable } from '../../pieces/table.ts';
import type { Size } from '../drawing.ts';
import { BENEATH } from './draw.tsx';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly card: ShownCard;
  readonly seat: number;
  /** Where the cards beneath lie. Those of one character have its name. */
  readonly zone: 'covered' | 'benchCovered';
  readonly size: Size;
}

export function Stacked({ scene, card, seat, zone, size }: Props) {
  const { faces } = useTable();
  const words = wordsFor(scene.language);
  const name = faces.get(card.def)?.name;
  const beneath = seenIn(zoneOf(scene, zone, seat)).filter(({ def }) => faces.get(def)?.name === name);
  if (beneath.length === 0) return <Card card={card} size={size} />;
  const cards = beneath.length + 1;
  return (
    <span className="ina-stack">
      {beneath.slice(-2).map(({ handle }, i) => (
        <i key={handle} className={`under u${i}`} aria-hidden="true" />
      ))}
      <Card card={{ ...card, marks: { ...card.marks, [BENEATH]: beneath.length } }} size={size} />
      <span className="ina-flame">
        <Icon name="flame" />
        <span aria-hidden="true">{cards}</span>
        <span className="sr">{words.stack(cards)}</span>
      </span>
    </span>
  );
}
