/** How one has played on this device: by game, level and deck, and over time. */
import { levels } from '@touchline/bots';
import { type ReactNode, useState } from 'react';
import { useLoaded } from '../../library/client.ts';
import { download } from '../../match/files.ts';
import { forgetOutcomes, outcomes as kept, type Outcome } from '../../match/store.ts';
import { hrefOf } from '../../page/route.ts';
import { useSettings } from '../../page/settings.ts';
import { afterWords } from '../../words/after.ts';
import { wordsOf } from '../../words/words.ts';
import { Failed } from '../Failed.tsx';
import { Frame } from '../Frame.tsx';
import { Sure } from '../Sure.tsx';
import { counts, deckOf, ENOUGH, type Group, grouped, isTogether, levelOf, nextLevel, playedIn, tallyOf, WEEK, weeksOf } from './counts.ts';
import { OverTime } from './OverTime.tsx';
import { type Row, Rows, Share } from './Rows.tsx';
import './record.css';

/** Weeks that are shown at most. */
const PERIODS = { recent: 12, all: 104 } as const;
type Period = keyof typeof PERIODS;

export function Record() {
  const { language } = useSettings();
  const words = afterWords(language).record;
  const [round, setRound] = useState(0);
  const { value, failed } = useLoaded(kept, [round]);
  return (
    <Frame at="record" className="record">
      <main>
        <h1>{words.title}</h1>
        <Failed why={failed ?? null} />
        {value?.length === 0 && (
          <p className="record-none">
            {words.none}{' '}
            <a className="btn pri" href={hrefOf({ at: 'home' })}>
              <b>{words.play}</b>
            </a>
          </p>
        )}
        {value && value.length > 0 && <Counted all={value} onForget={() => setRound(round + 1)} />}
      </main>
    </Frame>
  );
}

function Counted({ all, onForget }: { readonly all: readonly Outcome[]; readonly onForget: () => void }) {
  const { language } = useSettings();
  const words = afterWords(language).record;
  const named = (game: string) => wordsOf(language).pitch[game]?.name ?? game;
  const [game, setGame] = useState('');
  const [period, setPeriod] = useState<Period>('recent');
  const [now] = useState(() => Date.now());
  const counted = all.filter(counts);
  const [practice, together] = [all.filter((one) => one.practice).length, all.filter(isTogether).length];
  const since = period === 'recent' ? now - PERIODS.recent * WEEK : 0;
  const recent = counted.filter(({ at }) => at >= since);
  const shown = recent.filter((one) => game === '' || one.game === game);
  const games = grouped(recent, (one) => one.game);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const next = nextLevel(shown);
  return (
    <>
      <div className="record-head">
        <p>
          {counted.length > 0 && words.lead(counted.length, date.format(counted[0].at))}{' '}
          {practice + together > 0 && words.uncounted(practice, together)}
        </p>
        <Choice
          name={words.game}
          value={game}
          values={[['', words.allGames], ...grouped(counted, (one) => one.game).map(({ key }) => [key, named(key)] as const)]}
          onChange={setGame}
        />
        <Choice
          name={words.period}
          value={period}
          values={[
            ['recent', words.weeks(PERIODS.recent)],
            ['all', words.allTime],
          ]}
          onChange={(chosen) => setPeriod(chosen === 'all' ? 'all' : 'recent')}
        />
      </div>
      {shown.length === 0 ? (
        <p className="quiet">{words.nothingHere}</p>
      ) : (
        <>
          <ul className="record-games" aria-label={words.games}>
            {games.map((group) => (
              <Tile key={group.key} group={group} name={named(group.key)} />
            ))}
          </ul>
          <div className="record-parts">
            <Part title={words.overTime} note={words.overTimeNote}>
              <OverTime weeks={weeksOf(shown, now, PERIODS[period])} />
            </Part>
            <Part title={words.byLevel} note={words.atLeast(ENOUGH)}>
              <Rows rows={levelRows(shown, words)} />
              {next && <p className="quiet">{words.nextStep(next.name, next.level)}</p>}
            </Part>
            <Part title={words.byDeck} note={words.atLeast(ENOUGH)}>
              <Rows
                rows={grouped(shown, (one) => `${one.game} ${deckOf(one)}`).map(({ key, outcomes: [first], tally }) => ({
                  key,
                  tally,
                  name: (
                    <>
                      <i className="dot" data-game={first.game} aria-hidden="true" />
                      <b>{deckOf(first) || words.noDeck}</b> <small>{named(first.game)}</small>
                    </>
                  ),
                }))}
              />
            </Part>
          </div>
        </>
      )}
      <footer className="record-foot">
        <p className="quiet">{words.onDevice}</p>
        <button type="button" className="btn sm" onClick={() => download('touchline-record.json', exported(all))}>
          <b>{words.export}</b>
        </button>
        <Sure className="btn sm" label={words.delete} really={words.really} onClick={() => void forgetOutcomes().then(onForget)} />
      </footer>
    </>
  );
}

const exported = (all: readonly Outcome[]): string =>
  JSON.stringify({ touchline: 'record', matches: all.map(({ at, ...one }) => ({ ...one, at: new Date(at).toISOString() })) }, null, 2);

function levelRows(outcomes: readonly Outcome[], words: { readonly alone: string }): readonly Row[] {
  const rows = levels.map((level) => ({
    key: level.name,
    name: (
      <>
        <b>{level.name}</b> <small>{level.level}</small>
      </>
    ),
    tally: tallyOf(outcomes.filter((one) => levelOf(one) === level)),
  }));
  const alone = { key: 'alone', name: <b>{words.alone}</b>, tally: tallyOf(outcomes.filter(({ players }) => players.length === 1)) };
  return [...rows, alone].filter(({ tally }) => playedIn(tally) > 0);
}

function Tile({ group, name }: { readonly group: Group; readonly name: string }) {
  const words = afterWords(useSettings().language).record;
  const { won, drawn, lost } = group.tally;
  return (
    <li data-game={group.key}>
      <h2>{name}</h2>
      <p className="record-share">
        <Share tally={group.tally} />
      </p>
      <p className="wdl" role="img" aria-label={words.tally(won, drawn, lost)}>
        {([won, drawn, lost] as const).map(
          (n, i) => n > 0 && <i key={i === 0 ? 'w' : i === 1 ? 'd' : 'l'} style={{ flexGrow: n }} data-end={'wdl'[i]} />,
        )}
      </p>
      <small>{words.tally(won, drawn, lost)}</small>
    </li>
  );
}

function Part({ title, note, children }: { readonly title: string; readonly note: string; readonly children: ReactNode }) {
  return (
    <section>
      <header>
        <h2>{title}</h2>
        <small>{note}</small>
      </header>
      {children}
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ name, value, values, onChange }: ChoiceProps) {
  return (
    <label className="pick">
      <span>{name}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {values.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
