/** What was counted in a match, seat by seat, the reader's own first. */
import type { Recapped } from '../../match/recap.ts';
import type { Scene } from '../../match/scene.ts';
import { markOf } from '../../match/seen.ts';
import { useSettings } from '../../page/settings.ts';
import { afterWords } from '../../words/after.ts';

interface Props {
  readonly recap: Recapped | null;
  readonly scene: Scene;
  readonly near: number;
}

export function Figures({ recap, scene, near }: Props) {
  const words = afterWords(useSettings().language).result;
  const order = scene.seats.map((_, i) => (near + i) % scene.seats.length);
  const rows: readonly { readonly name: string; readonly values: readonly (number | string)[] }[] = recap
    ? [
        ...recap.figures,
        { name: words.decisions, values: recap.decisions },
        // A match that was brought from elsewhere does not say.
        ...(recap.longest.some((ms) => ms > 0) ? [{ name: words.longest, values: recap.longest.map(words.time) }] : []),
      ]
    : [];
  return (
    <section className="result-figures" aria-labelledby="figures" aria-busy={recap === null}>
      <h3 id="figures">{words.figures}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
                {scene.seats[seat].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {order.map((seat) => (
                <td key={seat}>{values[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
