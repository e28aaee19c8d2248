/** Somebody comes by a link: who invites them to what, and with which deck they sit down. */
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { hasDecks, hasLesson, minutesOf } from '../games/shelf.ts';
import { ask, useLoaded } from '../library/client.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import type { Deck } from '../match/remote/brought.ts';
import { type MatchInfo, matchInfo } from '../match/remote/http.ts';
import { ownDecks } from '../match/store.ts';
import { go, hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { Failed } from '../screens/Failed.tsx';
import { Frame } from '../screens/Frame.tsx';
import { takeSeat } from '../screens/setup/opened.ts';
import { onlineWords } from '../words/online.ts';
import { setUpWords } from '../words/setUp.ts';
import { wordsOf } from '../words/words.ts';
import { Eye } from './Eye.tsx';
import './online.css';
import { routeTo } from './place.ts';
import { sittingAs } from './sitting.ts';

interface Props {
  readonly match: string;
  readonly invite: string;
  readonly watch: string;
}

export function Join(props: Props) {
  const { match } = props;
  const { language } = useSettings();
  const [tries, setTries] = useState(0);
  const { value, failed } = useLoaded(() => matchInfo(match), [match, tries]);
  const words = onlineWords(language);
  return (
    <Frame at="online" className="online-join">
      <main data-join={match} data-state={value?.state}>
        {failed && (
          <>
            <h1>{words.join.title}</h1>
            <Failed why={failed} />
          </>
        )}
        {value && <Invitation {...props} info={value} onTaken={() => setTries(tries + 1)} />}
        {!value && !failed && <div className="loading" aria-busy="true" />}
      </main>
    </Frame>
  );
}

interface InvitationProps extends Props {
  readonly info: MatchInfo;
  readonly onTaken: () => void;
}

function Invitation({ match, invite, watch, info, onTaken }: InvitationProps) {
  const { language } = useSettings();
  const { join: words, terms: said, room } = onlineWords(language);
  const { terms, seats, state, mine } = info;
  const open = seats.some(({ who, invited }) => who === 'open' && invited);
  const host = seats.find(({ who }) => who === 'person')?.name;
  const { pitch, opponents } = wordsOf(language);
  const { name, line } = pitch[terms.game] ?? { name: terms.game, line: '' };
  const mayWatch = terms.watch === 'all' || (terms.watch === 'link' && watch !== '');
  const title = mine?.sits || open ? (host ? words.invites(host) : words.title) : state === 'over' ? words.over : words.full;
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{open ? words.about : words.fullAbout}</p>
      <div className="two">
        <div>
          <section className="game-card on-ground" data-game={terms.game}>
            <h2>{name}</h2>
            <p>{line}</p>
            <p>{[said.clockIs(terms.clock), setUpWords(language).how('', [], minutesOf(terms.game))].join(' · ')}</p>
          </section>
          {mine?.sits ? (
            <button type="button" className="btn pri big" data-mine onClick={() => go(routeTo({ at: 'room', match }), 'replace')}>
              <Icon name="play" />
              <b>{words.mine}</b>
            </button>
          ) : open ? (
            <Sit match={match} invite={invite} game={terms.game} onTaken={onTaken} />
          ) : null}
          {mayWatch && !mine?.sits && (
            <a className="btn big" data-watch href={hrefOf(routeTo({ at: 'watch', match, watch }))}>
              <Eye />
              <b>{words.watch}</b>
            </a>
          )}
          {open && mayWatch && <p className="quiet">{words.race}</p>}
          {!open && !mine?.sits && (
            <a className="btn big" href={hrefOf({ at: 'setUp', game: terms.game, people: false, friend: true })}>
              <b>{words.openOwn}</b>
            </a>
          )}
        </div>
        <section aria-labelledby="join-seats">
          <h2 id="join-seats">{words.seats}</h2>
          <ul className="rows">
            {seats.map((one, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <b>{sittingAs(one, room, opponents)}</b>
                <small>
                  {room.seat(seat + 1)}
                  {one.who === 'bot' && ` · ${room.bot}`}
                </small>
              </li>
            ))}
          </ul>
          {hasLesson(terms.game) && (
            <a className="btn sm" href={hrefOf({ at: 'lesson', game: terms.game })}>
              <b>{words.lesson}</b>
            </a>
          )}
        </section>
      </div>
    </>
  );
}

interface SitProps {
  readonly match: string;
  readonly invite: string;
  readonly game: string;
  readonly onTaken: () => void;
}

function Sit({ match, invite, game, onTaken }: SitProps) {
  const { language } = useSettings();
  const words = onlineWords(language).join;
  const [deck, setDeck] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  const { value } = useLoaded(async () => {
    if (!hasDecks(game)) return null;
    const [{ ready }, own] = await Promise.all([ask('setUp', { game, language }), ownDecks()]);
    return { ready, own: own.filter((one) => one.game === game) };
  }, [game, language]);
  const brought = (): Deck | null => {
    const own = value?.own.find(({ id }) => id === deck);
    return own ? { list: own.list } : deck ? { name: deck } : null;
  };
  const sit = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await takeSeat({ match, ...(invite && { secret: invite }), deck: brought() });
      go(routeTo({ at: 'room', match }), 'replace');
    } catch (error) {
      const why = failureOf(error);
      setBusy(false);
      setRefused(why);
      if (why.code === 'online' && (why.why === 'taken' || why.why === 'forbidden')) onTaken();
    }
  };
  const said = setUpWords(language);
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      {hasDecks(game) && (
        <label className="field">
          <span>{words.deck}</span>
          <select data-deck value={deck} onChange={(event) => setDeck(event.target.value)}>
            <option value="">{said.byChance}</option>
            <optgroup label={said.ready}>
              {value?.ready.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
            {value && value.own.length > 0 && (
              <optgroup label={said.own}>
                {value.own.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
      )}
      {refused && <Failed why={refused} />}
      <button type="submit" className="btn pri big" data-sit aria-disabled={busy || undefined}>
        <Icon name="play" />
        <b>{words.sit}</b>
      </button>
    </form>
  );
}
