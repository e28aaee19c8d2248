/** What lies before a seat or in common: open cards laid out, piles with their number and their top. */
import { useState } from 'react';
import type { Scene, ShownCard, ShownZone } from '../../match/scene.ts';
import { seenIn } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { Card, CardBack } from '../../pieces/Card.tsx';
import { Remembered } from '../../pieces/Remembered.tsx';
import { Sheet, SheetCards } from '../../pieces/Sheet.tsx';
import { useTable } from '../../pieces/table.ts';
import type { Size } from '../drawing.ts';

/** More open cards of a pile than this are not laid out. */
const FEW = 4;

interface Props {
  readonly scene: Scene;
  readonly zones: readonly ShownZone[];
  readonly size: Size;
  /** Before whom they lie; nobody: they are everybody's. */
  readonly whose?: string;
}

export function PlainZones({ scene, zones, size, whose = '' }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  const kinds = [...Map.groupBy(zones, ({ zone }) => zone).values()].filter((places) => places.some(({ count }) => count > 0));
  // Where texts work comes first; what lies in piles takes little room.
  const sorted = [...kinds.filter(([{ kind }]) => kind === 'table'), ...kinds.filter(([{ kind }]) => kind !== 'table')];
  const isPile = ([zone]: readonly ShownZone[]) => {
    const seen = seenIn(zone);
    return zone.kind === 'pile' && seen.length > FEW && !seen.some(({ handle }) => named.has(handle));
  };
  const open = zones.find((zone) => pileKey(zone) === opened);
  return (
    <div className="zones">
      {sorted.map((places) =>
        isPile(places) ? (
          <Pile key={places[0].zone} zone={places[0]} whose={whose} onOpen={() => setOpened(pileKey(places[0]))} />
        ) : (
          <Laid key={places[0].zone} places={places} size={places[0].kind === 'pile' ? 'xs' : size} whose={whose} />
        ),
      )}
      {open && (
        <Sheet title={open.name} onClose={() => setOpened(null)}>
          <SheetCards cards={[...seenIn(open)].reverse()} />
        </Sheet>
      )}
    </div>
  );
}

/** Two piles of one name are told apart by whom they belong to. */
const placed = (whose: string, name: string): string => [whose, name].filter(Boolean).join(', ');

/** A pile that can be looked through: its newest card, and how many there are. */
function Pile({ zone, whose, onOpen }: { readonly zone: ShownZone; readonly whose: string; readonly onOpen: () => void }) {
  const top = seenIn(zone).at(-1)!;
  return (
    <section className="zone-row" data-pile={pileKey(zone)} aria-label={placed(whose, zone.name)}>
      <h3>
        {zone.name} <b>{zone.count}</b>
      </h3>
      <div className="pile-top">
        <Remembered def={top.def} size="xs" />
        <button type="button" className="tb more" aria-haspopup="dialog" aria-label={placed(whose, zone.name)} onClick={onOpen}>
          …
        </button>
      </div>
    </section>
  );
}

/** Every card that is seen; what is not seen is one pile with its number, apart from cards that show another side of themselves. */
function Laid({ places, size, whose }: { readonly places: readonly ShownZone[]; readonly size: Size; readonly whose: string }) {
  const { words } = useTable();
  const [{ name }] = places;
  const count = places.reduce((sum, zone) => sum + zone.count, 0);
  return (
    <section className="zone-row" data-pile={pileKey(places[0])} aria-label={placed(whose, `${name}, ${words.cards(count)}`)}>
      <h3>
        {name} <b>{count}</b>
      </h3>
      <ul>
        {places.map((zone) => (
          <Place key={zone.place} zone={zone} size={size} slot={places.length > 1} />
        ))}
      </ul>
    </section>
  );
}

/** `slot`: it keeps its place when nothing lies there. */
function Place({ zone, size, slot }: { readonly zone: ShownZone; readonly size: Size; readonly slot: boolean }) {
  const seen = zone.cards.filter((card): card is ShownCard => card !== null);
  const shown = zone.faces.flatMap((face, i) => (face === null ? [] : [{ face, i }]));
  const hidden = zone.count - seen.length - shown.length;
  return (
    <>
      {hidden > 0 && (
        <li>
          <CardBack size="xs" count={hidden} />
        </li>
      )}
      {shown.map(({ face, i }) => (
        <li key={`face ${i}`}>
          <span className="card back xs faced" role="img" aria-label={face}>
            <i />
            <b className="face">{face}</b>
          </span>
        </li>
      ))}
      {seen.map((card) => (
        <li key={card.handle}>
          <Card card={card} size={size} />
        </li>
      ))}
      {slot && zone.count === 0 && (
        <li>
          <span className={`card ${size} slot`} aria-hidden="true" />
        </li>
      )}
    </>
  );
}
