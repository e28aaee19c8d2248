/** A match is set up: who sits where, with what, and by which rules. Everything is set already; most people only press the last button. */
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { minutesOf, seatsOf, usualSeatsOf } from '../../games/shelf.ts';
import { ask, useLoaded } from '../../library/client.ts';
import type { SetUpWords } from '../../library/setUp.ts';
import { type Failure, failureOf } from '../../match/failure.ts';
import type { Begin } from '../../match/scene.ts';
import { type OwnDeck, ownDecks } from '../../match/store.ts';
import { habitsNow, setUpIs } from '../../page/habits.ts';
import { regularsOf } from '../../page/regulars.ts';
import { go } from '../../page/route.ts';
import { settingsNow, useSettings } from '../../page/settings.ts';
import { changedIn, peopleOf, type Regulars, type SetUp, stillOffered, usualSetUp, withCount, withPreset } from '../../page/setUp.ts';
import { onlineWords } from '../../words/online.ts';
import { setUpWords } from '../../words/setUp.ts';
import { unbroken } from '../../words/unbroken.ts';
import { wordsOf } from '../../words/words.ts';
import { Failed } from '../Failed.tsx';
import { beginFrom } from './begin.ts';
import { OptionList } from './OptionList.tsx';
import { clocks, openFrom, usualTerms } from './open.ts';
import { opened } from './opened.ts';
import { Picker, pickedIn } from './Picker.tsx';
import { Radios } from './Radios.tsx';
import { SeatRow } from './SeatRow.tsx';
import { sumOf } from './sum.ts';
import { Terms } from './Terms.tsx';
import { useDecks } from './useDecks.ts';
import '../../style/setup.css';

interface Props {
  readonly game: string;
  /** For people at one device. */
  readonly people: boolean;
  /** With people elsewhere: a table is opened at the server, for this match. */
  readonly onOpened?: (match: string) => void;
  readonly onBegin: (match: Begin) => void;
  readonly onClose: () => void;
}

export function SetUpSheet(props: Props) {
  const { game, onClose } = props;
  const { language } = useSettings();
  const words = setUpWords(language);
  const name = wordsOf(language).pitch[game].name;
  const { value, failed } = useLoaded(async () => {
    const [offered, own] = await Promise.all([ask('setUp', { game, language }), ownDecks()]);
    return { offered: unbroken(offered), own: own.filter((deck) => deck.game === game) };
  }, [game, language]);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="setup"
      data-game={game}
      aria-label={words.title(name)}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      {failed && <Failed why={failed} />}
      {value ? (
        <Sheet {...props} {...value} name={name} onClose={() => dialog.current?.close()} />
      ) : (
        <div className="loading" aria-busy="true" />
      )}
    </dialog>
  );
}

interface SheetProps extends Props {
  readonly name: string;
  readonly offered: SetUpWords;
  readonly own: readonly OwnDeck[];
}

/** What the sheet begins with: as somebody has kept it, or as the game usually is. */
function firstSetUp({ offers }: SetUpWords, game: string, people: boolean, regulars: Regulars): SetUp {
  const kept = habitsNow().games[game]?.setUp;
  const counts = seatsOf(game);
  if (people) return usualSetUp(offers, counts.find((n) => n > 1) === undefined ? 1 : Math.max(2, usualSeatsOf(game)), regulars, true);
  return kept ? stillOffered(offers, counts, kept, regulars) : usualSetUp(offers, usualSeatsOf(game), regulars);
}

