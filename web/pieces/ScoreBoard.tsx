/** Who plays, how it stands, and who is to move. */
import type { Score } from '../games/drawing.ts';
import type { Scene } from '../match/scene.ts';
import { botOf, markOf } from '../match/seen.ts';
import './score.css';

interface Props {
  readonly scene: Scene;
  readonly score: readonly Score[];
  readonly period: string;
}

export function ScoreBoard({ scene, score, period }: Props) {
  return (
    <section className="scoreboard" aria-label={period}>
      {score.map(({ seat, badge, value, counts }) => {
        const { name, player, deck } = scene.seats[seat];
        return (
          <div key={seat} className={`sb-row ${scene.thinking.includes(seat) && !scene.result ? 'act' : ''}`}>
            <span className="sb-kit">{badge}</span>
            <span className="sb-name">
              <b>
                <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
                {name}
              </b>
              <small>{[botOf(player), deck].filter(Boolean).join(' · ')}</small>
            </span>
            {counts ? (
              <span className="sb-n counts">
                <small>{counts.name}</small>
                <b>{value}</b>/{counts.most}
              </span>
            ) : (
              <b className="sb-n">{value}</b>
            )}
          </div>
        );
      })}
      <div className="sb-foot">
        <span>{period}</span>
      </div>
    </section>
  );
}
