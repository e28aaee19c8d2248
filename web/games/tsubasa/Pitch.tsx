/** The Match cards of this half: those that lie open, the deck beside them, and what has left the match. */
import type { Scene } from '../../match/scene.ts';
import { seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { Card, CardBack } from '../../pieces/Card.tsx';
import { type OnOpen, Pile } from './Piles.tsx';
import { stageOf } from './stage.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const PLACES = 4;

export function Pitch({ scene, onOpen }: { readonly scene: Scene; readonly onOpen: OnOpen }) {
  const words = wordsFor(scene.language);
  const { half } = toldOf(scene);
  const cards = seenIn(zoneOf(scene, 'pitch', -1));
  const deck = zoneOf(scene, half === 0 ? 'firstDeck' : 'secondDeck', -1);
  const taking = scene.ask?.name === 'take';
  const gone = Math.max(0, PLACES - cards.length);
  const laid = stageOf(scene) !== 'kickOff' && half < 2;
  return (
    <section className="ts-pitch" aria-label={words.piles.pitch}>
      <header>
        <h3>{taking ? words.pitchTake : words.pitch}</h3>
        {laid && <i>{words.matchDeck(deck.count)}</i>}
        {zoneOf(scene, 'box', -1).count > 0 && <Pile scene={scene} seat={-1} zones={['box']} label={words.piles.box} onOpen={onOpen} />}
      </header>
      <ul className="ts-match">
        {cards.map((card) => (
          <li key={card.handle}>
            <Card card={card} size="s" />
          </li>
        ))}
        {laid &&
          Array.from({ length: gone }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a free place is nothing else
            <li key={`gone${i}`}>
              <span className="slot empty">{words.gone}</span>
            </li>
          ))}
        {laid && (
          <li data-pile={pileKey(deck)} className={`ts-deck ${taking && deck.count > 0 ? 'open' : ''}`}>
            {deck.count > 0 ? <CardBack size="s" count={deck.count} /> : <span className="slot empty">{words.empty}</span>}
          </li>
        )}
      </ul>
    </section>
  );
}
