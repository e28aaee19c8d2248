/** The match is over: who has won and why, what to look at again, and what to play next. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { Look } from '../../games/drawing.ts';
import { newSeed } from '../../match/key.ts';
import type { Recapped } from '../../match/recap.ts';
import type { Begin, Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { Playing } from '../../match/useMatch.ts';
import { hrefOf } from '../../page/route.ts';
import { change, useSettings } from '../../page/settings.ts';
import { afterWords } from '../../words/after.ts';
import { screenWords } from '../../words/screens.ts';
import { wordsOf } from '../../words/words.ts';
import { CopyLink } from '../CopyLink.tsx';
import { type Again, harder, swapped } from './another.ts';
import { Figures } from './Figures.tsx';
import { Headline } from './Headline.tsx';
import { Moments } from './Moments.tsx';
import { outcomeOf } from './outcome.ts';
import './result.css';

interface Props {
  readonly playing: Playing;
  readonly scene: Scene;
  readonly look: Look;
  /** Where the match is kept. */
  readonly matchKey: string;
  readonly onSave: () => void;
  readonly onBegin: (match: Begin) => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
}

export function Result({ playing, scene, look, matchKey, onSave, onBegin, onHome, onClose }: Props) {
  const { language, stop } = useSettings();
  const words = afterWords(language).result;
  const { call, report } = playing;
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [recap, setRecap] = useState<Recapped | null>(null);
  const [again, setAgain] = useState<Again | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    first.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again in another language
  useEffect(() => {
    call('recap', {}).then(setRecap, report);
    call('again', {}).then(setAgain, report);
  }, [call, report, language]);
  const outcome = outcomeOf(scene);
  const begin = (match: Again) => onBegin({ ...match, seed: newSeed(), stop });
  /** Whoever is quicker than the answer plays again as well. */
  const playAgain = () => (again ? begin(again) : void call('again', {}).then(begin, report));
  const near = nearOf(scene);
  const other = again && swapped(again);
  // Where one will sit: on the seat the person has moved to.
  const mine = other ? other.players.indexOf('person') : -1;
  const next = again && outcome === 'won' ? harder(again) : null;
  return (
    <dialog ref={dialog} className="result" data-outcome={outcome} aria-labelledby="result-title" onClose={onClose}>
      <Headline scene={scene} look={look} outcome={outcome} />
      <nav className="result-acts" aria-label={words.result}>
        <button ref={first} type="button" className="btn pri" onClick={playAgain}>
          <Icon name="replay" />
          <span>
            <b>{words.again}</b>
            {again?.decks.some((deck) => deck?.name) && <small>{words.sameDecks}</small>}
          </span>
        </button>
        {next && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              change({ level: next.level.name });
              begin(next.match);
            }}
          >
            <Icon name="arrow" />
            <span>
              <b>{words.next}</b>
              <small>{words.level(next.level.name, next.level.level)}</small>
            </span>
          </button>
        )}
        {other && (
          <button type="button" className="btn" onClick={() => begin(other)}>
            <Icon name="seats" />
            <span>
              <b>{words.swap}</b>
              {other.decks[mine]?.name && <small>{words.swapFor(other.decks[mine].name)}</small>}
            </span>
          </button>
        )}
        <a className="btn" href={hrefOf({ at: 'replay', key: matchKey })}>
          <Icon name="play" />
          <b>{screenWords(language).replay.replay}</b>
        </a>
        <CopyLink call={call} report={report} />
        <button type="button" className="btn" onClick={onSave}>
          <Icon name="down" />
          <b>{words.save}</b>
        </button>
      </nav>
      <div className="result-parts">
        <Moments recap={recap} matchKey={matchKey} look={look} near={near} />
        <Figures recap={recap} scene={scene} near={near} />
      </div>
      <footer>
        {scene.practice > 0 && <p>{words.practice}</p>}
        <span className="grow" />
        <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
          <b>{words.board}</b>
        </button>
        <button type="button" className="btn sm" onClick={onHome}>
          <b>{wordsOf(language).home}</b>
        </button>
      </footer>
    </dialog>
  );
}
