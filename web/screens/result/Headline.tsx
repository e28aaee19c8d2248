/** Who has won, how it stood, and by which rule. */
import { calledBy } from '@touchline/bots';
import { Icon } from '../../art/Icon.tsx';
import type { Look, Score } from '../../games/drawing.ts';
import type { Scene } from '../../match/scene.ts';
import { botOf, markOf } from '../../match/seen.ts';
import { useSettings } from '../../page/settings.ts';
import { Clause } from '../../pieces/Clause.tsx';
import { afterWords } from '../../words/after.ts';
import { wordsOf } from '../../words/words.ts';
import { type Outcome, placesOf } from './outcome.ts';

interface Props {
  readonly scene: Scene;
  readonly look: Look;
  readonly outcome: Outcome;
}

const MARKS = { won: 'power', shared: 'power', lost: 'cross', allLost: 'cross', drawn: 'none', over: 'flag' } as const;

export function Headline({ scene, look, outcome }: Props) {
  const words = afterWords(useSettings().language).result;
  const { clause, text } = scene.result!;
  const why = text.replace(`[${clause}]`, '').trim();
  const score = look.score(scene);
  const duel = scene.seats.length === 2;
  return (
    <header className="result-head on-ground" data-game={scene.game}>
      {duel && <Side scene={scene} score={score[0]} />}
      <div className="result-mid">
        {duel && score.every(({ value }) => value !== '') && (
          <p className="result-score">
            <span aria-hidden="true">{score.map(({ value }) => value).join('–')}</span>
            {score[0].counts && <small>{score[0].counts.name}</small>}
            <span className="sr">{score.map(({ seat, value }) => `${scene.seats[seat].name} ${value}`).join(', ')}</span>
          </p>
        )}
        <h2 id="result-title">
          <Icon name={MARKS[outcome]} />
          {outcome === 'over' ? why : words[outcome]}
        </h2>
        <p className="result-why">
          {outcome !== 'over' && `${why} `}
          {clause && <Clause id={clause} />}
        </p>
      </div>
      {duel && <Side scene={scene} score={score[1]} />}
      {!duel && <Places scene={scene} score={score} />}
    </header>
  );
}

function Side({ scene, score }: { readonly scene: Scene; readonly score: Score }) {
  const { name, player, deck } = scene.seats[score.seat];
  const won = scene.result!.winners.includes(score.seat);
  return (
    <div className={won ? 'result-side winner' : 'result-side'}>
      <span className="sb-kit" aria-hidden="true">
        {score.badge}
      </span>
      <b>{name}</b>
      <small>{[botOf(player), deck].filter(Boolean).join(' · ')}</small>
    </div>
  );
}

/** One or many: in the order of their places. */
function Places({ scene, score }: { readonly scene: Scene; readonly score: readonly Score[] }) {
  const { language } = useSettings();
  const words = afterWords(language).result;
  const { opponents } = wordsOf(language);
  const { scores, winners } = scene.result!;
  const places = placesOf(scene);
  const points = (seat: number) => scores?.[seat] ?? score.find((one) => one.seat === seat)?.value ?? '';
  const order = scene.seats.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  return (
    <ol className="result-places" aria-label={words.places}>
      {order.map((seat) => (
        <li key={seat} className={winners.includes(seat) ? 'winner' : ''}>
          {scene.seats.length > 1 && winners.length > 0 && <em>{words.place(places[seat])}</em>}
          <b>
            <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
            {scene.seats[seat].name}
          </b>
          <small>{[calledBy(botOf(scene.seats[seat].player), opponents), scene.seats[seat].deck].filter(Boolean).join(' · ')}</small>
          <strong>{points(seat)}</strong>
        </li>
      ))}
    </ol>
  );
}
