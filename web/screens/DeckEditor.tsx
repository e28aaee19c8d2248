/** A deck: the cards to choose from on one side, what is in it on the other, and what is wrong with it at any moment. */

import type { DeckList } from '@touchline/engine';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { drawOf } from '../games/looks.ts';
import { ask, useLoaded } from '../library/client.ts';
import { countOf, ownNew, sizeOf, withCount } from '../library/deck.ts';
import type { Stock } from '../library/messages.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import type { Face, Language } from '../match/scene.ts';
import { keepDeck, type OwnDeck, ownDeck } from '../match/store.ts';
import { go, hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { DeckPanel } from './DeckPanel.tsx';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import { Pool } from './Pool.tsx';
import { Zoom } from './Zoom.tsx';
import '../style/library.css';
import '../style/deck.css';

/** Ready decks and those out of a link are nobody's until they are changed or kept. */
export type Shown = Omit<OwnDeck, 'id'> & { readonly id: string | null; readonly from: 'own' | 'ready' | 'link' };

interface Props {
  readonly game: string;
  readonly from: { readonly id: string } | { readonly packed: string };
  readonly onPlay: (game: string, name: string, list: DeckList) => void;
}

async function load(game: string, from: Props['from'], stock: Stock): Promise<Shown | null> {
  if ('packed' in from) {
    const { name, list, unread } = await ask('read', { game, text: from.packed, name: '' });
    return { id: null, from: 'link', game, name, list, unread, at: 0 };
  }
  const own = await ownDeck(from.id);
  if (own?.game === game) return { ...own, from: 'own' };
  const ready = stock.ready.find(({ name }) => name === from.id);
  return ready ? { id: null, from: 'ready', game, name: ready.name, list: ready.list, unread: [], at: 0 } : null;
}

export function DeckEditor({ game, from, onPlay }: Props) {
  const { language } = useSettings();
  const screens = screenWords(language);
  const words = roomWords(language).deck;
  const { value: draw } = useLoaded(() => drawOf(game, language), [game, language]);
  const { value: all, failed: noFaces } = useLoaded(() => ask('faces', { game, language }), [game, language]);
  const { value: stock } = useLoaded(() => ask('stock', { game, language }), [game, language]);
  const { deck, change, gone, failed } = useDeck(game, from, stock);
  const { value: problems } = useLoaded(
    async () => (deck ? ask('check', { game, list: deck.list, language }) : null),
    [game, language, deck?.list],
  );
  const [zoomed, setZoomed] = useState<{ readonly id: string; readonly among: readonly string[] } | null>(null);
  const [side, setSide] = useState<'cards' | 'list'>('cards');
  const faces = useMemo(() => (all && stock ? all.filter(({ id }) => id in stock.places) : []), [all, stock]);
  const byId = useMemo(() => new Map(all?.map((face) => [face.id, face])), [all]);
  if (gone || failed || noFaces)
    return (
      <Frame at="deck" className="nowhere">
        <main>
          <h1>{screens.decks}</h1>
          {gone ? <p>{words.gone}</p> : <Failed why={failed ?? noFaces} />}
          <a className="btn" href={hrefOf({ at: 'decks' })}>
            <b>{screens.decks}</b>
          </a>
        </main>
      </Frame>
    );
  const set = (group: string, card: string, n: number) => deck && change({ list: withCount(deck.list, group, card, n) });
  const by = (face: Face, more: number) => {
    const { group } = stock!.places[face.id];
    set(group, face.id, countOf(deck!.list, group, face.id) + more);
  };
  const face = zoomed && byId.get(zoomed.id);
  return (
    <Frame at="deck" className="library three">
      <main data-game={game} data-side={side}>
        {draw && stock && deck && faces.length > 0 && (
          <>
            <div className="sides">
              <button type="button" aria-pressed={side === 'cards'} onClick={() => setSide('cards')}>
                {screens.cards}
              </button>
              <button type="button" aria-pressed={side === 'list'} onClick={() => setSide('list')}>
                {words.list} ({sizeOf(deck.list)})
              </button>
            </div>
            <Pool
              faces={faces}
              draw={draw}
              language={language}
              head={
                <>
                  <h1>
                    {screens.decks} <span className="sr">{deck.name}</span>
                  </h1>
                  <p className="quiet">{wordsOf(language).pitch[game].name}</p>
                </>
              }
              under={(one, reached) => (
                <Copies
                  face={one}
                  n={countOf(deck.list, stock.places[one.id].group, one.id)}
                  most={stock.places[one.id].most}
                  language={language}
                  reached={reached}
                  onMore={(more) => by(one, more)}
                />
              )}
              onKey={(key, one) => {
                if (key === '+') by(one, 1);
                if (key === '-') by(one, -1);
              }}
              onOpen={(one, among) => setZoomed({ id: one.id, among: among.map(({ id }) => id) })}
            />
            <DeckPanel
              deck={deck}
              stock={stock}
              faces={byId}
              draw={draw}
              problems={problems}
              onChange={change}
              onCount={set}
              onZoom={(id) => setZoomed({ id, among: [...new Set(Object.values(deck.list).flat())] })}
              onPlay={() => onPlay(game, deck.name, deck.list)}
            />
          </>
        )}
        {draw && face && (
          <Zoom
            face={face}
            among={zoomed.among.flatMap((id) => byId.get(id) ?? [])}
            draw={draw}
            language={language}
            onTurn={({ id }) => setZoomed({ ...zoomed, id })}
            onClose={() => setZoomed(null)}
          />
        )}
      </main>
    </Frame>
  );
}

/** The deck at this address. The first change of one that is nobody's makes it one's own, and goes to its address. */
function useDeck(game: string, from: Props['from'], stock: Stock | null) {
  const [deck, setDeck] = useState<Shown | null>(null);
  const [state, setState] = useState<{ readonly gone: boolean; readonly failed: Failure | null }>({ gone: false, failed: null });
  const address = 'id' in from ? from.id : from.packed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, or the stock has come
  useEffect(() => {
    if (!stock || (deck?.id !== null && deck?.id === address)) return;
    let wanted = true;
    load(game, from, stock).then(
      (found) => {
        if (!wanted) return;
        setDeck(found);
        setState({ gone: found === null, failed: null });
      },
      (error: unknown) => wanted && setState({ gone: false, failed: failureOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [address, stock !== null]);
  const change = (more: Partial<Pick<OwnDeck, 'name' | 'list' | 'unread'>>) => {
    if (!deck) return;
    const next: Shown = { ...deck, ...more, from: 'own', at: Date.now() };
    setDeck(next);
    const fail = (error: unknown) => setState({ gone: false, failed: failureOf(error) });
    if (next.id !== null) return void keepDeck(toKeep(next, next.id)).catch(fail);
    ownNew(next).then((own) => {
      // What was changed while it was being written is not lost.
      setDeck((now) => now && { ...now, id: own.id });
      go({ at: 'deck', game, id: own.id }, 'replace');
    }, fail);
  };
  return { deck, change, ...state };
}

const toKeep = ({ game, name, list, at, unread }: Shown, id: string): OwnDeck => ({ id, game, name, list, at, unread });

interface CopiesProps {
  readonly face: Face;
  readonly n: number;
  readonly most: number | null;
  readonly language: Language;
  readonly reached: boolean;
  readonly onMore: (more: number) => void;
}

/** How many of a card are in the deck. More than allowed can be put in: it is said, not hindered. */
function Copies({ face, n, most, language, reached, onMore }: CopiesProps) {
  const words = roomWords(language).deck;
  const state = most === null ? '' : n > most ? 'over' : n === most ? 'full' : '';
  const tabIndex = reached ? 0 : -1;
  return (
    <span className={`copies ${state}`}>
      <button type="button" tabIndex={tabIndex} disabled={n === 0} aria-label={words.oneLess(face.name)} onClick={() => onMore(-1)}>
        <Icon name="minus" />
      </button>
      <span>
        <span aria-hidden="true">
          {n}
          {most !== null && `/${most}`}
        </span>
        <span className="sr">{words.copies(n, most)}</span>
      </span>
      <button type="button" tabIndex={tabIndex} aria-label={words.oneMore(face.name)} onClick={() => onMore(1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
