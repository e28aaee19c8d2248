/** The League: every Club and the eight Opponents by their points, what each Week was to them, and who played whom. */
import { type TeamWeek, type WeekTold, weeksOfTeam } from '../../../games/eleven/read/results.ts';
import type { Scene } from '../../match/scene.ts';
import { markOf, nearOf } from '../../match/seen.ts';
import type { Story } from './story.ts';
import { type Team, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
}

interface LeagueProps extends Props {
  readonly story: Story;
}

export function LeagueTable({ scene, story }: LeagueProps) {
  const words = wordsFor(scene.language);
  const { league } = toldOf(scene);
  const { weeks } = story;
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
            {weeks.length > 0 && (
              <th scope="col" className="sr">
                {words.table.weeks}
              </th>
            )}
            <th scope="col" className="sr">
              {words.table.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {league.map((team) => (
            <Row key={team.name} scene={scene} team={team} weeks={weeks} />
          ))}
        </tbody>
      </table>
      {weeks.length > 0 && <p>{words.table.legend}</p>}
      <Results scene={scene} weeks={weeks} />
    </section>
  );
}

interface RowProps extends Props {
  readonly team: Team;
  readonly weeks: readonly WeekTold[];
}

function Row({ scene, team, weeks }: RowProps) {
  const words = wordsFor(scene.language);
  const { name, seat, emblem, points, place, inactive, meets } = team;
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
      {weeks.length > 0 && (
        <td className="weeks">
          {weeksOfTeam(weeks, seat < 0 ? emblem : seat).map((one) => (
            <Tile key={one.week} of={one} words={words} />
          ))}
        </td>
      )}
      <td>{points}</td>
    </tr>
  );
}

const OUTCOMES: { readonly [points: number]: 'W' | 'D' | 'L' } = { 3: 'W', 1: 'D', 0: 'L' };

/** Letters for Matches, a number for a die, a dash for a team that was only turned back to its active side. */
function Tile({ of: { week, matches, rolled }, words }: { readonly of: TeamWeek; readonly words: BoardWords }) {
  const outcomes = matches.map((points) => OUTCOMES[points]);
  const said = outcomes.length > 0 ? outcomes.map((one) => words.table.outcomes[one][1]).join(', ') : words.table.rolled(rolled);
  return (
    <i className={outcomes.length === 1 ? outcomes[0] : outcomes.length > 1 ? 'both' : rolled === null ? 'none' : 'die'}>
      <span aria-hidden="true">{outcomes.length > 0 ? outcomes.map((one) => words.table.outcomes[one][0]).join('') : (rolled ?? '–')}</span>
      <span className="sr">{`${words.week(week)}: ${said}. `}</span>
    </i>
  );
}

/** Who played whom, the last Week first. */
function Results({ scene, weeks }: Props & { readonly weeks: readonly WeekTold[] }) {
  const words = wordsFor(scene.language);
  const { clubs, league } = toldOf(scene);
  const near = nearOf(scene);
  const called = (emblem: string) => league.find((team) => team.emblem === emblem)?.name ?? emblem;
  return (
    <div className="el-results">
      {weeks.toReversed().map(({ week, played }) => (
        <section key={week}>
          <h3>{words.week(week)}</h3>
          <ul>
            {played.map(({ seat, team, score }) => (
              <li key={seat} className={seat === near ? 'near' : ''}>
                <span>
                  <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
                  {clubs[seat].name}
                </span>
                <b>{score.join(' : ')}</b>
                <span>{called(team)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
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
