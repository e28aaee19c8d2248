/** Groups of matches, a row each: how many were won, and which share that is where there are enough. */
import type { ReactNode } from 'react';
import { useSettings } from '../../page/settings.ts';
import { afterWords } from '../../words/after.ts';
import { ENOUGH, playedIn, shareOf, type Tally } from './counts.ts';

export interface Row {
  readonly key: string;
  readonly name: ReactNode;
  readonly tally: Tally;
}

export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className="record-rows">
      {rows.map(({ key, name, tally }) => (
        <li key={key}>
          <span className="what">{name}</span>
          <Share tally={tally} />
        </li>
      ))}
    </ul>
  );
}

export function Share({ tally }: { readonly tally: Tally }) {
  const words = afterWords(useSettings().language).record;
  const share = shareOf(tally);
  const played = playedIn(tally);
  return (
    <>
      <span className="bar" aria-hidden="true">
        {share !== null && <i style={{ width: `${share}%` }} />}
      </span>
      <b>{share === null ? '' : words.share(share)}</b>
      <small>
        {words.of(tally.won, played)}
        {share === null && <em>{words.tooFew(ENOUGH - played)}</em>}
      </small>
    </>
  );
}
