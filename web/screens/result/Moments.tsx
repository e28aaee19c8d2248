/** Moments of a match worth seeing again: each leads into the replay. */
import { Icon } from '../../art/Icon.tsx';
import type { Look } from '../../games/drawing.ts';
import type { Recapped, ShownMoment } from '../../match/recap.ts';
import { hrefOf } from '../../page/route.ts';
import { useSettings } from '../../page/settings.ts';
import { afterWords } from '../../words/after.ts';
import { turnName } from '../../words/turns.ts';

interface Props {
  readonly recap: Recapped | null;
  readonly matchKey: string;
  readonly look: Look;
  readonly near: number;
}

const MARKS = { score: 'ball', lead: 'seats', widest: 'power', special: 'lightning' } as const;

export function Moments({ recap, matchKey, look, near }: Props) {
  const { language } = useSettings();
  const words = afterWords(language).result;
  const score = ({ score: all }: ShownMoment) => [...all.slice(near), ...all.slice(0, near)].join('–');
  return (
    <section className="result-moments" aria-labelledby="moments" aria-busy={recap === null}>
      <h3 id="moments">{words.moments}</h3>
      {recap?.moments.length === 0 && <p className="quiet">{words.noMoments}</p>}
      <ol>
        {recap?.moments.map((moment) => (
          <li key={`${moment.step} ${moment.kind}`}>
            <a
              href={hrefOf({ at: 'replay', key: matchKey, step: moment.step })}
              title={words.toReplay(moment.step)}
              data-step={moment.step}
            >
              <Icon name={MARKS[moment.kind]} />
              <span>
                <small>
                  {[moment.turn > 0 && turnName(look, moment.turn, language), words.kinds[moment.kind]].filter(Boolean).join(' · ')}
                </small>
                {moment.text}
              </span>
              <em>{score(moment)}</em>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
