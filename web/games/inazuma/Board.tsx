/** The board of Inazuma Eleven TCG: the pitch, below it the benches with what is fought out between them, and the piles. */
import { useRef, useState } from 'react';
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useStory } from '../../match/useStory.ts';
import { useAsked } from '../../pieces/table.ts';
import { useInSight } from '../../pieces/useInSight.ts';
import { Sheet, SheetCards } from '../../pieces/wanted.tsx';
import type { BoardProps } from '../drawing.ts';
import { Bench } from './Bench.tsx';
import { Middle } from './Middle.tsx';
import { Piles } from './Piles.tsx';
import { Pitch } from './Pitch.tsx';
import { Shootout } from './Shootout.tsx';
import { storyOf } from './story.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Opened {
  readonly seat: number;
  readonly zones: readonly string[];
}

export function Board({ scene }: BoardProps) {
  const attacks = useStory(scene, storyOf);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Opened | null>(null);
  const { choice } = useAsked();
  // A place for the card that was pointed at, or else a card.
  useInSight(root, `${scene.step} ${choice.chosen.length}`, '.ina-free, .ina-onto', '[data-lit]');
  if (zoneOf(scene, 'shootout', 0).count > 0) return <Shootout scene={scene} />;
  const near = nearOf(scene);
  const seats = [1 - near, near];
  const onOpen = (seat: number, zones: readonly string[]) => setOpen({ seat, zones });
  return (
    <div className={`ina-board ${toldOf(scene).step === 'lineUp' && scene.result === null ? 'placing' : ''}`} ref={root}>
      <Pitch scene={scene} onOpen={onOpen} />
      <div className="ina-strip">
        <div className="ina-mid">
          <Middle scene={scene} attacks={attacks} />
        </div>
        {seats.map((seat) => (
          <Bench key={seat} scene={scene} seat={seat} />
        ))}
      </div>
      <div className="ina-counts">
        {seats.map((seat) => (
          <Piles key={seat} scene={scene} seat={seat} onOpen={onOpen} />
        ))}
      </div>
      {open && <Opened scene={scene} opened={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Piles laid out to be looked at. */
function Opened({ scene, opened, onClose }: { readonly scene: Scene; readonly opened: Opened; readonly onClose: () => void }) {
  const words = wordsFor(scene.language);
  const { seat, zones } = opened;
  const labels: { readonly [zone: string]: string } = { ...words.piles, bench: words.bench };
  const [only, ...more] = zones;
  const title = more.length === 0 ? `${labels[only]} · ${scene.seats[seat].name}` : scene.seats[seat].name;
  return (
    <Sheet title={title} onClose={onClose}>
      {zones.map((name) => {
        const zone = zoneOf(scene, name, seat);
        const cards = seenIn(zone);
        return (
          <section key={name} className="ina-opened" aria-label={labels[name]}>
            {more.length > 0 && (
              <h3>
                {labels[name]} <b>{zone.count}</b>
              </h3>
            )}
            {cards.length > 0 && <SheetCards cards={cards} />}
          </section>
        );
      })}
    </Sheet>
  );
}