function Sheet({ game, people, name, offered, own, onOpened, onBegin, onClose }: SheetProps) {
  const { language, stop } = useSettings();
  const words = setUpWords(language);
  const { offers } = offered;
  const regulars = useMemo(() => regularsOf(game, habitsNow(), settingsNow()), [game]);
  const [setUp, setSetUp] = useState(() => firstSetUp(offered, game, people || onOpened !== undefined, regulars));
  const online = onlineWords(language).terms;
  const [terms, setTerms] = useState(usualTerms);
  const [opening, setOpening] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [kept, setKept] = useState(false);
  const { bySeat: decks, checking } = useDecks(game, offered, own, setUp, language);
  const change = (next: SetUp) => {
    setSetUp(next);
    setKept(false);
  };
  const counts = seatsOf(game);
  const changed = changedIn(offers, setUp);
  const wrong = decks.findIndex((deck) => deck.problems.length > 0 || deck.none);
  const [pressed, setPressed] = useState(false);
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!opening) setPressed(true);
  };
  // Whoever is quicker than the check of their deck waits a moment for it.
  useEffect(() => {
    if (!pressed || checking) return;
    setPressed(false);
    if (wrong < 0 && onOpened) {
      setOpening(true);
      setRefused(null);
      opened(openFrom(game, offered, own, setUp, terms)).then(onOpened, (error: unknown) => {
        setOpening(false);
        setRefused(failureOf(error));
      });
      return;
    }
    if (wrong < 0) return onBegin(beginFrom(game, offered, own, setUp, stop));
    const { deck } = setUp.seats[wrong];
    go(deck === '' ? { at: 'decks' } : { at: 'deck', game, id: deck });
  });
  const first = useRef<HTMLButtonElement>(null);
  // The way of most people is one key long; people at one device say their names first.
  useEffect(() => {
    if (!people) first.current?.focus();
  }, [people]);
  const openSeats = Math.max(0, peopleOf(setUp).length - 1);
  const isUsual = JSON.stringify(setUp) === JSON.stringify(usualSetUp(offers, usualSeatsOf(game), regulars));
  return (
    <form onSubmit={start} aria-busy={checking}>
      <header>
        <span className="stamp" />
        <div>
          <h2>{name}</h2>
          <p>{onOpened ? online.about : words.about}</p>
        </div>
        <span className="grow" />
        <button
          type="button"
          className="btn sm"
          data-reset
          onClick={() => change(onOpened ? firstSetUp(offered, game, true, regulars) : usualSetUp(offers, usualSeatsOf(game), regulars))}
          disabled={!onOpened && isUsual}
        >
          <b>{words.reset}</b>
        </button>
        <button type="button" className="tb ico" aria-label={words.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div className="columns">
        <div className="column">
          {counts.length > 1 && (
            <Radios
              legend={words.players}
              of="count"
              all={counts.map((n) => ({ value: String(n), label: String(n) }))}
              chosen={String(setUp.seats.length)}
              onChoose={(n) => change(withCount(offers, setUp, Number(n), regulars))}
            />
          )}
          <h3>{words.seats}</h3>
          {setUp.seats.map((_, seat) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              setUp={setUp}
              offered={offered}
              own={own}
              deck={decks[seat]}
              regulars={regulars}
              asksName={people && seat === 0}
              online={onOpened && online}
              onChange={change}
            />
          ))}
          {pickedIn(offered, setUp).map((option) => (
            <Picker key={option.id} option={option} offered={offered} setUp={setUp} onChange={change} />
          ))}
          {!onOpened && peopleOf(setUp).length > 1 && <p className="note">{words.handOver}</p>}
          {offers.distinct.length > 0 && setUp.seats.length > 1 && <p className="note">{words.swaps}</p>}
        </div>
        {(onOpened || offered.presets.length > 0 || offered.options.length > 0) && (
          <div className="column">
            {onOpened && <Terms game={game} terms={terms} onChange={setTerms} />}
            {offered.presets.length > 0 && (
              <fieldset className="presets">
                <legend>{words.rules}</legend>
                {offered.presets.map(({ id, name: called, about }) => (
                  <label key={id}>
                    <input
                      type="radio"
                      name="preset"
                      data-preset={id}
                      checked={setUp.preset === id}
                      onChange={() => change(withPreset(offers, setUp, id, regulars))}
                    />
                    <span>
                      <b>{called}</b>
                      <small>{about}</small>
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
            <OptionList offered={offered} setUp={setUp} changed={changed} onChange={change} />
          </div>
        )}
      </div>
      <div className="foot">
        <div className="sum" aria-live="polite">
          <b>
            {onOpened
              ? online.sum(openSeats, online.clockIs(clocks[terms.clock]))
              : sumOf(setUp, offered, own, words, wordsOf(language).opponents)}
          </b>
          {refused && <Failed why={refused} />}
          {/* The seat says it too, but whoever is far down among the options does not see it. */}
          <small className={wrong >= 0 && setUp.seats[wrong].deck === '' ? 'none-fits' : ''}>
            {wrong >= 0 && setUp.seats[wrong].deck === ''
              ? words.noneFits
              : kept
                ? words.kept
                : words.how(presetName(offered, setUp), changed.length > 0 ? [words.changed(changed.length)] : [], minutesOf(game))}
          </small>
        </div>
        {!onOpened && (
          <button
            type="button"
            className="btn sm keep"
            data-keep
            onClick={() => {
              setUpIs(game, isUsual ? undefined : setUp);
              setKept(true);
            }}
          >
            <b>{words.keep}</b>
          </button>
        )}
        <button ref={first} type="submit" className="btn pri" data-start aria-disabled={opening || undefined}>
          <Icon name={wrong < 0 ? 'play' : 'warn'} />
          <b>
            {wrong < 0
              ? onOpened
                ? opening
                  ? online.creating
                  : online.create
                : words.start
              : setUp.seats[wrong].deck === ''
                ? words.choose
                : words.fix}
          </b>
        </button>
      </div>
    </form>
  );
}

const presetName = ({ presets }: SetUpWords, { preset }: SetUp): string => presets.find(({ id }) => id === preset)?.name ?? '';
