/** One's own matches at the server: those that wait for oneself first. */
import type { Me, MyMatch } from '../match/remote/http.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { onlineWords } from '../words/online.ts';
import { wordsOf } from '../words/words.ts';
import { routeTo } from './place.ts';

const GROUPS = ['myTurn', 'open', 'waiting', 'over'] as const;

export function MyMatches({ me }: { readonly me: Me | null }) {
  const { hall, mine } = onlineWords(useSettings().language);
  return (
    <>
      <h1>{hall.mine}</h1>
      {me?.matches.length === 0 && <p className="lead">{mine.none}</p>}
      {GROUPS.map((group) => {
        const list = me?.matches.filter(({ state }) => state === group) ?? [];
        return (
          list.length > 0 && (
            <section key={group} aria-labelledby={`mine-${group}`}>
              <h2 id={`mine-${group}`}>{mine.groups[group]}</h2>
              <ul className="tables">
                {list.map((match) => (
                  <Row key={match.id} match={match} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

function Row({ match: { id, game, names, clock, state, won } }: { readonly match: MyMatch }) {
  const { language } = useSettings();
  const { mine, terms, result } = onlineWords(language);
  const name = wordsOf(language).pitch[game]?.name ?? game;
  const ended = state === 'over' && won !== null ? (won ? mine.result.won : mine.result.lost) : '';
  return (
    <li data-match={id} data-state={state} data-game={game}>
      <span>
        <b>{name}</b>
        <small>{[mine.against(names.map((one) => one || mine.nobodyYet)), terms.clockIs(clock), ended].filter(Boolean).join(' · ')}</small>
      </span>
      {state === 'over' && (
        <a className="btn sm" data-replay href={hrefOf(routeTo({ at: 'replay', match: id, watch: '' }))}>
          <b>{result.replay}</b>
          <span className="sr">
            {name}, {names.join(', ')}
          </span>
        </a>
      )}
      <a className={state === 'myTurn' ? 'btn sm pri' : 'btn sm'} href={hrefOf(routeTo({ at: 'room', match: id }))}>
        <b>{mine.open}</b>
        <span className="sr">
          {name}, {names.join(', ')}
        </span>
      </a>
    </li>
  );
}
