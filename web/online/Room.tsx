/** Before the first card: who is there, how others come, and how it is dealt. */
import { useEffect } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { OnlineNow } from '../match/remote/now.ts';
import type { Playing } from '../match/useMatch.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { Frame } from '../screens/Frame.tsx';
import { hear } from '../sound/hear.ts';
import { onlineWords } from '../words/online.ts';
import { wordsOf } from '../words/words.ts';
import { Connection } from './Connection.tsx';
import { Invite } from './Invite.tsx';
import { Presence } from './Presence.tsx';
import { routeTo } from './place.ts';
import { sittingAs } from './sitting.ts';

interface Props {
  readonly online: OnlineNow;
  readonly playing: Playing;
}

export function Room({ online, playing }: Props) {
  const { language } = useSettings();
  const { room, terms: said } = onlineWords(language);
  const { terms, standing, viewer, match, noNumber } = online;
  const open = standing?.seats.filter(({ who }) => who === 'open').length ?? 0;
  const taken = (standing?.seats.length ?? 0) - open;
  // Somebody sits down.
  useEffect(() => {
    if (taken > 1) void hear('turn');
  }, [taken]);
  const watches = viewer === 'spectator';
  const late = watches && terms.delay > 0;
  const { pitch, opponents } = wordsOf(language);
  const name = pitch[terms.game]?.name ?? terms.game;
  return (
    <Frame at="online" className="online-room">
      <main data-room={match}>
        <h1>{watches ? onlineWords(language).net.watchOnly : open > 0 ? onlineWords(language).invite.title : room.ready}</h1>
        <p className="lead">
          {name} · {said.clockIs(terms.clock)}
        </p>
        <Connection online={online} playing={playing} />
        <div className="two">
          {open > 0 && typeof viewer === 'number' && <Invite match={match} game={terms.game} />}
          <section aria-labelledby="who-is-there">
            <h2 id="who-is-there">{room.who}</h2>
            {/* Who sits there is not known yet to whoever is behind time. */}
            {!late && (
              <ul className="rows">
                {standing?.seats.map((seat, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <li key={i} data-seat={i} data-who={seat.who}>
                    <Presence online={online} seat={i} />
                    <b>{sittingAs(seat, room, opponents)}</b>
                    <small>
                      {room.seat(i + 1)}
                      {i === viewer && ` · ${room.you}`}
                      {seat.who === 'bot' && ` · ${room.bot}`}
                    </small>
                  </li>
                ))}
              </ul>
            )}
            <p role="status">{late ? room.late(terms.delay) : open > 0 ? room.waiting(open) : noNumber ? room.noNumber : room.begins}</p>
            {!watches && <p className="quiet">{room.leave}</p>}
            <div className="acts">
              <a className="btn sm" href={hrefOf(routeTo({ at: 'hall', part: 'mine' }))}>
                <b>{onlineWords(language).hall.mine}</b>
              </a>
              {open > 0 && !watches && (
                <a className="btn sm" data-bot-instead href={hrefOf({ at: 'setUp', game: terms.game, people: false })}>
                  <b>{onlineWords(language).invite.botInstead}</b>
                </a>
              )}
            </div>
          </section>
          <section aria-labelledby="fair-deal" className="fair">
            <h2 id="fair-deal">{room.fair}</h2>
            {terms.fair ? (
              <ol>
                {room.fairSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            ) : (
              <p>{room.notFair}</p>
            )}
            <p className="note-box">
              <Icon name="info" />
              {room.notPromised}
            </p>
          </section>
        </div>
      </main>
    </Frame>
  );
}
