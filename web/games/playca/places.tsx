/** The parts of the board that lie beside the battle: goalkeepers, face-down characters, licences, TP and piles. */
import type { ReactNode } from 'react';
import type { ShownZone } from '../../match/scene.ts';
import { seenIn } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { Card, CardBack } from '../../pieces/Card.tsx';
import { useTable } from '../../pieces/table.ts';
import type { Size } from '../drawing.ts';
import type { BoardWords } from './words/words.ts';

/** A side's sign: a disc for you, a lozenge for them. */
export const Shape = ({ who }: { readonly who: 'you' | 'opp' }) => <span className={`seat ${who}`} aria-hidden="true" />;

/** A heading and cards below it. */
export function Place({
  name,
  className = '',
  children,
}: {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`pc-place ${className}`}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}

/** Cards of a zone in their order, the unseen ones from behind. */
export function Row({ zone, size }: { readonly zone: ShownZone; readonly size: Size }) {
  return (
    <ul className="pc-row">
      {zone.cards.map((card, i) => (
        // A face-down card is nothing but its place.
        <li key={card?.handle ?? `back${i}`}>{card ? <Card card={card} size={size} /> : <CardBack size={size} />}</li>
      ))}
    </ul>
  );
}

export function Licences({ zone, words }: { readonly zone: ShownZone; readonly words: BoardWords }) {
  const { faces } = useTable();
  return (
    <ul className="pc-lics" aria-label={words.licence}>
      {seenIn(zone).map((card) => (
        <li key={card.handle}>
          <Card card={card} size="xs" />
          <span>
            <b>{faces.get(card.def)?.name}</b>
            {words.licence} · {faces.get(card.def)?.traits.position?.[0]}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** More than so many are only counted. */
const MOST_PIPS = 12;

export function Tp({ count, toPay, words }: { readonly count: number; readonly toPay: number; readonly words: BoardWords }) {
  const pips = Array.from({ length: Math.min(count, MOST_PIPS) }, (_, i) => i);
  return (
    <div className="pc-tp">
      <h3>
        {words.tp} <b>{count}</b>
        {toPay > 0 && <em> {words.toPay(toPay)}</em>}
      </h3>
      <span className="pips" aria-hidden="true">
        {pips.map((i) => (
          // The TP added last are paid first.
          <i key={i} className={i >= pips.length - toPay ? 'use' : ''} />
        ))}
      </span>
    </div>
  );
}

interface PileProps {
  readonly zone: ShownZone;
  readonly name: string;
  /** Lies open where there is room. */
  readonly piled?: boolean;
  readonly onOpen: (zone: ShownZone) => void;
}

/** A pile as its number; what is seen of it can be opened. */
export function Pile({ zone, name, piled = false, onOpen }: PileProps) {
  const className = `pc-pile ${piled ? 'piled' : ''}`;
  const inside = (
    <>
      {name} <b>{zone.count}</b>
    </>
  );
  if (seenIn(zone).length === 0)
    return (
      <span className={className} data-pile={pileKey(zone)}>
        {inside}
      </span>
    );
  return (
    <button type="button" className={className} data-pile={pileKey(zone)} onClick={() => onOpen(zone)} aria-haspopup="dialog">
      {inside}
    </button>
  );
}
