/** Any game, from its zones and public values alone: playable on its first day. */
import type { Scene } from '../../match/scene.ts';
import { botOf, nearOf } from '../../match/seen.ts';
import type { BoardProps, Look } from '../drawing.ts';
import { drawPlain } from './card.tsx';
import { plainOf } from './told.ts';
import { PlainZones } from './Zones.tsx';
import './plain.css';

function Values({ scene, seat }: BoardProps & { readonly seat: number }) {
  const values = plainOf(scene).values.filter((value) => value.seat === seat);
  if (values.length === 0) return null;
  return (
    <dl className="values">
      {values.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ scene, seat, near }: BoardProps & { readonly seat: number; readonly near: number }) {
  const { name, deck, player } = scene.seats[seat];
  const mine = seat === near;
  const thinks = scene.thinking.includes(seat) && !scene.result;
  const zones = scene.zones.filter((zone) => zone.seat === seat && (!mine || zone.kind !== 'hand'));
  return (
    <section className={`side ${mine ? 'you' : 'opp'} ${thinks ? 'act' : ''}`} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <small>{[botOf(player), deck].filter(Boolean).join(' · ')}</small>
        <Values scene={scene} seat={seat} />
      </header>
      <PlainZones scene={scene} zones={zones} size={mine || scene.seats.length < 3 ? 's' : 'xs'} whose={name} />
    </section>
  );
}

/** The others beside one another in the order of play, what is common below them, the own side nearest. */
function PlainBoard({ scene }: BoardProps) {
  const near = nearOf(scene);
  const others = scene.seats.slice(1).map((_, i) => (near + 1 + i) % scene.seats.length);
  const shared = scene.zones.filter((zone) => zone.seat < 0);
  const open = shared.some(({ count }) => count > 0);
  return (
    <div className="plain-board">
      {others.length > 0 && (
        <div className={`others ${others.length > 1 ? 'many' : ''}`}>
          {others.map((seat) => (
            <Side key={seat} scene={scene} seat={seat} near={near} />
          ))}
        </div>
      )}
      {open && (
        <section className="side middle">
          <PlainZones scene={scene} zones={shared} size="s" />
        </section>
      )}
      <Side scene={scene} seat={near} near={near} />
    </div>
  );
}

/** What belongs to nobody: the round, the stake. */
const common = (scene: Scene): string[] => plainOf(scene).values.flatMap(({ name, seat, value }) => (seat < 0 ? [`${name} ${value}`] : []));

/** Without knowing the game: everybody's name and score, what belongs to nobody, and the phase as the match calls it. */
export const plain = (id: string, hand: readonly string[] = []): Look => ({
  id,
  draw: drawPlain,
  Board: PlainBoard,
  hand,
  score(scene) {
    const { score } = plainOf(scene);
    const near = nearOf(scene);
    const order = scene.seats.map((_, i) => (near + i) % scene.seats.length);
    return order.map((seat) => ({ seat, badge: null, value: score[seat] ?? '' }));
  },
  period: (scene) => common(scene).join(' · ') || scene.phase,
  phases: (scene) => [{ name: scene.phase, note: common(scene).join(' · '), at: 'now', steps: [] }],
});
