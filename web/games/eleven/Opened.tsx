/** Laid over the board: a whole club, a pile, or the League table. */
import type { Scene } from '../../match/scene.ts';
import { seenIn, zoneOf } from '../../match/seen.ts';
import { Sheet, SheetCards } from '../../pieces/wanted.tsx';
import { Goals } from './Goals.tsx';
import { clubStyle } from './kits.ts';
import { LeagueTable, Scout } from './League.tsx';
import { Sum } from './Season.tsx';
import type { Story } from './story.ts';
import { toldOf } from './told.ts';
import { ClubBare } from './Whole.tsx';
import { wordsFor } from './words/words.ts';

export type Open = { readonly pile: string } | { readonly club: number } | 'table';
export type OnOpen = (opened: Open) => void;

interface Props {
  readonly scene: Scene;
  readonly story: Story;
  readonly opened: Open;
  readonly onClose: () => void;
}

export function Opened({ scene, story, opened, onClose }: Props) {
  const words = wordsFor(scene.language);
  if (opened === 'table')
    return (
      <Sheet title={words.table.title} onClose={onClose}>
        <div className="el-sheet">
          <Goals scene={scene} />
          <Scout scene={scene} />
          <LeagueTable scene={scene} story={story} />
        </div>
      </Sheet>
    );
  if ('pile' in opened) {
    const zone = zoneOf(scene, opened.pile, -1);
    return (
      <Sheet title={zone.name} onClose={onClose}>
        <SheetCards cards={[...seenIn(zone)].reverse()} />
      </Sheet>
    );
  }
  return (
    <Sheet title={`${toldOf(scene).clubs[opened.club].name} · ${scene.seats[opened.club].name}`} onClose={onClose}>
      <div className="el-sheet" style={clubStyle(opened.club)}>
        <ClubBare scene={scene} seat={opened.club} />
        <Sum scene={scene} seat={opened.club} />
      </div>
    </Sheet>
  );
}
