import { Icon } from '../../art/Icon.tsx';
import type { Scene, ShownZone } from '../../match/scene.ts';
import { pileKey } from '../../motion/whence.ts';
import { CardBack, Drawn } from '../../pieces/Card.tsx';
import { useTable } from '../../pieces/table.ts';
import { nearOf, ownOf, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly onOpen: (zone: ShownZone) => void;
}

/** In this order; the first three always, the others where there is something in them. */
const PILES = ['deck', 'breakZone', 'hand', 'removed', 'limit', 'limitSpent'];
const ALWAYS = ['deck', 'breakZone', 'hand'];

export function Piles({ scene, seat, onOpen }: Props) {
  const words = wordsFor(scene.language);
  const mine = seat === nearOf(scene);
  const zoneAt = (name: string) => scene.zones.find((zone) => zone.zone === name && zone.seat === seat)!;
  // One's own hand lies below the question, and usable Limit Break cards with it.
  const below = mine && scene.viewer !== 'spectator' ? ['hand', 'limit'] : [];
  const shown = PILES.filter((name) => !below.includes(name) && (ALWAYS.includes(name) || zoneAt(name).count > 0));
  const crystals = ownOf(scene).crystals[seat];
  return (
    <div className={`ff-piles ${mine ? 'you' : 'opp'}`}>
      <Damage zone={zoneAt('damage')} most={toldOf(scene).most} mine={mine} scene={scene} onOpen={onOpen} />
      <ul>
        {shown.map((name) => (
          <li key={name} className={ALWAYS.includes(name) ? '' : 'slim'}>
            <Pile zone={zoneAt(name)} label={words.piles[name]} onOpen={onOpen} />
          </li>
        ))}
        {crystals > 0 && (
          <li className="slim ff-crystals">
            <Icon name="earth" />
            <b>{crystals}</b>
            <span>{words.crystals}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

// ---------------------------------------------------------------- damage

interface DamageProps {
  readonly zone: ShownZone;
  readonly most: number;
  readonly mine: boolean;
  readonly scene: Scene;
  readonly onOpen: (zone: ShownZone) => void;
}

/** One box for each point the match allows; a card with an EX Burst says so. */
function Damage({ zone, most, mine, scene, onOpen }: DamageProps) {
  const { faces } = useTable();
  const words = wordsFor(scene.language);
  const hasBurst = (def: string) => faces.get(def)?.traits.icon?.includes('burst') ?? false;
  const boxes = Array.from({ length: Math.max(most, zone.count) }, (_, i) => zone.cards[i] ?? null);
  const inside = (
    <>
      <span className="h6" aria-hidden="true">
        {words.damage} <b>{zone.count}</b>/{most}
      </span>
      <span className="boxes" aria-hidden="true">
        {boxes.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <i key={i} className={i < zone.count ? 'on' : ''}>
            {card && hasBurst(card.def) ? 'EX' : ''}
          </i>
        ))}
      </span>
    </>
  );
  const className = `ff-damage ${mine ? 'you' : 'opp'}`;
  const name = words.damageOf(zone.count, most);
  if (zone.count === 0)
    return (
      <div className={className} data-pile={pileKey(zone)} role="img" aria-label={name}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={className}
      data-pile={pileKey(zone)}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={() => onOpen(zone)}
    >
      {inside}
    </button>
  );
}

// ---------------------------------------------------------------- piles

interface PileProps {
  readonly zone: ShownZone;
  readonly label: string;
  readonly onOpen: (zone: ShownZone) => void;
}

/** A pile somebody may look through is a button; of a face-down one only the number is told. */
function Pile({ zone, label, onOpen }: PileProps) {
  const open = zone.cards.some((card) => card !== null);
  const inside = (
    <>
      <PileTop zone={zone} />
      <span className="name">
        {label} <b>{zone.count}</b>
      </span>
    </>
  );
  if (!open)
    return (
      <div className="pile" data-pile={pileKey(zone)}>
        {inside}
      </div>
    );
  return (
    <button type="button" className="pile" data-pile={pileKey(zone)} aria-haspopup="dialog" onClick={() => onOpen(zone)}>
      {inside}
    </button>
  );
}

const FACE_DOWN = ['deck', 'hand', 'limit'];

/** The card that came last, where it lies face up. */
function PileTop({ zone }: { readonly zone: ShownZone }) {
  const { faces, look, language } = useTable();
  const last = zone.cards.at(-1);
  const face = last && faces.get(last.def);
  if (FACE_DOWN.includes(zone.zone)) return <CardBack size="xs" count={zone.count} />;
  if (!face) return <span className="slot empty" aria-hidden="true" />;
  const drawing = look.draw(face, null, language);
  return (
    <span className={`card xs ${drawing.className}`} style={drawing.style} aria-hidden="true">
      <Drawn face={face} drawing={drawing} size="xs" />
    </span>
  );
}
