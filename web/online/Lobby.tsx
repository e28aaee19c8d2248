/** Tables at which somebody waits, being paired with somebody, and bots: there is always somebody to play with. */
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { gameIds, seatsOf } from '../games/shelf.ts';
import { useLoaded } from '../library/client.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import { api } from '../match/remote/http.ts';
import type { Clock } from '../match/remote/terms.ts';
import { useHabits } from '../page/habits.ts';
import { go, hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { Failed } from '../screens/Failed.tsx';
import { type Invite, rememberInvite } from '../screens/setup/invites.ts';
import { clocks } from '../screens/setup/open.ts';
import { opened, takeSeat } from '../screens/setup/opened.ts';
import { Radios } from '../screens/setup/Radios.tsx';
import { type OnlineWords, onlineWords } from '../words/online.ts';
import { wordsOf } from '../words/words.ts';
import { routeTo } from './place.ts';
import { sittingAs } from './sitting.ts';
import { usePolled } from './usePolled.ts';

type Seats = readonly { readonly who: 'open' | 'person' | 'bot'; readonly name: string }[];

interface Tables {
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly mine: boolean;
    readonly seats: Seats;
    readonly terms: { readonly clock: Clock };
  }[];
  readonly bots: readonly string[];
  /** Matches everybody may watch. */
  readonly watch?: readonly {
    readonly id: string;
    readonly game: string;
    readonly seats: Seats;
    readonly terms: { readonly delay: number };
    readonly watching: number;
  }[];
}

/** Milliseconds after which the list is asked for again. */
const AGAIN = 4000;
const ALL = '';
/** What is offered without a sheet: no clock, ten minutes. */
const QUICK = [clocks[0], clocks[2]];
const played = gameIds.filter((game) => seatsOf(game).some((n) => n > 1));

