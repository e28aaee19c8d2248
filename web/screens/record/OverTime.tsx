/** The share won over the weeks, with its band, and how much was played: a picture, and the same in numbers. */
import { useSettings } from '../../page/settings.ts';
import { afterWords } from '../../words/after.ts';
import { playedIn, type Week } from './counts.ts';

const WIDTH = 640;
const PLOT = { left: 44, right: 12, top: 12, height: 180 };
const BARS = { top: 206, height: 26 };
const HEIGHT = 252;

const y = (percent: number): number => PLOT.top + PLOT.height * (1 - percent / 100);

export function OverTime({ weeks }: { readonly weeks: readonly Week[] }) {
  const { language } = useSettings();
  const words = afterWords(language).record;
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const step = (WIDTH - PLOT.left - PLOT.right) / Math.max(1, weeks.length);
  const x = (i: number) => PLOT.left + step * (i + 0.5);
  const most = Math.max(1, ...weeks.map(({ tally }) => playedIn(tally)));
  const bar = (n: number) => (BARS.height * n) / most;
  // Where there is no share the line is interrupted.
  const stretches = stretchesOf(weeks);
  const every = Math.ceil(weeks.length / 6);
  return (
    <>
      <svg className="over-time" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((percent) => (
          <g key={percent}>
            <path d={`M${PLOT.left} ${y(percent)}H${WIDTH - PLOT.right}`} className="grid" />
            <text x={PLOT.left - 8} y={y(percent) + 4} textAnchor="end">
              {percent}
            </text>
          </g>
        ))}
        {stretches.map(([first, ...rest]) => {
          const all = [first, ...rest];
          const low = all.toReversed().map(({ i, share }) => `${x(i)} ${y(share.low)}`);
          return (
            <g key={first.i}>
              <path className="band" d={`M${[...all.map(({ i, share }) => `${x(i)} ${y(share.high)}`), ...low].join('L')}Z`} />
              <path className="share" d={`M${all.map(({ i, share }) => `${x(i)} ${y(share.value)}`).join('L')}`} />
              {all.map(({ i, share }) => (
                <circle key={i} cx={x(i)} cy={y(share.value)} r="4" className="share-at" />
              ))}
            </g>
          );
        })}
        {weeks.map(({ from, tally }, i) => {
          const w = Math.min(22, step * 0.6);
          return (
            <g key={from}>
              <rect
                x={x(i) - w / 2}
                y={BARS.top + BARS.height - bar(playedIn(tally))}
                width={w}
                height={bar(playedIn(tally))}
                className="played"
              />
              <rect x={x(i) - w / 2} y={BARS.top + BARS.height - bar(tally.won)} width={w} height={bar(tally.won)} className="won" />
              {(weeks.length - 1 - i) % every === 0 && (
                <text x={x(i)} y={HEIGHT - 4} textAnchor="middle" className={((weeks.length - 1 - i) / every) % 2 === 1 ? 'between' : ''}>
                  {date.format(from)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details className="in-numbers">
        <summary>{words.numbers}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.matches}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">95%</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, tally, share }) => (
              <tr key={from}>
                <th scope="row">{date.format(from)}</th>
                <td>{playedIn(tally)}</td>
                <td>{tally.won}</td>
                <td>{share ? `${words.share(share.value)} (${words.band(share.low, share.high)})` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

interface Point {
  readonly i: number;
  readonly share: NonNullable<Week['share']>;
}

function stretchesOf(weeks: readonly Week[]): readonly (readonly [Point, ...Point[]])[] {
  const out: [Point, ...Point[]][] = [];
  weeks.forEach(({ share }, i) => {
    if (!share) return;
    const last = out.at(-1);
    if (last?.at(-1)?.i === i - 1) last.push({ i, share });
    else out.push([{ i, share }]);
  });
  return out;
}
