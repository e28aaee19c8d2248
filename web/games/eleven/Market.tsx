/** The Transfer Area: three rows of five, of which the three at the right are open, and the decks beside them. */
import type { ReactNode } from 'react';
import type { Scene } from '../../match/scene.ts';
import { seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { Card } from '../../pieces/Card.tsx';
import { useSmall } from '../../pieces/useSmall.ts';
import type { OnOpen } from './Opened.tsx';
import { Spot } from './Spot.tsx';
import { wordsFor } from './words/words.ts';

const ROWS = ['player', 'staff', 'sponsor'] as const;
type Row = (typeof ROWS)[number];
const SLOTS = 5;
const OPEN = 3;

interface Props {
  readonly scene: Scene;
  readonly onOpen: OnOpen;
}

export function Market({ scene, onOpen }: Props) {
  const words = wordsFor(scene.language);
  const small = useSmall();
  return (
    <section className="el-market" aria-label={words.market.title}>
      <div className="el-slots" aria-hidden="true">
        {Array.from({ length: SLOTS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
          <span key={i} className={i < SLOTS - OPEN ? '' : 'open'}>
            {i + 1}
            {i >= SLOTS - OPEN && <i> {words.market.open}</i>}
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <MarketRow key={row} scene={scene} row={row}>
          {!small && <Decks scene={scene} row={row} onOpen={onOpen} />}
        </MarketRow>
      ))}
      {small && (
        <div className="el-piles">
          <Youngster scene={scene} />
          {ROWS.map((row) => (
            <Out key={row} scene={scene} row={row} onOpen={onOpen} label={words.market[row]} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Slots count from the right: where cards have run out, those at the left are empty. */
function MarketRow({ scene, row, children }: { readonly scene: Scene; readonly row: Row; readonly children: ReactNode }) {
  const words = wordsFor(scene.language);
  const zone = zoneOf(scene, `${row}Row`, -1);
  const cards = seenIn(zone);
  const empty = Math.max(0, SLOTS - cards.length);
  return (
    <div className={`el-trow ${row}`}>
      <h3>{words.market[row]}</h3>
      <ul data-pile={pileKey(zone)} aria-label={words.market[row]}>
        {Array.from({ length: empty }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
          <li key={`empty ${i}`} className="empty" />
        ))}
        {cards.map((card, i) => (
          <li key={card.handle} className={empty + i < SLOTS - OPEN ? 'shut' : ''}>
            <Card card={card} size="s" />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function Decks({ scene, row, onOpen }: Props & { readonly row: Row }) {
  const words = wordsFor(scene.language);
  const deck = zoneOf(scene, `${row}Deck`, -1);
  return (
    <div className="el-decks">
      {row === 'player' && <Youngster scene={scene} />}
      <span className="el-deck" data-pile={pileKey(deck)}>
        {words.market.deck} <b>{deck.count}</b>
      </span>
      <Out scene={scene} row={row} onOpen={onOpen} label={words.market.out} />
    </div>
  );
}

/** A discard pile: whoever wants can look through it. */
function Out({ scene, row, onOpen, label }: Props & { readonly row: Row; readonly label: string }) {
  const discard = zoneOf(scene, `${row}Discard`, -1);
  const inside = (
    <>
      {label} <b>{discard.count}</b>
    </>
  );
  if (seenIn(discard).length === 0)
    return (
      <span className="el-deck" data-pile={pileKey(discard)}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className="el-deck"
      data-pile={pileKey(discard)}
      aria-haspopup="dialog"
      aria-label={`${label} ${discard.count}, ${discard.name}`}
      onClick={() => onOpen({ pile: `${row}Discard` })}
    >
      {inside}
    </button>
  );
}

/** ELV-606: of the top Youngster Task and Line are seen. */
function Youngster({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const deck = zoneOf(scene, 'youngsterDeck', -1);
  const outside = deck.faces.find((face) => face !== null) ?? '';
  return (
    <Spot className="el-young" verbs={['hireYoungster']}>
      <small>{outside || words.market.youngster}</small>
      <i data-pile={pileKey(deck)}>{deck.count}</i>
    </Spot>
  );
}
