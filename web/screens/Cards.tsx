/** Every card of a game, to be searched and looked at. */
import { useMemo, useState } from 'react';
import { drawOf } from '../games/looks.ts';
import { ask, useLoaded } from '../library/client.ts';
import type { Face } from '../match/scene.ts';
import { go } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import { GameChoice } from './GameChoice.tsx';
import { Pool } from './Pool.tsx';
import { Zoom } from './Zoom.tsx';
import '../style/library.css';

export function Cards({ game, card }: { readonly game: string; readonly card: string }) {
  const { language } = useSettings();
  const words = screenWords(language);
  const { value: draw, failed: undrawn } = useLoaded(() => drawOf(game, language), [game, language]);
  const { value: all, failed } = useLoaded(() => ask('faces', { game, language }), [game, language]);
  const { value: stock } = useLoaded(() => ask('stock', { game, language }), [game]);
  const [among, setAmong] = useState<readonly string[] | null>(null);
  // What goes into no deck is no card but something the table lays down.
  const faces = useMemo(() => (all && stock ? all.filter(({ id }) => id in stock.places) : []), [all, stock]);
  const zoomed = faces.find(({ id }) => id === card);
  const turned: readonly Face[] = among ? among.flatMap((id) => faces.find((face) => face.id === id) ?? []) : faces;
  const open = (face: Face | null, how: 'push' | 'replace') => go({ at: 'cards', game, card: face?.id ?? '' }, how);
  return (
    <Frame at="cards" className="library two">
      <main data-game={game}>
        {draw && faces.length > 0 && (
          <Pool
            faces={faces}
            draw={draw}
            language={language}
            head={
              <>
                <h1>
                  {words.cards} <span className="sr">{wordsOf(language).pitch[game].name}</span>
                </h1>
                <GameChoice game={game} to={(id) => ({ at: 'cards', game: id, card: '' })} />
              </>
            }
            onOpen={(face, found) => {
              setAmong(found.map(({ id }) => id));
              open(face, 'push');
            }}
          />
        )}
        <Failed why={undrawn ?? failed} />
        {draw && zoomed && (
          <Zoom
            face={zoomed}
            among={turned}
            draw={draw}
            language={language}
            onTurn={(face) => open(face, 'replace')}
            onClose={() => open(null, 'replace')}
          />
        )}
      </main>
    </Frame>
  );
}
