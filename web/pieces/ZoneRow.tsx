/** A zone as a row of cards; what is not seen is one pile with its number. */
import { memo } from 'react';
import type { ShownCard, ShownZone } from '../match/scene.ts';
import { pileKey } from '../motion/whence.ts';
import { Card, CardBack } from './Card.tsx';
import { useTable } from './table.ts';

interface Props {
  readonly zone: ShownZone;
  readonly size?: 'xs' | 's' | 'm';
}

export const ZoneRow = memo(({ zone, size = 's' }: Props) => {
  const { words } = useTable();
  const seen = zone.cards.filter((card): card is ShownCard => card !== null);
  const hidden = zone.count - seen.length;
  return (
    <section
      className="zone-row"
      style={{ '--cards': seen.length + Math.min(hidden, 1) }}
      data-pile={pileKey(zone)}
      aria-label={`${zone.name}, ${words.cards(zone.count)}`}
    >
      <h3>
        {zone.name} <b>{zone.count}</b>
      </h3>
      <ul>
        {hidden > 0 && (
          <li>
            <CardBack size="xs" count={hidden} />
          </li>
        )}
        {seen.map((card) => (
          <li key={card.handle}>
            <Card card={card} size={size} />
          </li>
        ))}
      </ul>
    </section>
  );
});
