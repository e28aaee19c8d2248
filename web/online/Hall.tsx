/** Where people meet: open tables, one's own matches, and who one is at this server. */
import { useState } from 'react';
import { useLoaded } from '../library/client.ts';
import { aboutMe } from '../match/remote/http.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { Failed } from '../screens/Failed.tsx';
import { Frame } from '../screens/Frame.tsx';
import { onlineWords } from '../words/online.ts';
import { Lobby } from './Lobby.tsx';
import { MyMatches } from './MyMatches.tsx';
import { type HallPart, hallParts, routeTo } from './place.ts';
import { usePolled } from './usePolled.ts';
import { You } from './You.tsx';
import './online.css';

/** Milliseconds after which one's matches are asked for again. */
const AGAIN = 8000;

export function Hall({ part }: { readonly part: HallPart }) {
  const words = onlineWords(useSettings().language);
  const turn = usePolled(AGAIN);
  const [changes, setChanges] = useState(0);
  const { value: me, failed } = useLoaded(aboutMe, [turn, changes]);
  const waiting = me?.matches.filter(({ state }) => state === 'myTurn').length ?? 0;
  return (
    <Frame at="online" className="online-hall">
      <main data-hall={part}>
        <nav className="tabs" aria-label={words.hall.parts}>
          {hallParts.map((one) => (
            <a key={one} href={hrefOf(routeTo({ at: 'hall', part: one }))} aria-current={one === part ? 'page' : undefined} data-part={one}>
              {words.hall[one]}
              {one === 'mine' && waiting > 0 && <b className="badge">{waiting}</b>}
            </a>
          ))}
        </nav>
        {failed && (
          <div className="failed" role="alert">
            <p>{words.hall.offline}</p>
            <Failed why={failed} />
          </div>
        )}
        {part === 'lobby' && <Lobby />}
        {part === 'mine' && <MyMatches me={me} />}
        {part === 'you' && <You me={me} onChanged={() => setChanges((now) => now + 1)} />}
      </main>
    </Frame>
  );
}
