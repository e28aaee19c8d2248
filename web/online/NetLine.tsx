/** Who is there, what their clocks show, and how many look on. */
import type { OnlineNow } from '../match/remote/now.ts';
import type { Scene } from '../match/scene.ts';
import { useSettings } from '../page/settings.ts';
import { onlineWords } from '../words/online.ts';
import { clockNow, clockText, urgency } from './clockNow.ts';
import { Eye } from './Eye.tsx';
import { nameAt } from './nameAt.ts';
import { Presence } from './Presence.tsx';
import { useTick } from './useTick.ts';

interface Props {
  readonly online: OnlineNow;
  readonly scene: Scene;
}

export function NetLine({ online, scene }: Props) {
  const { net } = onlineWords(useSettings().language);
  const { standing, viewer, watching, terms, sending } = online;
  useTick(1000, standing?.clock != null && standing.over === null);
  const now = Date.now();
  return (
    <section className="net-line" aria-label={onlineWords(useSettings().language).hall.parts}>
      {[...scene.seats.keys()].map((seat) => {
        const name = nameAt(online, scene, seat);
        const clock = clockNow(online, seat, now);
        return (
          <span key={seat} className={`net-seat ${seat === viewer ? 'own' : ''}`} data-net-seat={seat}>
            <Presence online={online} seat={seat} />
            <b>{name}</b>
            {clock && (
              <span
                className="net-clock"
                role="timer"
                aria-label={net.clockOf(name)}
                data-runs={clock.runs || undefined}
                data-urgency={clock.runs ? urgency(clock.left) : ''}
              >
                {clockText(clock.left, net)}
              </span>
            )}
          </span>
        );
      })}
      <span className="net-rest">
        {sending && <span data-sending>{net.sending}</span>}
        {viewer === 'spectator' && <span>{[net.watchOnly, terms.delay > 0 && net.late(terms.delay)].filter(Boolean).join(', ')}</span>}
        {watching > 0 && (
          <span data-watching={watching} title={net.watching(watching)}>
            <Eye />
            <span aria-hidden="true">{watching}</span>
            <span className="sr">{net.watching(watching)}</span>
          </span>
        )}
      </span>
    </section>
  );
}
