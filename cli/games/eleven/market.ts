/** The transfer area: three rows from slot 1 to slot 5, and the Youngster on top of the deck. */
import type { SeenCard } from '@touchline/engine';
import { entries, row } from '../../table/rows.ts';
import { defOf, nameOf, type Scene, zoneAt } from '../../table/scene.ts';
import { playerText, wordsOf } from './cards.ts';

const SLOTS = 5;
/** ELV-601: slots that a Basic action reaches. */
const OPEN = 3;

export function market(s: Scene): string[] {
  const w = wordsOf(s);
  const line = (label: string, zone: string, text: (card: SeenCard) => string) => {
    const { cards } = zoneAt(s, zone, -1);
    const slot = (i: number) => SLOTS - (cards.length - 1 - i);
    // Slots 1 and 2 cannot be had with a Basic action: they stand in brackets.
    const each = cards.map((card, i) => (slot(i) < OPEN ? `[${slot(i)} ${text(card)}]` : `${slot(i)} ${text(card)}`));
    return row(s, label, entries(s, each.length === 0 ? [w.none] : each));
  };
  const cost = (card: SeenCard) => w.cost(defOf(s.game, card.def).stats.cost);
  return [
    ...line(w.players, 'playerRow', (card) => `${nameOf(s, card)} ${playerText(s, card)} ${cost(card)}`),
    ...youth(s),
    ...line(w.staff, 'staffRow', (card) => `${nameOf(s, card)}, ${w.terms.profession[professionOf(s, card)]} ${cost(card)}`),
    ...line(w.sponsors, 'sponsorRow', (card) => nameOf(s, card)),
  ];
}

const professionOf = (s: Scene, card: SeenCard) => defOf(s.game, card.def).traits.profession[0] as 'scout';

/** ELV-606: Task and Line of the top Youngster. */
function youth(s: Scene): string[] {
  const w = wordsOf(s);
  const { hidden, cards, count } = zoneAt(s, 'youngsterDeck', -1);
  const top = hidden.find(({ place }) => place === count - 1);
  const known = cards.find(({ place }) => place === count - 1);
  const text = known ? nameOf(s, known) : top?.face ? s.speaker.face(top.face) : w.none;
  return row(s, w.youth, entries(s, [text, w.more(count)]));
}
