/** Piles as their numbers: what may be looked through can be opened. A deck shows the back of its top card, a hand all of its backs. */
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

export interface Opened {
  /** -1: of the table. */
  readonly seat: number;
  readonly zones: readonly string[];
}
export type OnOpen = (opened: Opened) => void;

interface PileProps {
  readonly scene: Scene;
  readonly seat: number;
  /** The first gives its number. */
  readonly zones: readonly string[];
  readonly label: string;
  /** `roomy`: only where there is room; `folded`: only where there is none. */
  readonly room?: 'roomy' | 'folded' | 'folded shared' | '';
  readonly onOpen: OnOpen;
}

export function Pile({ scene, seat, zones, label, room = '', onOpen }: PileProps) {
  const all = zones.map((zone) => zoneOf(scene, zone, seat));
  const count = all.reduce((sum, zone) => sum + zone.count, 0);
  const className = `ts-pile ${room}`;
  const inside = (
    <>
      {label} <b>{count}</b>
    </>
  );
  if (all.every((zone) => seenIn(zone).length === 0))
    return (
      <span className={className} data-pile={pileKey(all[0])}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      data-pile={pileKey(all[0])}
      aria-haspopup="dialog"
      aria-label={`${label} ${count}${seat < 0 ? '' : `, ${scene.seats[seat].name}`}`}
      onClick={() => onOpen({ seat, zones })}
    >
      {inside}
    </button>
  );
}

const Back = ({ of, n, words }: { readonly of: string; readonly n?: number; readonly words: BoardWords }) => (
  <i className={`ts-back ${of}`} aria-hidden="true">
    {words.backSigns[of]}
    {n !== undefined && <b>{n}</b>}
  </i>
);

/** A hand from behind: how many cards show which back. Those that were taken in the open can be looked at. */
function Hand({ scene, seat, onOpen }: { readonly scene: Scene; readonly seat: number; readonly onOpen: OnOpen }) {
  const words = wordsFor(scene.language);
  const backs = toldOf(scene).hands[seat];
  const hand = zoneOf(scene, 'hand', seat);
  const known = seenIn(hand).length;
  const spoken = [words.handBacks(hand.count), ...backs.map(({ back, n }) => `${n} ${words.backs[back]}`)].join(', ');
  const inside = (
    <>
      <span className="sr">{known === 0 ? spoken : `${spoken}, ${words.known(known)}`}</span>
      {backs.map(({ back, n }) => (
        <Back key={back} of={back} n={n} words={words} />
      ))}
      {hand.count === 0 && (
        <i className="ts-back none" aria-hidden="true">
          0
        </i>
      )}
    </>
  );
  if (known === 0)
    return (
      <span className="ts-hand" data-pile={pileKey(hand)}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className="ts-pile ts-hand"
      data-pile={pileKey(hand)}
      aria-haspopup="dialog"
      title={words.known(known)}
      onClick={() => onOpen({ seat, zones: ['hand'] })}
    >
      {inside}
    </button>
  );
}

/** Everything of a side that lies in piles. */
export function Piles({ scene, seat, onOpen }: { readonly scene: Scene; readonly seat: number; readonly onOpen: OnOpen }) {
  const words = wordsFor(scene.language);
  const { tops } = toldOf(scene);
  const mine = seat === nearOf(scene) && scene.viewer !== 'spectator';
  const deck = zoneOf(scene, 'deck', seat);
  const has = (zone: string) => zoneOf(scene, zone, seat).count > 0;
  return (
    <div className="ts-piles">
      {!mine && <Hand scene={scene} seat={seat} onOpen={onOpen} />}
      <span
        className="ts-pile deck"
        data-pile={pileKey(deck)}
        role="img"
        aria-label={`${words.piles.deck} ${deck.count}${tops[seat] === '' ? '' : `, ${words.topShows(words.backs[tops[seat]])}`}`}
      >
        <span className="nm">{words.piles.deck}</span> {tops[seat] !== '' && <Back of={tops[seat]} words={words} />} <b>{deck.count}</b>
      </span>
      <Pile scene={scene} seat={seat} zones={['discard']} label={words.piles.discard} onOpen={onOpen} />
      {has('bench') && !mine && <Pile scene={scene} seat={seat} zones={['bench']} label={words.piles.bench} room="roomy" onOpen={onOpen} />}
      <Pile scene={scene} seat={seat} zones={['shots', 'blocks']} label={words.piles.special} room="roomy" onOpen={onOpen} />
      {has('fatigue') && <Pile scene={scene} seat={seat} zones={['fatigue']} label={words.piles.fatigue} room="roomy" onOpen={onOpen} />}
      <Pile
        scene={scene}
        seat={seat}
        zones={['bench', 'shots', 'blocks', 'fatigue']}
        label={words.piles.more}
        room="folded"
        onOpen={onOpen}
      />
      {mine && (
        <Pile scene={scene} seat={-1} zones={['pitch', 'signings', 'box']} label={words.piles.table} room="folded shared" onOpen={onOpen} />
      )}
    </div>
  );
}
