/** One seat: who sits there, and what they bring. */
import { aboutOf, inStyle, levelOf, levels, styleNames, styleOf } from '@touchline/bots';
import { Icon } from '../../art/Icon.tsx';
import { sizeOf } from '../../library/deck.ts';
import type { SetUpWords } from '../../library/setUp.ts';
import type { OwnDeck } from '../../match/store.ts';
import { useSettings } from '../../page/settings.ts';
import { peopleOf, type Regulars, type SetUp, withDeck, withLevel, withName, withValue, withWho } from '../../page/setUp.ts';
import type { OnlineWords } from '../../words/online.ts';
import { type SetUpScreenWords, setUpWords } from '../../words/setUp.ts';
import { wordsOf } from '../../words/words.ts';
import { deckNamed } from './begin.ts';
import { Radios } from './Radios.tsx';
import type { DeckState } from './useDecks.ts';

interface Props {
  readonly seat: number;
  readonly setUp: SetUp;
  readonly offered: SetUpWords;
  readonly own: readonly OwnDeck[];
  readonly deck: DeckState;
  readonly regulars: Regulars;
  /** Its name is asked before anything else. */
  readonly asksName: boolean;
  /** At a server: the first person is whoever opens the table, the others come by a link. */
  readonly online?: Pick<OnlineWords['terms'], 'me' | 'friend' | 'open'>;
  readonly onChange: (next: SetUp) => void;
}

const SHAPES = ['M5 .4a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 1 0 0-9.2z', 'M5 0l5 5-5 5-5-5z', 'M5 .5l5 9H0z', 'M.8.8h8.4v8.4H.8z'];

export function SeatRow({ seat, setUp, offered, own, deck, regulars, asksName, online, onChange }: Props) {
  const { language } = useSettings();
  const words = setUpWords(language);
  const choice = setUp.seats[seat];
  const people = peopleOf(setUp);
  const alone = people.length === 1;
  const isBot = choice.who === 'bot';
  const mine = seat === people[0];
  const perSeat = offered.options.filter(({ id }) => offered.offers.options[id].per === 'seat');
  return (
    <section className="seat-row" data-seat={seat} aria-label={words.seat(seat + 1)}>
      <div className="seat-head">
        <svg className={`seat-shape s${seat}`} viewBox="0 0 10 10" aria-hidden="true">
          <path d={SHAPES[seat % SHAPES.length]} />
        </svg>
        <b>{words.seat(seat + 1)}</b>
        {setUp.seats.length > 1 && (
          <Radios
            quiet
            legend={words.whoSits(seat + 1)}
            of={`who-${seat}`}
            all={[
              { value: 'person', label: online ? (mine ? online.me : online.friend) : !isBot && alone ? words.you : words.person },
              { value: 'bot', label: words.bot },
            ]}
            chosen={choice.who}
            onChoose={(who) => onChange(withWho(setUp, seat, who, regulars))}
          />
        )}
      </div>
      <div className="brings">
        {isBot && <Levels seat={seat} level={choice.level} words={words} onChoose={(level) => onChange(withLevel(setUp, seat, level))} />}
        {online && !isBot && !mine && <p className="note">{online.open}</p>}
        {!online && !isBot && !alone && (
          <label className="field">
            <span>{words.name}</span>
            <input
              type="text"
              data-name={seat}
              value={choice.name}
              maxLength={20}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: whoever chose to play with others at this device says who they are
              autoFocus={asksName}
              placeholder={words.nameless(seat + 1)}
              onChange={(event) => onChange(withName(setUp, seat, event.target.value))}
            />
          </label>
        )}
        {perSeat.map(({ id, name, about, values }) => {
          const value = choice.values[id] ?? null;
          const chosen = values.find((one) => one.value === value);
          return (
            <label key={id} className="field">
              <span>{name}</span>
              <span className="choice">
                <select
                  data-option={id}
                  value={value === null ? '' : String(value)}
                  onChange={(event) =>
                    onChange(
                      withValue(
                        offered.offers,
                        setUp,
                        seat,
                        id,
                        values.find((one) => String(one.value) === event.target.value)?.value ?? null,
                      ),
                    )
                  }
                >
                  {offered.offers.distinct.includes(id) && <option value="">{words.byChance}</option>}
                  {values.map((one) => (
                    <option key={String(one.value)} value={String(one.value)}>
                      {one.name}
                    </option>
                  ))}
                </select>
                <small>{chosen?.about ?? about}</small>
                <Icon name="chev" />
              </span>
            </label>
          );
        })}
        {offered.ready.length > 0 && (!online || mine) && <Deck {...{ seat, setUp, offered, own, deck, words, onChange }} />}
      </div>
      {deck.none && <p className="problem">{words.noneFits}</p>}
      {deck.problems.length > 0 && (
        <ul className="problem">
          {deck.problems.slice(0, 3).map(({ text, clause, card }) => (
            <li key={`${clause} ${card} ${text}`}>
              {text} <small>{clause}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface LevelsProps {
  readonly seat: number;
  readonly level: string;
  readonly words: SetUpScreenWords;
  readonly onChoose: (level: string) => void;
}

function Levels({ seat, level: bot, words, onChoose }: LevelsProps) {
  const { levels: about, opponents } = wordsOf(useSettings().language);
  const level = levelOf(bot)?.name ?? bot;
  const style = styleOf(bot);
  return (
    <div className="levels-of">
      <Radios
        quiet
        className="lv"
        legend={words.level(seat + 1)}
        of={`level-${seat}`}
        all={levels.map((one) => ({ value: one.name, label: String(one.level), title: `${one.name}: ${about[one.name]}` }))}
        chosen={level}
        onChoose={(name) => onChoose(inStyle(name, style))}
      />
      <small aria-hidden="true">
        <b>{level}</b> {aboutOf(bot, about, opponents)}
      </small>
      <label className="field">
        <span>{words.style}</span>
        <select data-style={seat} value={style ?? ''} onChange={(event) => onChoose(inStyle(level, event.target.value))}>
          <option value="">{words.noStyle}</option>
          {styleNames.map((one) => (
            <option key={one} value={one}>
              {opponents[one].name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Deck({
  seat,
  setUp,
  offered,
  own,
  deck,
  words,
  onChange,
}: Omit<Props, 'regulars' | 'asksName' | 'online'> & { readonly words: SetUpScreenWords }) {
  const chosen = deckNamed(offered, own, setUp.seats[seat].deck);
  const ready = offered.ready.find(({ name }) => name === setUp.seats[seat].deck);
  const about = !chosen ? words.chanceAbout : deck.problems.length > 0 ? '' : `${words.cards(sizeOf(chosen.list))} · ${words.legal}`;
  return (
    <label className="field">
      <span>{words.deck}</span>
      <span className="choice">
        <select
          data-deck={seat}
          value={chosen ? setUp.seats[seat].deck : ''}
          onChange={(event) => onChange(withDeck(setUp, seat, event.target.value))}
        >
          <option value="">{words.byChance}</option>
          <optgroup label={words.ready}>
            {offered.ready.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
          {own.length > 0 && (
            <optgroup label={words.own}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
        <small>{about}</small>
        <Icon name="chev" />
      </span>
      {ready?.about && <span className="note">{ready.about}</span>}
    </label>
  );
}
