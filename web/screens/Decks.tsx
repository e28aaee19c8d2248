/** All decks: one's own and the ready ones, game by game. */

import type { DeckList } from '@touchline/engine';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Draw } from '../games/drawing.ts';
import { drawOf } from '../games/looks.ts';
import { gameIds, hasDecks } from '../games/shelf.ts';
import { ask, useLoaded } from '../library/client.ts';
import { ownNew, sizeOf } from '../library/deck.ts';
import { kindOf } from '../library/filters.ts';
import type { Group, Problem } from '../library/messages.ts';
import type { Face } from '../match/scene.ts';
import { forgetDeck, type OwnDeck, ownDecks } from '../match/store.ts';
import { go, hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { FacePicture } from '../pieces/FaceCard.tsx';
import { ago } from '../words/ago.ts';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import { ImportList } from './ImportList.tsx';
import { Sure } from './Sure.tsx';
import '../style/library.css';
import '../style/decks.css';

interface Props {
  readonly onPlay: (game: string, name: string, list: DeckList) => void;
}

export function Decks({ onPlay }: Props) {
  const { language } = useSettings();
  const words = screenWords(language);
  const without = gameIds.filter((game) => !hasDecks(game));
  const [own, setOwn] = useState<readonly OwnDeck[]>([]);
  useEffect(() => {
    void ownDecks().then(setOwn);
  }, []);
  const remove = (id: string) => void forgetDeck(id).then(() => setOwn(own.filter((deck) => deck.id !== id)));
  return (
    <Frame at="decks" className="library shelf">
      <main>
        <h1>{words.decks}</h1>
        {gameIds.filter(hasDecks).map((game) => (
          <DecksOf key={game} game={game} own={own.filter((deck) => deck.game === game)} onRemove={remove} onPlay={onPlay} />
        ))}
        {without.length > 0 && (
          <p className="quiet">{roomWords(language).deck.without(without.map((game) => wordsOf(language).pitch[game].name))}</p>
        )}
      </main>
    </Frame>
  );
}

interface OfProps extends Props {
  readonly game: string;
  readonly own: readonly OwnDeck[];
  readonly onRemove: (id: string) => void;
}

function DecksOf({ game, own, onRemove, onPlay }: OfProps) {
  const { language } = useSettings();
  const words = roomWords(language).deck;
  const [importing, setImporting] = useState(false);
  const { value: draw } = useLoaded(() => drawOf(game, language), [game, language]);
  const { value: list, failed } = useLoaded(() => ask('faces', { game, language }), [game, language]);
  const { value: stock } = useLoaded(() => ask('stock', { game, language }), [game, language]);
  const { value: problems } = useLoaded(
    () => Promise.all(own.map((deck) => ask('check', { game, list: deck.list, language }))),
    [game, language, own],
  );
  const faces = useMemo(() => new Map(list?.map((face) => [face.id, face])), [list]);
  const begin = async () => {
    const deck = await ownNew({ game, name: words.freshName, list: {}, unread: [] });
    go({ at: 'deck', game, id: deck.id });
  };
  const row = { game, draw, faces, groups: stock?.groups ?? [], onPlay };
  return (
    <section className="decks-of" data-game={game} aria-labelledby={`decks-${game}`}>
      <header>
        <h2 id={`decks-${game}`}>{wordsOf(language).pitch[game].name}</h2>
        <button type="button" className="btn sm" data-new={game} onClick={() => void begin()}>
          <Icon name="plus" />
          <b>{words.fresh}</b>
        </button>
        <button type="button" className="btn sm" data-import={game} onClick={() => setImporting(true)}>
          <Icon name="down" />
          <b>{words.import}</b>
        </button>
      </header>
      <Failed why={failed} />
      <h3>{words.own}</h3>
      {own.length === 0 && <p className="quiet">{words.noneYet}</p>}
      <ul>
        {own.map((deck, i) => (
          <Row
            key={deck.id}
            {...row}
            id={deck.id}
            name={deck.name}
            about=""
            list={deck.list}
            problems={problems?.[i] ?? null}
            when={ago(deck.at, language)}
            onRemove={() => onRemove(deck.id)}
          />
        ))}
      </ul>
      <h3>{words.ready}</h3>
      <ul>
        {stock?.ready.map(({ name, list: cards, about }) => (
          <Row key={name} {...row} id={name} name={name} about={about} list={cards} problems={[]} when="" onRemove={null} />
        ))}
      </ul>
      {importing && <ImportList game={game} onClose={() => setImporting(false)} />}
    </section>
  );
}

interface RowProps extends Props {
  readonly game: string;
  readonly draw: Draw | null;
  readonly faces: ReadonlyMap<string, Face>;
  readonly groups: readonly Group[];
  readonly id: string;
  readonly name: string;
  /** What it wants to do. */
  readonly about: string;
  readonly list: DeckList;
  /** Null while it is being looked at. */
  readonly problems: readonly Problem[] | null;
  readonly when: string;
  readonly onRemove: (() => void) | null;
}

const SHOWN = 3;

/** One of each kind first. */
function differing(faces: readonly Face[]): readonly Face[] {
  const kinds = [...Map.groupBy(faces, kindOf).values()].map(([face]) => face);
  return [...kinds, ...faces.filter((face) => !kinds.includes(face))];
}

function Row({ game, draw, faces, groups, id, name, about, list, problems, when, onRemove, onPlay }: RowProps) {
  const { language } = useSettings();
  const screens = screenWords(language);
  const words = roomWords(language).deck;
  const pictures = differing([...new Set(Object.values(list).flat())].flatMap((card) => faces.get(card) ?? [])).slice(0, SHOWN);
  const counts = groups.flatMap((group) => (list[group.id]?.length ? `${group.name} ${list[group.id].length}` : []));
  return (
    <li className="deck-row" data-deck={id}>
      <a href={hrefOf({ at: 'deck', game, id })}>
        <span className="trio" aria-hidden="true">
          {draw && pictures.map((face) => <FacePicture key={face.id} face={face} draw={draw} language={language} size="xs" />)}
        </span>
        <span className="what">
          <b>{name}</b>
          {about && <em>{about}</em>}
          <small>{sizeOf(list) === 0 ? wordsOf(language).empty : counts.join(' · ')}</small>
          <small>
            {[when && words.byline(false, when), problems?.length ? words.problems(problems.length) : ''].filter(Boolean).join(' · ')}
          </small>
        </span>
      </a>
      <span className="deeds">
        {problems?.length === 0 && (
          <button
            type="button"
            className="btn sm pri"
            data-play-deck={id}
            aria-label={`${words.play}: ${name}`}
            onClick={() => onPlay(game, name, list)}
          >
            <Icon name="play" />
            <b>{wordsOf(language).play}</b>
          </button>
        )}
        {onRemove && <Sure className="btn sm" label={words.remove} really={screens.really} about={name} onClick={onRemove} />}
      </span>
    </li>
  );
}
