/** What is in a deck: how many, what is wrong, its costs, and card by card. */

import type { DeckList } from '@touchline/engine';
import { type Fault, listProblem } from '@touchline/lists';
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { type IconName, icons } from '../art/icons.ts';
import type { Draw } from '../games/drawing.ts';
import { sizeOf, solved, withMeant } from '../library/deck.ts';
import { kindOf } from '../library/filters.ts';
import type { Problem, Stock } from '../library/messages.ts';
import type { Face } from '../match/scene.ts';
import type { OwnDeck } from '../match/store.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { ago } from '../words/ago.ts';
import { listWords } from '../words/lists.ts';
import { roomWords } from '../words/rooms.ts';
import type { Shown } from './DeckEditor.tsx';
import { ExportList } from './ExportList.tsx';
import { TestHand } from './TestHand.tsx';

interface Props {
  readonly deck: Shown;
  readonly stock: Stock;
  readonly faces: ReadonlyMap<string, Face>;
  readonly draw: Draw;
  /** Null while they are looked for. */
  readonly problems: readonly Problem[] | null;
  readonly onChange: (more: Partial<Pick<OwnDeck, 'name' | 'list' | 'unread'>>) => void;
  readonly onCount: (group: string, card: string, n: number) => void;
  readonly onZoom: (card: string) => void;
  readonly onPlay: () => void;
}

export function DeckPanel(props: Props) {
  const { deck, stock, faces, draw, problems, onChange, onPlay } = props;
  const { language } = useSettings();
  const words = roomWords(language).deck;
  const [exporting, setExporting] = useState(false);
  const [testing, setTesting] = useState(false);
  // Counted is what must be there; what may be there besides has its number in the list.
  const needed = stock.groups.filter((group) => group.needs !== null);
  const needs = needed.reduce((n, group) => n + (group.needs ?? 0), 0);
  const there = needed.reduce((n, { id }) => n + (deck.list[id]?.length ?? 0), 0);
  const wrong = problems?.length ?? 0;
  return (
    <aside className="panel" aria-label={deck.name}>
      <header>
        <b className="size">
          {there}
          <i>/{needs}</i>
        </b>
        <span>
          <label>
            <span className="sr">{words.name}</span>
            <input value={deck.name} maxLength={60} onChange={(event) => onChange({ name: event.target.value })} />
          </label>
          <small>{deck.from === 'own' ? words.byline(false, ago(deck.at, language)) : words.byline(true, '')}</small>
        </span>
      </header>
      <div className="judged">
        {deck.from !== 'own' && (
          <p className="said">
            <Icon name="info" />
            <span>{deck.from === 'link' ? words.notKept : words.readyNote}</span>
            {deck.from === 'link' && (
              <button type="button" onClick={() => onChange({})}>
                {words.keep}
              </button>
            )}
          </p>
        )}
        <Verdict {...props} />
      </div>
      <Curve {...props} />
      <Contents {...props} />
      {testing && <TestHand deck={deck} faces={faces} draw={draw} onClose={() => setTesting(false)} />}
      <footer>
        <button type="button" className="btn" data-test-hand disabled={sizeOf(deck.list) === 0} onClick={() => setTesting(true)}>
          <b>{words.testHand}</b>
        </button>
        <button type="button" className="btn" data-export onClick={() => setExporting(true)}>
          <b>{words.export}</b>
        </button>
        <button type="button" className={`btn ${wrong > 0 ? 'off' : 'pri'}`} disabled={problems === null || wrong > 0} onClick={onPlay}>
          <span>
            <b>{words.play}</b>
            {wrong > 0 && <small>{words.fixFirst(wrong)}</small>}
          </span>
        </button>
      </footer>
      {exporting && <ExportList game={deck.game} name={deck.name} list={deck.list} onClose={() => setExporting(false)} />}
    </aside>
  );
}

