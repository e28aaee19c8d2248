/** What there is to say of the line: nothing while it holds, and nothing of what is over before anybody would notice. */
import { Icon } from '../art/Icon.tsx';
import type { OnlineNow } from '../match/remote/now.ts';
import type { Playing } from '../match/useMatch.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { onlineWords } from '../words/online.ts';
import { routeTo } from './place.ts';
import { useTick } from './useTick.ts';

/** Milliseconds until a cut is told, and until it is told that it goes on for long. */
const TOLD = 2500;
const LONG = 10_000;

interface Props {
  readonly online: OnlineNow;
  readonly playing: Pick<Playing, 'call' | 'report'>;
}

export function Connection({ online, playing: { call, report } }: Props) {
  const { net, result } = onlineWords(useSettings().language);
  const { line, cut, sending } = online;
  const dials = line === 'dialling' || line === 'rolling';
  useTick(500, dials);
  if (line === 'open') return null;
  if (dials) {
    const since = Date.now() - (cut ?? Date.now());
    if (since < TOLD) return null;
    return (
      <div className={`net-banner ${since > LONG ? 'long' : ''}`} role="status" data-line={line}>
        <Icon name="warn" />
        <p>
          <b>{line === 'rolling' ? net.rolling : net.reconnecting(Math.floor(since / 1000))}</b> {sending && net.kept}{' '}
          {line === 'dialling' && since > LONG && net.offline}
        </p>
      </div>
    );
  }
  return (
    <div className="net-banner" role="alert" data-line={line}>
      <Icon name="warn" />
      <p>{line === 'elsewhere' ? net.elsewhere : line === 'gone' ? net.gone410 : net.refused}</p>
      {line === 'elsewhere' && (
        <button type="button" className="btn sm pri" data-here-again onClick={() => call('here', {}).catch(report)}>
          <b>{net.hereAgain}</b>
        </button>
      )}
      <a className="btn sm" href={hrefOf(routeTo({ at: 'hall', part: 'lobby' }))}>
        <b>{result.home}</b>
      </a>
    </div>
  );
}
