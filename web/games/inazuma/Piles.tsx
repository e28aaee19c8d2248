/** The piles of a side as numbers; what may be looked at can be opened. */
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icons.ts';
import type { Scene, ShownZone } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { wordsFor } from './words/words.ts';

const PILES = ['deck', 'discard', 'starting', 'out', 'underKeeper'];
/** Worth a word only when there is something in it. */
const SELDOM = ['out'];
const ICONS: { readonly [pile: string]: IconName } = { deck: 'deck', discard: 'out', hand: 'hand' };
/** Everything of a side that is not on the pitch. */
const OFF_PITCH = ['bench', ...PILES];

export type OnOpen = (seat: number, zones: readonly string[]) => void;

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly onOpen: OnOpen;
}

export function Piles({ scene, seat, onOpen }: Props) {
  const words = wordsFor(scene.language);
  const mine = seat === nearOf(scene);
  const whose = mine ? 'you' : 'opp';
  // One's own hand lies below the question.
  const names = [...(mine && scene.viewer !== 'spectator' ? [] : ['hand']), ...PILES];
  const shown = names.filter((name) => !SELDOM.includes(name) || zoneOf(scene, name, seat).count > 0);
  return (
    <ul className={`ina-piles ${whose}`} aria-label={scene.seats[seat].name}>
      <li className="aside">
        <BenchButton scene={scene} seat={seat} onOpen={onOpen} />
      </li>
      {shown.map((name) => (
        <li key={name}>
          <Pile zone={zoneOf(scene, name, seat)} label={words.piles[name]} onOpen={() => onOpen(seat, [name])} />
        </li>
      ))}
    </ul>
  );
}

/** Where the bench has no room of its own. */
export function BenchButton({ scene, seat, onOpen }: Props) {
  const zone = zoneOf(scene, 'bench', seat);
  return (
    <button type="button" className="ina-pile" data-pile={pileKey(zone)} aria-haspopup="dialog" onClick={() => onOpen(seat, OFF_PITCH)}>
      <span className={`seat ${seat === nearOf(scene) ? 'you' : 'opp'}`} aria-hidden="true" />
      {wordsFor(scene.language).bench} <b>{zone.count}</b>
    </button>
  );
}

function Pile({ zone, label, onOpen }: { readonly zone: ShownZone; readonly label: string; readonly onOpen: () => void }) {
  const icon = ICONS[zone.zone];
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {label} <b>{zone.count}</b>
    </>
  );
  if (seenIn(zone).length === 0)
    return (
      <span className="ina-pile" data-pile={pileKey(zone)}>
        {inside}
      </span>
    );
  return (
    <button type="button" className="ina-pile" data-pile={pileKey(zone)} aria-haspopup="dialog" onClick={onOpen}>
      {inside}
    </button>
  );
}
