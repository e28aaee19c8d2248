/** A match at the server: the way to one's seat, the room until it begins, and the table. */
import { useState } from 'react';
import { useLoaded } from '../library/client.ts';
import { matchInfo } from '../match/remote/http.ts';
import { useHeld } from '../match/useHeld.ts';
import { useMatch } from '../match/useMatch.ts';
import { go } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { FailedScreen } from '../screens/Failed.tsx';
import { takeSeat } from '../screens/setup/opened.ts';
import { wordsOf } from '../words/words.ts';
import { OnlineTable } from './OnlineTable.tsx';
import { Room } from './Room.tsx';
import './online.css';
import './table.css';
import { routeTo } from './place.ts';

interface Props {
  readonly match: string;
  /** Somebody only watches, by this secret; '' where none is needed. */
  readonly watch: string | null;
}

const toHall = () => go(routeTo({ at: 'hall', part: 'lobby' }));

export function OnlineScreen({ match, watch }: Props) {
  const { value, failed } = useLoaded(async () => {
    const info = await matchInfo(match);
    // A seat that is kept for us, as in a rematch.
    if (watch === null && info.mine && !info.mine.sits) await takeSeat({ match });
    return info;
  }, [match]);
  if (failed) return <FailedScreen why={failed} onHome={toHall} />;
  if (!value) return <div className="loading" aria-busy="true" />;
  return <Connected match={match} watch={watch} />;
}

function Connected({ match, watch }: Props) {
  const { language, stop, keys } = useSettings();
  const held = useHeld(keys);
  const [start] = useState(() => ({ online: { match, ...(watch !== null && { watch }) } }));
  const playing = useMatch(start, language, held ?? stop);
  const { scene, look, faces, online, failed } = playing;
  if (failed) return <FailedScreen why={failed} onHome={toHall} />;
  if (!online) return <div className="loading" aria-busy="true" />;
  if (!scene || !look || faces.size === 0) return <Room online={online} playing={playing} />;
  return <OnlineTable key={match} playing={playing} online={online} scene={scene} look={look} words={wordsOf(language)} held={held} />;
}
