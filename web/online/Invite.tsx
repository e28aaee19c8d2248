/** How others come to a table: a link to be copied or shared, and the same as a picture. */
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../page/settings.ts';
import { inviteOf } from '../screens/setup/invites.ts';
import { onlineWords } from '../words/online.ts';
import { wordsOf } from '../words/words.ts';
import { isHereOnly, sharedAddress } from './address.ts';
import { routeTo } from './place.ts';
import { Qr } from './Qr.tsx';

export function Invite({ match, game }: { readonly match: string; readonly game: string }) {
  const { language } = useSettings();
  const words = onlineWords(language).invite;
  const [said, setSaid] = useState('');
  const invite = inviteOf(match);
  if (!invite) return <p className="quiet">{words.gone}</p>;
  const watch = invite.watch ?? '';
  const address = sharedAddress(routeTo({ at: 'join', match, invite: invite.invite ?? '', watch }));
  const copy = (text: string) =>
    navigator.clipboard
      ? navigator.clipboard.writeText(text).then(
          () => setSaid(words.copied),
          () => setSaid(words.byHand),
        )
      : setSaid(words.byHand);
  const name = wordsOf(language).pitch[game]?.name ?? game;
  const share = () => void navigator.share({ title: 'Touchline', text: words.shareText(name), url: address }).catch(() => {});
  return (
    <section className="invite" aria-labelledby="invite-link">
      <figure>
        <Qr text={address} label={words.point} />
        <figcaption>{isHereOnly ? words.pointHere : words.point}</figcaption>
      </figure>
      <div>
        <h2 id="invite-link">{words.link}</h2>
        <input type="text" readOnly value={address} aria-label={words.link} data-invite onFocus={(event) => event.target.select()} />
        <div className="acts">
          <button type="button" className="btn pri" data-copy onClick={() => void copy(address)}>
            <Icon name="chain" />
            <b>{words.copy}</b>
          </button>
          {'share' in navigator && (
            <button type="button" className="btn" onClick={share}>
              <Icon name="out" />
              <b>{words.share}</b>
            </button>
          )}
          {watch && (
            <button type="button" className="btn sm" onClick={() => void copy(sharedAddress(routeTo({ at: 'watch', match, watch })))}>
              <b>{words.watchLink}</b>
            </button>
          )}
        </div>
        <output className="said-copied">{said}</output>
        <p className="quiet">{words.how}</p>
        {isHereOnly && (
          <p className="note-box" data-here-only>
            <Icon name="info" />
            {words.onlyHere}
          </p>
        )}
      </div>
    </section>
  );
}
