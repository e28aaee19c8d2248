/** The Captain Tsubasa board: two Play Areas with the totals between them; below, the pitch row, points, and who can be brought in. */
import { Suspense, useRef, useState } from 'react';
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useStory } from '../../match/useStory.ts';
import { useAsked } from '../../pieces/table.ts';
import { useInSight } from '../../pieces/useInSight.ts';
import { Sheet, SheetCards } from '../../pieces/wanted.tsx';
import type { BoardProps } from '../drawing.ts';
import { Extras } from './Extras.tsx';
import { Middle } from './Middle.tsx';
import type { Opened } from './Piles.tsx';
import { Pitch } from './Pitch.tsx';
import { Side } from './Side.tsx';
import { stageOf } from './stage.ts';
import { storyOf } from './story.ts';
import { Duel } from './wanted.ts';
import { wordsFor } from './words/words.ts';

export function Board({ scene }: BoardProps) {
  const story = useStory(scene, storyOf);
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { choice } = useAsked();
  useInSight(root, `${scene.step} ${choice.chosen.length}`, '[data-lit]');
  const near = nearOf(scene);
  const stage = stageOf(scene);
  return (
    <div className="ts-board" data-at={stage} ref={root}>
      <svg className="g-lines" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 0V60" />
        <ellipse cx="50" cy="30" rx="17" ry="26" />
      </svg>
      {stage === 'duel' ? (
        <Suspense>
          <Duel scene={scene} />
        </Suspense>
      ) : (
        <>
          <Side scene={scene} story={story} seat={1 - near} onOpen={setOpened} />
          <Middle scene={scene} story={story} />
          <Side scene={scene} story={story} seat={near} onOpen={setOpened} />
          <div className="ts-lower">
            <Pitch scene={scene} onOpen={setOpened} />
            <Extras scene={scene} />
          </div>
        </>
      )}
      {opened && <Laid scene={scene} opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** Piles laid out to be looked at. */
function Laid({ scene, opened, onClose }: { readonly scene: Scene; readonly opened: Opened; readonly onClose: () => void }) {
  const { seat, zones } = opened;
  const words = wordsFor(scene.language);
  const shown = zones.map((zone) => zoneOf(scene, zone, seat)).filter((zone) => seenIn(zone).length > 0);
  const name = shown.length === 1 ? shown[0].name : seat < 0 ? words.piles.table : '';
  return (
    <Sheet title={[name, scene.seats[seat]?.name].filter(Boolean).join(' · ')} onClose={onClose}>
      {shown.map((zone) => (
        <section key={zone.zone} className="ts-laid" aria-label={zone.name}>
          {shown.length > 1 && <h3>{zone.name}</h3>}
          <SheetCards cards={seenIn(zone)} />
        </section>
      ))}
    </Sheet>
  );
}