export function Lobby() {
  const { language } = useSettings();
  const { hall } = onlineWords(language);
  const names = wordsOf(language).pitch;
  const turn = usePolled(AGAIN);
  const { value } = useLoaded(() => api<Tables>('GET', 'tables'), [turn]);
  const [game, setGame] = useState(ALL);
  const shown = <T extends { readonly game: string }>(all: readonly T[] = []) => all.filter((one) => game === ALL || one.game === game);
  const [tables, watch] = [shown(value?.tables), shown(value?.watch)];
  const { last } = useHabits();
  const chosen = game || (played.includes(last) ? last : played[0]);
  return (
    <>
      <h1>{hall.lobby}</h1>
      {value && <p className="lead">{hall.about(tables.length, watch.length)}</p>}
      <div className="two wide-left">
        <div>
          <Radios
            quiet
            legend={hall.open}
            of="lobby-game"
            className="chips"
            all={[{ value: ALL, label: hall.all }, ...played.map((id) => ({ value: id, label: names[id].name }))]}
            chosen={game}
            onChoose={setGame}
          />
          <h2>{hall.open}</h2>
          {value && tables.length === 0 && (
            <p className="quiet" data-empty>
              {hall.noneOpen}
            </p>
          )}
          <ul className="tables">
            {tables.map(({ id, game: of, seats, terms, mine }) => (
              <Row key={id} id={id} game={of} seats={seats} about={onlineWords(language).terms.clockIs(terms.clock)}>
                <a
                  className="btn sm"
                  data-join={id}
                  href={hrefOf(routeTo(mine ? { at: 'room', match: id } : { at: 'join', match: id, invite: '', watch: '' }))}
                >
                  <b>{mine ? onlineWords(language).mine.open : hall.join}</b>
                </a>
              </Row>
            ))}
          </ul>
          <a className="btn" data-open-table href={hrefOf({ at: 'setUp', game: chosen, people: false, friend: true })}>
            <Icon name="plus" />
            <b>{hall.openTable}</b>
          </a>
          {watch.length > 0 && (
            <>
              <h2>{hall.watchable}</h2>
              <ul className="tables">
                {watch.map(({ id, game: of, seats, terms, watching }) => (
                  <Row key={id} id={id} game={of} seats={seats} about={hall.seen(watching, terms.delay)}>
                    <a className="btn sm" data-watch={id} href={hrefOf(routeTo({ at: 'watch', match: id, watch: '' }))}>
                      <b>{hall.watchNow}</b>
                    </a>
                  </Row>
                ))}
              </ul>
            </>
          )}
        </div>
        <AtOnce game={chosen} bots={value?.bots ?? []} />
      </div>
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly game: string;
  readonly seats: Seats;
  readonly about: string;
  readonly children: React.ReactNode;
}

function Row({ id, game, seats, about, children }: RowProps) {
  const { language } = useSettings();
  const { room } = onlineWords(language);
  const { pitch, opponents } = wordsOf(language);
  const name = pitch[game]?.name ?? game;
  const who = seats.map((seat) => sittingAs(seat, room, opponents)).join(', ');
  return (
    <li data-match={id} data-game={game}>
      <span>
        <b>{who}</b>
        <small>
          {name} · {about}
        </small>
      </span>
      {children}
    </li>
  );
}

/** Without choosing a table: somebody who wants the same, or a bot. */
function AtOnce({ game, bots }: { readonly game: string; readonly bots: readonly string[] }) {
  const { language } = useSettings();
  const words = onlineWords(language);
  const { hall } = words;
  const [failed, setFailed] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async (doing: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      go(routeTo({ at: 'room', match: await doing() }));
    } catch (error) {
      setFailed(failureOf(error));
      setBusy(false);
    }
  };
  const name = wordsOf(language).pitch[game].name;
  return (
    <div>
      {failed && <Failed why={failed} />}
      <section className="panel-box" aria-labelledby="pairing">
        <h2 id="pairing">{hall.pairing}</h2>
        <Pairing words={words} name={name} onPair={(clock) => void begin(() => paired(game, clock))} />
      </section>
      <section className="panel-box" aria-labelledby="bots-here">
        <h2 id="bots-here">{hall.bots}</h2>
        <p className="quiet">
          {name}, {hall.botsAbout}
        </p>
        <ul className="tables">
          {bots.map((bot) => (
            <li key={bot}>
              <span>
                <b>{bot}</b>
                <small>{wordsOf(language).levels[bot]}</small>
              </span>
              <button type="button" className="btn sm" data-bot={bot} onClick={() => void begin(() => opened(againstBot(game, bot)))}>
                <b>{hall.play}</b>
                <span className="sr">{bot}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface PairingProps {
  readonly words: OnlineWords;
  readonly name: string;
  readonly onPair: (clock: Clock) => void;
}

function Pairing({ words: { hall, terms }, name, onPair }: PairingProps) {
  const [clock, setClock] = useState('0');
  return (
    <>
      <Radios
        legend={terms.clock}
        of="pair-clock"
        all={QUICK.map((one, i) => ({ value: String(i), label: terms.clockIs(one) }))}
        chosen={clock}
        onChoose={setClock}
      />
      <button type="button" className="btn pri" data-pair onClick={() => onPair(QUICK[Number(clock)])}>
        <Icon name="seats" />
        <span>
          <b>{hall.pairMe}</b>
          <small>{name}</small>
        </span>
      </button>
    </>
  );
}

const againstBot = (game: string, bot: string) => ({
  wanted: {
    game,
    seats: [
      'me' as const,
      ...new Array<{ readonly bot: string }>(Math.max(1, Math.min(...seatsOf(game).filter((n) => n > 1)) - 1)).fill({ bot }),
    ],
    options: {},
    clock: clocks[0],
    lists: 'seen' as const,
    watch: 'link' as const,
    delay: 0,
  },
  deck: null,
});

/** A match with somebody who wants the same, or a table at which we wait for them. */
async function paired(game: string, clock: Clock): Promise<string> {
  const { id, seat, invite, watch } = await api<{ readonly id: string; readonly seat: number } & Invite>('POST', 'pair', { game, clock });
  if (invite !== null) rememberInvite(id, { invite, watch });
  await takeSeat({ match: id, seat, deck: null });
  return id;
}
