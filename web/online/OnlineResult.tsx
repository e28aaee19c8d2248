/** A match at the server is over: who has won, the next one with sides changed, and what may be looked at. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Look } from '../games/drawing.ts';
import type { OnlineDeed, OnlineNow } from '../match/remote/now.ts';
import type { Verified } from '../match/remote/verify.ts';
import type { Scene } from '../match/scene.ts';
import type { Playing } from '../match/useMatch.ts';
import { go, hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { Headline } from '../screens/result/Headline.tsx';
import { outcomeOf } from '../screens/result/outcome.ts';
import { afterWords } from '../words/after.ts';
import { onlineWords } from '../words/online.ts';
import { Requests } from './Requests.tsx';
import '../screens/result/result.css';
import { routeTo } from './place.ts';

interface Props {
  readonly playing: Playing;
  readonly online: OnlineNow;
  readonly scene: Scene;
  readonly look: Look;
  readonly onDeed: (deed: OnlineDeed) => void;
  readonly onClose: () => void;
}

export function OnlineResult({ playing: { call, report }, online, scene, look, onDeed, onClose }: Props) {
  const { language } = useSettings();
  const { result: words } = onlineWords(language);
  const { standing, viewer, match } = online;
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [checked, setChecked] = useState<Verified | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    first.current?.focus({ preventScroll: true });
  }, []);
  const seated = typeof viewer === 'number';
  const { next = null, open = false, over = null, offer = null } = standing ?? {};
  const whole = open || online.terms.lists === 'open';
  const known = useRef(next);
  // Everybody has agreed: there one goes.
  useEffect(() => {
    if (seated && next !== null && known.current === null) go(routeTo({ at: 'room', match: next }));
  }, [seated, next]);
  const by = over && over.by !== 'rules' ? words.by[over.by] : '';
  return (
    <dialog ref={dialog} className="result online-result" data-outcome={outcomeOf(scene)} aria-labelledby="result-title" onClose={onClose}>
      <Headline scene={scene} look={look} outcome={outcomeOf(scene)} />
      {by && <p className="result-by">{by}</p>}
      <nav className="result-acts" aria-label={afterWords(language).result.result}>
        {next ? (
          <button ref={first} type="button" className="btn pri" data-next onClick={() => go(routeTo({ at: 'room', match: next }))}>
            <Icon name="arrow" />
            <b>{words.next}</b>
          </button>
        ) : (
          seated && (
            <button
              ref={first}
              type="button"
              className="btn pri"
              data-rematch
              aria-disabled={offer !== null || undefined}
              onClick={() => offer === null && onDeed({ t: 'offer', what: 'rematch' })}
            >
              <Icon name="replay" />
              <span>
                <b>{words.rematch}</b>
                <small>{words.rematchAbout}</small>
              </span>
            </button>
          )
        )}
        {seated && !whole && (
          <button
            type="button"
            className="btn"
            data-show-all
            aria-disabled={offer !== null || undefined}
            onClick={() => offer === null && onDeed({ t: 'offer', what: 'record' })}
          >
            <Icon name="hand" />
            <span>
              <b>{words.showAll}</b>
              <small>{words.showAllAbout}</small>
            </span>
          </button>
        )}
        {seated && (
          <a className="btn" data-replay={whole ? 'whole' : 'own'} href={hrefOf(routeTo({ at: 'replay', match, watch: '' }))}>
            <Icon name="play" />
            <span>
              <b>{words.replay}</b>
              <small>{whole ? words.replayWhole : words.replayOwn}</small>
            </span>
          </a>
        )}
        {seated && (
          <button type="button" className="btn" data-verify onClick={() => void call('verify', { match }).then(setChecked, report)}>
            <Icon name="check" />
            <b>{words.verify}</b>
          </button>
        )}
      </nav>
      <Requests online={online} scene={scene} onDeed={onDeed} />
      <output className="checked" data-checked={checked ? checked.unfair.length : undefined}>
        {checked &&
          (checked.unfair.length > 0
            ? checked.unfair.map(({ what }) => words.unfair[what]).join(' ')
            : words.verified(checked.numbers, checked.mine, checked.whole))}
      </output>
      <footer>
        <span className="grow" />
        <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
          <b>{afterWords(language).result.board}</b>
        </button>
        <a className="btn sm" href={hrefOf(routeTo({ at: 'hall', part: 'lobby' }))}>
          <b>{words.home}</b>
        </a>
      </footer>
    </dialog>
  );
}
