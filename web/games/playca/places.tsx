/** The parts of the board that lie beside the battle: goalkeepers, face-down characters, licences, TP and piles. */
import type { ReactNode } from 'react';
import type { Scene, ShownCard, ShownZone } from '../../match/scene.ts';
import { Card, CardBack, Drawn } from '../../pieces/Card.tsx';
import { useTable } from '../../pieces/table.ts';
import type { Size } from '../drawing.ts';
import type { PlayCaWords } from './words.ts';

export const nearOf = ({ viewer }: Scene): number => (viewer === 'spectator' ? 0 : viewer);

export function zoneOf(scene: Scene, zone: string, seat: number): ShownZone {
  const found = scene.zones.find((one) => one.zone === zone && one.seat === seat);
  if (!found) throw new Error(`PlayCa's board knows no zone "${zone}" of seat ${seat}.`);
  return found;
}

export const seenIn = (zone: ShownZone): readonly ShownCard[] => zone.cards.filter((card): card is ShownCard => card !== null);

/** A side's sign: a disc for you, a lozenge for them. */
export const Shape = ({ who }: { readonly who: 'you' | 'opp' }) => <span className={`pc-shape ${who}`} aria-hidden="true" />;

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

/** A card that is told of but does not lie there any more: it can only be looked at. */
export function Remembered({ def, size }: { readonly def: string; readonly size: Size }) {
  const { faces, look, language, onInspect } = useTable();
  const face = faces.get(def);
  if (!face) return null;
  const drawing = look.draw(face, null, language);
  return (
    <span className={`card ${size} ${drawing.className}`} style={drawing.style}>
      <Drawn face={face} drawing={drawing} size={size} quiet />
      <button
        type="button"
        className="cover"
        aria-label={`${face.name}, ${drawing.spoken}`}
        onClick={() => onInspect(def, null)}
        onMouseEnter={() => onInspect(def, null)}
        onFocus={() => onInspect(def, null)}
      />
    </span>
  );
}

export function Licences({ zone, words }: { readonly zone: ShownZone; readonly words: PlayCaWords }) {
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

export function Tp({ count, toPay, words }: { readonly count: number; readonly toPay: number; readonly words: PlayCaWords }) {
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
  if (seenIn(zone).length === 0) return <span className={className}>{inside}</span>;
  return (
    <button type="button" className={className} onClick={() => onOpen(zone)} aria-haspopup="dialog">
      {inside}
    </button>
  );
}