/** One line for every problem, with its clause and what would solve it; and what an import left out. */
function Verdict({ deck, stock, problems, onChange }: Props) {
  const { language } = useSettings();
  const words = roomWords(language).deck;
  return (
    <div role="status">
      <ul aria-label={words.problems(problems?.length ?? 0)}>
        {problems?.length === 0 && (
          <li className="said ok">
            <Icon name="check" />
            <span>{words.legal}</span>
          </li>
        )}
        {problems?.map((problem) => {
          const better = solved(deck.list, problem, stock.places);
          return (
            <li key={`${problem.clause} ${problem.card} ${problem.group}`} className="said bad">
              <Icon name="cross" />
              <span>
                {problem.text}{' '}
                <a className="rule" href={hrefOf({ at: 'rules', game: deck.game, clause: problem.clause })}>
                  {problem.clause}
                </a>
              </span>
              {better && (
                <button type="button" onClick={() => onChange({ list: better })}>
                  {problem.most === null ? words.takeOut : words.setTo(problem.most)}
                </button>
              )}
            </li>
          );
        })}
        {deck.unread.map((fault) => (
          <li key={`${fault.line} ${fault.problem.code}`} className="said warn">
            <Icon name="warn" />
            <span>
              {words.unread(fault.line)} {listProblem(listWords(language), fault.problem)}
            </span>
            {near(fault).map(({ id, name }) => {
              const better = withMeant(deck.list, fault, id, stock.places);
              const rest = deck.unread.filter((one) => one !== fault);
              return (
                better && (
                  <button key={id} type="button" data-meant={id} onClick={() => onChange({ list: better, unread: rest })}>
                    {words.meant(name)}
                  </button>
                )
              );
            })}
            <button type="button" onClick={() => onChange({ unread: deck.unread.filter((one) => one !== fault) })}>
              {words.gotIt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cards that were probably meant. */
const near = ({ problem }: Fault) => ('near' in problem ? problem.near.slice(0, 2) : []);

const DEAREST = 7;
const HIGH = 64;

/** How many cards of each cost, in the colours they are drawn in. */
function Curve({ deck, faces, draw }: Props) {
  const { language } = useSettings();
  const cards = Object.values(deck.list)
    .flat()
    .flatMap((id) => faces.get(id) ?? [])
    .filter(({ stats }) => stats.cost !== undefined);
  if (cards.length === 0) return null;
  const at = Map.groupBy(cards, ({ stats }) => Math.min(stats.cost, DEAREST));
  const most = Math.max(...[...at.values()].map((all) => all.length));
  const colourOf = (face: Face) => String((draw(face, null, language).style as { '--el'?: string })['--el'] ?? 'var(--text-3)');
  const columns = Array.from({ length: DEAREST + 1 }, (_, cost) => ({ cost, all: at.get(cost) ?? [] })).filter(
    ({ cost, all }) => cost > 0 || all.length > 0,
  );
  const said = columns.map(({ cost, all }) => `${cost}: ${all.length}`).join(', ');
  return (
    <svg className="curve" viewBox={`0 0 ${columns.length * 42} 96`} role="img" aria-label={`${roomWords(language).deck.curve}. ${said}`}>
      {columns.map(({ cost, all }, i) => {
        let below = 78;
        return (
          <g key={cost} transform={`translate(${i * 42 + 5} 0)`}>
            {[...Map.groupBy(all, colourOf)].map(([colour, same]) => {
              const high = (same.length / most) * HIGH;
              below -= high;
              return <rect key={colour} x="0" y={below} width="32" height={high} fill={colour} />;
            })}
            <text x="16" y={below - 5} textAnchor="middle" className="many">
              {all.length || ''}
            </text>
            <text x="16" y="92" textAnchor="middle" className="cost">
              {cost === DEAREST ? `${DEAREST}+` : cost}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Group by group; within a group kind by kind, where there are several. */
function Contents({ deck, stock, faces, draw, problems, onCount, onZoom }: Props) {
  const { language } = useSettings();
  const words = roomWords(language);
  const bad = new Set(problems?.map(({ card }) => card));
  // Groups the game does not have can come with a list; they are shown so that they can be emptied.
  const known = stock.groups.map(({ id }) => id);
  const groups = [
    ...stock.groups,
    ...Object.keys(deck.list)
      .filter((id) => !known.includes(id))
      .map((id) => ({ id, name: id, needs: null })),
  ];
  const row = (group: string, id: string, n: number) => {
    const face = faces.get(id);
    const style = face ? draw(face, null, language).style : {};
    const name = face?.name ?? id;
    return (
      <li key={id} className={bad.has(id) ? 'bad' : ''} style={style} data-listed={id}>
        <span className="n">{n}</span>
        <span className="dot" aria-hidden="true">
          {face && <Sign face={face} word={words.find.values[kindOf(face)] ?? kindOf(face)} />}
        </span>
        <button type="button" className="nm" disabled={!face} onClick={() => onZoom(id)}>
          {name}
        </button>
        <span className="cost">{face?.stats.cost}</span>
        <button type="button" aria-label={words.deck.oneLess(name)} onClick={() => onCount(group, id, n - 1)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={words.deck.oneMore(name)} onClick={() => onCount(group, id, n + 1)}>
          <Icon name="plus" />
        </button>
      </li>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled
    <section className="listed" tabIndex={0} aria-label={words.deck.list}>
      {sizeOf(deck.list) === 0 && <p className="quiet">{words.deck.empty}</p>}
      {groups.map(({ id: group, name, needs }) => {
        const ids = deck.list[group] ?? [];
        if (ids.length === 0) return null;
        const kinds = Map.groupBy(countsOf(deck.list, group), ([id]) => {
          const face = faces.get(id);
          return face ? kindOf(face) : '';
        });
        return (
          <section key={group}>
            <h2>
              {name}
              <i>
                {ids.length}
                {needs !== null && `/${needs}`}
              </i>
            </h2>
            {[...kinds].map(([kind, cards]) => (
              <div key={kind}>
                {kinds.size > 1 && (
                  <h3>
                    {words.find.values[kind] ?? kind}
                    <i>{cards.reduce((n, [, count]) => n + count, 0)}</i>
                  </h3>
                )}
                <ul>{cards.map(([id, n]) => row(group, id, n))}</ul>
              </div>
            ))}
          </section>
        );
      })}
    </section>
  );
}

const isIcon = (value: string): value is IconName => value in icons;

/** What a colour stands for, as a sign: an element, an attribute or a kind of move; else the first letter of what it is. */
function Sign({ face, word }: { readonly face: Face; readonly word: string }) {
  const sign = [...Object.values(face.traits).flat(), face.kind].find(isIcon);
  return sign ? <Icon name={sign} /> : word.slice(0, 1);
}

function countsOf(list: DeckList, group: string): readonly (readonly [id: string, n: number])[] {
  const counts = new Map<string, number>();
  for (const id of list[group] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
