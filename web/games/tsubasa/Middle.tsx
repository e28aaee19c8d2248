/** Between the Play Areas: the totals, and what the open question is about. */
import { Suspense } from 'react';
import { Shirt } from '../../art/Jersey.tsx';
import type { Scene, ShownZone } from '../../match/scene.ts';
import { nearOf, seenIn } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked } from '../../pieces/table.ts';
import { wornBy } from './kits.ts';
import { stageOf } from './stage.ts';
import type { Story } from './story.ts';
import { toldOf } from './told.ts';
import { Play } from './wanted.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly story: Story;
}

/** Zones whose cards lie on the board or in the hand anyway. */
const OPEN = ['hand', 'playArea', 'booking', 'pitch', 'bench', 'signings', 'shots', 'blocks'];

/** The pile an open question is about. */
function askedZone({ ask, zones }: Scene): ShownZone | undefined {
  const named = new Set(ask?.options.flatMap(({ on }) => on));
  return zones.find((zone) => !OPEN.includes(zone.zone) && seenIn(zone).some(({ handle }) => named.has(handle)));
}

export function Middle({ scene, story }: Props) {
  const stage = stageOf(scene);
  const asked = askedZone(scene);
  return (
    <div className="ts-mid">
      {asked && <Tray scene={scene} zone={asked} />}
      {stage === 'kickOff' && <Marker scene={scene} />}
      {(stage === 'draw' || stage === 'over') && <RoundBox scene={scene} story={story} />}
      <Suspense>{(stage === 'attack' || stage === 'shoot') && <Play scene={scene} story={story} />}</Suspense>
    </div>
  );
}

function Tray({ scene, zone }: { readonly scene: Scene; readonly zone: ShownZone }) {
  const { choice } = useAsked();
  const words = wordsFor(scene.language);
  const cards = seenIn(zone).filter(({ handle }) => choice.lit.has(handle) || choice.chosen.includes(handle));
  return (
    <section className="ts-tray" aria-label={zone.name}>
      <h3>
        {zone.name} <em>{words.choose}</em>
      </h3>
      <ul>
        {cards.map((card) => (
          <li key={card.handle}>
            <Card card={card} size="s" />
          </li>
        ))}
      </ul>
    </section>
  );
}

// ---------------------------------------------------------------- between the plays

/** TSU-201: the marker lies with the coach of the team it shows. */
function Marker({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const { teams, attacker } = toldOf(scene);
  const team = teams[attacker];
  return (
    <section className="ts-box ts-marker" aria-label={words.phases.kickOff}>
      <span className={attacker === nearOf(scene) ? 'you' : 'opp'}>
        <Shirt kit={wornBy(team).kit} />
      </span>
      <h3>{words.markerShows(words.teams[team])}</h3>
      <p>{words.markerHelp}</p>
    </section>
  );
}

/** Who takes a Match card when, and what the rounds before came to. */
function RoundBox({ scene, story }: Props) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { round, attacker, half } = toldOf(scene);
  const over = scene.result !== null;
  const defends = attacker === near ? 1 : 0;
  const first = scene.thinking.includes(1 - attacker);
  const rounds = story.rounds.filter((one) => over || one.half === half);
  const takes = scene.scopes.includes('takes');
  return (
    <section className="ts-box ts-round" aria-label={over ? words.fullTime : words.drawOf(round)}>
      <h3>{over ? words.fullTime : words.drawOf(round)}</h3>
      {takes && (
        <ol>
          <li className={first ? 'now' : 'done'}>
            <b>{words.takesFirst[scene.viewer === 'spectator' ? 1 : defends]}</b>
            <small>{words.takeHelp}</small>
          </li>
          <li className={first ? '' : 'now'}>
            <b>{words.takesNext[scene.viewer === 'spectator' ? 1 : 1 - defends]}</b>
            <small>{words.refillHelp}</small>
          </li>
        </ol>
      )}
      {rounds.length > 0 && (
        <ul className="ts-rounds" aria-label={words.roundsOf}>
          {rounds.map(({ half: of, round: n, attacker: who, outcome, goals }) => (
            <li key={`${of}/${n}`} className={`${outcome === 'goal' ? 'goal' : ''} ${who === near ? 'you' : 'opp'}`}>
              <span className="sr">{words.roundSpoken(n, scene.seats[who].name, words.outcomes[outcome])}</span>
              <b aria-hidden="true">{n}</b>
              <span aria-hidden="true">{outcome === 'goal' ? `${goals[near]}–${goals[1 - near]}` : words.outcomes[outcome]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
