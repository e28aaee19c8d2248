/** What phrases of every language read from cards, questions, events and views. */
import { type CardDef, type Json, numbersIn, type Seat, type SeenCard, type View } from '@touchline/engine';
import type { At, EventAt, OptionAt, Say } from '@touchline/text';
import { CONSEQUENCES, type Consequence } from '../cards/boards.ts';
import { type Eleven, MARKS, MATCHDAY, RESOURCES, type Resource } from '../state.ts';
import type { Colour } from '../words/terms.ts';
import type { Mark, Zone } from '../words/vocabulary.ts';

export const ownOf = (view: View): Eleven => view.own as Eleven;

/** Cards a viewer sees in a zone of a seat; of a zone of the table, seat -1. */
export const cardsIn = (view: View, zone: Zone, seat: Seat): readonly SeenCard[] =>
  view.zones.find((z) => z.zone === zone && z.seat === seat)?.cards ?? [];
export const countIn = (view: View, zone: Zone, seat: Seat): number =>
  view.zones.find((z) => z.zone === zone && z.seat === seat)?.count ?? 0;
export const seenCard = (view: View, handle: number): SeenCard | undefined =>
  view.zones.flatMap(({ cards }) => cards).find((card) => card.handle === handle);
export const markOn = (card: SeenCard, mark: Mark): number => card.marks[MARKS.indexOf(mark)] ?? 0;

// ---------------------------------------------------------------- cards

/** The card of an id as this voice calls it. */
export const cardCalled = (say: Say, id: string): CardDef | undefined => say.library.defs[say.library.defIndex.get(id) ?? -1];
export const nameOf = (say: Say, id: Json | undefined): string => cardCalled(say, String(id))?.name ?? '';

// ---------------------------------------------------------------- answers

/** What an answer is read from. */
export type Asked = Pick<OptionAt, 'view' | 'ask' | 'option'>;

/** A number that comes with an answer; 0: none. */
export const figure = (o: Asked, name: string): number => o.option.figures?.[name] ?? 0;
export const hasFigure = (o: OptionAt, name: string): boolean => o.option.figures?.[name] !== undefined;

/** What becomes of the markers of whoever answers. */
export interface Change {
  readonly of: Resource;
  readonly from: number;
  readonly to: number;
}

const COSTS: { readonly [R in Resource]: string } = { cash: 'cost', fan: 'fan', op: 'op', fit: 'fit' };

export function changesIn(o: Asked): readonly Change[] {
  const own = ownOf(o.view);
  return RESOURCES.flatMap((of) => {
    const by = (of === 'cash' ? figure(o, 'gain') : 0) - figure(o, COSTS[of]);
    const from = own[of][o.ask.seat];
    return by === 0 ? [] : [{ of, from, to: from + by }];
  });
}

// ---------------------------------------------------------------- events

export const numsIn = (x: EventAt, name: string): readonly number[] => numbersIn(x.e.args[name]);
export const numIn = (x: EventAt, name: string): number => Number(x.e.args[name]);
/** Which of the words it may be is known to who asks. */
export const wordIn = <W extends string = string>(x: EventAt, name: string): W => String(x.e.args[name] ?? '') as W;

/** 442 as people write it. */
export const formationText = (code: number): string => [Math.floor(code / 100), Math.floor(code / 10) % 10, code % 10].join('-');

// ---------------------------------------------------------------- the pitch

/** Opposing men are things of their own. */
export const isMan = (id: string): boolean => id.startsWith('man');

/** Where a thing stands on the pitch, from 0; -1: nowhere. */
export const placeOf = (view: View, handle: number): number =>
  view.zones.find(({ zone, cards }) => (zone === 'pitch' || zone === 'foes') && cards.some((card) => card.handle === handle))?.place ?? -1;

/** ELV-R9: the number on a marker; those without one count from 12. */
const FIRST_BLANK = 12;

/** The Player who plays in a jersey, by name; '': nobody, it counts 1. */
export function wearerOf(o: At, marker: SeenCard): string {
  const number = cardCalled(o.say, marker.def)?.stats.number ?? 0;
  const wearer = cardsIn(o.view, 'squad', o.ask.seat).find((card) => {
    if (markOn(card, 'on') === 0) return false;
    if (number >= FIRST_BLANK) return markOn(card, 'bound') === number - FIRST_BLANK + 1;
    const { jersey, jerseyT } = cardCalled(o.say, card.def)?.stats ?? {};
    return (markOn(card, 'trained') === 1 ? jerseyT : jersey) === number;
  });
  return wearer === undefined ? '' : nameOf(o.say, wearer.def);
}

// ---------------------------------------------------------------- dice

const LETTERS = { Y: 'yellow', B: 'blue', R: 'red' } as const;

/** ELV-406, ELV-R7: the colour that leads on the die that lies there; null: none does. */
export function leadingColour(o: At): Colour | null {
  const face = ownOf(o.view).die[o.ask.seat];
  const votes = { yellow: 0, blue: 0, red: 0 };
  for (const card of cardsIn(o.view, 'directors', o.ask.seat)) {
    if (markOn(card, 'inj') + markOn(card, 'sus') > 0) continue;
    votes[LETTERS[String(cardCalled(o.say, card.def)?.notes?.votes)[face - 1] as 'Y']]++;
  }
  const most = Math.max(...Object.values(votes));
  const leaders = (Object.keys(votes) as Colour[]).filter((colour) => votes[colour] === most);
  return leaders.length === 1 ? leaders[0] : null;
}

const COLUMNS = ['loss', 'draw', 'win'] as const;
/** ELV-1401, ELV-1115: whom the twelve-sided die that lies there hits, by name; after a Match one of those who played. */
export function hitNow(o: At): readonly string[] {
  const { die, day } = ownOf(o.view);
  const face = die[o.ask.seat];
  return cardsIn(o.view, 'squad', o.ask.seat).flatMap((card) => {
    const { jersey = 0, jerseyT = 0 } = cardCalled(o.say, card.def)?.stats ?? {};
    const number = markOn(card, 'trained') === 1 ? jerseyT : jersey;
    const plays = day !== MATCHDAY || markOn(card, 'on') > 0;
    return plays && Math.min(number, TWELVE) === face ? [nameOf(o.say, card.def)] : [];
  });
}
/** ELV-1403: it stands for every number above 11. */
const TWELVE = 12;

/** ELV-1111: what each face of the die does to the squad after this Match. */
export const consequencesOf = (view: View, seat: Seat): readonly Consequence[] => CONSEQUENCES[COLUMNS[ownOf(view).outcome[seat]]] ?? [];
/** What the die that lies there has done. */
export const consequenceNow = ({ view, ask: { seat } }: At): Consequence => consequencesOf(view, seat)[ownOf(view).die[seat] - 1];
