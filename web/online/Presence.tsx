/** Whether somebody is there: a full disc, a half one, an empty square for a bot, a ring for nobody. */
import type { OnlineNow } from '../match/remote/now.ts';
import { useSettings } from '../page/settings.ts';
import { onlineWords } from '../words/online.ts';

export function Presence({ online, seat }: { readonly online: OnlineNow; readonly seat: number }) {
  const { net, room } = onlineWords(useSettings().language);
  const who = online.standing?.seats[seat]?.who ?? 'open';
  const state = who !== 'person' ? who : online.seats[seat] === 'off' ? 'off' : 'on';
  // Who is behind time does not know who is there now.
  if (who === 'person' && online.viewer === 'spectator' && online.terms.delay > 0) return null;
  const text = { on: net.here, off: net.away, bot: room.bot, open: room.free }[state];
  return (
    <span className="presence" data-presence={state} title={text}>
      <span className="sr">{text}</span>
    </span>
  );
}
