/** Cards to look through: a search, what they differ in, and the cards themselves, which arrow keys move among. */

import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { type IconName, icons } from '../art/icons.ts';
import type { Draw } from '../games/drawing.ts';
import { anything, facetsOf, found, ordersOf, type Wish } from '../library/filters.ts';
import type { Face, Language } from '../match/scene.ts';
import { FaceButton } from '../pieces/FaceCard.tsx';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';

interface Props {
  readonly faces: readonly Face[];
  readonly draw: Draw;
  readonly language: Language;
  /** Above the filters. */
  readonly head: ReactNode;
  /** Beside the search. */
  readonly beside?: ReactNode;
  /** Under a card; `reached`: it is the one that arrow keys have come to. */
  readonly under?: (face: Face, reached: boolean) => ReactNode;
  /** Keys on a card besides the arrows. */
  readonly onKey?: (key: string, face: Face) => void;
  readonly onOpen: (face: Face, among: readonly Face[]) => void;
}

export function Pool({ faces, draw, language, head, beside, under, onKey, onOpen }: Props) {
  const words = roomWords(language).find;
  const [wish, setWish] = useState<Wish>(anything);
  const [shown, setShown] = useState(false);
  const facets = useMemo(() => facetsOf(faces), [faces]);
  const orders = useMemo(() => ordersOf(faces, (stat) => stat in words.stats), [faces, words]);
  const wanted = useDeferredValue(wish);
  const cards = useMemo(() => {
    const called = (name: string) => words.facets[name] ?? words.stats[name] ?? words.values[name] ?? '';
    return found(faces, wanted, called);
  }, [faces, wanted, words]);
  const chosen = Object.values(wish.chosen).reduce((n, values) => n + values.length, 0);
  const toggle = (facet: string, value: string) => {
    const before = wish.chosen[facet] ?? [];
    const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
    setWish({ ...wish, chosen: { ...wish.chosen, [facet]: after } });
  };
  return (
    <>
      <aside className={`sieve ${shown ? 'shown' : ''}`} aria-label={words.filters}>
        {head}
        <button type="button" className="btn sm fold" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Icon name="filter" />
          <b>
            {words.filters}
            {chosen > 0 && ` (${chosen})`}
          </b>
        </button>
        <div className="facets">
          {facets.map(({ name, values }) => (
            <fieldset key={name}>
              <legend>{words.facets[name] ?? name}</legend>
              <div className="values">
                {values.map((value) => (
                  <button
                    key={value}
                    type="button"
                    className="value"
                    style={{ '--el': `var(--el-${value}, var(--mv-${value}, var(--stand-4)))` }}
                    aria-pressed={wish.chosen[name]?.includes(value) ?? false}
                    onClick={() => toggle(name, value)}
                  >
                    {value in icons && <Icon name={value as IconName} />}
                    {words.values[value] ?? value}
                  </button>
                ))}
              </div>
            </fieldset>
          ))}
          <label className="order">
            {words.order}
            <select value={wish.order} onChange={(event) => setWish({ ...wish, order: event.target.value })}>
              <option value="">{words.orders.printed}</option>
              <option value="name">{words.orders.name}</option>
              {orders.map((stat) => (
                <option key={stat} value={stat}>
                  {words.stats[stat]}
                </option>
              ))}
            </select>
          </label>
          {chosen > 0 && (
            <button type="button" className="btn sm" onClick={() => setWish({ ...wish, chosen: {} })}>
              <b>{words.clear}</b>
            </button>
          )}
        </div>
      </aside>
      <section className="pool on-ground" aria-label={screenWords(language).cards}>
        <div className="seek">
          <label className="seekbox">
            <Icon name="search" />
            <span className="sr">{words.search}</span>
            <input
              type="search"
              value={wish.text}
              placeholder={words.search}
              aria-describedby="query"
              onChange={(event) => setWish({ ...wish, text: event.target.value })}
            />
          </label>
          {beside}
        </div>
        <p className="tally" role="status">
          {words.count(cards.length, faces.length)}
          <span className="how">{words.keys}</span>
          <span className="how" id="query">
            {words.query}
          </span>
        </p>
        {cards.length === 0 ? (
          <p className="none">{words.none}</p>
        ) : (
          <Grid cards={cards} draw={draw} language={language} under={under} onKey={onKey} onOpen={(face) => onOpen(face, cards)} />
        )}
      </section>
    </>
  );
}

interface GridProps extends Pick<Props, 'draw' | 'language' | 'under' | 'onKey'> {
  readonly cards: readonly Face[];
  readonly onOpen: (face: Face) => void;
}

/** One stop of the Tab key; from there arrow keys go on. */
function Grid({ cards, draw, language, under, onKey, onOpen }: GridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState('');
  const reached = cards.some(({ id }) => id === at) ? at : cards[0].id;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li .cover') ?? [])];
    const from = buttons.findIndex((button) => button.closest('li')?.contains(event.target as Node));
    if (from < 0) return;
    const top = (button: HTMLElement) => button.getBoundingClientRect().top;
    const columns = buttons.filter((button) => top(button) === top(buttons[0])).length;
    const steps: { readonly [key: string]: number } = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from + columns,
      ArrowUp: from - columns,
      Home: 0,
      End: buttons.length - 1,
    };
    if (event.key in steps) {
      event.preventDefault();
      const to = buttons[steps[event.key]];
      if (!to) return;
      setAt(cards[steps[event.key]].id);
      to.focus();
      to.scrollIntoView({ block: 'nearest' });
    } else onKey?.(event.key, cards[from]);
  };
  return (
    <ul className="cards-grid" ref={list} onKeyDown={onKeyDown}>
      {cards.map((face) => (
        <li key={face.id} data-card={face.id}>
          <FaceButton
            face={face}
            draw={draw}
            language={language}
            size="m"
            tabIndex={face.id === reached ? 0 : -1}
            onFocus={() => setAt(face.id)}
            onClick={() => onOpen(face)}
          />
          {under?.(face, face.id === reached)}
        </li>
      ))}
    </ul>
  );
}
