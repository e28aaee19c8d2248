/** The League table: every Club and the eight Opponents by their points. */
import type { Scene } from '../../match/scene.ts';
import { markOf, nearOf } from '../../match/seen.ts';
import { type Team, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
}

export function LeagueTable({ scene }: Props) {
  const words = wordsFor(scene.language);
  const { league } = toldOf(scene);
  return (
    // It scrolls where there is little room, so it can be reached.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section className="el-league" aria-label={words.table.title} tabIndex={0}>
      <table>
        <caption>{words.table.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="sr">
              {words.table.place}
            </th>
            <th scope="col" className="sr">
              {words.table.team}
            </th>
            <th scope="col" className="sr">
              {words.table.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {league.map((team) => (
            <Row key={team.name} scene={scene} team={team} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ scene, team }: Props & { readonly team: Team }) {
  const words = wordsFor(scene.language);
  const { name, seat, points, place, inactive, meets } = team;
  const near = nearOf(scene);
  return (
    <tr className={`${seat === near ? 'near' : seat < 0 ? 'foe' : ''} ${inactive ? 'off' : ''}`}>
      <td>{place}</td>
      <td>
        {seat >= 0 && <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />}
        {name}
        {meets.includes(near) && <em>{words.table.friday}</em>}
        {inactive && <em className="off">{words.table.inactive}</em>}
      </td>
      <td>{points}</td>
    </tr>
  );
}

/** What is known of Friday's Opponent. */
export function Scout({ scene }: Props) {
  const words = wordsFor(scene.language);
  const { scout } = toldOf(scene).clubs[nearOf(scene)];
  if (scout === '') return null;
  return (
    <section className="el-scout" aria-label={words.scout.title}>
      <h3>{words.scout.title}</h3>
      <p>{scout}</p>
      <small>{words.scout.sides}</small>
    </section>
  );
}
