/** The sum of Victory Points: of one club while the season runs, of all side by side when it is over. */
import type { Scene } from '../../match/scene.ts';
import { markOf, nearOf } from '../../match/seen.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** If the season ended now. */
export function Sum({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const words = wordsFor(scene.language);
  const { lines, vp } = toldOf(scene).clubs[seat];
  return (
    <dl className="el-sum" aria-label={words.season.now}>
      {lines.map(({ of, n, from }) => (
        <div key={of}>
          <dt>
            {words.season.lines[of] ?? of}
            {from !== '' && <small>{from}</small>}
          </dt>
          <dd>{signed(n)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{scene.result ? words.season.total : words.season.now}</dt>
        <dd>{signed(vp)}</dd>
      </div>
    </dl>
  );
}

/** One line for each source, one column for each club. */
export function Season({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const { clubs } = toldOf(scene);
  const near = nearOf(scene);
  const seats = scene.seats.map((_, i) => (near + i) % scene.seats.length);
  const lines = [...new Set(clubs.flatMap((club) => club.lines.map(({ of }) => of)))];
  const of = (seat: number, line: string) => clubs[seat].lines.find((one) => one.of === line);
  return (
    <section className="el-season" aria-label={words.season.title}>
      <h2>{words.season.title}</h2>
      <div className="el-sheets">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{words.season.source}</span>
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
                  {scene.seats[seat].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{words.season.lines[line] ?? line}</th>
                {seats.map((seat) => (
                  <td key={seat}>
                    {signed(of(seat, line)?.n ?? 0)}
                    {of(seat, line)?.from && <small>{of(seat, line)?.from}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.season.total}</th>
              {seats.map((seat) => (
                <td key={seat}>{signed(clubs[seat].vp)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
        <Ranks scene={scene} />
      </div>
    </section>
  );
}

/** ELV-1608: alone, the ranks of a manager, the one that is reached marked. */
function Ranks({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const { rank } = toldOf(scene);
  if (!rank) return null;
  return (
    <ol className="el-ranks" aria-label={words.season.rank}>
      {words.season.ranks.map((name, n) => (
        <li key={name} aria-current={n === rank.now ? 'true' : undefined}>
          <b>{n === 0 ? words.season.below(rank.from[0]) : rank.from[n - 1]}</b> {name}
        </li>
      ))}
    </ol>
  );
}
