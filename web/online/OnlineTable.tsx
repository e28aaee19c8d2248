/** The table of a match at the server: the same board as everywhere, and around it what only people far apart need. */
import type { Stop } from '@touchline/host';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { Look } from '../games/drawing.ts';
import type { OnlineDeed, OnlineNow } from '../match/remote/now.ts';
import type { Scene } from '../match/scene.ts';
import { useKeys } from '../match/useKeys.ts';
import type { Playing } from '../match/useMatch.ts';
import { later } from '../page/later.ts';
import { go } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import type { Tool } from '../pieces/Tools.tsx';
import { type Around, Seat } from '../screens/Seat.tsx';
import { onlineWords } from '../words/online.ts';
import { keyName, type Words } from '../words/words.ts';
import { Connection } from './Connection.tsx';
import { NetLine } from './NetLine.tsx';
import { nameAt } from './nameAt.ts';
import { routeTo } from './place.ts';
import { Requests } from './Requests.tsx';
import { Heard, Say } from './Say.tsx';
import { useYourTurn } from './useYourTurn.ts';

const OnlineResult = later(async () => (await import('./OnlineResult.tsx')).OnlineResult);
const Report = later(async () => (await import('./Report.tsx')).Report);

interface Props {
  readonly playing: Playing;
  readonly online: OnlineNow;
  readonly scene: Scene;
  readonly look: Look;
  readonly words: Words;
  readonly held: Stop | null;
}

/** The key to say something, unless somebody has given it to another deed. */
const SAY = 'c';
/** Of no use where there is no file of the match, and for nobody who only looks on. */
const NOT_HERE: readonly (string | undefined)[] = ['save', 'report'];
const PLAYERS_ONLY: readonly (string | undefined)[] = ['undo', 'rewind', 'hint', 'concede'];

export function OnlineTable({ playing, online, scene, look, words, held }: Props) {
  const { language, keys } = useSettings();
  const said = onlineWords(language);
  const { call, report } = playing;
  const { terms, viewer, standing } = online;
  /** What lies over the table: phrases, or a report about a seat. */
  const [open, setOpen] = useState<'say' | number | null>(null);
  const deed = useCallback((wanted: OnlineDeed) => void call('deed', { deed: wanted }).catch(report), [call, report]);
  const seated = typeof viewer === 'number';
  const people = standing?.seats.filter(({ who }) => who === 'person').length ?? 0;
  const canSay = seated && people > 1;
  const timed = terms.clock.kind !== 'none' && standing?.over === null;
  const sayKey = Object.values(keys).includes(SAY) ? '' : SAY;
  useKeys(useMemo(() => ({ [sayKey || 'none']: canSay ? () => setOpen('say') : undefined }), [sayKey, canSay]));
  const name = words.pitch[scene.game]?.name ?? scene.game;
  useYourTurn(seated && scene.ask !== null, name, said.net.yourTurnAt(name));

  const tools = useCallback(
    (usual: readonly Tool[]): readonly Tool[] => {
      const kept = usual.filter(({ id }) => !NOT_HERE.includes(id) && (seated || !PLAYERS_ONLY.includes(id)));
      const named = kept.map((tool) =>
        tool.id === 'rewind' ? { ...tool, label: said.offers.takeBack, about: said.offers.takeBackAbout } : tool,
      );
      const say: Tool = {
        id: 'say',
        icon: 'talk',
        label: said.say.title,
        keyName: keyName(sayKey, language),
        bar: 'wide',
        onClick: () => setOpen('say'),
      };
      const more: Tool = { id: 'more', icon: 'plus', label: said.offers.moreTime, onClick: () => deed({ t: 'offer', what: 'moreTime' }) };
      return [...named.slice(0, 2), ...(canSay ? [say] : []), ...named.slice(2), ...(seated && timed ? [more] : [])];
    },
    [said, seated, canSay, timed, sayKey, language, deed],
  );
  const around: Around = {
    note: said.terms.clockIs(terms.clock),
    line: <NetLine online={online} scene={scene} />,
    beside: (
      <>
        {!scene.result && <Requests online={online} scene={scene} onDeed={deed} />}
        <Heard online={online} scene={scene} />
      </>
    ),
    banner: <Connection online={online} playing={playing} />,
    tools,
    takeBack: useCallback(() => call('deed', { deed: { t: 'offer', what: 'takeBack' } }), [call]),
    result: (onClose) => <OnlineResult playing={playing} online={online} scene={scene} look={look} onDeed={deed} onClose={onClose} />,
  };
  return (
    <>
      <Seat
        playing={playing}
        scene={scene}
        look={look}
        words={words}
        held={held}
        matchKey={online.match}
        onHome={() => go(routeTo({ at: 'hall', part: 'mine' }))}
        around={around}
      />
      {open === 'say' && (
        <Say
          online={online}
          scene={scene}
          onMute={(seat, on) => void call('mute', { seat, on }).catch(report)}
          onSay={(phrase) => deed({ t: 'say', phrase })}
          onReport={setOpen}
          onClose={() => setOpen((now) => (now === 'say' ? null : now))}
        />
      )}
      <Suspense>
        {typeof open === 'number' && (
          <Report match={online.match} seat={open} name={nameAt(online, scene, open)} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}
